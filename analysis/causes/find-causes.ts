import { type Cause, type Cues, causes, narrowerThan, topicsOf } from './causes.ts'
import { beginningsOf, folded, phraseSource, phrasesIn } from './cue-pattern.ts'
import { cuesByLanguage } from './cues-by-language.ts'

type Span = { start: number; end: number }

/** Surely negative. `topic` as the engine found it, before it was filed for a trade. */
export type Complaint = Span & { topic: string }

/** Offsets of the words that name the cause, in the text. */
export type FoundCause = Span & { cause: Cause; complaint: Complaint }

/** `within`: so many characters at most may be between the phrase and the complaint. */
type Cue = { cause: Cause; pattern: RegExp; within: number }

type Compiled = {
  /** By the beginning of what they match; see `beginningsOf`. */
  cues: Map<string, Cue[]>
  notBefore: RegExp
  notAfter: RegExp
  excused: RegExp
  unless: Map<Cause, RegExp>
}

/** In characters. */
const reach = { clear: 60, beside: 30 }

const compiled = new Map<string, Compiled>()

/**
 * The causes that one sentence of `text` names, each once. Only beside a complaint, and never where the sentence takes it
 * back ("no queue at all"), asks, supposes, or says that it does not matter. Empty for a language without cues.
 */
export function findCauses(
  text: string,
  sentence: Span,
  complaints: Complaint[],
  language: string,
): FoundCause[] {
  const cues = complaints.length > 0 && cuesOf(language)
  const said = folded(text.slice(sentence.start, sentence.end))
  if (!cues || /\?["')\s]*$/.test(said) || cues.excused.test(said)) return []
  const possible = new Set(
    causes.filter(
      (cause) =>
        complaints.some(({ topic }) => topicsOf[cause].includes(topic)) &&
        !cues.unless.get(cause)?.test(said),
    ),
  )
  const found = new Map<Cause, FoundCause>()
  for (const { index: at, 0: word } of said.matchAll(/[\p{L}\p{N}]+/gu)) {
    for (const cue of cuesAt(cues, word)) {
      if (!possible.has(cue.cause) || found.has(cue.cause)) continue
      const span = match(cue, said, at, cues)
      const complaint = span && nearest(cue, span, complaints, sentence.start)
      if (!complaint) continue
      const [start, end] = [sentence.start + span.start, sentence.start + span.end]
      found.set(cue.cause, { cause: cue.cause, start, end, complaint })
    }
  }
  return [...found.values()].filter(({ cause }) => !narrowerThan[cause]?.some((each) => found.has(each)))
}

const cuesAt = ({ cues }: Compiled, word: string) =>
  [word, `${word.slice(0, 2)}*`, '*'].flatMap((beginning) => cues.get(beginning) ?? [])

/** Null unless the cue begins at this place, and nothing around takes it back. */
function match({ pattern }: Cue, said: string, at: number, { notBefore, notAfter }: Compiled): Span | null {
  pattern.lastIndex = at
  const [words] = pattern.exec(said) ?? []
  if (words === undefined) return null
  const end = at + words.length
  if (notBefore.test(said.slice(0, at)) || notAfter.test(said.slice(end))) return null
  return { start: at, end }
}

function nearest({ cause, within }: Cue, span: Span, complaints: Complaint[], offset: number) {
  const [start, end] = [offset + span.start, offset + span.end]
  return complaints.find(
    (each) =>
      each.start - end <= within && start - each.end <= within && topicsOf[cause].includes(each.topic),
  )
}

function cuesOf(language: string): Compiled | undefined {
  const known = compiled.get(language)
  if (known) return known
  const cues = cuesByLanguage[language]
  if (!cues) return undefined
  const made = compile(cues)
  compiled.set(language, made)
  return made
}

function compile({ notBefore, notAfter, excused, unless = {}, phrases }: Cues): Compiled {
  const word = "[\\p{L}\\p{N}'-]+"
  const denied = anyOf(notBefore)
  const cues = new Map<string, Cue[]>()
  for (const cause of causes) {
    for (const listed of phrasesIn(phrases[cause] ?? '')) {
      const phrase = listed.replace(/^~/, '')
      const within = phrase === listed ? reach.clear : reach.beside
      const cue = { cause, pattern: new RegExp(phraseSource(phrase, denied), 'y'), within }
      for (const beginning of new Set(beginningsOf(phrase)))
        cues.set(beginning, [...(cues.get(beginning) ?? []), cue])
    }
  }
  return {
    cues,
    notBefore: new RegExp(`(?<![\\p{L}\\p{N}])${denied}[\\s'-]+(?:${word}\\s+){0,6}$`, 'u'),
    notAfter: new RegExp(`^\\s+(?:${word}\\s+)?${anyOf(notAfter)}`, 'u'),
    excused: naming(excused),
    unless: new Map(Object.entries(unless).map(([cause, list]) => [cause as Cause, naming(list)])),
  }
}

/** Matches a sentence with one of the phrases. */
const naming = (list = '') => new RegExp(`(?<![\\p{L}\\p{N}])${anyOf(list)}`, 'u')

/** A list that is empty matches nothing. */
const anyOf = (list: string) =>
  `(?:${
    phrasesIn(list)
      .map((phrase) => phraseSource(phrase))
      .join('|') || '(?!)'
  })`
