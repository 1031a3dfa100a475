import { givenNames } from '#analysis/aspects/given-names.ts'
import type { Clause } from '#analysis/sentiment/clauses.ts'
import type { SentimentLabel } from '#app/features/analyses/analysis.schema.ts'
import { type Language, languages } from '#app/languages/languages.ts'
import { patternOf, refused, sensitiveIn } from './check-reply.ts'
import { replyTexts } from './reply-texts.ts'
import type { About, Said, Spanned } from './reply-topics.ts'

/** The length of a quotation: characters at most, words at least, and words from which length adds no worth. */
const [mostCharacters, enoughWords] = [130, 6]
const fewestWords = { ofThing: 2, other: 3 }
/** Characters of two praises that are quoted side by side. */
const mostOfBoth = 110
const mostPieces = 12
/** Minimum blame of a quoted clause in log odds, by stars. */
const leastBlame = [0, 0.5, 0.5, 0.6, 2, 2]
/** Minimum blame beside four stars, with a word of regret ("unfortunately", "a bit"). */
const leastOfRegret = 1
/** Minimum blame beside four stars in a sentence that is neither praise nor a complaint. */
const surelyBlame = 3
/** Minimum blame or praise of a passage that is quoted without the rest of its sentence. */
const leastOfPart = 2.5
/** Maximum praise of a quoted complaint's clauses, by stars; less where the sentence turns. */
const [mostPraise, mostBesideTurn] = [[0, 2, 2, 1.2, 0.5, 0.5], 0.5]
/** Minimum praise of a quotation, and maximum blame of any of its clauses, by stars; minimum praise of a second one. */
const [leastPraise, mostBlame, leastOfSecond] = [[0, 0, 0, 0, 2, 1.6], [0, 0, 0, 0, 0.5, 1.5], 3]
/** With more praise in the clause after it, blame is irony. */
const mostIrony = 3.5
/** Added for a whole sentence, for enough words, for a thing or person that is named, and for a complaint that comes first. */
const [worthOfSentence, worthOfLength, worthOfThing, worthOfBeginning] = [0.8, 1, 1.5, 2.5]
/** Questions, quotations, speech, shouting, markup, addresses and numbers to call. */
const unfit =
  /:\s|[?"“”„«»()[\]{}<>*_|\n@]|https?:|www\.|\d{5}|\d\/10\b|\d[\d /-]{7}|\p{Lu}{4}|\p{Extended_Pictographic}/u
const trailing = /(?:[\s.,;:!…–—-]|[:;]-?\)|\p{Extended_Pictographic}\uFE0F?)+$/u
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
  /** Begins with "and". */
  adds: boolean
  /** Of its sentence, with the stars. */
  label: SentimentLabel
}

type Passage = Spanned & {
  words: string
  pieces: Piece[]
  isWhole: boolean
  /** Within it the sentence turns. */
  isTurned: boolean
  /** From 0, the beginning of the review, to 1. */
  place: number
  before: Piece | undefined
  next: Piece | undefined
}

/** One or two sentences, or a part of one that can stand alone. */
function passagesIn(about: About): Passage[] {
  const { text, sentences } = about
  const pieces = sentences.flatMap((sentence) => piecesOf(sentence, about))
  return pieces.flatMap((first, from) =>
    pieces.slice(from, from + mostPieces).flatMap((last, more) => {
      const its = pieces.slice(from, from + more + 1)
      const parts = its.filter(({ isFirst }, at) => at === 0 || isFirst).length
      const isWhole = first.isFirst && last.isLast
      const isTurned = its.slice(1).some((each) => each.turns)
      if (last.end - first.start > mostCharacters + 10 || !first.opens || !last.closes) return []
      const words = text.slice(first.start, last.end).replace(trailing, '')
      if (words.length > mostCharacters || unfit.test(words)) return []
      if (parts > (isWhole && !isTurned ? 2 : 1) || (isTurned && !last.isLast)) return []
      const span = { start: first.start, end: first.start + words.length }
      const around = { before: pieces[from - 1], next: last.isLast ? undefined : pieces[from + more + 1] }
      return [
        {
          ...span,
          words,
          pieces: its,
          isWhole: isWhole && parts === 1,
          isTurned,
          place: span.start / text.length,
          ...around,
        },
      ]
    }),
  )
}

