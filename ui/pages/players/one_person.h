#pragma once

#include "app/session/people/name_search.h"
#include "ui/desk/page.h"

#include <QDialog>

namespace mentat {

/// Two who may be one, as they are called, and with what may tell them apart: home and badge.
struct NamedPair {
    QString one;
    QString other;
    QString oneDescribed;
    QString otherDescribed;
};
[[nodiscard]] NamedPair namedPair(const OpenBook& book, const KnownName& one,
                                  const KnownName& other);
/// What the two buttons say that keep the one name or the other: never the same.
[[nodiscard]] std::pair<QString, QString> keepTexts(const NamedPair& pair);

/// Asks which of two names stays, and says what goes with each.
class OnePersonDialog : public QDialog {
    Q_OBJECT

public:
    OnePersonDialog(const OpenBook& book, const KnownName& one, const KnownName& other,
                    QWidget* parent = nullptr);

    /// Once it was accepted: whose name stays.
    [[nodiscard]] bool keepsOne() const { return m_keepsOne; }

private:
    bool m_keepsOne = true;
};

/// Two are one person: asks which name stays, unless something stands in the way, which is said.
/// Whether they are one now.
bool makeOnePerson(OpenBook& book, const KnownName& one, const KnownName& other, QWidget* window);

} // namespace mentat
