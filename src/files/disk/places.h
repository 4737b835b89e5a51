// Where programs and libraries lie, and which failures end a program.
#pragma once

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

/// Whether standard output is a pipe whose reader has ended, as `head` does when it has enough.
bool output_has_no_reader();

}  // namespace linesman
