#pragma once

#include <QString>

#include <array>
#include <map>

namespace mentat {

/// Sample events that come with the program: the Dune tournament, another game in heats, Swiss
/// rounds, and an elimination with a mulligan.
enum class SampleKind { Tournament, Heats, Swiss, Mulligan };

/// The files of the samples built with it; only these are offered.
using Samples = std::map<SampleKind, QString>;

struct SampleName {
    SampleKind kind;
    QStringView built;
    QStringView copy; // the user's own
};

inline constexpr std::array sampleNames{
    SampleName{SampleKind::Tournament, u"sample.mentat", u"Dune (sample).mentat"},
    SampleName{SampleKind::Heats, u"heats-sample.mentat", u"Puerto Rico (sample).mentat"},
    SampleName{SampleKind::Swiss, u"swiss-sample.mentat", u"Battle Line (sample).mentat"},
    SampleName{SampleKind::Mulligan, u"mulligan-sample.mentat", u"Memoir '44 (sample).mentat"}};

} // namespace mentat
