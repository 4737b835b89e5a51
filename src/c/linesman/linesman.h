/**
 * @file
 * Linesman for programs in C, and in every language that can call C.
 *
 * Requests and answers are JSON in UTF-8, as `linesman-cli batch` reads and writes them, byte for byte:
 *
 * @code{.c}
 * char *error = NULL;
 * lm_engine *engine = lm_open(NULL, &error);
 * if (engine == NULL) { puts(error); lm_free_text(error); return 1; }
 * char *answer = lm_call(engine,
 *     "{\"do\": \"judge\", \"game\": \"ford.linesman\","
 *     " \"order\": {\"piece\": \"tank-1\", \"action\": \"rapid\", \"path\": [{\"forward\": 4}]}}");
 * puts(answer);
 * lm_free_text(answer);
 * lm_close(engine);
 * @endcode
 *
 * **Ownership.** A text that a function returns, and a text that it puts into `*error`, belongs to the caller, who
 * gives it to lm_free_text(). Engines and games belong to the caller too: lm_close() and lm_game_close(). A game may be
 * closed after its engine. Texts that the caller gives are only read during the call.
 *
 * **Errors.** An error is a JSON object: "error" says in a sentence what is wrong, "pointer" (RFC 6901) says where in
 * the request, "file" in which file; what is empty is left out. lm_call() and lm_game_call() answer with it; lm_open()
 * and lm_game_open() put it into `*error`, which they set to NULL when all is well. `error` may be NULL. A null pointer
 * in place of a text, an engine or a game is an error like others. No exception leaves a function, and none ends the
 * program. A text is NULL only if there is no memory for it.
 *
 * **Threads.** Every function may be called by several threads at once: on different engines, on one engine, and on one
 * game. Calls on different games work side by side. The exception is closing: no other thread may use what is being
 * closed. A thread must not be cancelled (pthread_cancel) in a call. A child of fork() opens an engine of its own, also
 * when another thread was in a call.
 *
 * **The world outside.** A call reads rulesets and the games that requests name as files. It writes no file, opens no
 * connection, reads no clock and no locale, and leaves signals and environment alone: the same request on the same game
 * gives the same answer. Once loaded the library stays loaded, because the rules of games are loaded with it.
 */
#ifndef LINESMAN_LINESMAN_H
#define LINESMAN_LINESMAN_H

#include <stddef.h>

#if defined(__GNUC__)
/** A function of the library. All other symbols are hidden; these have the version LINESMAN_1. */
#define LM_API __attribute__((visibility("default")))
#else
#define LM_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/** Rulesets, and the games of the last requests, which are kept ready. */
typedef struct lm_engine lm_engine;

/** One game that was read and checked, ready for requests. It never changes: an order gives a new game. */
typedef struct lm_game lm_game;

/**
 * Finds the rulesets.
 *
 * @param options_json NULL, or a JSON object with any of these members:
 *   - "rulesets": a list of folders in which rulesets lie, each in a folder of its own. They are searched in place of
 *     the usual ones: `linesman/rulesets` beside the library, and those of the user and of the system.
 *   - "games": the greatest number of games that lm_call() keeps ready, 1 to 10000, usually 8.
 *   - "things": the greatest number of features and pieces of these games together, usually 80000; a game of 10000
 *     takes some 25 MiB.
 *   - "steps": the greatest work for one ruling or trace, usually 40000000: about a second. Work is counted, not time,
 *     so every machine refuses the same orders. The questions ask, reach, could, form, turns and mend have limits of
 *     their own.
 *   - "carried": true if the player agrees to the rules that games carry; then these judge such games. A line for
 *     lm_call() may say so for itself with a member "carried".
 * @param[out] error NULL, or where an error goes.
 * @return An engine, or NULL for options that cannot be used.
 */
LM_API lm_engine* lm_open(const char* options_json, char** error);

/**
 * Answers one request.
 *
 * @param engine The engine.
 * @param request_json A line of `linesman-cli batch`, as `batch.schema.json` describes it.
 * @return The answer, one line without its end: a ruling, a trace, … or an error.
 */
LM_API char* lm_call(lm_engine* engine, const char* request_json);

/**
 * Reads a game, so that requests need not carry it.
 *
 * @param engine The engine whose rulesets judge the game.
 * @param json The game document. It need not end with a NUL.
 * @param size Its bytes.
 * @param[out] error NULL, or where an error goes; its pointer begins with "/game", as that of a request with this game.
 * @return A game, or NULL for one that cannot be used.
 */
LM_API lm_game* lm_game_open(lm_engine* engine, const char* json, size_t size, char** error);

/**
 * Answers one request about an open game.
 *
 * @param game The game.
 * @param request_json As for lm_call(), without "game". "do" is judge, trace, ask, could, form, reach, turns, mend
 * or readings, or another word of batch: apply gives the game as it is after the order.
 * @return The answer of lm_call() to the request with the game, byte for byte.
 */
LM_API char* lm_game_call(lm_game* game, const char* request_json);

/**
 * The version of the library: "0.1.0". A program may compare it with the one that it was made for.
 * @return A text that stays, and is not freed.
 */
LM_API const char* lm_version(void);

/** Frees a text of the library. @param text The text; NULL does nothing. */
LM_API void lm_free_text(char* text);

/** Closes a game. @param game The game; NULL does nothing. */
LM_API void lm_game_close(lm_game* game);

/** Closes an engine. Its open games stay usable. @param engine The engine; NULL does nothing. */
LM_API void lm_close(lm_engine* engine);

#ifdef __cplusplus
}
#endif

#endif
