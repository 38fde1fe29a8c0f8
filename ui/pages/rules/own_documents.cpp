#include "ui/pages/rules/own_documents.h"

#include "ui/desk/keys.h"

#include <QFileInfo>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

const QString ownDocuments = u"rules/documents"_s;

} // namespace

OwnDocuments::OwnDocuments(const PageContext& pageContext, QWidget* parent)
    : QPushButton(tr("&My documents"), parent)
    , m_pageContext(pageContext) {
    setObjectName(u"ownDocuments"_s);
    setToolTip(tr("Rulebooks and FAQs on this laptop"));
    auto* menu = new QMenu(this);
    connect(menu, &QMenu::aboutToShow, this, &OwnDocuments::showMenu);
    setMenu(menu);
}

QStringList OwnDocuments::paths() const {
    return QString::fromUtf8(m_pageContext.preferences.state(ownDocuments))
        .split(u'\n', Qt::SkipEmptyParts);
}

void OwnDocuments::remember(const QStringList& paths) {
    m_pageContext.preferences.setState(ownDocuments, paths.join(u'\n').toUtf8());
}

void OwnDocuments::showMenu() {
    menu()->clear();
    const auto label = [](const QString& path) { return menuText(QFileInfo(path).fileName()); };
    for (const QString& path : paths())
        menu()->addAction(label(path), this, [this, path] { open(path); });
    if (!paths().isEmpty())
        menu()->addSeparator();
    menu()->addAction(tr("&Attach a file…"), this, &OwnDocuments::attach);
    if (paths().isEmpty())
        return;
    QMenu* detach = menu()->addMenu(tr("&Detach"));
    for (const QString& path : paths())
        detach->addAction(label(path), this, [this, path] { forget(path); });
}

void OwnDocuments::attach() {
    const QString path = m_pageContext.prompts.fileToOpen(
        window(), tr("Attach a rulebook or FAQ"),
        tr("Documents (*.pdf *.txt *.html *.htm *.odt *.docx);;All files (*)"));
    if (path.isEmpty())
        return;
    QStringList all = paths();
    all.removeAll(path);
    all.append(path);
    remember(all);
    m_pageContext.book.say(Gravity::Note,
                           tr("%1 is now under My documents.").arg(QFileInfo(path).fileName()));
}

void OwnDocuments::open(const QString& path) {
    if (!QFileInfo::exists(path))
        m_pageContext.book.say(Gravity::Refused, tr("%1 has moved. Attach it again from its new "
                                                    "location.")
                                                     .arg(path));
    else if (!m_pageContext.prompts.showFile(path))
        m_pageContext.book.say(Gravity::Refused,
                               tr("No program on this computer opens %1.").arg(path));
}

void OwnDocuments::forget(const QString& path) {
    QStringList all = paths();
    all.removeAll(path);
    remember(all);
}

} // namespace mentat
