import type { Background } from './background.ts'
import { groupsByWords } from './customer-groups.ts'
import type { MarkedWords } from './marked-words.ts'
import type { ReviewSet, WordGroup } from './query.schema.ts'
import { findPeriods } from './times.ts'
import { emptyWords, languageNames, sites } from './vocabulary.ts'
import { fold, ownNounOf, questionWords } from './words.ts'

/** A condition, and the word at which the question names it. */
export type Found = { at: number; set: ReviewSet; kind: Kind /** As asked. */; word?: string }
export type Kind =
  | 'period'
  | 'rating'
  | 'language'
  | 'source'
  | 'reply'
  | 'weekday'
  | 'group'
  | 'topic'
  | 'words'
  | 'label'

const stars = '(?:stars?|starred)'
const number = '(1|2|3|4|5|one|two|three|four|five)'
const starOf = (word: string) => Number(word) || ['one', 'two', 'three', 'four', 'five'].indexOf(word) + 1
export const reviewNouns =
  '(?:reviews?|ratings?|customers?|guests?|people|visitors?|comments?|feedback|opinions?|ones?|reviewers?|authors?|clients?|patients?|diners?|marks?|scores?|experiences?|voices|words|testimonials?|quotes?|buyers?|shoppers?|users?|stars?)'

/** Takes from a question the conditions that it names: when, how many stars, from where, in which language, by whom. */
export class Conditions {
  readonly found: Found[] = []
  /** A word that turns the question into one that is not answered. */
  doubt: string | null = null

  private readonly marked: MarkedWords
  private readonly background: Background
  private readonly given: { quoted: string[]; readAs: string[] }

  constructor(marked: MarkedWords, background: Background, given: { quoted: string[]; readAs: string[] }) {
    this.marked = marked
    this.background = background
    this.given = given
  }

  /** False where a period lies ahead: reviews do not tell of it. */
  takePeriods(): boolean {
    const { marked, background } = this
    for (const { period, start, end } of findPeriods(marked.words, background.at)) {
      if (this.isNewest(start, end)) continue
      if (period.from && period.from > background.at) return false
      this.add('period', start, { from: period.from, to: period.to })
      marked.take(start, end)
    }
    return true
  }

  takeOthers() {
    this.takeReplies()
    this.takeRatings()
    this.takeSources()
    this.takeLanguages()
    this.takeWeekdays()
    this.takeGroups()
    this.takeQuotedWords()
  }

  private add(kind: Kind, at: number, set: ReviewSet) {
    this.found.push({ kind, at, set })
  }

  /** "last review", "first review": the end of a list, and no period. */
  private isNewest = (start: number, end: number) => start === end

  private takeReplies() {
    const without =
      /\b(without (a |an |any |our |getting a )?(reply|replies|answer|answers|response|responses)|unanswered|unreplied|(no|not got a|not have a|do not have a|have no|has no|got no|lacks? a|lacking a|missing a) (reply|replies|answer|answers|response|responses)|(have|has|did|do|are|were|was|is|we) (we )?not (been |yet |yet been )?(replied|reply|answered|answer|responded|respond)( to| yet)*|not (yet )?(been )?(replied|answered|responded)( to| yet)*|(still )?(need|needs|await|awaits|awaiting|waiting for|wait for|open for) (a |an |our )?(reply|replies|answer|response)|never (got an answer|got a reply|replied|answered|replied to)|(nobody|no one|none of us) (has |have |ever |yet )*(replied|answered|responded)( to)?)\b/
    for (const { at } of this.marked.takeAll(without)) this.add('reply', at, { reply: 'without' })
    const having =
      /\b(with (a |an |our |any )?(reply|replies|answer|response)|replied( to)?|answered|responded( to)?|(get|got|gets|have|has|received|receive|been given) (a |an |our )?(reply|replies|answer|answers|response)|(do|did|have) we (reply|respond|answer)( to)?|(reply|response|answer) rate|rate of (reply|replies|response)|(many|number of|our) (replies|answers|responses)|replies (did|have|to))\b/
    for (const { at } of this.marked.takeAll(having)) this.add('reply', at, { reply: 'with' })
  }

  private addRating(at: number, lowest: number, highest: number) {
    this.add('rating', at, { lowest: Math.max(1, lowest), highest: Math.min(5, highest) })
  }

