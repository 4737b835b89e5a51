# The target `manual`: resources/manual as HTML with man pages of section 5, made with what this build installs. It is not part
# of `all`, as it plays every page.
find_package(Python3 COMPONENTS Interpreter)
find_program(LINESMAN_PANDOC pandoc)
if(Python3_FOUND AND LINESMAN_PANDOC)
  add_custom_target(manual
    COMMAND ${CMAKE_COMMAND} -E env PYTHONDONTWRITEBYTECODE=1 ${Python3_EXECUTABLE}
      ${PROJECT_SOURCE_DIR}/resources/manual/make/make_manual.py ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR}
      ${PROJECT_BINARY_DIR}/manual
    VERBATIM)
  add_dependencies(manual linesman-cli linesman_drawing linesman_c linesman_rulesets)
endif()
install(DIRECTORY ${PROJECT_BINARY_DIR}/manual/html DESTINATION share/doc/linesman COMPONENT manual OPTIONAL)
