#include "app/platform/leaving/end_request.h"

namespace mentat {

EndRequest::EndRequest() = default;
EndRequest::~EndRequest() = default;

} // namespace mentat

#include "moc_end_request.cpp"
