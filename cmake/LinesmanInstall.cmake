# What other projects build against: headers by room under include/linesman, the rooms as libraries, and the package
# Linesman for find_package. The lists of rooms stand with the rooms (linesman_room with INSTALLED).
include(CMakePackageConfigHelpers)

set(package lib/cmake/Linesman)
file(STRINGS ${PROJECT_SOURCE_DIR}/src/rules/ruleset_interface.h interface REGEX "RULESET_INTERFACE = [0-9]+")
string(REGEX REPLACE ".*= ([0-9]+);.*" "\\1" LINESMAN_RULESET_INTERFACE "${interface}")

# Programs of others write <linesman/referee/referee.h>: no name of a room is in their way.
install(SCRIPT ${CMAKE_CURRENT_LIST_DIR}/installed_includes.cmake COMPONENT development)

configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/LinesmanConfig.cmake.in
  ${PROJECT_BINARY_DIR}/LinesmanConfig.cmake INSTALL_DESTINATION ${package})
# C++ interfaces follow the sources: any other version may differ.
write_basic_package_version_file(${PROJECT_BINARY_DIR}/LinesmanConfigVersion.cmake COMPATIBILITY ExactVersion)
install(FILES ${PROJECT_BINARY_DIR}/LinesmanConfig.cmake ${PROJECT_BINARY_DIR}/LinesmanConfigVersion.cmake
  DESTINATION ${package} COMPONENT development)
install(EXPORT linesman NAMESPACE linesman:: FILE LinesmanTargets.cmake DESTINATION ${package} COMPONENT development)
