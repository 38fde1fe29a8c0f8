#include "model/result.h"

#include "model/failure_kind.h"

namespace mentat {

tl::unexpected<Failure> refusal(Findings findings, qint64 further) {
    return tl::unexpected<Failure>(Failure{FailureKind::Refused, {}, std::move(findings), further});
}

} // namespace mentat
