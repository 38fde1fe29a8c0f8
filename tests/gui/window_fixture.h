#pragma once

#include "tests/support/sample.h"
#include "tests/support/scratch_book.h"
#include "ui/desk/translations.h"
#include "ui/frame/main_window.h"
#include "ui/frame/workspace.h"
#include "ui/screen/second_screen.h"

#include <functional>
#include <memory>

class QAction;
class QDialog;

namespace mentat::test {

/// Answers what the test has said; empty: the person gives up.
class AnsweringPrompts final : public Prompts {
public:
    QString toOpen;
    QString toSave;
    QString toFolder;
    QString toPrint;       // the PDF that stands for a printer
    QStringList shown;     // files that the desktop was to show
    QStringList proposals; // of the files to save, in the order in which they were asked for
    int asked = 0;         // how often it was asked for anything, or showed it

    QString fileToOpen(QWidget*, const QString&, const QString&) override {
        ++asked;
        return toOpen;
    }
    QString fileToSave(QWidget*, const QString&, const QString&, const QString& proposal) override {
        ++asked;
        proposals.append(proposal);
        return toSave;
    }
    QString folder(QWidget*, const QString&) override {
        ++asked;
        return toFolder;
    }
    std::unique_ptr<QPrinter> printer(QWidget*, const QString& title, Paper paper) override;
    bool showFile(const QString& path) override {
        ++asked;
        shown.append(path);
        return true;
    }
};

/// The laptop's screen, and what the test plugs in.
class FakeScreens final : public Screens {
public:
    [[nodiscard]] std::vector<ConnectedScreen> all() const override { return m_places; }
    void plug(const ConnectedScreen& place);
    void unplug(const QString& key);
    /// With 1280 × 720, at the right of the laptop's.
    [[nodiscard]] static ConnectedScreen projector();

private:
    std::vector<ConnectedScreen> m_places{{.key = QStringLiteral("laptop"),
                                           .name = QStringLiteral("Laptop"),
                                           .geometry = QRect(-100, -100, 1600, 1100)}};
};

/// The program's window over an event file of its own: a clock that stands still, preferences in a
/// folder of its own, prompts that answer by themselves. Keys go where the focus is, as real ones.
class WindowFixture {
public:
    /// Width and height of the window are those of the Game Master's laptop. language: absent for
    /// English.
    explicit WindowFixture(std::shared_ptr<QTranslator> language = nullptr);
    ~WindowFixture();

    /// Of the windows that are made after this, in pixels before scaling.
    void setWindowSize(const QSize& size) { m_windowSize = size; }

    /// Makes the event file with these documents in it (none: no event) and opens it.
    void open(const std::vector<QByteArray>& documents);
    /// With the document that the program's sample is made of.
    void openSample();
    /// An event file that is there already.
    void openFile(const QString& path);
    /// The window closed, and a new one on the same file with the same preferences.
    void reopen();
    /// What its preferences are is kept; nothing is open in it. hasSample: false where only the
    /// program itself was built.
    void showEmptyWindow(bool hasSample = true);
    /// The same with these samples.
    void showEmptyWindowWith(const Samples& samples);
    /// Of each kind one, for which samplePath() stands.
    [[nodiscard]] static Samples allSamples();

    [[nodiscard]] MainWindow& window() { return *m_window; }
    [[nodiscard]] Workspace& workspace() { return *m_window->workspace(); }
    [[nodiscard]] OpenBook& book() { return *m_window->book(); }
    [[nodiscard]] const Event& event() { return book().event(); }
    [[nodiscard]] ScratchBook& scratch() { return *m_scratch; }
    [[nodiscard]] FixedClock& clock() { return m_scratch->clock(); }
    [[nodiscard]] Preferences& preferences() { return *m_preferences; }
    [[nodiscard]] AnsweringPrompts& prompts() { return m_prompts; }
    [[nodiscard]] DeskTheme& theme() { return *m_theme; }
    [[nodiscard]] FakeScreens& screens() { return m_screens; }

    /// The event file that stands for the program's sample.
    [[nodiscard]] static QString samplePath();

    /// Goes to the page with this id.
    template <class PageType>
    PageType& page(const QString& id) {
        goTo(id);
        auto* page = qobject_cast<PageType*>(workspace().current());
        if (!page)
            qFatal("the page %s is of another class", qPrintable(id));
        return *page;
    }
    void goTo(const QString& id);
    /// The widget of this objectName in the window, which must be there.
    template <class Widget>
    Widget& widget(const QString& name) {
        const auto found = m_window->findChildren<Widget*>(name);
        for (auto* one : found) { // of pages of one kind that which is shown
            if (one->isVisible())
                return *one;
        }
        if (found.isEmpty())
            qFatal("there is no %s", qPrintable(name));
        return *found.front();
    }
    /// The menu entry of this text, its letter to press aside; it must be there.
    [[nodiscard]] QAction& menuEntry(const QString& text);
    /// What the line of notices says; empty where it is not shown.
    [[nodiscard]] QString notice();

    /// Presses keys one after another where the focus then is: "Down Down Ctrl+R Return".
    static void press(const QString& keys);
    /// Types a text where the focus is.
    static void type(const QString& text);
    /// The same with the events in between, as a hand that waits for the page; what begins with an
    /// apostrophe is typed.
    static void pressEach(const QString& keys);
    /// Does this with the next dialog that opens, which must be closed by it. The dialog is opened
    /// by what the test does next.
    static void inNextDialog(const std::function<void(QDialog&)>& act);

private:
    void makeWindow();

    EnglishPlurals m_plurals;
    std::shared_ptr<QTranslator> m_language;
    std::unique_ptr<ScratchBook> m_scratch;
    std::unique_ptr<Program> m_program;
    std::unique_ptr<DeskTheme> m_theme;
    std::unique_ptr<Preferences> m_preferences;
    AnsweringPrompts m_prompts;
    FakeScreens m_screens;
    QSize m_windowSize{1366, 768};
    std::unique_ptr<MainWindow> m_window;
};

} // namespace mentat::test
