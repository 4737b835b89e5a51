// Where programs and libraries lie, and which failures end a program.
#pragma once

#include <mutex>
#include <string>

namespace linesman {

/// The folder of the running program; empty where the system does not say it.
std::string program_folder();

/// The folder of the program's data (schemas, examples, words of languages), as it is installed beside the program.
inline std::string data_folder() { return program_folder() + "/../share/linesman"; }

/// The file, program or library, that holds the code or data at an address, through symbolic links; empty where the
/// system does not say it.
std::string file_of_code(const void* address);

/// From now on a write to a closed pipe, or beyond a limit of size, fails; it does not end the program.
void let_writes_fail();

/// From now on this process ends when it takes more: seconds of the processor, megabytes (1e6 bytes) of memory of its
/// own. Without effect where the system knows no such limit.
void limit_process(double seconds, double megabytes);

/// From now on fork() waits for this mutex, so that it is free in the child, where no thread is left to free it. For
/// one mutex of the program.
void hold_over_fork(std::mutex& mutex);

/// Whether standard output is a pipe whose reader has ended, as `head` does when it has enough.
bool output_has_no_reader();

}  // namespace linesman
