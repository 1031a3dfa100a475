import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadSentimentModel } from '../sentiment/sentiment-model.ts'
import { calibrate } from './calibrate.ts'
import { type LabelledText, readDevSets } from './data.ts'
import { readLexicon, valencesOf } from './lexicon.ts'
import { packNgrams } from './ngram-packing.ts'
import { learnNgrams } from './ngrams.ts'
import { isTrainedOn, ownReviews } from './own-reviews.ts'
import { buildStreams } from './streams.ts'
import { readSound } from './texts.ts'
import { trainVectors } from './vectors.ts'

/** Words of the table, as in net.py. */
const WORDS = 30_000
const PYTHON = process.env.PYTHON ?? '/usr/bin/python3'

/** Builds the four files of sentiment, calibration apart; the work folder takes what passes between the programs. */
export function trainSentiment(data: string, work: string, models: URL, extra?: string) {
  const streams = buildStreams(data, work, extra)
  const lexicon = readLexicon(data)
  const ngrams = packNgrams(learnNgrams(streams), lexicon)
  writeFileSync(new URL('ngrams.bin', models), ngrams.file)
  const vectors = trainVectors(streams, work)
  execFileSync(PYTHON, [fileURLToPath(new URL('./net.py', import.meta.url)), work, vectors], {
    stdio: 'inherit',
  })
  copyFileSync(join(work, 'words.out'), new URL('words.bin', models))
  writeFileSync(new URL('valence.bin', models), valencesOf(streams.hashes, WORDS, lexicon))
  const scales = { ngramScale: ngrams.scale, ngramBias: ngrams.bias }
  const net = JSON.parse(readFileSync(join(work, 'net.json'), 'utf8'))
  const start = { ngrams: 0.5, net: 0.5, lexicon: 0, bias: 0, trust: [0, 0, 0, 0], neutral: [0, 0, 0, 0] }
  const small = { ...scales, ...net, sentence: start, document: start }
  writeFileSync(new URL('sentiment.json', models), `${JSON.stringify(small)}\n`)
}

/**
 * Fits the calibration with the files as they are read at run time. Our own reviews are no texts of the models', so that
 * they can tell how far to believe them on stories.
 */
export function calibrateSentiment(data: string, models: URL) {
  const path = new URL('sentiment.json', models)
  const small = JSON.parse(readFileSync(path, 'utf8'))
  const model = loadSentimentModel(models)
  const sets = readDevSets(data)
  const pick = (...names: string[]) => names.map((name) => sets.get(name) ?? [])
  const { sentencePolarity, sentenceNeutral, documentPolarity, documentNeutral } = model
  const own = ownReviews().filter(isTrainedOn)
  const wholes = own.map(({ text, label }): LabelledText => ({ t: text, y: label }))
  const ownSentences = own.flatMap(({ sentences }) => sentences.map(([t, y]): LabelledText => ({ t, y })))
  const sentences = pick('cr', 'yelp_sent', 'sst3_dev', 'vader_amazon')
  small.sentence = calibrate(
    model,
    sentences,
    [weighed(4, wholes), weighed(2, ownSentences), ...sentences.map((set) => weighed(1, set))],
    sentencePolarity,
    sentenceNeutral,
  )
  const documents = pick('fdu14')
  small.document = calibrate(
    model,
    documents,
    [weighed(1, wholes), ...documents.map((set) => weighed(1, set)), weighed(1, neutralDocuments(data))],
    documentPolarity,
    documentNeutral,
  )
  writeFileSync(path, `${JSON.stringify(small)}\n`)
}

const weighed = (weight: number, texts: LabelledText[]) => ({ texts, weight })

/** No measuring set has neutral documents; every fortieth hotel review stands in for them. */
function neutralDocuments(folder: string): LabelledText[] {
  const chosen: LabelledText[] = []
  let seen = 0
  for (const { text, label, source } of readSound(join(folder, 'sentiment-train.jsonl.gz'))) {
    if (source === 'trip' && seen++ % 40 === 0) chosen.push({ t: text, y: label })
  }
  return chosen
}
