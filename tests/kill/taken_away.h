#pragma once

#include <QString>

#include <array>

namespace mentat::test {

/// How an event file is taken away from under a program that has it open.
enum class Way { Deleted, Moved, Replaced, WrittenOver };
#ifdef Q_OS_WIN
// What is open can there be neither removed nor renamed.
inline constexpr std::array ways{Way::WrittenOver};
#else
inline constexpr std::array ways{Way::Deleted, Way::Moved, Way::Replaced, Way::WrittenOver};
#endif
[[nodiscard]] QByteArray nameOf(Way way);

/// When: before anything was changed, after changes, while a result is half typed, as it is closed.
enum class Moment { BeforeTheFirstChange, AfterChanges, HalfTyped, AtQuitting };
inline constexpr std::array moments{Moment::BeforeTheFirstChange, Moment::AfterChanges,
                                    Moment::HalfTyped, Moment::AtQuitting};
[[nodiscard]] QByteArray nameOf(Moment moment);

/// Where a moved file goes, and the file that is put in its place comes from: beside it.
[[nodiscard]] QString movedFrom(const QString& file);
[[nodiscard]] QString foreignFor(const QString& file);

void takeAway(const QString& file, Way way);

/// The files in which a program goes on whose file was taken away, newest first.
[[nodiscard]] QStringList keptOf(const QString& file);

} // namespace mentat::test
