#include "document_faults.h"

#include "fault_planting.h"

using namespace Qt::StringLiterals;

namespace mentat::test::raw {

namespace {

std::vector<FaultKind> collectKinds() {
    std::vector<FaultKind> all;
    for (const auto& kinds :
         {typeFaults(), valueFaults(), listFaults(), playFaults(), winnerFaults(), figureFaults()})
        all.insert(all.end(), kinds.begin(), kinds.end());
    return all;
}

const std::vector<FaultKind>& everyKind() {
    static const std::vector<FaultKind> kinds = collectKinds();
    return kinds;
}

std::optional<Fault> plantKind(const QByteArray& valid, const FaultKind& kind, Draw draw) {
    const std::optional<Json> root = readJson(valid);
    if (!root)
        return std::nullopt;
    Planting planting{*root, draw, false};
    const Json* rules = jsonAt(planting.root, u"/event/rules"_s);
    planting.storm = rules && rules->text == u"eye-of-the-storm"_s;
    const Planted planted = kind.plant(planting);
    if (!planted)
        return std::nullopt;
    const QString what
        = kind.name + u": " + planted->rule + u" expected at \"" + planted->pointer + u'"';
    return Fault{kind.name, what, writeJson(planting.root), *planted};
}

} // namespace

std::optional<Fault> plantFault(const QByteArray& valid, quint32 seed) {
    Draw draw(seed);
    const FaultKind& kind = draw.pick(everyKind());
    return plantKind(valid, kind, draw);
}

std::optional<Fault> plantFault(const QByteArray& valid, const QString& kind, quint32 seed) {
    for (const FaultKind& one : everyKind()) {
        if (one.name == kind)
            return plantKind(valid, one, Draw(seed));
    }
    return std::nullopt;
}

QStringList faultKinds() {
    QStringList names;
    for (const FaultKind& kind : everyKind())
        names.append(kind.name);
    return names;
}

} // namespace mentat::test::raw
