# Installed headers include one another as other programs include them: "rules/terms.h" is <linesman/rules/terms.h> there.
file(GLOB_RECURSE headers "$ENV{DESTDIR}${CMAKE_INSTALL_PREFIX}/include/linesman/*.h")
foreach(header IN LISTS headers)
  file(READ "${header}" text)
  string(REGEX REPLACE "#include \"([a-z_]+/[^\"]+)\"" "#include <linesman/\\1>" outside "${text}")
  # Sections of a paper that is not handed on.
  string(REGEX REPLACE " (\\(|by )protocol sections? [0-9]( and [0-9])?\\)?" "" outside "${outside}")
  if(NOT outside STREQUAL text)
    file(WRITE "${header}" "${outside}")
  endif()
endforeach()
