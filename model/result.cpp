#include "model/result.h"

#include "model/failure_kind.h"

namespace mentat {

tl::unexpected<Failure> refusal(Findings findings) {
    return tl::unexpected<Failure>(Failure{FailureKind::Refused, {}, std::move(findings)});
}

} // namespace mentat
