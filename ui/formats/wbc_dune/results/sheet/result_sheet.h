#pragma once

#include "ui/desk/keys.h"
#include "ui/desk/page.h"
#include "ui/formats/wbc_dune/results/sheet/sheet_course.h"
#include "ui/formats/wbc_dune/results/sheet/typed_sheet.h"
#include "ui/heats/results/heat_sheet.h"

#include <memory>

class QLabel;

namespace mentat {

class CorrectionPanel;
class PlayerChoice;
class RefusedBar;
class RowCommands;
class SheetArea;
class SheetOutcome;

/// The sheet of one game, typed by the keyboard alone. What is typed and not recorded yet is kept
/// as a draft at every key. A recorded result is opened to be read; F2 or its button begins its
/// correction, or goes on with the one that is half typed.
class ResultSheet : public HeatSheet {
    Q_OBJECT

public:
    ResultSheet(const PageContext& pageContext, const GameAddress& place,
                QWidget* parent = nullptr);
    ~ResultSheet() override;

    [[nodiscard]] const GameAddress& place() const override { return m_sheet->place(); }
    [[nodiscard]] const SheetState& state() const { return m_sheet->state(); }
    [[nodiscard]] bool isTyped() const override { return m_sheet->isTyped(); }
    /// Whether it shows what is recorded, which cannot be typed over.
    [[nodiscard]] bool isReading() const override { return m_sheet->isReading(); }
    [[nodiscard]] bool isInRow() const override { return current().row.has_value(); }
    void beginTyping() override;
    void toggleRecorded() override;
    void setPosition(const QString& text) override;

    /// The field where typing goes on: where it stopped, or behind what was typed last. stopped:
    /// absent where that is not known, after another start of the program.
    void focusNextOpen(const std::optional<SheetField>& stopped = std::nullopt);
    [[nodiscard]] const SheetField& current() const { return m_course->current(); }
    void focus(const SheetField& field);
    [[nodiscard]] QString fieldNow() const override;
    void goOn(const QString& stopped) override;

    void endNow() override;
    void toggleControlGrid();
    void toggleAllValues();
    /// What the key's letter does in the row that has the focus.
    void actInRow(DeskKey key);
    void acceptWarnings() override;
    void record() override;
    void addPlayer() override;
    void removePlayer() override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void connectParts();
    void connectFields();
    void connectPanels();
    void load();
    [[nodiscard]] QString titleText() const;
    [[nodiscard]] QString stateText() const;
    void goOnTyping();
    void showSheet();
    void showRemarks();
    [[nodiscard]] QString remarkText(const SheetRemark& remark) const;
    void type(const SheetField& field, const QString& text);
    void completeField(const SheetField& field, bool byItself);
    void command(const SheetField& field, QChar letter);
    void closeCorrection();
    /// Where it cannot be recorded as it is.
    [[nodiscard]] std::optional<SheetField> fieldInTheWay() const;
    /// What is typed is marked somewhere, and nobody has accepted that: asks once to look at it.
    [[nodiscard]] bool asksToLook();
    /// It is not recorded: the focus leaves the fields.
    void refuse(const SheetField& marked, const QString& sentence);
    void leadToMark();
    /// The key that has led to a mark leads on to the next one, until something is typed.
    [[nodiscard]] bool leadsToNextMark();
    [[nodiscard]] std::vector<SheetField> markedFields() const;
    void offerRowActs(const SheetField& field, QMenu& menu);
    void performRecording();
    [[nodiscard]] QString effectOf(const Change& change) const;
    [[nodiscard]] NameOf names() const;

    OpenBook& m_book;
    TypedSheet* m_sheet;
    QString m_position;
    bool m_triedToRecord = false;
    std::optional<SheetText> m_lookedAt;         // whose marks were asked about once
    SheetField m_marked{FieldKind::TurnsPlayed}; // at the last refusal
    bool m_corrects = false;                     // a result that waits for its verdict
    std::optional<SheetField> m_ledTo;           // by the key, and nothing was typed since

    QLabel* m_title;
    QLabel* m_draft;
    SheetArea* m_area;
    RefusedBar* m_refused;
    SheetOutcome* m_outcome;
    CorrectionPanel* m_correction;
    PlayerChoice* m_players;
    std::unique_ptr<SheetCourse> m_course;
    RowCommands* m_rows;
};

} // namespace mentat