  private takeRatings() {
    const { marked } = this
    const each = (pattern: string, range: (groups: number[]) => [number, number]) => {
      for (const { at, groups } of marked.takeAll(new RegExp(pattern)))
        this.addRating(at, ...range(groups.map(starOf)))
    }
    each(`\\b${number} ${stars}? ?(?:to|or|and|through) ${number} ${stars}\\b`, ([one, two]) => [
      Math.min(one!, two!),
      Math.max(one!, two!),
    ])
    each(
      `\\b(?:at least|minimum of|a minimum of|not less than|no less than|no fewer than) ${number} ${stars}\\b`,
      ([n]) => [n!, 5],
    )
    each(`\\b(?:at most|no more than|not more than|up to|a maximum of) ${number} ${stars}\\b`, ([n]) => [
      1,
      n!,
    ])
    each(`\\b${number} (?:${stars} )?(?:or|and) (?:more|above|better|higher|up|over) ?${stars}?`, ([n]) => [
      n!,
      5,
    ])
    each(
      `\\b${number} (?:${stars} )?(?:or|and) (?:less|fewer|below|lower|worse|under|down) ?${stars}?`,
      ([n]) => [1, n!],
    )
    each(`\\b(?:more than|above|over|better than|higher than|greater than) ${number} ${stars}\\b`, ([n]) => [
      n! + 1,
      5,
    ])
    each(`\\b(?:less than|fewer than|below|under|worse than|lower than) ${number} ${stars}\\b`, ([n]) => [
      1,
      n! - 1,
    ])
    each(`\\b${number} ${stars}\\b`, ([n]) => [n!, n!])
    each(
      `\\b(?:rated|rating of|rate us|rated us|gave us|give us|score of) (?:a |an )?${number}\\b`,
      ([n]) => [n!, n!],
    )
    each(`\\b${number} out of (?:5|five)\\b`, ([n]) => [n!, n!])
    const tone = '(?:in|by) (?:tone|mood|sentiment|wording)'
    for (const [label, words] of [
      ['negative', 'negative'],
      ['positive', 'positive'],
      ['neutral', 'neutral'],
    ] as const)
      for (const { at } of marked.takeAll(
        new RegExp(
          `\\b${words}(?: ${reviewNouns})? ${tone}\\b|\\b${words} (?:tone|mood|sentiment|text|texts|wording)\\b|\\b(?:sound|sounds|sounding) ${words}\\b`,
        ),
      ))
        this.add('label', at, { label })
    const adjective = (words: string) =>
      `\\b(?:most |very |really |so )?(?:${words})(?:ly)?(?: rated)? ${reviewNouns}\\b|\\b(?:are|is|was|were|be) (?:${words})(?= _| _$|$)|\\b(?:${words}) ratings?\\b`
    if (!marked.has(/\b(best|worst|most (negative|positive|critical)|lowest|highest)\b/)) {
      each(
        adjective(
          'bad|poor|low|lower|terrible|negative|unhappy|dissatisfied|critical|awful|horrible|disappointed|angry|unsatisfied|unfavourable',
        ),
        () => [1, 2],
      )
      each(
        adjective(
          'good|great|positive|happy|satisfied|excellent|high|higher|favourable|pleased|glowing|kind|friendly|nice',
        ),
        () => [4, 5],
      )
      each(adjective('mixed|middling|mediocre|neutral|lukewarm'), () => [3, 3])
      each(`\\b(?:perfect|full marks|top marks)(?: ${reviewNouns})?\\b`, () => [5, 5])
    }
  }

  /** "not from Google", "without an invitation or order", "excluding imports" */
  private takeNegatedSources() {
    const { marked } = this
    const imports = [...sites, ...this.background.imports.map((source) => questionWords(source).join(' '))]
    const thing = `(?:invited|invitations?|orders?|purchases?|imported|imports|imported reviews|${imports.join('|')})`
    const link =
      '(?:(?:an?|any|the|our|all|come|came|coming|from|been|being|via|through|by|on|with|written|verified|for|those|of|reviews|ones) )*'
    const negation =
      '(?:not|without|excluding|exclude|except(?: for)?|leaving out|leave out|other than|apart from|ignoring|minus)'
    const pattern = new RegExp(
      `\\b${negation} ${link}(${thing}(?: (?:or|and|nor) ${link}${thing})*)(?: reviews| ones| customers| people)?\\b`,
    )
    for (const { at, groups } of marked.takeAll(pattern)) {
      const isNamed = (words: RegExp) => words.test(groups[0]!)
      const ofSites = imports.filter((name) => isNamed(new RegExp(`\\b${name}\\b`)))
      const others = this.background.imports.filter(
        (source) => !ofSites.some((name) => fold(source).includes(name)),
      )
      // Of several places that reviews were imported from, all but one is no set of ours.
      if (ofSites.length > 0 && others.length > 0 && !isNamed(/\bimport/)) this.doubt = ofSites[0]!
      const left = (['order', 'invited', 'confirmed'] as const).filter(
        (each) =>
          !(each === 'order' && isNamed(/\b(orders?|purchases?)\b/)) &&
          !(each === 'invited' && isNamed(/\binvit/)),
      )
      this.add('source', at, { provenances: left })
    }
  }

