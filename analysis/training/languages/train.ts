import { readFileSync, writeFileSync } from 'node:fs'
import { packModel, unpackModel } from '../../aspects/model-file.ts'
import { buildGlossTable, type GlossTable, listOf } from '../../languages/gloss-table.ts'
import { type ForeignFit, learnedLanguages, openLanguageModel } from '../../languages/language-model.ts'
import { loadSentimentModel } from '../../sentiment/sentiment-model.ts'
import { fitSides, readRow, sample, withEvidence } from './blend.ts'
import { buildGlosses } from './glosses.ts'
import { learnNative, learnNeutral, type PackedNative } from './native.ts'
import { readOwnGlosses } from './own.ts'
import { type LanguageGlosses, type PackedGlosses, packGlosses } from './pack-glosses.ts'
import { readPairs } from './parallel.ts'
import { type Choice, foreignTexts } from './sources.ts'

/** Kept from the first training, so that the blend is fitted on texts from another source. */
const blendSources = ['opener', 'sv_reviews', 'tr_eticaret', 'pt_books', 'cs_csfd', 'headlines', 'own']

/** Builds `languages.bin`: glosses, the table of the languages' own words, and the blend of all parts. */
export function trainLanguages(data: string, models: URL, choice: Choice = {}) {
  const glosses = collectGlosses(data, choice.isClean)
  writeFileSync(new URL('languages.bin', models), learnLanguages(data, choice, glosses))
}

/** What the engine would know without the sources that it is measured on; the glosses are those of the model file. */
export function trainApart(data: string, without: string[] = []): Buffer {
  const glosses = readGlosses(readFileSync(new URL('../../models/languages.bin', import.meta.url)))
  const choice = { without: [...without, ...blendSources, 'opener_lexicon'] }
  return packLanguages(glosses, learnTables(data, choice, glosses), plainFits)
}

function learnLanguages(data: string, choice: Choice, glosses: PackedGlosses): Buffer {
  const without = [...(choice.without ?? []), ...blendSources, 'opener_lexicon']
  const apart = packLanguages(glosses, learnTables(data, { ...choice, without }, glosses), plainFits)
  return packLanguages(glosses, learnTables(data, choice, glosses), fitBlend(data, choice, apart))
}

type Tables = { native: PackedNative; neutral: PackedNative }

function learnTables(data: string, choice: Choice, glosses: PackedGlosses): Tables {
  const table = tableOf(glosses)
  const texts = [...foreignTexts(data, choice)]
  return { native: learnNative(texts, table), neutral: learnNeutral(texts, table) }
}

function readGlosses(file: Buffer): PackedGlosses {
  const { columns } = unpackModel(file)
  return {
    hashes: columns.get('hashes') as Int32Array,
    places: columns.get('places') as Uint16Array,
    glosses: Buffer.from(columns.get('glosses') as Uint8Array).toString(),
  }
}

function collectGlosses(data: string, isClean = false): PackedGlosses {
  const pairs = readPairs(data, isClean)
  const languages = new Map<string, LanguageGlosses>()
  for (const language of learnedLanguages) {
    const words = buildGlosses(language, pairs.get(language) ?? [])
    languages.set(language, { words, phrases: readOwnGlosses(language, 'phrases') })
  }
  return packGlosses(languages)
}

export function tableOf({ hashes, places, glosses }: PackedGlosses): GlossTable {
  return buildGlossTable(Uint32Array.from(hashes), places, listOf(glosses))
}

/** The blend that fits texts from sources which the tables of `file` have not seen. */
export function fitBlend(data: string, choice: Choice, file: Buffer) {
  const model = openLanguageModel(file)
  const sentiment = loadSentimentModel()
  const texts = [...foreignTexts(data, choice)].filter(({ source }) => blendSources.includes(source))
  const rows = sample(texts).map((text) => readRow(sentiment, model, text))
  const fit = withEvidence(rows, fitSides(rows))
  return Object.fromEntries(learnedLanguages.map((language) => [language, fit]))
}

function packLanguages(
  glosses: PackedGlosses,
  { native, neutral }: Tables,
  fits: Record<string, ForeignFit>,
): Buffer {
  return packModel(
    [
      ['hashes', glosses.hashes],
      ['places', glosses.places],
      ['glosses', Uint8Array.from(Buffer.from(glosses.glosses))],
      ['native', Uint8Array.from(native.file)],
      ['neutral', Uint8Array.from(neutral.file)],
    ],
    { native: scaleOf(native), neutral: scaleOf(neutral), fits },
  )
}

const scaleOf = ({ scale, bias }: PackedNative) => ({ scale, bias })

const plainFits: Record<string, ForeignFit> = Object.fromEntries(
  learnedLanguages.map((language) => [
    language,
    { ngrams: 0, net: 0, lexicon: 0, native: 0, bias: 0, trust: [], neutral: [] },
  ]),
)
