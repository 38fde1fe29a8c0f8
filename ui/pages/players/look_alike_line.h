#pragma once

#include "app/session/look_alikes.h"
#include "ui/frame/page.h"

class QLabel;
class QPushButton;

namespace mentat {

/// Points out two names that may be one person's, one pair at a time: they are merged, or said to
/// be two, which is remembered by their names. Hidden while nobody looks like another.
class LookAlikeLine : public QWidget {
    Q_OBJECT

public:
    explicit LookAlikeLine(const Surroundings& surroundings, QWidget* parent = nullptr);

    /// Looks again.
    void refresh();

private:
    void layOut();
    void findPairs();
    void showPair();
    void merge(bool keepFirst);
    void sayTheyAreTwo();
    [[nodiscard]] QString nameOf(const KnownName& who) const;
    [[nodiscard]] QString pairOf(const LookAlike& pair) const;
    [[nodiscard]] Result<Change> merged(const LookAlike& pair, bool keepFirst) const;

    OpenBook& m_book;
    Preferences& m_preferences;
    QStringList m_names; // that m_found was found among: comparing all names takes long
    std::vector<LookAlike> m_found;
    std::vector<LookAlike> m_pairs; // of m_found, those that are pointed out
    size_t m_place = 0;
    QLabel* m_text;
    QPushButton* m_keepFirst;
    QPushButton* m_keepOther;
    QPushButton* m_two;
    QPushButton* m_next;
};

} // namespace mentat
