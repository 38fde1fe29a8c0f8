#pragma once

#include "ui/dune/results/sheet/sheet_course.h"
#include "ui/sheets/sheet_fields.h"

#include <memory>

class QMenu;

namespace mentat {

class SheetArea;
class SheetEdit;
class SheetOutcome;
struct SheetRemark;

/// The fields of a game of Dune, in the order of the paper, with the letter commands of a row and
/// the control grid.
class DuneFields : public TableFields {
    Q_OBJECT

public:
    DuneFields(OpenBook& book, SheetDraft& sheet, const GameAddress& place);
    ~DuneFields() override;

    [[nodiscard]] const SheetState& state() const { return m_typed.state(); }
    [[nodiscard]] const SheetField& current() const { return m_course->current(); }
    void focus(const SheetField& field) { m_course->focus(field); }

    [[nodiscard]] QString title() const override;
    void showSheet(const Shown& shown) override;
    [[nodiscard]] bool doesScroll() const override { return true; }
    [[nodiscard]] QWidget* outcome() const override;
    void orderTabs(QWidget& last) override;

    [[nodiscard]] QString fieldNow() const override;
    void goOn(const QString& stopped) override;
    void comeBackTo(const QString& field) override;
    void leadToMark() override;
    [[nodiscard]] bool isInRow() const override { return current().row.has_value(); }
    void endNow() override;

    void beginAdding() override;
    void takePlayer(const std::optional<PlayerId>& player) override;
    void removePlayer() override;

    [[nodiscard]] bool isWrong() const override { return fieldInTheWay().has_value(); }
    [[nodiscard]] bool isOdd() const override;
    [[nodiscard]] QString refusal(Refusal why) override;
    [[nodiscard]] bool hasAwards() const override { return true; }
    [[nodiscard]] bool leadsToNext() const override { return false; }
    void acceptTyped() override;

    void toggleControlGrid();
    void toggleAllValues();
    /// The act of the key's letter in the focused row.
    void actInRow(DeskKey key);

protected:
    void resizeEvent(QResizeEvent* event) override;

    [[nodiscard]] Game gameTyped() const override { return m_typed.outcome(); }
    [[nodiscard]] QString takeReason() override;

private:
    void connectField(SheetEdit& edit);
    void connectArea();
    void showState();
    void showRemarks();
    void type(const SheetField& field, const QString& text);
    void completeField(const SheetField& field, bool byItself);
    void command(const SheetField& field, QChar letter);
    /// The field that prevents recording.
    [[nodiscard]] std::optional<SheetField> fieldInTheWay() const;
    /// The key that led to a mark leads on to the next one, until something is typed.
    [[nodiscard]] bool leadsToNextMark();
    [[nodiscard]] std::vector<SheetField> markedFields() const;
    void offerRowActs(const SheetField& field, QMenu& menu);
    [[nodiscard]] NameOf names() const;

    DuneTyped m_typed;
    Shown m_shown{};
    SheetField m_marked{FieldKind::TurnsPlayed}; // at the last refusal
    bool m_corrects = false;                     // a result that waits for its verdict
    std::optional<SheetField> m_ledTo;           // by the key, with nothing typed since

    SheetArea* m_area;
    SheetOutcome* m_outcome;
    std::unique_ptr<SheetCourse> m_course;
    RowCommands* m_rows;
};

} // namespace mentat
