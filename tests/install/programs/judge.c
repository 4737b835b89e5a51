/* Prints the answer to a request. */
#include <linesman/linesman.h>
#include <stdio.h>

int main(int count, char **words) {
  char *answer;
  lm_engine *engine = count == 2 ? lm_open(NULL, NULL) : NULL;
  if (engine == NULL) return 2;
  answer = lm_call(engine, words[1]);
  puts(answer);
  lm_free_text(answer);
  lm_close(engine);
  return 0;
}
