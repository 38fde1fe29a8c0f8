#include "model/values/logo.h"

#include "model/failure_kind.h"
#include "model/values/pictures/picture_fault.h"

namespace mentat {
namespace {

std::optional<LogoKind> kindOf(const QByteArray& bytes) {
    if (beginsAsPng(bytes))
        return LogoKind::Png;
    if (beginsAsSvg(bytes))
        return LogoKind::Svg;
    return std::nullopt;
}

FailureKind failureOf(PictureFault fault) {
    switch (fault) {
    case PictureFault::Damaged: return FailureKind::LogoDamaged;
    case PictureFault::TooWide: return FailureKind::LogoTooWide;
    }
    Q_UNREACHABLE();
}

FailureKind failureOf(SvgFault fault) {
    switch (fault) {
    case SvgFault::Damaged: return FailureKind::LogoDamaged;
    case SvgFault::NotSelfContained: return FailureKind::LogoNotSelfContained;
    case SvgFault::TooWide: return FailureKind::LogoTooWide;
    }
    Q_UNREACHABLE();
}

template <class Fault>
std::optional<FailureKind> failureOf(const std::optional<Fault>& fault) {
    return fault ? std::optional(failureOf(*fault)) : std::nullopt;
}

/// Damage that no version accepts in a logo.
std::optional<FailureKind> damageOf(LogoKind kind, const QByteArray& bytes) {
    if (kind == LogoKind::Png)
        return failureOf(partsOfPng(bytes).fault);
    return isWholeXml(bytes) ? std::nullopt : std::optional(FailureKind::LogoDamaged);
}

std::optional<FailureKind> faultOf(const Logo& logo) {
    return logo.kind() == LogoKind::Png ? failureOf(wholePng(logo.bytes()).fault)
                                        : failureOf(faultOfSvg(logo.bytes()));
}

tl::unexpected<Failure> failed(FailureKind why) {
    return why == FailureKind::LogoTooWide ? failure(why, {qint64(widestLogo)}) : failure(why);
}

} // namespace

Result<Logo> logoOf(const QByteArray& bytes) {
    // First of all: do not read a whole film to report that it is not a picture.
    if (bytes.size() > largestLogo)
        return failure(FailureKind::LogoTooLarge, {largestLogo / (1024 * 1024)});
    const auto kind = kindOf(bytes);
    if (!kind)
        return failure(FailureKind::NoLogo);
    if (const auto damage = damageOf(*kind, bytes))
        return failed(*damage);
    return Logo(*kind, bytes);
}

Result<Logo> newLogoOf(const QByteArray& bytes) {
    auto logo = logoOf(bytes);
    if (const auto fault = logo ? faultOf(*logo) : std::nullopt)
        return failed(*fault);
    return logo;
}

bool canBeShown(const Logo& logo) {
    // Consecutive pages draw the same one.
    thread_local QByteArray last;
    thread_local bool couldBe = false;
    if (last.isNull() || last.constData() != logo.bytes().constData()) {
        last = logo.bytes(); // kept alive, so that its address stays unique
        couldBe = !faultOf(logo);
    }
    return couldBe;
}

} // namespace mentat
