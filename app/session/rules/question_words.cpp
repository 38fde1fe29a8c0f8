#include "app/session/rules/rule_meanings.h"

#include <set>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

const std::set<QString>& emptyWords() {
    static const std::set<QString> words{
        u"a"_s,    u"also"_s,  u"am"_s,   u"an"_s,    u"and"_s,   u"any"_s, u"are"_s,   u"as"_s,
        u"at"_s,   u"be"_s,    u"been"_s, u"being"_s, u"by"_s,    u"did"_s, u"do"_s,    u"does"_s,
        u"for"_s,  u"had"_s,   u"has"_s,  u"have"_s,  u"he"_s,    u"her"_s, u"him"_s,   u"his"_s,
        u"i"_s,    u"if"_s,    u"im"_s,   u"in"_s,    u"is"_s,    u"it"_s,  u"its"_s,   u"ive"_s,
        u"just"_s, u"me"_s,    u"my"_s,   u"of"_s,    u"on"_s,    u"or"_s,  u"our"_s,   u"she"_s,
        u"so"_s,   u"some"_s,  u"than"_s, u"that"_s,  u"thats"_s, u"the"_s, u"their"_s, u"them"_s,
        u"then"_s, u"there"_s, u"they"_s, u"this"_s,  u"to"_s,    u"u"_s,   u"ur"_s,    u"us"_s,
        u"was"_s,  u"we"_s,    u"were"_s, u"with"_s,  u"you"_s,   u"your"_s};
    return words;
}

const std::set<QString>& otherQuestionWords() {
    static const std::set<QString> words{
        u"about"_s,  u"again"_s,    u"allow"_s,  u"allowed"_s, u"arent"_s,   u"but"_s,   u"can"_s,
        u"cant"_s,   u"could"_s,    u"doesnt"_s, u"dont"_s,    u"ever"_s,    u"from"_s,  u"get"_s,
        u"gets"_s,   u"how"_s,      u"into"_s,   u"isnt"_s,    u"legal"_s,   u"let"_s,   u"lets"_s,
        u"may"_s,    u"need"_s,     u"needs"_s,  u"not"_s,     u"now"_s,     u"ok"_s,    u"okay"_s,
        u"please"_s, u"possible"_s, u"really"_s, u"should"_s,  u"someone"_s, u"still"_s, u"too"_s,
        u"up"_s,     u"want"_s,     u"wanted"_s, u"wants"_s,   u"what"_s,    u"when"_s,  u"where"_s,
        u"which"_s,  u"who"_s,      u"whom"_s,   u"why"_s,     u"will"_s,    u"wont"_s,  u"would"_s,
        u"yet"_s};
    return words;
}

} // namespace

bool isQuestionWord(const QString& word) {
    return isEmptyWord(word) || otherQuestionWords().contains(word);
}

bool isEmptyWord(const QString& word) {
    return emptyWords().contains(word);
}

} // namespace mentat
