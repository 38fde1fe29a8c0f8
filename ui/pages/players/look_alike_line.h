#pragma once

#include "app/session/people/look_alikes.h"
#include "app/session/people/name_search.h"
#include "ui/desk/page.h"

#include <QDialog>
#include <QElapsedTimer>

class QLabel;
class QPushButton;

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

/// Points out two names that may be one person's, one pair at a time: they are merged, or said to
/// be two, which is remembered whatever they are called later. Hidden while nobody looks like
/// another.
class LookAlikeLine : public QWidget {
    Q_OBJECT

public:
    explicit LookAlikeLine(const PageContext& pageContext, QWidget* parent = nullptr);

    /// Names of players or of people are others since it last looked, or may be.
    void forgetNames() { m_areNamesKnown = false; }
    /// Looks again: at all names only where they may be others, which takes long.
    void refresh();

private:
    void layOut();
    void findPairs();
    void showPair();
    void merge(bool keepFirst);
    void sayTheyAreTwo();
    /// Whether a press is the second half of a double click, or a key held on, that was meant for
    /// the pair before: the next one stands at the same place.
    [[nodiscard]] bool isTooSoon() const;
    void answered();
    [[nodiscard]] std::optional<PeoplePair> peopleOf(const LookAlike& pair) const;

    OpenBook& m_book;
    bool m_areNamesKnown = false;
    QStringList m_names; // that m_found was found among
    std::vector<LookAlike> m_found;
    std::vector<LookAlike> m_pairs; // of m_found, those that are pointed out
    size_t m_place = 0;
    QElapsedTimer m_answered; // runs since the last answer
    QLabel* m_text;
    QPushButton* m_keepFirst;
    QPushButton* m_keepOther;
    QPushButton* m_two;
    QPushButton* m_next;
};

} // namespace mentat
