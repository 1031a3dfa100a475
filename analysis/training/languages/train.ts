import { readFileSync, writeFileSync } from 'node:fs'
import { packModel, unpackModel } from '../../aspects/model-file.ts'
import { buildGlossTable, type GlossTable, listOf } from '../../languages/gloss-table.ts'
import { type ForeignFit, learnedLanguages, openLanguageModel } from '../../languages/language-model.ts'
import { loadSentimentModel } from '../../sentiment/sentiment-model.ts'
import { fitNeutral, fitSides, readRow, sample } from './blend.ts'
import { buildGlosses } from './glosses.ts'
import { learnNative, type PackedNative } from './native.ts'
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

/**
 * What the engine would be without some sources: the glosses are those of the model file, the table of own words and
 * the blend are learnt anew.
 */
export function trainWithout(data: string, without: string[]): Buffer {
  const glosses = readGlosses(readFileSync(new URL('../../models/languages.bin', import.meta.url)))
  return learnLanguages(data, { without }, glosses)
}

function learnLanguages(data: string, choice: Choice, glosses: PackedGlosses): Buffer {
  const without = [...(choice.without ?? []), ...blendSources, 'opener_lexicon']
  const table = tableOf(glosses)
  const fits = fitBlend(data, choice, glosses, learnNative(foreignTexts(data, { ...choice, without }), table))
  return packLanguages(glosses, learnNative(foreignTexts(data, choice), table), fits)
}

function readGlosses(file: Buffer): PackedGlosses {
  const { columns } = unpackModel(file)
  return {
    hashes: columns.get('hashes') as Int32Array,
    places: columns.get('places') as Uint16Array,
    glosses: Buffer.from(columns.get('glosses') as Uint8Array).toString(),
  }
}

export function collectGlosses(data: string, isClean = false): PackedGlosses {
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

export function fitBlend(data: string, choice: Choice, glosses: PackedGlosses, native: PackedNative) {
  const model = openLanguageModel(packLanguages(glosses, native, plainFits))
  const sentiment = loadSentimentModel()
  const texts = [...foreignTexts(data, choice)].filter(({ source }) => blendSources.includes(source))
  const rows = sample(texts).map((text) => readRow(sentiment, model, text))
  return fitNeutral(rows, fitSides(rows, learnedLanguages))
}

export function packLanguages(
  glosses: PackedGlosses,
  native: PackedNative,
  fits: Record<string, ForeignFit>,
): Buffer {
  return packModel(
    [
      ['hashes', glosses.hashes],
      ['places', glosses.places],
      ['glosses', Uint8Array.from(Buffer.from(glosses.glosses))],
      ['native', Uint8Array.from(native.file)],
    ],
    { nativeScale: native.scale, nativeBias: native.bias, fits },
  )
}

const plainFits: Record<string, ForeignFit> = Object.fromEntries(
  learnedLanguages.map((language) => [
    language,
    { ngrams: 0.3, net: 0.3, lexicon: 0.3, native: 0.3, bias: 0, neutral: 0, neutralBias: -1 },
  ]),
)
