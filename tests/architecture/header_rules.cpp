#include "tests/architecture/rules.h"

using namespace Qt::StringLiterals;

namespace mentat::test {
namespace {

/// Header names with a blank between them; a star stands for any letters.
QRegularExpression headers(const QString& names) {
    QString pattern = names.simplified();
    pattern.replace(u'.', u"\\."_s).replace(u'*', u"[\\w/]*"_s).replace(u' ', u'|');
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern));
}

QRegularExpression widgetHeaders() {
    return headers(uR"(
        QApplication QWidget* Q*Dialog QMessageBox QMainWindow QWizard* QDialogButtonBox
        QPushButton QToolButton QRadioButton QCommandLinkButton QAbstractButton QButtonGroup
        QLabel Q*LineEdit QTextEdit QPlainTextEdit QTextBrowser QKeySequenceEdit QCheckBox
        QDateEdit QTimeEdit QDateTimeEdit Q*SpinBox Q*ComboBox Q*Slider QDial QCalendarWidget
        QCompleter Q*ScrollArea QScrollBar QScroller* QFrame QGroupBox QSplitter* QTabBar QTabWidget
        QToolBox QLayout* QBoxLayout QHBoxLayout QVBoxLayout QGridLayout QFormLayout QStacked*
        QSpacerItem QSizePolicy QMenu QMenuBar QToolBar QToolTip QStatusBar QDockWidget QMdi*
        QListView QTableView QTreeView QColumnView QHeaderView QUndoView QAbstractItemView
        QListWidget* QTableWidget* QTreeWidget* QAbstractItemDelegate QStyledItemDelegate
        QItemDelegate QItemEditorFactory QDataWidgetMapper QGraphics* QStyle* QCommonStyle
        QProxyStyle QProgressBar QLCDNumber QRubberBand QSizeGrip QSplashScreen QSystemTrayIcon
        QWhatsThis QFileIconProvider)"_s);
}

QRegularExpression chartHeaders() {
    return headers(uR"(
        QChart QChartView QChartGlobal QPolarChart QLegend Q*LegendMarker QAbstractSeries Q*BarSeries
        Q*LineSeries QAreaSeries QSplineSeries QScatterSeries QXYSeries QPieSeries QPieSlice
        QBoxPlotSeries QBoxSet QCandlestickSeries QCandlestickSet QBarSet Q*Axis Q*ModelMapper)"_s);
}

QRegularExpression guiHeaders() {
    return headers(uR"(
        QGuiApplication QScreen QWindow QClipboard QDesktopServices QStyleHints QPalette QCursor
        QColor* QFont* QPen QBrush QPainter* QPaintDevice QPagedPaintDevice QPdf* QPageLayout
        QPageSize QPageRanges QImage* QPixmap* QPicture QIcon* QStaticText QSyntaxHighlighter
        QTextDocument* QTextCursor QTextTable* QTextFrame* QTextBlock* QTextList* QTextLayout
        QTextOption QText*Format QAction* QShortcut QKeySequence Q*Validator QStandardItem*
        QFileSystemModel)"_s);
}

} // namespace

const std::vector<RestrictedHeaders>& restrictedHeaders() {
    static const QStringList widgets{
        u"ui"_s,      u"ui/charts"_s,       u"ui/look"_s,       u"ui/lists"_s,
        u"ui/desk"_s, u"ui/printing"_s,     u"ui/publishing"_s, u"ui/dialogs"_s,
        u"app"_s,     u"app/cli/main.cpp"_s};
    static const QStringList gui = widgets
                                   + QStringList{u"reports"_s, u"ui/itemmodels"_s, u"app/publish"_s,
                                                 u"app/cli"_s, u"app/platform"_s};
    static const std::vector<RestrictedHeaders> table{
        {u"SQL"_s, headers(u"QSql* sqlite3.h"_s), {u"model/store"_s}},
        // It looks beside the file before SQLite does.
        {u"a way to open a file beside Database"_s,
         headers(u"QSqlDatabase QSqlDriver* sqlite3.h"_s),
         {u"model/store/database.cpp"_s}},
        {u"a widget"_s, widgetHeaders(), widgets},
        {u"a chart"_s, chartHeaders(), {u"ui/charts"_s}},
        {u"printing"_s,
         headers(u"QPrint* QAbstractPrintDialog"_s),
         {u"ui"_s, u"ui/desk"_s, u"ui/printing"_s}},
        {u"an SVG"_s, headers(u"QSvg* QGraphicsSvgItem"_s), {u"ui"_s, u"ui/look"_s}},
        {u"of Qt Gui"_s, guiHeaders(), gui},
        {u"D-Bus or the network"_s,
         headers(u"QDBus* QNetwork* QLocalServer QLocalSocket QTcp* QUdp* QSsl* QHost*"_s),
         {u"app/platform"_s}},
        {u"of one operating system"_s,
         headers(
             u"unistd.h pwd.h grp.h fcntl.h poll.h signal.h dlfcn.h io.h windows.h sys/*.h X11/*.h"_s),
         {u"app/platform"_s, u"app/this_machine.cpp"_s, u"model/store/file/held_file.cpp"_s,
          u"model/store/file/write_lock.cpp"_s, u"model/store/file/on_disk_unix.cpp"_s,
          u"model/store/file/on_disk_windows.cpp"_s}},
        {u"a second way to JSON beside model/document"_s, headers(u"QJson*"_s), {}},
        {u"a second undo stack beside the journal"_s, headers(u"QUndo*"_s), {}},
        {u"for tests"_s, headers(u"QTest* QSignalSpy QAbstractItemModelTester"_s), {}},
        {u"for writing reports"_s,
         headers(u"qrencode.h xlsxwriter.h xlsxwriter/*.h qpdf/*.hh"_s),
         {u"reports"_s}},
        {u"for what is packed"_s,
         headers(u"zlib.h"_s),
         {u"model/values/pictures/png.cpp"_s, u"model/document/bytes/archive.cpp"_s}},
        {u"for HTTP"_s, headers(u"boost/*.hpp"_s), {u"app/phones/phones_server.cpp"_s}},
        {u"for fractions of any size"_s,
         headers(u"gmp.h gmpxx.h"_s),
         {u"scoring/ranking/exact.cpp"_s}},
        {u"for matchings"_s,
         headers(u"lemon/*.h lemon/bits/*.h"_s),
         {u"scoring/heats/seating/least_pairing.cpp"_s}},
    };
    return table;
}

} // namespace mentat::test
