import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { learnedLanguages } from '../../languages/language-model.ts'
import { readJsonl } from '../data.ts'
import { isTrainedOn, ownReviews } from '../own-reviews.ts'
import { readLexicons, readOpenerLexicons } from './lexicons.ts'

/** 0 negative, 1 neutral, 2 positive. */
export type ForeignText = { text: string; lang: string; label: 0 | 1 | 2; source: string }

/** How much a text of each source counts. Those marked clean have a licence that lets anybody use them. */
const weights: Record<string, { weight: number; isClean?: boolean }> = {
  mabsa: { weight: 1 },
  xed: { weight: 0.25, isClean: true },
  opener: { weight: 1.5 },
  headlines: { weight: 1 },
  sv_reviews: { weight: 1 },
  tr_magaza: { weight: 1 },
  tr_eticaret: { weight: 1 },
  pt_books: { weight: 1 },
  cs_csfd: { weight: 0.7 },
  lexicon: { weight: 0.5, isClean: true },
  opener_lexicon: { weight: 0.5, isClean: true },
  own: { weight: 2, isClean: true },
}

export type Choice = { isClean?: boolean; without?: string[] }

const sourceNames = Object.keys(weights)
export const weightOf = (source: string) => weights[source]?.weight ?? 0

/** All labelled texts of the eleven languages, or those of some sources. */
export function* foreignTexts(data: string, { isClean, without = [] }: Choice = {}): Generator<ForeignText> {
  for (const source of sourceNames) {
    if (without.includes(source) || (isClean && !weights[source]?.isClean)) continue
    for (const row of readSource(data, source)) {
      if (learnedLanguages.includes(row.lang) && row.text !== '') yield { ...row, source }
    }
  }
}

type Row = Omit<ForeignText, 'source'>

export function* readSource(data: string, source: string): Generator<Row> {
  const folder = join(data, 'languages')
  const labelled = (name: string) => readLabelled(join(folder, `${name}.jsonl.gz`))
  switch (source) {
    case 'mabsa':
      yield* labelled('mabsa/sentences')
      break
    case 'xed':
      yield* labelled('xed/lines')
      break
    case 'opener':
      yield* labelled('opener-opinions/sentences')
      break
    case 'headlines':
      yield* labelled('hotel-headlines/train')
      break
    case 'cs_csfd':
      for (const row of labelled('cs-csfd/train')) if (!isSlovak(row.text)) yield row
      break
    case 'lexicon':
      yield* readLexicons(join(folder, 'lexicons'))
      break
    case 'opener_lexicon':
      yield* readOpenerLexicons(join(folder, 'lexicons'))
      break
    case 'own':
      for (const lang of learnedLanguages) yield* ownTexts(lang)
      break
    default:
      yield* labelled(`${source.replace('_', '-')}/train`)
  }
}

function* readLabelled(path: string): Generator<Row> {
  if (!existsSync(path)) return
  for (const { text, lang, label } of readJsonl<{ text: string; lang: string; label: 0 | 1 | 2 | null }>(
    path,
  ))
    if (label !== null) yield { text: text.normalize('NFC'), lang, label }
}

/** Each review as a whole, and each of its sentences where there is more than one. */
function* ownTexts(lang: string): Generator<Row> {
  for (const { text, label, sentences } of ownReviews(lang).filter(isTrainedOn)) {
    yield { text, lang, label }
    if (sentences.length > 1) for (const [text, label] of sentences) yield { text, lang, label }
  }
}

const slovakWords = new Set(
  `som si je sa nie je aj ale ako keď už pre čo tak ktorý ktorá ktoré veľmi jeho bol bola boli sú film nič len dosť
  pri než preto možno predsa ešte tiež vôbec všetko iba hoci môže treba`.split(/\s+/),
)
const czechWords = new Set(
  `jsem se není jako když už pro co tak který která které velmi jeho byl byla byli jsou nic jen dost při než proto
  možná přece ještě také vůbec všechno pouze může třeba ale`.split(/\s+/),
)

/** Slovak has ľ, ĺ, ŕ, ô and ä; Czech has ě, ř and ů; short texts are told by their words. */
function isSlovak(text: string): boolean {
  const lower = text.toLowerCase()
  let balance = (lower.match(/[ľĺŕôä]/g)?.length ?? 0) - (lower.match(/[ěřů]/g)?.length ?? 0)
  for (const word of lower.split(/[^\p{L}]+/u)) {
    if (slovakWords.has(word) && !czechWords.has(word)) balance++
    if (czechWords.has(word) && !slovakWords.has(word)) balance--
  }
  return balance > 0
}
