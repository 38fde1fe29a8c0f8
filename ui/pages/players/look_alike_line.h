#pragma once

#include "app/session/people/look_alikes.h"
#include "app/session/people/name_search.h"
#include "ui/desk/page.h"

#include <QDialog>
#include <QElapsedTimer>

class QLabel;
class QPushButton;

namespace mentat {

/// Two names that may be one person's, with details that distinguish them: home and badge.
struct NamedPair {
    QString one;
    QString other;
    QString oneDescribed;
    QString otherDescribed;
};
[[nodiscard]] NamedPair namedPair(const OpenBook& book, const KnownName& one,
                                  const KnownName& other);
/// The labels of the two buttons that keep one name or the other: always different.
[[nodiscard]] std::pair<QString, QString> keepTexts(const NamedPair& pair);

/// Asks which of two names to keep, with the consequences of each.
class OnePersonDialog : public QDialog {
    Q_OBJECT

public:
    OnePersonDialog(const OpenBook& book, const KnownName& one, const KnownName& other,
                    QWidget* parent = nullptr);

    /// After it was accepted: the name to keep.
    [[nodiscard]] bool keepsOne() const { return m_keepsOne; }

private:
    bool m_keepsOne = true;
};

/// Merges two into one person: asks which name to keep, or reports an obstacle. Returns whether
/// they are merged.
bool makeOnePerson(OpenBook& book, const KnownName& one, const KnownName& other, QWidget* window);

/// Points out two names that may be one person's, one pair at a time: the user merges them, or
/// marks them as two people, which is remembered whatever they are called later. Hidden if no names
/// are similar.
class LookAlikeLine : public QWidget {
    Q_OBJECT

public:
    explicit LookAlikeLine(const PageContext& pageContext, QWidget* parent = nullptr);

    /// Names of players or of people have changed since the last comparison, or may have.
    void forgetNames() { m_areNamesKnown = false; }
    /// Compares again: all names, which is slow, only if they may have changed.
    void refresh();

private:
    void layOut();
    void findPairs();
    void showPair();
    void merge(bool keepFirst);
    void sayTheyAreTwo();
    /// Whether a press is the second half of a double click, or a held key, meant for the previous
    /// pair: the next one appears in the same place.
    [[nodiscard]] bool isTooSoon() const;
    void answered();
    [[nodiscard]] std::optional<PeoplePair> peopleOf(const LookAlike& pair) const;

    OpenBook& m_book;
    bool m_areNamesKnown = false;
    QStringList m_names; // the names that m_found was found in
    std::vector<LookAlike> m_found;
    std::vector<LookAlike> m_pairs; // of m_found, the pairs to point out
    size_t m_place = 0;
    QElapsedTimer m_answered; // runs since the last answer
    QLabel* m_text;
    QPushButton* m_keepFirst;
    QPushButton* m_keepOther;
    QPushButton* m_two;
    QPushButton* m_next;
};

} // namespace mentat
