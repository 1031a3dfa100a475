// npm run bench -- analysis
//
// Every mark of the engine beside other offline libraries, on the same texts in the same process.

import { execFileSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { dataFolder, hasData, readDevSets } from '../analysis/training/data.ts'
import { measureAspects } from './analysis/aspects.ts'
import { measureDemo } from './analysis/demo.ts'
import { measureEveryday } from './analysis/everyday.ts'
import { measureEverydaySentences } from './analysis/everyday-sentences.ts'
import { measureLanguages } from './analysis/languages.ts'
import { makeReaders, type Reader } from './analysis/readers.ts'
import { binaryAccuracy, macroF1 } from './analysis/sentiment.ts'
import { measureShortLanguage } from './analysis/short-language.ts'
import { measureSpeed } from './analysis/speed.ts'
import { type Mark, printMarks } from './analysis/table.ts'

type DevSets = ReturnType<typeof readDevSets>

const BINARY_MARKS = [
  ['SST-2 dev, accuracy', 'sst2_dev', 84.5, 88],
  ['CR', 'cr', 82, 85],
  ['FDU, 14 domains', 'fdu14', 88.5, 91.5],
  ['Yelp sentences', 'yelp_sent', 95.5, 96.5],
  ['vader_amazon', 'vader_amazon', 82.5, 85],
] as const

export async function run() {
  const folder = dataFolder()
  if (!hasData(folder)) {
    console.log(`The data sets are not at ${folder}: set ANALYSIS_DATA. Only size and memory are measured.`)
    printMarks(measureFootprint(), [])
    return
  }
  const sets = readDevSets(folder)
  const [engine, ...others] = makeReaders() as [Reader, ...Reader[]]
  const marks: Mark[] = measureSentiment(sets, engine, others)
  marks.push(...measureEveryday(folder))
  marks.push(...measureEverydaySentences(), measureDemo())
  marks.push(...(await measureAspects(folder)))
  marks.push(...measureShortLanguage(folder))
  marks.push(...measureLanguages(folder))
  marks.push(measurePace(sets, engine, others))
  marks.push(...measureFootprint())
  printMarks(
    marks,
    others.map((reader) => reader.name),
  )
}

function measureSentiment(sets: DevSets, engine: Reader, others: Reader[]): Mark[] {
  const marks: Mark[] = BINARY_MARKS.map(([what, set, gate, aim]) => {
    const texts = sets.get(set) ?? []
    const value = binaryAccuracy(texts, engine.score)
    return { what, value, gate, aim, others: others.map((reader) => binaryAccuracy(texts, reader.score)) }
  })
  const sst3 = sets.get('sst3_dev') ?? []
  const value = macroF1(sst3, engine)
  marks.push({
    what: 'SST-3 dev, macro-F1',
    value,
    gate: 57,
    aim: 62,
    others: others.map((r) => macroF1(sst3, r)),
  })
  return marks
}

function measurePace(sets: DevSets, engine: Reader, others: Reader[]): Mark {
  const texts = (sets.get('fdu14') ?? []).map((row) => row.t)
  const speeds = measureSpeed(texts, [engine, ...others])
  const vader = speeds.get('vader-sentiment') ?? Number.NaN
  const ratio = (reader: Reader) => (speeds.get(reader.name) ?? Number.NaN) / vader
  console.log(`${Math.round(speeds.get(engine.name) ?? 0)} reviews of 56 words a second on one core\n`)
  return { what: 'speed, times VADER', value: ratio(engine), gate: 3, aim: 7, others: others.map(ratio) }
}

function measureFootprint(): Mark[] {
  const script = fileURLToPath(new URL('./analysis/footprint.ts', import.meta.url))
  const cost = JSON.parse(execFileSync(process.execPath, ['--expose-gc', script], { encoding: 'utf8' }))
  const models = fileURLToPath(new URL('../analysis/models/', import.meta.url))
  const bytes = readdirSync(models).reduce((sum, file) => sum + statSync(models + file).size, 0)
  return [
    { what: 'memory added, MB', value: cost.addedMb, gate: 120, aim: 60, lowerIsBetter: true },
    { what: 'loading the models, ms', value: cost.loadMs, gate: 150, aim: 150, lowerIsBetter: true },
    { what: 'model files, MB', value: bytes / 1e6, gate: 16, aim: 16, lowerIsBetter: true },
  ]
}

if (import.meta.main) await run()
