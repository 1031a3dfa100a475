/**
 * By language, as `phrasesIn` reads them: what takes a phrase back shortly before it ("no", "never", "despite"), and right after it
 * ("nicht", "değil").
 */
export const denials: Record<string, { before: string; after: string }> = {
  cs: {
    before:
      'ne, není, nebyl, nebyla, nebylo, nebyly, nikdy, bez, žádný, žádná, žádné, žádnou, ani, přesto, místo, pokud, kdyby, bál*, čekal*, naštěstí',
    after: 'není, nebyl, nebyla, nebylo, nebyly, nejsou',
  },
  da: {
    before:
      'ingen, intet, aldrig, ikke, uden, trods, i stedet, næppe, hvis, bange, forventede, hverken, heldigvis, selvom',
    after: 'ikke, aldrig',
  },
  de: {
    before:
      'kein*, nie, niemals, nicht, ohne, trotz, obwohl, statt, anstatt, weder, kaum, nirgends, falls, wenn, befuercht*, befürcht*, erwart*, zum glück, wer',
    after: 'nicht, nie, kein*, keineswegs',
  },
  en: {
    before:
      "no, not, never, without, neither, nor, none, nothing, nobody, hardly, barely, rarely, *n't, cannot, dont, didnt, wasnt, isnt, doesnt, despite, instead, while i|we|you, unlike, if, expect*, fear*, worr*, avoid*, rather than, used to, free of, less, other|some|previous reviews, reviewers, other guests|travellers|travelers|people, described as|it|them, heard, had read, luckily, fortunately, thankfully, could have been, would have been, would be, versus, vs, without having, saved|save|spared us|me|you, skip|skipped|bypass|bypassed, unless, other than, no longer, compared to|with|other, i|we thought, like to",
    after: 'not, was not, were not, is not, at all not',
  },
  es: {
    before:
      'no, nunca, jamás, menos, sin, ningún, ninguna, ni, a pesar, tampoco, nada de, en vez, si, tem*, esperaba, por suerte',
    after: 'no, nunca, nunca',
  },
  fr: {
    before:
      'pas, moins, jamais, sans, aucun, aucune, ni, malgré, guère, peu, au lieu, si, plus de, point de, crain*, evit*, heureusement',
    after: 'pas, jamais',
  },
  it: {
    before:
      'non, mai, senza, nessun, nessuna, né, nonostante, poca, niente, invece, se, tem*, per fortuna, fortunatamente',
    after: 'non, mai',
  },
  nl: {
    before:
      'geen, nooit, niet, zonder, ondanks, noch, nauwelijks, in plaats van, als, verwacht*, bang, gelukkig, wie',
    after: 'niet, nooit, geen',
  },
  pl: {
    before:
      'nie, nigdy, bez, żaden, żadna, żadnych, żadnej, ani, mimo, zamiast, jeśli, obawia*, spodziewa*, na szczęście, brak',
    after: 'nie było, nie ma',
  },
  pt: {
    before:
      'não, nunca, jamais, sem, nenhum, nenhuma, nem, apesar, pouca, em vez, se, esperava, temi*, felizmente, nada de',
    after: 'não, nunca',
  },
  sv: {
    before:
      'ingen, inget, inga, aldrig, inte, utan, trots, istället, knappast, om, rädd, förväntade, varken, tack och lov',
    after: 'inte, aldrig, ej',
  },
  tr: {
    before: 'hiç, asla, ne, olmadan, rağmen, yerine, sanmıştım, beklerken, eğer',
    after: 'değil, değildi, değiller, yok, yoktu, olmadı, olmadan, olmuyor, olmamış, demek',
  },
}
