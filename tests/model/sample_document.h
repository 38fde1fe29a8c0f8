#pragma once

#include "model/document/bytes/json.h"

namespace mentat::test {

/// A small event without an error in which every kind of error can be planted: eleven players, two
/// heats, a final that the Bene Gesserit won.
/// The same for Eye of the Storm: two games; and for an event by a ruleset: a heat, a semifinal and
/// a final.
enum class Sample { Dune, Storm, Ruleset };
[[nodiscard]] Json sampleDocument(Sample sample = Sample::Dune);

/// A document written by hand; asserts that it is JSON.
[[nodiscard]] Json jsonOf(const QByteArray& text);

/// One step of spoiling a document.
struct Step {
    enum class Kind { Set, Remove, AddAgain };
    Kind kind;
    QString pointer;
    QByteArray json;
};

/// Puts a value at a pointer; the last part of it may be new: a key, or the next position.
[[nodiscard]] Step set(const QString& pointer, const QByteArray& json);
[[nodiscard]] Step remove(const QString& pointer);
/// Adds a member whose key is there already.
[[nodiscard]] Step addAgain(const QString& pointer, const QByteArray& json);

void spoil(Json& document, const Step& step);
[[nodiscard]] Json spoilt(Json document, const std::vector<Step>& steps);

} // namespace mentat::test
