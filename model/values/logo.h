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
inline constexpr quint32 widestLogo = 4000;           // pixels of a PNG, width or height

/// The picture printed on an event's certificates: the unchanged file. Call canBeShown() (logo.h)
/// before drawing it: an older file may contain one that is no longer accepted.
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

/// A logo from an event file or its journal, with its kind detected from its content, by the rules
/// of all versions: the chunks of a PNG that is not too wide, or XML. Use newLogoOf() (logo.h) for
/// anything from outside. Failures: NoLogo, LogoTooLarge, LogoTooWide, LogoDamaged.
[[nodiscard]] Result<Logo> logoOf(const QByteArray& bytes);

/// A logo from outside; logoOf() is only for what an event file or its journal already contains. A
/// PNG must be complete to its last pixel; an SVG is drawn wherever the file goes, so it must
/// contain everything that it shows and do nothing (faultOfSvg()). Failures: those of logoOf(),
/// LogoNotSelfContained.
[[nodiscard]] Result<Logo> newLogoOf(const QByteArray& bytes);

/// Whether newLogoOf() accepts it. Any other logo, from an earlier Mentat or a forged file, stays
/// in the file and is never drawn.
[[nodiscard]] bool canBeShown(const Logo& logo);

} // namespace mentat