  private takeSources() {
    const { marked } = this
    this.takeNegatedSources()
    for (const source of this.background.imports) {
      const names = questionWords(source)
      for (const { at, length } of placesOf(marked, names)) {
        this.add('source', at, { importedFrom: source, provenances: ['imported'] })
        marked.take(at, at + length)
      }
    }
    for (const { at, groups } of marked.takeAll(new RegExp(`\\b(${sites.join('|')})( com| maps)?\\b`))) {
      const name = groups[0]!.charAt(0).toUpperCase() + groups[0]!.slice(1)
      const known = this.background.imports.find((each) => fold(each).includes(groups[0]!))
      this.add('source', at, { importedFrom: known ?? name, provenances: ['imported'] })
    }
    const of = (provenance: 'order' | 'invited' | 'confirmed' | 'imported', pattern: RegExp) => {
      for (const { at } of marked.takeAll(pattern)) this.add('source', at, { provenances: [provenance] })
    }
    of(
      'confirmed',
      /\b(came|come|comes|coming|found us|wrote|write|written) (to us )?(by|on) (themselves|their own|its own|itself)( accord)?\b|\bof their own accord\b|\bfound (the|our) page\b|\b(unprompted|uninvited|spontaneous|spontaneously|organic)\b|\b(were|was|are|have|had)? ?not (been )?invited\b|\bwithout (an |being )?(invitation|invited)\b|\bconfirmed( (address|addresses|email))?\b|\bopen form\b|\bon their own\b|\bby themselves\b/,
    )
    of(
      'order',
      /\b(verified|confirmed) (purchases?|orders?|buyers?|customers?)\b|\b(came )?(with|from|after|through|via) (an? |the |their )?(verified |online )?(orders?|order links?|purchases?)\b|\border links?\b|\bverified\b/,
    )
    of(
      'invited',
      /\b(we |were |was |been |are |people we |that we )?invited( by us| customers| people| guests)?\b|\b(by |from |via |through |after |with )?(an |our |the )?invitations?\b/,
    )
    of('imported', /\b(imported|imports)\b/)
  }

  private takeLanguages() {
    const names = Object.keys(languageNames).join('|')
    const patterns = [
      `\\b(${names}) (?:speakers?|speaking)\\b`,
      `\\b(?:in|speak|speaks|speaking|written in) (${names})\\b`,
      `\\b(${names}) (?:speaking |language )?(?=${reviewNouns}|families|speakers?|tourists|travellers|texts?)`,
      `\\b(germans|spaniards|italians|poles|swedes|danes|czechs|turks|russians)\\b`,
      `\\b(?:the|or|and|vs|versus|than|against|with|between|compare|about|by) (${names})(?=$| (?:_|or|and|vs|versus|than|against|ones?|compared|do|say|reviews))`,
      `^(${names})(?= (?:or|and|vs|versus|against|reviews|compared))`,
    ]
    const not = /\b(not|non|other than|except|excluding|apart from|without) (written |being )?(in )?$/
    for (const pattern of patterns) {
      for (const { at, end, groups } of this.marked.takeAll(new RegExp(pattern))) {
        const language = languageNames[groups.find(Boolean)!]!
        const before = this.marked.words
          .slice(0, end - 1)
          .join(' ')
          .replace(new RegExp(`(${names})$`), '')
        const lead = `${before} `.replace(/ +/g, ' ')
        this.add(
          'language',
          at,
          not.test(lead) || /\bnot (written )?in $/.test(lead) ? { exceptLanguage: language } : { language },
        )
      }
    }
    this.marked.takes(/\bother languages?\b(?= than _)/)
    const foreign =
      /\b(other|foreign|another) languages?\b|\bforeign (?=customers|guests|people|visitors|reviews)/
    for (const { at } of this.marked.takeAll(foreign))
      this.add('language', at, { exceptLanguage: this.background.language })
    this.marked.takes(
      /\b(an? |any )?(languages? )?(not|non|other|except|excluding|apart|without)( than| from)?( any| the)?( written)?( in)? (?=_)/,
    )
  }

