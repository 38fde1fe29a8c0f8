#pragma once

#include "model/event.h"

#include <QStringList>

#include <span>

namespace mentat {

/// What a player is called wherever people read it: by the name. Where somebody else of the event
/// has the same name (Name::normalised()), also by what tells the two apart, the first of these
/// that nobody else of the name has: the home, "Michael Smith (OH)", the badge, "Michael Smith
/// (badge 00412)", the number of registration, "Michael Smith (no. 17)": of ids like "p17", where
/// they ascend, theirs, which nobody's leaving changes, else the place in the list. One line.
/// Documents, JSON and what is read in again have the bare name.
[[nodiscard]] QString calledName(const Event& event, const Player& player);
/// The same of the players of an event, in their order.
[[nodiscard]] QString calledName(std::span<const Player> players, const Player& player);
/// The same for everybody to read: never by the badge, which is private.
[[nodiscard]] QString publicName(const Event& event, const Player& player);

/// The ways in which somebody may be told apart from namesakes, by what is known of them.
[[nodiscard]] QStringList calledApart(const Name& name, const Contact& contact);

/// What a list that is read in says, as a name: a list that people read may call somebody "Michael
/// Smith (OH)". What stands beside the name there is taken off, and a number of registration.
[[nodiscard]] Name bareName(const Name& listed, const Contact& beside);

/// The event with what its players are called as their names, for an answer that only people read.
[[nodiscard]] Event withCalledNames(Event event);

/// The event as it is told to everybody: nobody is called by a badge, which is private.
[[nodiscard]] Event withoutBadges(Event event);

} // namespace mentat
