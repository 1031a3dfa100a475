import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { analyse } from '../../analysis/analyse.ts'
import { loadEngine } from '../../analysis/engine.ts'
import { type LanguageModel, openLanguageModel } from '../../analysis/languages/language-model.ts'
import { dataFolder, readJsonl } from '../../analysis/training/data.ts'
import { type ForeignText, readSource } from '../../analysis/training/languages/sources.ts'
import { fitBlend, trainApart } from '../../analysis/training/languages/train.ts'
import { isTrainedOn, ownReviews } from '../../analysis/training/own-reviews.ts'
import { type Mark, printMarks } from './table.ts'

type Set = { what: string; lang: string; source: string; gate: number }

const sets: Set[] = [
  { what: 'sv company reviews', lang: 'sv', source: 'sv_reviews', gate: 90 },
  { what: 'tr products', lang: 'tr', source: 'tr_eticaret', gate: 88 },
  { what: 'es hotels', lang: 'es', source: 'opener', gate: 86 },
  { what: 'it hotels', lang: 'it', source: 'opener', gate: 86 },
  { what: 'fr hotels', lang: 'fr', source: 'opener', gate: 83 },
  { what: 'de hotels', lang: 'de', source: 'opener', gate: 83 },
  { what: 'pt books', lang: 'pt', source: 'pt_books', gate: 80 },
  { what: 'nl products and courses', lang: 'nl', source: 'mabsa', gate: 80 },
  { what: 'da products and courses', lang: 'da', source: 'mabsa', gate: 78 },
  { what: 'pl hotels', lang: 'pl', source: 'polemo', gate: 78 },
  { what: 'cs films', lang: 'cs', source: 'cs_csfd', gate: 78 },
]

const MOST_TEXTS = 2500

/** For each language, balanced accuracy: first of a training that saw no text of these sources, then as shipped. */
export function measureLanguages(data: string): Mark[] {
  if (!existsSync(join(data, 'languages'))) return []
  const engine = loadEngine()
  const shipped = engine.foreign
  const apart = trainApart(data)
  const apartFromAll = trainApart(data, ['mabsa'])
  const marks = sets.map(({ what, lang, source, gate }) => {
    engine.foreign = withBlend(data, source === 'mabsa' ? apartFromAll : apart, source)
    const texts = readTexts(data, source, lang)
    const judged = `${Math.round(100 * shareJudged(texts))} % judged`
    return {
      what: `${what}, source unseen, ${judged}`,
      value: balancedAccuracy(texts),
      gate,
      aim: gate + 3,
    }
  })
  engine.foreign = shipped
  const own = [...shipped.languages.keys()].map((lang) => ({
    what: `${lang} everyday reviews kept back`,
    value: balancedAccuracy(keptBack(lang)),
    gate: 75,
    aim: 85,
  }))
  return [...marks, ...own]
}

/** The tables of `file`, blended as texts of the other sources ask for. */
function withBlend(data: string, file: Buffer, source: string): LanguageModel {
  const model = openLanguageModel(file)
  const fits = fitBlend(data, { without: [source] }, file)
  for (const [name, language] of model.languages) language.fit = fits[name] ?? language.fit
  return model
}

function keptBack(lang: string): Text[] {
  return ownReviews(lang)
    .filter((review) => !isTrainedOn(review))
    .map(({ text, label }) => ({ text, lang, label }))
}

type Text = Omit<ForeignText, 'source'>

function readTexts(data: string, source: string, lang: string): Text[] {
  const texts = source === 'polemo' ? readPolemo(data) : [...readSource(data, source)]
  const own = texts.filter((text) => text.lang === lang && text.label !== 1)
  const step = Math.ceil(own.length / MOST_TEXTS)
  return own.filter((_, i) => i % step === 0)
}

function readPolemo(data: string): Text[] {
  const path = join(data, 'languages/measure-only/pl-polemo1/hotels-train.jsonl.gz')
  return [...readJsonl<{ text: string; class: string }>(path)]
    .filter((row) => row.class === '2' || row.class === '3')
    .map((row) => ({ text: row.text, lang: 'pl', label: row.class === '2' ? 2 : 0 }))
}

/** Mean share of right ones among the praise and among the blame, in percent. What is not judged is left out. */
function balancedAccuracy(texts: Text[]): number {
  const all = [0, 0]
  const right = [0, 0]
  for (const { text, lang, label } of texts) {
    const { sentiment } = analyse(text, { languageHint: lang })
    if (label === 1 || !sentiment) continue
    const side = label === 2 ? 1 : 0
    all[side] = (all[side] as number) + 1
    if (sentiment.score >= 0 === (label === 2)) right[side] = (right[side] as number) + 1
  }
  return 50 * right.reduce((sum, count, side) => sum + count / Math.max(1, all[side] as number), 0)
}

function shareJudged(texts: Text[]): number {
  const judged = texts.filter(({ text, lang }) => analyse(text, { languageHint: lang }).judged)
  return judged.length / Math.max(1, texts.length)
}

if (import.meta.main) printMarks(measureLanguages(dataFolder(process.argv[2])), [])
