#pragma once

#include <QByteArray>
#include <QString>

namespace mentat::test {

/// An event whose line-up for the final is p1 (Ada Byron), p2 (Blaise Pascal), p3 (Carl Gauss), p4
/// (Dorothy Vaughan), p5 (Emmy Noether), p6 (Florence Allen), or the first five of them: two heat
/// tables played by twelve people, or by five. The final is at 9:00 on 1 August 2026.
struct FinalDocument {
    int finalists = 6;
    QByteArray sets = R"(["base"])";
    QByteArray settings = "{}";
    bool closed = true;
    QByteArray more{}; // further members of the final, each with a comma before it
};

[[nodiscard]] QByteArray finalDocument(const FinalDocument& wanted = {});

/// Of the final's members: a game that p1 has won, in which p2 and p3 are equal in everything.
[[nodiscard]] QByteArray equalFinal();

} // namespace mentat::test
