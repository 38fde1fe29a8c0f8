#pragma once

#include "model/values/logo.h"

namespace mentat {

/// A logo that comes in from outside, by whatever door; logoOf() alone is for what an event file
/// and its journal hold already. A PNG has to be whole, to its last pixel; an SVG is drawn wherever
/// the file goes, so it must bring all that it shows and do nothing (faultOfSvg()).
/// Failures: those of logoOf(), LogoNotByItself.
[[nodiscard]] Result<Logo> newLogoOf(const QByteArray& bytes);

/// Whether it is one by the rules of newLogoOf(). Another one, of a file that an earlier Mentat
/// wrote or of one that somebody made up, stays in that file and is drawn nowhere.
[[nodiscard]] bool canBeShown(const Logo& logo);

} // namespace mentat
