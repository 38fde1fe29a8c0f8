#pragma once

#include <QString>

#include <array>

namespace mentat::test {

/// How an event file is taken away from under a program that has it open. The last three write it
/// over in place: by another file, as a copy does that begins anew; by half of it, as one that
/// failed; by what it was before it was opened, block by block, as a service that synchronizes does
/// or whoever puts a copy of this morning back.
enum class Way { Deleted, Moved, Replaced, WrittenOver, HalfWritten, PutBack };
#ifdef Q_OS_WIN
// What is open can there be neither removed nor renamed.
inline constexpr std::array ways{Way::WrittenOver, Way::HalfWritten, Way::PutBack};
#else
inline constexpr std::array ways{Way::Deleted,     Way::Moved,       Way::Replaced,
                                 Way::WrittenOver, Way::HalfWritten, Way::PutBack};
#endif
[[nodiscard]] QByteArray nameOf(Way way);

/// When: before anything was changed, after changes, while a result is half typed, as it is closed.
enum class Moment { BeforeTheFirstChange, AfterChanges, HalfTyped, AtQuitting };
inline constexpr std::array moments{Moment::BeforeTheFirstChange, Moment::AfterChanges,
                                    Moment::HalfTyped, Moment::AtQuitting};
[[nodiscard]] QByteArray nameOf(Moment moment);

/// What was put back before anything was changed is the file as it is.
[[nodiscard]] constexpr bool takesSomething(Way way, Moment moment) {
    return way != Way::PutBack || moment != Moment::BeforeTheFirstChange;
}

/// Where a moved file goes, and the file that is put in its place comes from: beside it.
[[nodiscard]] QString movedFrom(const QString& file);
[[nodiscard]] QString foreignFor(const QString& file);
/// And where the file stands as it was before it was opened.
[[nodiscard]] QString earlierFor(const QString& file);

void takeAway(const QString& file, Way way);
/// Whether what then stands there is as it came.
[[nodiscard]] bool isAsItCame(const QString& file, Way way);

/// The files in which a program goes on whose file was taken away, newest first.
[[nodiscard]] QStringList keptOf(const QString& file);

} // namespace mentat::test