const isNamed = ({ kind, isElsewhere }: Said) => kind !== 'whole' && !isElsewhere
const isOf = (things: Said[], passage: Spanned) =>
  things.some(({ start, end }) => overlaps(passage, start!, end!))

/** Worth of a passage whose clearest clause says so much of a side. */
const worthOf = (passage: Passage, clearest: number, things: Said[]) =>
  clearest +
  (isOf(things, passage) ? worthOfThing : 0) +
  (worthOfLength * Math.min(passage.words.split(/\s+/).length, enoughWords)) / enoughWords +
  (passage.isWhole ? worthOfSentence : 0)

const byWorth = (one: Spanned & { worth: number }, other: Spanned & { worth: number }) =>
  other.worth - one.worth || other.end - one.end

/** The words in which a review complains most clearly. With four or five stars only where the stars leave room for it. */
export function quoteComplaint(said: Said[], about: About): Spanned | null {
  const { language, rating, isConfidential } = about
  const regrets = patternOf(joiningOf(language)[2] ?? '', language)
  const people = said.filter(({ kind }) => kind === 'person')
  const staff = said.filter(({ engineTopic }) => engineTopic === 'staff')
  const things = said.filter(isNamed)
  const found = passagesIn(about).flatMap((passage) => {
    const { words, pieces, isTurned, before, next } = passage
    const [first, last] = [pieces[0]!, pieces.at(-1)!]
    // Irony goes on with praise.
    if (next && !next.turns && next.blame < -mostIrony) return []
    const blame = Math.max(...pieces.map((each) => each.blame))
    const isRegret = regrets.test(words)
    // The end of a sentence may be its point: "Tracking said 9 to 12, then 12 to 3, and nobody came."
    if (!last.isLast && !next?.turns && !next?.adds) return []
    if (rating >= 4) {
      if (!last.isLast && !next?.turns) return []
      const { label } = last
      const isBesidePraise =
        rating === 4 && (label === 'negative' || (label === 'neutral' && blame >= surelyBlame))
      if (isTurned || !(first.turns || isRegret || isBesidePraise)) return []
      // "A bit dear, but you get what you pay for."
      if (first.turns && !first.isFirst && before!.blame > -1) return []
    }
    if (isConfidential && !isDiscreet(said, passage)) return []
    if (people.some((each) => overlaps(passage, each.start!, each.end!))) return []
    // "Lee was rude."
    if (beginsWithSubject.test(words) && staff.some((each) => each.start === passage.start)) return []
    const least = Math.max(leastBlame[rating]!, last.isLast ? 0 : leastOfPart)
    const isBlame =
      blame >= (rating === 4 && isRegret ? leastOfRegret : least) &&
      pieces.every((each) => each.blame >= -(isTurned ? mostBesideTurn : mostPraise[rating]!))
    return isBlame && mayBeQuoted(passage, about, fewestWords.other) && !mayNameSomebody(passage, about)
      ? [{ ...passage, worth: worthOf(passage, blame, things) - worthOfBeginning * passage.place }]
      : []
  })
  return found.sort(byWorth)[0] ?? null
}

type Praised = Spanned & { namesSomebody: boolean }

