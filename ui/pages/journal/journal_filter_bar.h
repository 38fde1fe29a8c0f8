#pragma once

#include "ui/itemmodels/journal_model.h"

#include <QWidget>

class QComboBox;
class QLineEdit;

namespace mentat {

class MomentEdit;

/// What the person looks for in the journal: words or a player, who was at the desk, a table, a
/// time.
class JournalFilterBar : public QWidget {
    Q_OBJECT

public:
    explicit JournalFilterBar(const Clock& clock, QWidget* parent = nullptr);

    [[nodiscard]] JournalWish wish() const;
    /// What can be chosen: who and where the journal speaks of so far. What was chosen stays.
    void offer(const QStringList& hands, const std::vector<JournalPlace>& places);
    void clear();
    void startTyping();

Q_SIGNALS:
    void wishChanged();
    /// Down was pressed: on into the list.
    void leftDownwards();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    enum Span { AnyTime, LastQuarter, LastHour, Today, Yesterday, Between };

    void build();
    void spanChosen();
    [[nodiscard]] QDateTime now() const;

    const Clock& m_clock;
    QLineEdit* m_text;
    QComboBox* m_hand;
    QComboBox* m_place;
    QComboBox* m_span;
    QWidget* m_range;
    MomentEdit* m_from;
    MomentEdit* m_to;
    std::vector<JournalPlace> m_places;
};

} // namespace mentat
