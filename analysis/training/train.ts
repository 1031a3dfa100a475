// npm run train -- [--data folder] [--extra texts.jsonl] [--work folder]
//
// Rebuilds the models of language, sentiment and aspects from the training texts. Needs the Debian packages fasttext,
// python3-numpy and python3-torch. The same input gives the same files.

import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { loadSentimentModel } from '../sentiment/sentiment-model.ts'
import { trainAspects } from './aspects/train.ts'
import { calibrate } from './calibrate.ts'
import { dataFolder, hasData, type LabelledText, readDevSets, readJsonl } from './data.ts'
import { buildLanguageProfiles } from './language.ts'
import { readLexicon, valencesOf } from './lexicon.ts'
import { packNgrams } from './ngram-packing.ts'
import { learnNgrams } from './ngrams.ts'
import { buildStreams } from './streams.ts'
import type { TrainingText } from './texts.ts'
import { trainVectors } from './vectors.ts'

/** Words of the table, as in net.py. */
const WORDS = 30_000
const PYTHON = process.env.PYTHON ?? '/usr/bin/python3'
const { values: options } = parseArgs({
  options: { data: { type: 'string' }, extra: { type: 'string' }, work: { type: 'string' } },
})
const data = dataFolder(options.data)
const work = options.work ?? join(tmpdir(), 'vouchsafe-training')
const models = fileURLToPath(new URL('../models/', import.meta.url))

if (!hasData(data)) throw new Error(`The data sets are not at ${data}: name their folder with --data.`)

await buildLanguageProfiles()
const streams = buildStreams(data, work, options.extra)
const lexicon = readLexicon(data)
const ngrams = packNgrams(learnNgrams(streams), lexicon)
writeFileSync(join(models, 'ngrams.bin'), ngrams.file)
const vectors = trainVectors(streams, work)
execFileSync(PYTHON, [fileURLToPath(new URL('./net.py', import.meta.url)), work, vectors], {
  stdio: 'inherit',
})
copyFileSync(join(work, 'words.out'), join(models, 'words.bin'))
writeFileSync(join(models, 'valence.bin'), valencesOf(streams.hashes, WORDS, lexicon))
writeSmall({ ngramScale: ngrams.scale, ngramBias: ngrams.bias })
trainAspects(data)

/** The small numbers; the calibration is fitted with the files as they are read at run time. */
function writeSmall(scales: { ngramScale: number; ngramBias: number }) {
  const path = join(models, 'sentiment.json')
  const net = JSON.parse(readFileSync(join(work, 'net.json'), 'utf8'))
  const start = { ngrams: 0.5, net: 0.5, lexicon: 0, bias: 0, neutral: 1, neutralBias: 0 }
  const small = { ...scales, ...net, sentence: start, document: start }
  writeFileSync(path, JSON.stringify(small))
  const model = loadSentimentModel()
  const sets = readDevSets(data)
  const pick = (...names: string[]) => names.map((name) => sets.get(name) ?? [])
  small.sentence = calibrate(
    model,
    pick('cr', 'yelp_sent', 'sst3_dev', 'vader_amazon'),
    model.sentencePolarity,
    model.sentenceNeutral,
  )
  small.document = calibrate(model, pick('fdu14'), model.documentPolarity, model.documentNeutral, [
    neutralDocuments(data),
  ])
  writeFileSync(path, `${JSON.stringify(small)}\n`)
}

/** No measuring set has neutral documents; every fortieth hotel review stands in for them. */
function neutralDocuments(folder: string): LabelledText[] {
  const chosen: LabelledText[] = []
  let seen = 0
  for (const { text, label, source } of readJsonl<TrainingText>(join(folder, 'sentiment-train.jsonl.gz'))) {
    if (source === 'trip' && seen++ % 40 === 0) chosen.push({ t: text, y: label })
  }
  return chosen
}