/** The words in which a review praises most clearly, and those of another sentence if both are short and sure. */
export function quotePraise(said: Said[], about: About): Praised[] {
  if (about.isConfidential) return []
  const regrets = patternOf(joiningOf(about.language)[2] ?? '', about.language)
  const people = said.filter(({ kind }) => kind === 'person')
  const things = said.filter(isNamed)
  const found = passagesIn(about).flatMap((passage) => {
    const { pieces, words, isTurned } = passage
    const [first, last] = [pieces[0]!, pieces.at(-1)!]
    const isPlain = first.isFirst && !isTurned && pieces.every((each) => each.label === 'positive')
    // Nor does a reply repeat what it may not offer.
    if (!isPlain || regrets.test(words) || refused[about.language].test(words)) return []
    const praise = Math.max(...pieces.map((each) => -each.blame))
    const least = last.isLast ? leastPraise[about.rating]! : leastOfPart
    const isPraise =
      praise >= least && praise < Infinity && pieces.every((each) => each.blame <= mostBlame[about.rating]!)
    const isOfThing = isOf(things, passage)
    return isPraise &&
      mayBeQuoted(passage, about, isOfThing && !hasGivenName(words) ? fewestWords.ofThing : fewestWords.other)
      ? [{ ...passage, praise, worth: worthOf(passage, praise, things), isOfThing }]
      : []
  })
  const [clearest, ...others] = found.sort(byWorth)
  if (!clearest) return []
  const second = others.find(
    ({ start, end, praise, words, isOfThing, isWhole }) =>
      isOfThing &&
      isWhole &&
      praise >= leastOfSecond &&
      words.length + clearest.words.length <= mostOfBoth &&
      !overlaps(clearest, start, end),
  )
  return [clearest, ...(second ? [second] : [])]
    .sort((one, other) => one.start - other.start)
    .map(({ start, end, words }) => {
      const isNamed = people.some((each) => overlaps({ start, end }, each.start!, each.end!))
      return { start, end, namesSomebody: isNamed || hasGivenName(words) }
    })
}

/** Whether a word of the review turns against what it says, or regrets. */
export function isHedged({ text, language }: About) {
  const [, turning, regretting] = joiningOf(language)
  return patternOf(`(?:${turning})$|${regretting}`, language).test(text)
}

const joiningOf = (language: Language) => replyTexts[language].joining.split(/;\s*/)

function piecesOf(
  { clauses, start, end, label, isElsewhere }: About['sentences'][number],
  about: About,
): Piece[] {
  const { text, language } = about
  const [adding = '', turning = '', regretting = ''] = joiningOf(language)
  const regrets = patternOf(regretting, language)
  const linkIn = (words: string) => new RegExp(`^[\\s,;:.…–—-]*(?:${words})(?=[\\s,])[\\s,]*`, 'iu')
  const [joins, turns] = [linkIn(`${adding}|${turning}`), linkIn(turning)]
  const adds = linkIn(adding.split('|')[0]!)
  return clauses.map((clause, at) => {
    const [isFirst, isLast] = [at === 0, at === clauses.length - 1]
    const begin = isFirst ? wordStart(text, start) : clause.start
    const head = text.slice(begin, end)
    const lead = /^[\s,;]*/.exec(head)![0]
    const isRegret = /^\s*[,;]/.test(head) && regrets.exec(head)?.index === lead.length
    const link = joins.exec(head)?.[0] ?? (isRegret ? lead : '')
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
      closes: isLast || /^\s*[,;:.…–—]/u.test(rest) || turns.test(rest),
      isFirst,
      isLast,
      turns: turns.test(head),
      adds: adds.test(head),
      label,
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

/** Words that insult nobody and tell of no illness. */
const mayBeQuoted = ({ words }: Passage, { language }: About, fewest: number) =>
  words.split(/\s+/).length >= fewest &&
  sensitiveIn(words, language, 1).length === 0 &&
  !harsh[language].test(words)

const capitalsIn = (words: string) => [...words.matchAll(/(?<!\p{L})\p{Lu}\p{Ll}+/gu)]

const hasGivenName = (words: string) =>
  title.test(words) ||
  capitalsIn(words).some(
    ([word]) =>
      shortNames.test(word) || givenNames.has(word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')),
  )

/** German begins all nouns with a capital; elsewhere one within a sentence is a name, unless an article is before it. */
function mayNameSomebody({ start, words }: Passage, { text, language }: About) {
  const isName = ({ 0: word, index }: RegExpExecArray) => {
    const before = text.slice(0, start + index).slice(-4)
    const isFirst = /(?:^|[.!?:…)\n]\s*)$/u.test(before)
    return language !== 'de' && !isFirst && !/\bthe $/i.test(before) && !calendar.test(word)
  }
  return hasGivenName(words) || capitalsIn(words).some(isName)
}

/** The beginning of the word in which a sentence begins: its gloss may leave out an elided article. */
const wordStart = (text: string, at: number) =>
  at - /[\p{L}\p{M}’']*$/u.exec(text.slice(Math.max(0, at - 20), at))![0].length
