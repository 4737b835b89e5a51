# Debian packages by CPack: linesman (the window), linesman-cli, liblinesman1, linesman-common (rulesets and data, which all of
# them read), linesman-dev, linesman-doc and python3-linesman. `./dev package` makes them, with the files that the target
# `product` puts into the folder product of the build tree.
find_package(Python3 COMPONENTS Interpreter)
set(product ${PROJECT_BINARY_DIR}/product)
if(Python3_FOUND)
  add_custom_target(product
    COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/resources/packaging/product_files.py ${PROJECT_SOURCE_DIR}
      ${PROJECT_BINARY_DIR} ${PROJECT_VERSION} "${PROJECT_HOMEPAGE_URL}" ${product}
    VERBATIM)
  add_dependencies(product linesman linesman-cli linesman_rulesets)
  if(TARGET manual)  # its man pages
    add_dependencies(product manual)
  endif()
endif()
set(packages linesman linesman-cli liblinesman1 linesman-common linesman-dev linesman-doc python3-linesman)
foreach(package IN LISTS packages)
  install(DIRECTORY ${product}/${package}/ DESTINATION . COMPONENT product-${package} OPTIONAL EXCLUDE_FROM_ALL)
endforeach()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "referee for tabletop wargames")
set(CPACK_PACKAGE_VENDOR "The Linesman authors")
set(CPACK_PACKAGE_CONTACT "The Linesman authors <maintainers@linesman.example>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS ${CMAKE_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS})
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING ONE_PER_GROUP)
# Not `manpages`: a package has them compressed.
set(CPACK_COMPONENTS_ALL engine commands library filming Unspecified development python manual)
foreach(package IN LISTS packages)
  list(APPEND CPACK_COMPONENTS_ALL product-${package})
endforeach()
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

# linesman_package(GROUP NAME SECTION DEPENDS DESCRIPTION COMPONENTS...): a package of these components.
function(linesman_package group name section depends description)
  string(TOUPPER ${group} upper)
  set(CPACK_DEBIAN_${upper}_PACKAGE_NAME ${name} PARENT_SCOPE)
  set(CPACK_DEBIAN_${upper}_PACKAGE_SECTION ${section} PARENT_SCOPE)
  set(CPACK_DEBIAN_${upper}_PACKAGE_DEPENDS "${depends}" PARENT_SCOPE)
  set(CPACK_DEBIAN_${upper}_DESCRIPTION "${description}" PARENT_SCOPE)
  foreach(component IN LISTS ARGN)
    string(TOUPPER ${component} component)
    set(CPACK_COMPONENT_${component}_GROUP ${group} PARENT_SCOPE)
  endforeach()
endfunction()

set(same "(= ${PROJECT_VERSION})")
linesman_package(program linesman misc "linesman-cli ${same}, qt6-image-formats-plugins"
  "Measures a move on a wargames table exactly and says what it costs, whether
it is allowed, and which rule says so. This is the window." filming Unspecified product-linesman)
linesman_package(commands linesman-cli misc "linesman-common ${same}, qt6-image-formats-plugins"
  "Measures a move on a wargames table exactly and says what it costs, whether
it is allowed, and which rule says so. This is the command line, for servers
and scripts." commands product-linesman-cli)
linesman_package(library liblinesman1 libs "linesman-common ${same}"
  "Asks Linesman for rulings from C, and from every language that calls C."
  library product-liblinesman1)
linesman_package(common linesman-common misc ""
  "Nine rulesets, example games, schemas and translations, which the window, the
command line and the library of Linesman read." engine product-linesman-common)
linesman_package(headers linesman-dev libdevel
  "liblinesman1 ${same}, linesman-cli ${same}, libboost1.81-dev, libsodium-dev, qt6-base-dev, pkg-config"
  "Headers, libraries and the CMake package of Linesman, for rulesets and for
programs that ask it." development product-linesman-dev)
linesman_package(pages linesman-doc doc "" "Tutorials, recipes, the reference of all formats and a page for each ruleset,
as HTML with a search that needs no server." manual product-linesman-doc)
linesman_package(python python3-linesman python "liblinesman1 ${same}, python3:any (>= 3.11)"
  "Asks Linesman for rulings and for reach from Python, typed and without a
compiler, on one machine or on many." python product-python3-linesman)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_RECOMMENDS "fonts-dejavu-core, linesman-doc")
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SUGGESTS "python3-linesman, qt6-speech-speechd-plugin, speech-dispatcher")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_CONTROL_EXTRA ${PROJECT_SOURCE_DIR}/resources/packaging/debian/liblinesman1/triggers
  ${PROJECT_SOURCE_DIR}/resources/packaging/debian/liblinesman1/shlibs)
set(CPACK_DEBIAN_PYTHON_PACKAGE_SUGGESTS "python3-distributed")
set(CPACK_DEBIAN_PAGES_PACKAGE_SHLIBDEPS OFF)
set(CPACK_DEBIAN_PYTHON_PACKAGE_SHLIBDEPS OFF)
set(CPACK_DEBIAN_HEADERS_PACKAGE_SHLIBDEPS OFF)
set(CPACK_DEBIAN_PAGES_PACKAGE_ARCHITECTURE all)
set(CPACK_DEBIAN_PYTHON_PACKAGE_ARCHITECTURE all)
set(CPACK_DEBIAN_PYTHON_PACKAGE_CONTROL_EXTRA ${PROJECT_SOURCE_DIR}/resources/packaging/debian/python/postinst
  ${PROJECT_SOURCE_DIR}/resources/packaging/debian/python/prerm)
include(CPack)
