#pragma once

#include "model/result.h"

#include <stdexcept>

namespace mentat {

/// Thrown by the store; the session turns it into a Failure, and nothing above ever sees it.
class StoreError : public std::exception {
public:
    explicit StoreError(Failure failure) : m_failure(std::move(failure)) {}
    /// cause: SQLite's words or ours, for the log and never for a sentence.
    StoreError(FailureKind kind, Values values, QString cause = {})
        : m_failure{kind, std::move(values), {}}
        , m_cause(std::move(cause)) {}

    [[nodiscard]] const Failure& failure() const { return m_failure; }
    [[nodiscard]] const QString& cause() const { return m_cause; }
    [[nodiscard]] const char* what() const noexcept override { return "event file"; }

private:
    Failure m_failure;
    QString m_cause;
};

} // namespace mentat
