#pragma once

#include "model/document/bytes/json.h"
#include "model/values/pointer.h"

namespace mentat {

// Changes of a document that need not be right yet: what leads nowhere changes nothing.

/// nullptr where there is nothing.
[[nodiscard]] const Json* valueAt(const Json& root, const Pointer& where);
/// The value in place of what is there, or as another member of the object that it belongs into;
/// null takes the member out.
void putAt(Json& root, const Pointer& where, Json value);

// Of the elements of a list.
void insertAt(Json& root, const Pointer& list, size_t position, Json value);
void removeAt(Json& root, const Pointer& list, size_t position);
void moveAt(Json& root, const Pointer& list, size_t from, size_t to);

} // namespace mentat
