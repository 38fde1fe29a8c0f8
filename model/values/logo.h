#pragma once

#include "model/result.h"
#include "model/values/enum_ids.h"

#include <QByteArray>

#include <array>

namespace mentat {

enum class LogoKind : quint8 { Png, Svg };

constexpr std::array<EnumId<LogoKind>, 2> idTable(LogoKind) {
    return {{{LogoKind::Png, QLatin1StringView("png")}, {LogoKind::Svg, QLatin1StringView("svg")}}};
}

inline constexpr qsizetype largestLogo = 1024 * 1024; // bytes
inline constexpr quint32 widestLogo = 4000;           // pixels of a PNG, either way

/// The picture that an event prints on its certificates: the file as it was given. What draws it
/// asks canBeShown() before (logo.h): a file may have one that no door lets in any more.
class Logo {
public:
    [[nodiscard]] LogoKind kind() const { return m_kind; }
    /// The whole file; copies share it.
    [[nodiscard]] const QByteArray& bytes() const { return m_bytes; }

    friend bool operator==(const Logo&, const Logo&) = default;

private:
    Logo(LogoKind kind, QByteArray bytes) : m_kind(kind), m_bytes(std::move(bytes)) {}
    friend Result<Logo> logoOf(const QByteArray& bytes);

    LogoKind m_kind;
    QByteArray m_bytes;
};

/// The logo that an event file or its journal has, its kind told by what is in it, also by the
/// rules of earlier versions: the chunks of a PNG that is not too wide, or XML. What comes from
/// outside goes through newLogoOf() (logo.h), by whatever door. Failures: NoLogo, LogoTooLarge,
/// LogoTooWide, LogoDamaged.
[[nodiscard]] Result<Logo> logoOf(const QByteArray& bytes);

/// A logo that comes in from outside, by whatever door; logoOf() alone is for what an event file
/// and its journal hold already. A PNG has to be whole, to its last pixel; an SVG is drawn wherever
/// the file goes, so it must bring all that it shows and do nothing (faultOfSvg()).
/// Failures: those of logoOf(), LogoNotByItself.
[[nodiscard]] Result<Logo> newLogoOf(const QByteArray& bytes);

/// Whether it is one by the rules of newLogoOf(). Another one, of a file that an earlier Mentat
/// wrote or of one that somebody made up, stays in that file and is drawn nowhere.
[[nodiscard]] bool canBeShown(const Logo& logo);

} // namespace mentat
