#pragma once

#include <QObject>
#include <QPointer>

#include <vector>

class QRect;
class QWidget;

namespace mentat {

class HeaderNotice;
class PageHeader;

/// Lays over the words of a header what comes and goes: so nothing on the page moves. The line of
/// the format, as called clocks, stands at the end of the words, notices over the rest of them; the
/// clock at the end of the header stays seen as long as it can.
class OverHeader : public QObject {
    Q_OBJECT

public:
    /// Both stand in the same widget.
    OverHeader(PageHeader& header, QWidget& host);

    /// nullptr: none any more.
    void setLine(QWidget* line);
    void add(HeaderNotice& notice);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();
    void placeLine(QRect& words, QRect& whole);
    void placeSoon();

    PageHeader& m_header;
    QWidget& m_host;
    QPointer<QWidget> m_line;
    std::vector<HeaderNotice*> m_notices;
    bool m_isDue = false;
};

} // namespace mentat
