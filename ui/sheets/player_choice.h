#pragma once

#include "app/session/people/name_search.h"
#include "app/session/rounds/result_acts.h"

#include <QFrame>

#include <memory>
#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;

namespace mentat {

/// Before a recorded result is corrected: the effect of that, who asked for it and why. Enter goes
/// through it, Escape cancels.
class CorrectionPanel : public QFrame {
    Q_OBJECT

public:
    explicit CorrectionPanel(QWidget* parent = nullptr);

    /// effect: what the correction changes, in words; empty: nothing that is computed. hasAwards:
    /// whether that includes awards.
    void offer(const QString& effect, bool hasAwards);
    [[nodiscard]] Correction correction() const;

Q_SIGNALS:
    void accepted();
    void givenUp();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QLabel* m_effect;
    QLineEdit* m_askedBy;
    QLineEdit* m_reason;
};

/// Finds a player of the event by a few letters, as at the desk; Enter takes the marked one, Escape
/// cancels.
class PlayerChoice : public QFrame {
    Q_OBJECT

public:
    explicit PlayerChoice(QWidget* parent = nullptr);

    /// title: the purpose.
    void offer(const QString& title, const Book& book, const Event& event);

Q_SIGNALS:
    void chosen(const mentat::PlayerId& player);
    void givenUp();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showMatches();
    void choose();

    std::unique_ptr<NameSearch> m_search;
    std::vector<std::pair<PlayerId, QString>> m_names;
    std::vector<PlayerId> m_shown;
    QLabel* m_title;
    QLineEdit* m_field;
    QListWidget* m_list;
};

} // namespace mentat
