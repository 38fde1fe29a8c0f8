// The floor of a program with a window: Qt alone, an empty main window. With an argument: a window
// that shows it, for which Qt has to find its fonts.

#include <QApplication>
#include <QLabel>
#include <QMainWindow>

using namespace Qt::StringLiterals;

int main(int argc, char* argv[]) {
    const QApplication application(argc, argv);
    QMainWindow window;
    window.setWindowTitle(u"empty"_s);
    window.resize(1280, 800);
    if (argc > 1)
        window.setCentralWidget(new QLabel(QString::fromLocal8Bit(argv[1])));
    window.show();
    return QApplication::exec();
}
