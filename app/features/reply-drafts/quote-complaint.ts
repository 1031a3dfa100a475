import { givenNames } from '#analysis/aspects/given-names.ts'
import type { Clause } from '#analysis/sentiment/clauses.ts'
import { patternOf } from './check-reply.ts'
import { replyTexts } from './reply-texts.ts'
import type { About, Said, Spanned } from './reply-topics.ts'

/** In characters and words: what is shorter tells nothing, what is longer is no quotation for a reply. */
const [mostCharacters, fewestWords] = [100, 3]
/** By stars, how much a clause must complain, in log odds; and how much a clause beside it may praise. */
const leastBlame = [0, 1.2, 1.2, 1.9, 2.5]
const mostPraise = 0.5
/** How much more a whole sentence is worth than its part. */
const worthOfSentence = 0.8
/** Questions, quotations, markup, addresses and numbers to call. */
const unfit = /[?"“”„«»()[\]{}<>*_|\n@]|https?:|www\.|\d{5}|\d[\d /-]{7}|\p{Extended_Pictographic}/u
const title =
  /(?<!\p{L})(?:[Mm](?:r|rs|s|iss|me|onsieur|adame)|[DdHhSs]r|[Ss]r?a|[Hh]err|[Ff]rau|[Ff]ru|[Ss]eñora?|[Ss]ignora?|[Dd]o[ck]tora?|[Dd]outora?|[Pp]ani?|[Pp]aní)\.? \p{Lu}/u

/**
 * The words in which a review complains most clearly: a sentence, or a part of one that can stand alone. Beside four stars
 * only where it turns against praise, or regrets.
 */
export function quoteComplaint(said: Said[], about: About): Spanned | null {
  const { text, language, sentences, rating, isConfidential } = about
  const [adding, turning, regretting] = replyTexts[language].joining
  const linkIn = (words: string) => new RegExp(`^[\\s,;:.…–—-]*(?:${words})(?=[\\s,])[\\s,]*`, 'iu')
  const [joins, turns] = [linkIn(`${adding}|${turning}`), linkIn(turning)]
  const regrets = patternOf(regretting, language)
  const people = said.filter(({ kind }) => kind === 'person')
  const found = sentences.flatMap(({ clauses, start, end, isElsewhere }) => {
    const borders = clauses.map((clause, at) => (at === 0 ? wordStart(text, start) : clause.start))
    return clauses.flatMap((_, from) => {
      const head = text.slice(borders[from], end)
      const link = joins.exec(head)?.[0] ?? ''
      // German turns within a clause, too: "Sie hat aber angerufen."
      const isInside = language === 'de' && turns.test(head) && /^\p{L}/u.test(head)
      if (isElsewhere || (from > 0 && (link === '' || isInside))) return []
      const begin = borders[from]! + link.length
      return clauses.slice(from).flatMap((last, more) => {
        const its = clauses.slice(from, from + more + 1)
        const isLast = from + more === clauses.length - 1
        const rest = text.slice(last.end, end)
        const isCut = its.slice(1).some((clause) => turns.test(text.slice(clause.start, end)))
        if (!isLast && (isCut || !(/^\s*[,;:.…–—]/u.test(rest) || joins.test(rest)))) return []
        const words = text.slice(begin, isLast ? end : last.end).replace(/[\s.,;:!…–—-]+$/u, '')
        const span = { start: begin, end: begin + words.length }
        const worth = Math.max(...its.map(blameOf)) + (from === 0 && isLast ? worthOfSentence : 0)
        const isBlame = worth >= leastBlame[rating]! && its.every((clause) => blameOf(clause) >= -mostPraise)
        const isTurned =
          from > 0
            ? turns.test(head) && blameOf(clauses[from - 1]!) < 0
            : turns.test(link) || regrets.test(words)
        const mayTell = (rating < 4 || (isTurned && !isCut)) && (!isConfidential || isDiscreet(said, span))
        const isPersonal = people.some((each) => overlaps(span, each.start!, each.end!))
        return isBlame && mayTell && !isPersonal && mayBeQuoted(words, language) ? [{ ...span, worth }] : []
      })
    })
  })
  return (
    found.sort(
      (one, other) => other.worth - one.worth || other.end - other.start - (one.end - one.start),
    )[0] ?? null
  )
}

const overlaps = (span: Spanned, start: number, end: number) => start < span.end && end > span.start

/** What these tell reveals nothing about why somebody came. */
const discreet =
  `queue, slow-service, understaffed, phone-unanswered, no-reply, appointment-delay, cancelled, opening-hours,
  rude-staff, ignored, crowded, dirty, noise, too-hot, too-cold, parking, no-show, missed-deadline,
  staff, service, waiting time, cleanliness, location, parking, reliability, booking, opening hours`.split(
    /,\s+/,
  )
const isDiscreet = (said: Said[], span: Spanned) =>
  said.some(({ cause, causeStart, causeEnd, engineTopic, start, end }) => {
    const isCause = cause !== null && discreet.includes(cause) && overlaps(span, causeStart!, causeEnd!)
    return isCause || (discreet.includes(engineTopic) && overlaps(span, start!, end!))
  })

/** By what it tells, and by its words. */
function blameOf({ tells, byWords: { label, confidence } }: Clause) {
  const sides = { negative: 3, neutral: 0, positive: -4 }
  return tells.complaint - tells.praise + sides[label] * confidence
}

/** Words that name nobody and insult nobody. */
function mayBeQuoted(words: string, language: About['language']) {
  const names = words.match(/(?<!\p{L})\p{Lu}\p{Ll}+/gu) ?? []
  const isGiven = (name: string) =>
    givenNames.has(name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, ''))
  return (
    words.length <= mostCharacters &&
    words.split(/\s+/).length >= fewestWords &&
    !unfit.test(words) &&
    !title.test(words) &&
    !names.some(isGiven) &&
    !patternOf(replyTexts[language].harsh, language).test(words)
  )
}

/** The beginning of the word in which a sentence begins: its gloss may leave out an elided article. */
const wordStart = (text: string, at: number) => at - /[\p{L}\p{M}’']*$/u.exec(text.slice(0, at))![0].length
