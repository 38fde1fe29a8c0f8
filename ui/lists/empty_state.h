#pragma once

#include "ui/look/line_icon.h"

#include <QWidget>

#include <functional>

class QAbstractItemView;

namespace mentat {

class AccentButton;
class IconLabel;
class TextLabel;

/// What a list that has nothing yet says in its place: a picture, in one line what will stand
/// there, and the one button that leads to where that is made.
struct EmptyWords {
    LineIcon icon;
    QString line;
    QString button;
};

/// What stands where there is nothing yet: at the left, where the titles of lists begin, so that
/// it is at one place on all pages.
class EmptyPage : public QWidget {
    Q_OBJECT

public:
    /// lead: what the button does; Enter presses it.
    EmptyPage(const EmptyWords& words, std::function<void()> lead, QWidget* parent = nullptr);

    [[nodiscard]] const QString& line() const { return m_line; }
    [[nodiscard]] AccentButton& button() const { return *m_button; }
    /// Where another thing is to be done first.
    void setWords(const EmptyWords& words);
    /// What comes first is not the page's to say: the button is the event's next step, as Today has
    /// it, wherever that is done (ui/frame/next_steps.h). Until one is known, and where there is
    /// none, it is the page's own.
    void leadToNextStep() { m_isNextStep = true; }
    [[nodiscard]] bool leadsToNextStep() const { return m_isNextStep; }
    /// What is to be done next: the button's word, the sentence that a tip and a screen reader say
    /// with it, and what it does.
    void setStep(const QString& button, const QString& sentence, std::function<void()> lead);
    /// None is known.
    void clearStep();
    /// Stands in the place of this part while that is empty, and takes the focus over. Both are in
    /// one layout.
    void standInFor(QWidget& part, bool isEmpty);

Q_SIGNALS:
    /// It is seen now.
    void appeared();

protected:
    void showEvent(QShowEvent* event) override;

private:
    QString m_line;
    QString m_word; // of the page's own button
    bool m_isNextStep = false;
    std::function<void()> m_lead;
    std::function<void()> m_step; // empty: the page's own
    IconLabel* m_icon;
    TextLabel* m_text;
    AccentButton* m_button;
};

/// Covers a list, with its column titles, while its model has no row; the focus that is given to
/// the list then is the button's.
class EmptyState : public EmptyPage {
    Q_OBJECT

public:
    /// list: with its model; the place is its child. lead: what the button does.
    EmptyState(QAbstractItemView& list, const EmptyWords& words, std::function<void()> lead);

    /// Whether the list is without rows because there is nothing yet. Where nothing was found, the
    /// list says that itself.
    void setApplies(bool applies);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();
    [[nodiscard]] QSize roomWanted() const;

    QAbstractItemView& m_list;
    QSize m_least; // of the list with rows
    bool m_applies = true;
};

} // namespace mentat
