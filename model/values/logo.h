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

/// The picture that an event prints on its certificates: the file as it was given. Made by logoOf()
/// alone, so that what draws one need not ask what is in it.
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

/// The logo in a file, its kind told by what is in it. A PNG has to be whole and not too wide; an
/// SVG is drawn wherever the file goes, so it must bring all that it shows and do nothing: no
/// scripts, no address outside of it, no document type or entities.
/// Failures: NoLogo, LogoTooLarge, LogoTooWide, LogoDamaged, LogoNotByItself.
[[nodiscard]] Result<Logo> logoOf(const QByteArray& bytes);

} // namespace mentat
