# What every target of the project shares, and how a folder becomes a library.

# Warnings and floating-point rules; every target links it privately.
add_library(linesman_rigour INTERFACE)
add_library(linesman::rigour ALIAS linesman_rigour)
target_compile_features(linesman_rigour INTERFACE cxx_std_20)
target_compile_options(linesman_rigour INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror
  # Designated initialisers leave the other members at their defaults; that is what they are for.
  -Wno-missing-field-initializers
  # A fused multiply-add would round differently from machine to machine: rulings are the same bytes everywhere.
  -ffp-contract=off
  # Failed checks name their source file; where it was built is nobody's business.
  -ffile-prefix-map=${PROJECT_SOURCE_DIR}/=)
# The flags of dpkg-buildflags besides; `./dev package` turns them on.
option(LINESMAN_FORTIFIED "Compile with checks of buffers and of the stack" OFF)
if(LINESMAN_FORTIFIED)
  target_compile_options(linesman_rigour INTERFACE
    -D_FORTIFY_SOURCE=2 -fstack-protector-strong -fstack-clash-protection -fcf-protection -Werror=format-security)
endif()

# Many sources in one translation unit, over one precompiled header a floor: a whole build takes a quarter of the time.
# What it costs: a source finds what its neighbours include and name. So names of one target differ, and a build without
# it (./dev includes) holds that each source includes what it uses. With ccache each source is better compiled alone.
option(LINESMAN_BATCHES "Compile sources in batches over precompiled headers" OFF)

# linesman_floor_headers(FLOOR LINK ... SYSTEM ... HEADERS ...): the headers that nearly every source of a floor takes in,
# read once for all of it.
function(linesman_floor_headers floor)
  cmake_parse_arguments(FLOOR "" "" "LINK;HEADERS" ${ARGN})
  if(NOT LINESMAN_BATCHES)
    return()
  endif()
  set(target linesman_headers_${floor})
  set(source ${PROJECT_BINARY_DIR}/headers/${floor}.cpp)
  file(CONFIGURE OUTPUT ${source} CONTENT "\n")
  add_library(${target} OBJECT EXCLUDE_FROM_ALL ${source})
  target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR}/src)
  target_link_libraries(${target} PRIVATE linesman::rigour ${FLOOR_LINK})
  target_precompile_headers(${target} PRIVATE ${FLOOR_HEADERS})
  linesman_compile_over_headers(${target})
endfunction()

# Programs too, as Qt asks it of whatever uses it, and precompiled headers ask it of all or of none.
function(linesman_compile_over_headers target)
  set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE ON)
  target_compile_options(${target} PRIVATE -fPIC
    # gcc 12 warns wrongly of strings that are put together of literals where <string> is precompiled.
    "$<$<CXX_COMPILER_ID:GNU>:-Wno-array-bounds;-Wno-restrict;-Wno-stringop-overflow>")
endfunction()

# linesman_batches(TARGET FLOOR SIZE): at most SIZE sources of the target at once, over the headers of its floor.
function(linesman_batches target floor size)
  if(LINESMAN_BATCHES)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE ${size})
    target_precompile_headers(${target} REUSE_FROM linesman_headers_${floor})
    linesman_compile_over_headers(${target})
  endif()
endfunction()

linesman_floor_headers(engine HEADERS ${PROJECT_SOURCE_DIR}/src/referee/referee.h)

# What is handed on is linked so that its tables of addresses cannot be written to once it runs.
function(linesman_hardened target)
  if(NOT WIN32 AND NOT APPLE)
    target_link_options(${target} PRIVATE LINKER:-z,relro LINKER:-z,now)
  endif()
endfunction()

# linesman_room(NAME [INSTALLED] [FLOOR name] [DEPENDS ...] [PRIVATE ...]): the library linesman::NAME of all .cpp files
# below this folder, compiled over the headers of its floor (the engine's, if none is named). INSTALLED: other projects may
# build against it (find_package(Linesman)); what it depends on is installed too.
# Static and position-independent, because ruleset plugins link the rooms that they are made of.
function(linesman_room name)
  cmake_parse_arguments(ROOM "INSTALLED" "FLOOR" "DEPENDS;PRIVATE" ${ARGN})
  if(NOT ROOM_FLOOR)
    set(ROOM_FLOOR engine)
  endif()
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  list(FILTER sources EXCLUDE REGEX "/(main|[a-z]*_module)\\.cpp$")  # a program or a module beside its room
  set(other_system windows)
  if(WIN32)
    set(other_system posix)
  endif()
  list(FILTER sources EXCLUDE REGEX "/disk/${other_system}/")
  if(NOT sources)  # headers only
    add_library(linesman_${name} INTERFACE)
    add_library(linesman::${name} ALIAS linesman_${name})
    target_include_directories(linesman_${name} INTERFACE ${PROJECT_SOURCE_DIR}/src)
    target_link_libraries(linesman_${name} INTERFACE ${ROOM_DEPENDS})
    return()
  endif()
  add_library(linesman_${name} STATIC ${sources})
  add_library(linesman::${name} ALIAS linesman_${name})
  set_target_properties(linesman_${name} PROPERTIES POSITION_INDEPENDENT_CODE ON)
  target_include_directories(linesman_${name} PUBLIC
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/src> $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
  target_link_libraries(linesman_${name} PUBLIC ${ROOM_DEPENDS} PRIVATE $<BUILD_INTERFACE:linesman::rigour> ${ROOM_PRIVATE})
  linesman_batches(linesman_${name} ${ROOM_FLOOR} 16)
  if(ROOM_INSTALLED)
    target_compile_features(linesman_${name} PUBLIC cxx_std_20)
    set_target_properties(linesman_${name} PROPERTIES EXPORT_NAME ${name})
    install(TARGETS linesman_${name} EXPORT linesman ARCHIVE DESTINATION lib/linesman COMPONENT development)
    # Headers over Boost.Geometry, and over the system, are for the sources of their room alone; so are those that say it.
    set(private)
    file(GLOB_RECURSE headers CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.h)
    foreach(header IN LISTS headers)
      file(STRINGS ${header} inside REGEX "Inside `[a-z]+` only" LIMIT_COUNT 1)
      if(inside)
        cmake_path(GET header FILENAME header_name)
        list(APPEND private PATTERN ${header_name} EXCLUDE)
      endif()
    endforeach()
    install(DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR}/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/linesman/${name}
      COMPONENT development FILES_MATCHING PATTERN "*.h" PATTERN "boost_*" EXCLUDE
      PATTERN "posix" EXCLUDE PATTERN "windows" EXCLUDE ${private})
  endif()
