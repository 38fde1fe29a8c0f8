#pragma once

#include "ui/look/line_icon.h"

#include <QWidget>

#include <functional>

class QAbstractItemView;
class QSpacerItem;

namespace mentat {

class AccentButton;
class IconLabel;
class TextLabel;

/// Words for an empty list: a picture, one line about what the list will show, and the one button
/// that leads to the place where that is created.
struct EmptyWords {
    LineIcon icon;
    QString line;
    QString button;
};

/// Takes the place of an empty part: at the left, where the titles of lists begin, and as far down
/// as below a bar and a field, so that all pages show it in the same place.
class EmptyPage : public QWidget {
    Q_OBJECT

public:
    /// lead: the button's action; Enter presses it.
    EmptyPage(const EmptyWords& words, std::function<void()> lead, QWidget* parent = nullptr);

    [[nodiscard]] const QString& line() const { return m_line; }
    [[nodiscard]] AccentButton& button() const { return *m_button; }
    /// For when something else has to be done first.
    void setWords(const EmptyWords& words);
    /// Leaves the order of steps to Today: the button becomes the event's next step, as Today shows
    /// it, wherever that is done (ui/frame/next_steps.h). Until a step is known, or if there is
    /// none, the button is the page's own.
    void leadToNextStep() { m_isNextStep = true; }
    [[nodiscard]] bool leadsToNextStep() const { return m_isNextStep; }
    /// The next step: the button's label, its sentence for the tool tip and screen readers, and its
    /// action.
    void setStep(const QString& button, const QString& sentence, std::function<void()> lead);
    /// No next step is known.
    void clearStep();
    /// Replaces this part while it is empty, and takes over its focus. Both are in one layout.
    void standInFor(QWidget& part, bool isEmpty);

Q_SIGNALS:
    /// The page became visible.
    void appeared();

protected:
    void showEvent(QShowEvent* event) override;
    void moveEvent(QMoveEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    /// Follows what it is in.
    bool eventFilter(QObject* watched, QEvent* event) override;

    /// Moves the content to its place in the page around it.
    virtual void keepPlace();

private:
    QString m_line;
    QString m_word; // of the page's own button
    bool m_isNextStep = false;
    std::function<void()> m_lead;
    std::function<void()> m_step; // empty: the page's own
    QSpacerItem* m_above;
    IconLabel* m_icon;
    TextLabel* m_text;
    AccentButton* m_button;
};

/// Covers a list and its column titles while its model has no rows; focus given to the list goes to
/// the button.
class EmptyState : public EmptyPage {
    Q_OBJECT

public:
    /// list: has its model; becomes the parent. lead: the button's action.
    EmptyState(QAbstractItemView& list, const EmptyWords& words, std::function<void()> lead);

    /// Whether the list has no rows because nothing exists yet. A search without results is
    /// reported by the list itself.
    void setApplies(bool applies);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keepPlace() override;

private:
    void follow();
    [[nodiscard]] QSize roomWanted() const;

    QAbstractItemView& m_list;
    QSize m_least; // of the list with rows
    bool m_applies = true;
};

} // namespace mentat
