#include "tests/gui/window_fixture.h"

#include "tests/support/copied_book.h"
#include "tests/support/patience.h"
#include "ui/desk/keys.h"
#include "ui/frame/banners.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QKeySequence>
#include <QPrinter>
#include <QTest>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace mentat::test {

std::unique_ptr<QPrinter> AnsweringPrompts::printer(QWidget*, const QString& title, Paper) {
    ++asked;
    proposals.append(title);
    if (toPrint.isEmpty())
        return nullptr;
    auto printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
    printer->setOutputFormat(QPrinter::PdfFormat);
    printer->setOutputFileName(toPrint);
    return printer;
}

void FakeScreens::plug(const ConnectedScreen& place) {
    m_places.push_back(place);
    Q_EMIT changed();
}

void FakeScreens::unplug(const QString& key) {
    std::erase_if(m_places, [&](const ConnectedScreen& place) { return place.key == key; });
    Q_EMIT changed();
}

ConnectedScreen FakeScreens::projector() {
    return {.key = u"EPSON PJ 17"_s, .name = u"EPSON PJ"_s, .geometry = {2000, 0, 1280, 720}};
}

QString WindowFixture::samplePath() {
    return QStringLiteral(MENTAT_SOURCE_DIR "/tests/data/book-version-2.mentat");
}

WindowFixture::WindowFixture(std::shared_ptr<QTranslator> language)
    : m_language(std::move(language))
    , m_scratch(std::make_unique<ScratchBook>())
    , m_theme(std::make_unique<DeskTheme>())
    , m_preferences(std::make_unique<Preferences>(m_scratch->folder() + u"/preferences.ini"_s)) {
    QApplication::installTranslator(&m_plurals);
    if (m_language)
        QApplication::installTranslator(m_language.get());
    const Desk& desk = m_scratch->desk();
    m_program = std::make_unique<Program>(
        Program{.clock = desk.clock,
                .scorekeeper = desk.scorekeeper,
                .host = desk.host,
                .user = desk.user,
                .wording = Wording(Language(m_language, QLocale::c())),
                .translations = Translations(),
                .samples = {{SampleKind::Tournament, samplePath()}},
                .documents = m_scratch->folder(),
                .guide = QStringLiteral(MENTAT_SOURCE_DIR "/docs/guide"),
                .screens = &m_screens});
}

WindowFixture::~WindowFixture() {
    if (m_language)
        QApplication::removeTranslator(m_language.get());
}

void WindowFixture::makeWindow() {
    m_window.reset();
    m_window = std::make_unique<MainWindow>(*m_program, *m_theme, *m_preferences, m_prompts);
    m_window->resize(m_windowSize);
    m_window->QWidget::show();
    QApplication::setActiveWindow(m_window.get());
    if (!QTest::qWaitForWindowActive(m_window.get(), patience))
        qFatal("the window did not become active");
}

void WindowFixture::open(const std::vector<QByteArray>& documents) {
    createOrCopy(*m_scratch, documents);
    reopen();
}

void WindowFixture::openSample() {
    open({sampleDocument()});
}

void WindowFixture::reopen() {
    openFile(m_scratch->path());
}

void WindowFixture::openFile(const QString& path) {
    makeWindow();
    m_window->openPath(path);
    if (!m_window->book())
        qFatal("the event file did not open");
}

void WindowFixture::showEmptyWindow(bool hasSample) {
    showEmptyWindowWith(hasSample ? Samples{{SampleKind::Tournament, samplePath()}} : Samples());
}

void WindowFixture::showEmptyWindowWith(const Samples& samples) {
    m_program->samples = samples;
    makeWindow();
}

Samples WindowFixture::allSamples() {
    Samples all;
    for (const SampleName& sample : sampleNames)
        all.emplace(sample.kind, samplePath());
    return all;
}

void WindowFixture::goTo(const QString& id) {
    workspace().go(id);
    if (workspace().currentId() != id)
        qFatal("there is no page %s", qPrintable(id));
}

QAction& WindowFixture::menuEntry(const QString& text) {
    for (QAction* action : m_window->findChildren<QAction*>()) {
        if (plainMenuText(action->text()) == plainMenuText(text))
            return *action;
    }
    qFatal("there is no menu entry %s", qPrintable(text));
}

QString WindowFixture::notice() {
    const NoticeBar& bar = workspace().notices();
    return bar.isHidden() ? QString() : bar.text();
}

void WindowFixture::press(const QString& keys) {
    for (const QString& name : keys.split(u' ', Qt::SkipEmptyParts)) {
        const auto sequence = QKeySequence::fromString(name, QKeySequence::PortableText);
        if (sequence.isEmpty() || sequence[0].key() == Qt::Key_unknown)
            qFatal("%s is no key", qPrintable(name));
        QWidget* target = QApplication::focusWidget();
        if (!target)
            target = QApplication::activeWindow();
        if (!target)
            qFatal("no window is active");
        QTest::keyClick(target, sequence[0].key(), sequence[0].keyboardModifiers());
    }
}

void WindowFixture::pressEach(const QString& keys) {
    for (const QString& key : keys.split(u' ', Qt::SkipEmptyParts)) {
        if (key.startsWith(u'\''))
            type(key.sliced(1));
        else
            press(key);
        QApplication::processEvents();
    }
}

void WindowFixture::type(const QString& text) {
    for (const QChar letter : text) {
        if (!QApplication::focusWidget())
            qFatal("nothing has the focus");
        // As a keyboard with every letter sends it: QTest's own clicks know ASCII alone.
        QKeyEvent down(QEvent::KeyPress, letter.isSpace() ? Qt::Key_Space : 0, Qt::NoModifier,
                       QString(letter));
        if (letter.unicode() < 0x80)
            QTest::keyClick(QApplication::focusWidget(), letter.toLatin1());
        else
            QApplication::sendEvent(QApplication::focusWidget(), &down);
    }
}

void WindowFixture::inNextDialog(const std::function<void(QDialog&)>& act) {
    auto* timer = new QTimer;
    QObject::connect(timer, &QTimer::timeout, timer, [timer, act] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (!dialog || !dialog->isVisible())
            return;
        timer->deleteLater();
        timer->stop();
        QApplication::setActiveWindow(dialog);
        act(*dialog);
    });
    timer->start(1);
}

} // namespace mentat::test