endfunction()

# linesman_ruleset(ID): the plugin rulesets/ID beside its ruleset.json, as the programs look for it.
# A folder without sources is a ruleset of data only: its ruleset.json extends another, or is a chart.
function(linesman_ruleset id)
  set(folder ${CMAKE_CURRENT_SOURCE_DIR}/${id})
  file(GLOB sources CONFIGURE_DEPENDS ${folder}/*.cpp ${folder}/*.h)
  set(place ${PROJECT_BINARY_DIR}/${LINESMAN_PLUGIN_DIR}/${id})
  # Linked, not copied: an edited ruleset.json is in force without a build.
  file(MAKE_DIRECTORY ${place})
  # Whatever the umask: a folder of plugins that others can write to is refused.
  file(CHMOD ${place} ${PROJECT_BINARY_DIR}/${LINESMAN_PLUGIN_DIR} PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE
    GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
  if(EXISTS ${folder}/ruleset.json)
    file(CREATE_LINK ${folder}/ruleset.json ${place}/ruleset.json SYMBOLIC)
    install(FILES ${folder}/ruleset.json DESTINATION ${LINESMAN_PLUGIN_DIR}/${id} COMPONENT engine)
  endif()
  file(GLOB words CONFIGURE_DEPENDS ${folder}/words.*.json)
  foreach(file IN LISTS words)
    cmake_path(GET file FILENAME file_name)
    file(CREATE_LINK ${file} ${place}/${file_name} SYMBOLIC)
    install(FILES ${file} DESTINATION ${LINESMAN_PLUGIN_DIR}/${id} COMPONENT engine)
  endforeach()
  if(sources)
    list(FILTER sources EXCLUDE REGEX "/plugin\\.cpp$")
    # The rules themselves, so that tests can call them without loading a plugin.
    add_library(linesman_rules_${id} STATIC ${sources})
    add_library(linesman::rules_${id} ALIAS linesman_rules_${id})
    set_target_properties(linesman_rules_${id} PROPERTIES POSITION_INDEPENDENT_CODE ON)
    target_include_directories(linesman_rules_${id} PUBLIC ${PROJECT_SOURCE_DIR}/rulesets)
    target_link_libraries(linesman_rules_${id} PUBLIC linesman::chart PRIVATE linesman::rigour)
    linesman_batches(linesman_rules_${id} engine 12)
    add_library(linesman_plugin_${id} MODULE ${folder}/plugin.cpp)
    set_target_properties(linesman_plugin_${id} PROPERTIES
      AUTOMOC ON OUTPUT_NAME ${id} LIBRARY_OUTPUT_DIRECTORY ${place} CXX_VISIBILITY_PRESET hidden)
    # What Qt asks a plugin for is seen, and not the engine that it links.
    target_link_options(linesman_plugin_${id} PRIVATE LINKER:--exclude-libs,ALL)
    linesman_hardened(linesman_plugin_${id})
    # moc takes plugin.json in, and that is not known in time to compile what includes its output.
    set_property(SOURCE ${folder}/plugin.cpp APPEND PROPERTY OBJECT_DEPENDS ${folder}/plugin.json)
    target_include_directories(linesman_plugin_${id} PRIVATE ${PROJECT_SOURCE_DIR}/src ${folder})
    target_link_libraries(linesman_plugin_${id} PRIVATE linesman::rigour linesman::rules_${id} Qt6::Core)
    add_custom_command(TARGET linesman_plugin_${id} POST_BUILD COMMAND chmod go-w $<TARGET_FILE:linesman_plugin_${id}>)
    add_dependencies(linesman_rulesets linesman_plugin_${id})
    install(TARGETS linesman_plugin_${id} LIBRARY DESTINATION ${LINESMAN_PLUGIN_DIR}/${id} COMPONENT engine)
  endif()
endfunction()
