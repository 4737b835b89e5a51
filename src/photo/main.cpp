// The program read-photograph: reads one photograph, for a program that must not end with it.
#include "photo/apart.h"

int main() { return linesman::read_photograph_here(); }
