#pragma once

#include <QTextBrowser>

namespace mentat {

/// A text to be read that has links in it: Left and Right go from one to the next, Enter follows;
/// Tab goes on to the next part of the window, because a page has dozens of links. Where a link
/// leads says doSetSource(); nothing is loaded by itself.
class LinkedText : public QTextBrowser {
    Q_OBJECT

public:
    explicit LinkedText(QWidget* parent = nullptr);

    /// Shows it with its headings on the scale (putHeadingsOnScale), whatever size is chosen later.
    void showHtml(const QString& html);

protected:
    void changeEvent(QEvent* event) override;
    void doSetSource(const QUrl& url, QTextDocument::ResourceType type) override = 0;
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent* event) override;
};

/// Gives the headings of a text that was just set the sizes that the window's letters have: Qt's
/// own are between them. usual: the window's letters; those of the text may be larger.
void putHeadingsOnScale(QTextDocument& document, const QFont& usual);

} // namespace mentat
