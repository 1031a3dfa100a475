import { givenNames } from '#analysis/aspects/given-names.ts'
import type { Clause } from '#analysis/sentiment/clauses.ts'
import { type Language, languages } from '#app/languages/languages.ts'
import { patternOf, sensitiveIn } from './check-reply.ts'
import { replyTexts } from './reply-texts.ts'
import type { About, Said, Spanned } from './reply-topics.ts'

/** The length of a quotation: characters at most, words at least, and words from which length adds no worth. */
const [mostCharacters, fewestWords, enoughWords] = [100, 3, 6]
const mostPieces = 12
/** Minimum blame of a clause in log odds, by stars. */
const leastBlame = [0, 0.5, 0.5, 0.6, 2.4]
/** Minimum blame of a clause that is quoted without the rest of its sentence. */
const leastOfPart = 2
/** Maximum praise of a quoted clause, by stars; less where the sentence turns. */
const [mostPraise, mostBesideTurn] = [[0, 2, 2, 1.2, 0.5], 0.5]
/** Minimum blame of a sentence after praise, beside four stars. */
const surelyBlame = 3.5
/** With more praise in the clause after it, blame is irony. */
const mostIrony = 3.5
/** Added to the blame of a whole sentence, and of a quotation with enough words. */
const [worthOfSentence, worthOfLength] = [0.8, 1]
/** Questions, quotations, markup, addresses and numbers to call. */
const unfit = /[?"“”„«»()[\]{}<>*_|\n@]|https?:|www\.|\d{5}|\d\/10\b|\d[\d /-]{7}|\p{Extended_Pictographic}/u
const calendar = /^(?:The|\w+day|January|February|March|April|June|July|August|\w+ber)s?$/
const beginsWithSubject =
  /^\p{Lu}\p{Ll}+ (?:was|is|were|has|had|war|ist|hat|est|était|es|fue|era|è|ha|heeft|jest|był|była|är|var|er|je|byl|byla)(?!\p{L})/u
/** Names that are words, too, or too short to be known as such. */
const shortNames =
  /^(?:Lee|Bev|Bex|Kev|Baz|Dot|Flo|Viv|Val|Mel|Mo|Jo|Al|Ed|Ted|Reg|Ron|Ken|Les|Len|Des|Ray|Kay|Jay|Dean|Wayne|Kyle|Jade|Holly|Uwe|Udo|Kai|Leni|Léa|Luc|Guy|Noé|Eva|Ugo|Gino|Ton|Koen|Ola|Ewa|Bo|Ib|Efe|Can)$/u
const title =
  /(?<!\p{L})(?:[Mm](?:r|rs|s|iss|me|onsieur|adame)|[DdHhSs]r|[Ss]r?a|[Hh]err|[Ff]rau|[Ff]ru|[Ss]eñora?|[Ss]ignora?|[Dd]o[ck]tora?|[Dd]outora?|[Pp]ani?|[Pp]aní)\.? \p{Lu}/u

/** A clause, without the word that joins it to the one before. */
type Piece = Spanned & {
  blame: number
  /** Whether a quotation may begin, or end, here. */
  opens: boolean
  closes: boolean
  isFirst: boolean
  isLast: boolean
  turns: boolean
}

/**
 * The words in which a review complains most clearly: one or two sentences, or a part of one that can stand alone. Beside
 * four stars only where they turn against praise, or regret.
 */
export function quoteComplaint(said: Said[], about: About): Spanned | null {
  const { text, language, sentences, rating, isConfidential } = about
  const pieces = sentences.flatMap((sentence) => piecesOf(sentence, about))
  const regrets = patternOf(joiningOf(language)[2] ?? '', language)
  const people = said.filter(({ kind }) => kind === 'person')
  const staff = said.filter(({ engineTopic }) => engineTopic === 'staff')
  const found = pieces.flatMap((first, from) =>
    pieces.slice(from, from + mostPieces).flatMap((last, more) => {
      const its = pieces.slice(from, from + more + 1)
      const parts = its.filter(({ isFirst }, at) => at === 0 || isFirst).length
      const isWhole = first.isFirst && last.isLast
      const isTurned = its.slice(1).some((each) => each.turns)
      if (last.end - first.start > mostCharacters + 10) return []
      const words = text.slice(first.start, last.end).replace(/[\s.,;:!…–—-]+$/u, '')
      const span = { start: first.start, end: first.start + words.length }
      if (!first.opens || !last.closes || words.length > mostCharacters) return []
      if (parts > (isWhole && !isTurned ? 2 : 1) || (isTurned && !last.isLast)) return []
      // Irony goes on with praise.
      const next = last.isLast ? null : pieces[from + more + 1]
      if (next && !next.turns && next.blame < -mostIrony) return []
      const blame = Math.max(...its.map((each) => each.blame))
      const before = from === 0 ? 0 : pieces[from - 1]!.blame
      const isAgainstPraise =
        (first.turns && (first.isFirst || before < 0)) || (isWhole && before < -1 && blame >= surelyBlame)
      if (rating === 4 && (isTurned || !(isAgainstPraise || regrets.test(words)))) return []
      if (isConfidential && !isDiscreet(said, span)) return []
      if (people.some((each) => overlaps(span, each.start!, each.end!))) return []
      // "Lee was rude."
      if (beginsWithSubject.test(words) && staff.some((each) => overlaps(span, each.start!, each.end!)))
        return []
      const isBlame =
        blame >= Math.max(leastBlame[rating]!, last.isLast ? 0 : leastOfPart) &&
        its.every((each) => each.blame >= -(isTurned ? mostBesideTurn : mostPraise[rating]!))
      const length = Math.min(words.split(/\s+/).length, enoughWords) / enoughWords
      const worth = blame + worthOfLength * length + (isWhole && parts === 1 ? worthOfSentence : 0)
      return isBlame && mayBeQuoted(span, words, about) ? [{ ...span, worth }] : []
    }),
  )
  return found.sort((one, other) => other.worth - one.worth || other.end - one.end)[0] ?? null
}

const joiningOf = (language: Language) => replyTexts[language].joining.split(/;\s*/)

function piecesOf({ clauses, start, end, isElsewhere }: About['sentences'][number], about: About): Piece[] {
  const { text, language } = about
  const [adding = '', turning = ''] = joiningOf(language)
  const linkIn = (words: string) => new RegExp(`^[\\s,;:.…–—-]*(?:${words})(?=[\\s,])[\\s,]*`, 'iu')
  const [joins, turns] = [linkIn(`${adding}|${turning}`), linkIn(turning)]
  return clauses.map((clause, at) => {
    const [isFirst, isLast] = [at === 0, at === clauses.length - 1]
    const begin = isFirst ? wordStart(text, start) : clause.start
    const head = text.slice(begin, end)
    const link = joins.exec(head)?.[0] ?? ''
    const rest = text.slice(clause.end, end)
    // German turns within a clause, too: "Sie hat aber angerufen."
    const letter = begin + head.search(/\p{L}/u)
    const before = text.slice(Math.max(0, letter - 3), letter)
    const isInside = language === 'de' && turns.test(head) && !/\p{P}\s*$/u.test(before)
    return {
      start: begin + link.length,
      end: isLast ? end : clause.end,
      blame: isElsewhere ? -Infinity : blameOf(clause),
      opens: isFirst || (link !== '' && !isInside),
      closes: isLast || /^\s*[,;:.…–—]/u.test(rest) || joins.test(rest),
      isFirst,
      isLast,
      turns: turns.test(head),
    }
  })
}

const overlaps = (span: Spanned, start: number, end: number) => start < span.end && end > span.start

/** What these tell reveals nothing about why somebody came. */
const discreet =
  `queue, slow-service, understaffed, phone-unanswered, no-reply, appointment-delay, cancelled, opening-hours,
  crowded, dirty, noise, too-hot, too-cold, parking, no-show, missed-deadline,
  service, waiting time, cleanliness, location, reliability, booking, opening hours`.split(/,\s+/)
const isDiscreet = (said: Said[], span: Spanned) =>
  said.some(({ cause, causeStart, causeEnd, engineTopic, start, end }) => {
    const isCause = cause !== null && discreet.includes(cause) && overlaps(span, causeStart!, causeEnd!)
    return isCause || (discreet.includes(engineTopic) && overlaps(span, start!, end!))
  })

/** By what it tells, and by its words. */
export function blameOf({ tells, byWords: { label, confidence } }: Clause) {
  const sides = { negative: 3, neutral: 0, positive: -4 }
  return tells.complaint - tells.praise + sides[label] * confidence
}

const harsh = Object.fromEntries(
  languages.map((language) => [language, patternOf(replyTexts[language].harsh, language)]),
) as Record<Language, RegExp>

/** Words that name nobody, insult nobody and tell of no illness. */
function mayBeQuoted({ start }: Spanned, words: string, { text, language }: About) {
  const capitals = [...words.matchAll(/(?<!\p{L})\p{Lu}\p{Ll}+/gu)]
  return (
    words.split(/\s+/).length >= fewestWords &&
    !unfit.test(words) &&
    !title.test(words) &&
    sensitiveIn(words, language, 1).length === 0 &&
    !capitals.some(({ 0: word, index }) => mayBeName(word, text.slice(0, start + index), language)) &&
    !harsh[language].test(words)
  )
}

/** German begins all nouns with a capital; elsewhere one within a sentence is a name, unless an article is before it. */
function mayBeName(word: string, before: string, language: Language) {
  const isGiven = givenNames.has(word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, ''))
  const isFirst = /(?:^|[.!?:…)\n]\s*)$/u.test(before.slice(-4))
  return (
    isGiven ||
    shortNames.test(word) ||
    (language !== 'de' && !isFirst && !/\bthe $/i.test(before.slice(-4)) && !calendar.test(word))
  )
}

/** The beginning of the word in which a sentence begins: its gloss may leave out an elided article. */
const wordStart = (text: string, at: number) =>
  at - /[\p{L}\p{M}’']*$/u.exec(text.slice(Math.max(0, at - 20), at))![0].length
