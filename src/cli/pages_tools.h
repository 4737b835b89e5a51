// The pages of books and events, as calls write them.
#pragma once

#include "answers/cases/pages.h"
#include "cli/services.h"

namespace linesman {

/// With the pictures that the services draw, in the language of the call. `services` outlive it.
PagesTools pages_tools(const Services& services, const Streams& streams);

/// Writes pages, and on standard error the files that were left out. Returns the exit status.
int pages_call(const PagesRequest& request, const Services& services, const Streams& streams);

}  // namespace linesman
