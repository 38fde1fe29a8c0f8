#pragma once

#include "model/result.h"

#include <stdexcept>

namespace mentat {

/// What the store throws; the session turns it into a Failure, nothing above ever sees it.
class StoreError : public std::exception {
public:
    explicit StoreError(Failure failure) : m_failure(std::move(failure)) {}
    StoreError(FailureKind kind, Values values) : m_failure{kind, std::move(values), {}} {}

    [[nodiscard]] const Failure& failure() const { return m_failure; }
    [[nodiscard]] const char* what() const noexcept override { return "event file"; }

private:
    Failure m_failure;
};

} // namespace mentat
