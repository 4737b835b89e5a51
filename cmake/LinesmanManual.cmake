# The target `manual`: resources/manual as HTML with man pages of section 5, made with what this build installs. It is not part
# of `all`, as it plays every page.

# Plays the window for pages of the manual and takes their pictures. It is handed on with nothing.
find_package(Qt6 6.4 REQUIRED COMPONENTS Test)
set(player ${PROJECT_SOURCE_DIR}/resources/manual/player)
add_executable(linesman-player ${player}/player.cpp ${player}/gestures.cpp ${player}/shown.cpp ${player}/topics.cpp)
target_include_directories(linesman-player PRIVATE ${PROJECT_SOURCE_DIR}/resources/manual)
target_compile_definitions(linesman-player PRIVATE LINESMAN_VERSION="${PROJECT_VERSION}")
target_link_libraries(linesman-player PRIVATE linesman::rigour linesman_qt_rigour linesman::ui_window Qt6::Test)

find_package(Python3 COMPONENTS Interpreter)
find_program(LINESMAN_PANDOC pandoc)
if(Python3_FOUND AND LINESMAN_PANDOC)
  add_custom_target(manual
    COMMAND ${CMAKE_COMMAND} -E env PYTHONDONTWRITEBYTECODE=1 ${Python3_EXECUTABLE}
      ${PROJECT_SOURCE_DIR}/resources/manual/make/make_manual.py ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR}
      ${PROJECT_BINARY_DIR}/manual
    VERBATIM)
  add_dependencies(manual linesman-cli linesman-player linesman_drawing linesman_c linesman_rulesets)
endif()
install(DIRECTORY ${PROJECT_BINARY_DIR}/manual/html DESTINATION share/doc/linesman COMPONENT manual OPTIONAL)
