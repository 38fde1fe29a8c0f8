#pragma once

#include "ui/look/fitting/banner.h"

class QToolButton;

namespace mentat {

/// A banner that lies over the page's header: it moves nothing, and covers nothing that is aimed
/// at. Two lines of a sentence have room there; of a longer one all is shown when it is asked for.
class HeaderNotice : public Banner {
    Q_OBJECT

public:
    /// All of it; empty where it is not there.
    [[nodiscard]] QString text() const { return isHidden() ? QString() : m_sentence; }
    /// beside: the room of the header's words. whole: that of the header with its clock, which a
    /// sentence takes that has no room beside it. Both in the parent.
    void placeIn(const QRect& beside, const QRect& whole);
    /// Where another one can lie over it, beside what can be done.
    [[nodiscard]] QRect roomOfSentence() const;

Q_SIGNALS:
    /// Shown, or with something else to say.
    void roomWanted();

protected:
    /// What can be done is added to the row by addEnd().
    HeaderNotice(LineIcon sign, QWidget* parent);

    void setSentence(const QString& sentence);
    [[nodiscard]] const QString& sentence() const { return m_sentence; }
    void addEnd(std::initializer_list<LayoutPart> parts);
    void changeEvent(QEvent* event) override;

private:
    /// Whether the sentence is whole in it.
    bool fitInto(const QRect& room);
    [[nodiscard]] int heightOfText(int width) const;
    void showAll();

    QString m_sentence;
    QToolButton* m_more;
    bool m_isAllShown = false;
    QRect m_beside;
    QRect m_whole;
};

} // namespace mentat