  private takeWeekdays() {
    const names = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')
    const said =
      '(?:mention(?:s|ed|ing)?|contain(?:s|ing)?|includ(?:e|es|ing)|says?|saying|about|the words?|refer(?:s|ring)? to)'
    for (const { at, groups } of this.marked.takeAll(
      new RegExp(`(?<=\\b${said} (?:a |the )?)(${names.join('|')}|weekend)s?\\b`),
    ))
      this.add('words', at, { words: [wordGroupOf(groups[0]!)] })
    if (this.isOfWhatHappens())
      for (const { at, groups } of this.marked.takeAll(
        new RegExp(`\\b(?:on|at) (?:a |the )?(${names.join('|')}|weekend)s?\\b`),
      )) {
        this.add('words', at, { words: [{ name: groups[0]!, forms: [groups[0]!] }] })
        this.given.readAs.push(
          `“${groups[0]}” as a word that reviews mention, not as the day on which they were written`,
        )
      }
    for (const { at, groups } of this.marked.takeAll(
      new RegExp(`\\b(?:(?:on|at|of|during|written on) )?(?:a |the )?(${names.join('|')})s?\\b`),
    ))
      this.add('weekday', at, { weekdays: [names.indexOf(groups[0]!) + 1] })
    for (const { at } of this.marked.takeAll(/\b((on|at|of|during|over) )?(a |the )?weekends?\b/))
      this.add('weekday', at, { weekdays: [6, 7] })
    for (const { at } of this.marked.takeAll(
      /\b((on|at|of|during|over) )?(a |the )?(week ?days|working days|business days|during the week)\b/,
    ))
      this.add('weekday', at, { weekdays: [1, 2, 3, 4, 5] })
  }

  /** "What annoys customers on Saturdays" asks for reviews that mention Saturdays, whenever they were written. */
  private isOfWhatHappens = () =>
    this.marked.asks(/^what\b/) &&
    !this.marked.asks(
      /\b(reviews?|ratings?|rated?|stars|average|wrote|write|written|writing|posted|left|comments?|feedback)\b/,
    )

  private takeGroups() {
    const used = new Set<string>()
    for (const { words, group } of groupsByWords) {
      for (const { at } of this.marked.takeAll(new RegExp(`\\b${words.join(' ')}(?= |$)`))) {
        if (used.has(group.name)) continue
        used.add(group.name)
        this.add('group', at, { words: [{ name: group.name, forms: group.forms }] })
      }
    }
  }

  private takeQuotedWords() {
    for (const { at, groups } of this.marked.takeAll(/\bquotedwords(\d+)\b/)) {
      const name = this.given.quoted[Number(groups[0])]!
      this.add('words', at, { words: [{ name, forms: [fold(name)], isObject: true }] })
    }
  }
}

/** Places where at least two words of a name stand together, or its only one. */
function placesOf(marked: MarkedWords, names: string[]): { at: number; length: number }[] {
  const words = marked.words
  const least = Math.min(2, names.length)
  for (let length = names.length; length >= least; length--)
    for (let from = 0; from + length <= names.length; from++) {
      const wanted = names.slice(from, from + length)
      if (wanted.every((word) => emptyWords.has(word))) continue
      const at = words.findIndex((_, index) =>
        wanted.every((word, offset) => sameWord(words[index + offset], word)),
      )
      if (at >= 0 && !marked.isTaken(at)) return [{ at, length }]
    }
  return []
}

const sameWord = (one: string | undefined, other: string) =>
  one !== undefined && ownNounOf(one) === ownNounOf(other)

/** A word of the question with its singular. */
export function wordGroupOf(word: string): WordGroup {
  const [last, ...before] = word.split(' ').reverse()
  const noun = [...before.reverse(), ownNounOf(last!)].join(' ')
  return { name: noun, forms: [...new Set([noun, word])].filter((form) => form.length > 0), isObject: true }
}
