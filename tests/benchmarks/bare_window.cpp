// The floor of a program with a window: Qt alone, an empty main window.

#include <QApplication>
#include <QMainWindow>

using namespace Qt::StringLiterals;

int main(int argc, char* argv[]) {
    const QApplication application(argc, argv);
    QMainWindow window;
    window.setWindowTitle(u"empty"_s);
    window.resize(1280, 800);
    window.show();
    return QApplication::exec();
}
