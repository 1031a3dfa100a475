// npm run train -- [--data folder] [--extra texts.jsonl] [--work folder] [--models folder] [--only part]...
//                  [--clean] [--without source]...
//
// Rebuilds the models of language, sentiment, aspects and the other languages from the training texts. `--clean` trains
// the other languages alone, on the sources with a free licence; `--without` leaves a source of theirs out. Needs the
// Debian packages fasttext, python3-numpy and python3-torch. The same input gives the same files.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { trainAspects } from './aspects/train.ts'
import { dataFolder, hasData } from './data.ts'
import { buildLanguageProfiles } from './language.ts'
import { trainLanguages } from './languages/train.ts'
import { trainLetters } from './letters.ts'
import { writeSums } from './model-sums.ts'
import { calibrateSentiment, trainSentiment } from './sentiment.ts'

const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    extra: { type: 'string' },
    work: { type: 'string' },
    models: { type: 'string' },
    only: { type: 'string', multiple: true },
    clean: { type: 'boolean' },
    without: { type: 'string', multiple: true },
  },
})
const data = dataFolder(options.data)
const work = options.work ?? join(tmpdir(), 'vouchsafe-training')
// Another folder than the engine's own lets a rebuild be compared before it replaces anything.
const folder = resolve(options.models ?? fileURLToPath(new URL('../models', import.meta.url)))
const models = pathToFileURL(`${folder}/`)

const parts: Record<string, () => void | Promise<void>> = {
  language: () => buildLanguageProfiles(models),
  letters: () => trainLetters(data, models),
  sentiment: () => trainSentiment(data, work, models, options.extra),
  calibration: () => calibrateSentiment(data, models),
  aspects: () => trainAspects(data, models),
  languages: () => trainLanguages(data, models, { isClean: options.clean, without: options.without }),
}

if (!hasData(data)) throw new Error(`The data sets are not at ${data}: name their folder with --data.`)
mkdirSync(folder, { recursive: true })
const only = options.clean ? ['languages'] : options.only
if (only) {
  for (const part of only) await trainPart(part)
} else {
  await Promise.all([
    inProcessOfItsOwn('language', 'letters', 'sentiment', 'calibration'),
    inProcessOfItsOwn('aspects'),
  ])
  // The blend of the other languages is fitted to the English sentiment.
  await inProcessOfItsOwn('languages')
}
writeSums(models)

async function trainPart(part: string) {
  const train = parts[part]
  if (!train) throw new Error(`--only is one of ${Object.keys(parts).join(', ')}, not ${part}.`)
  const started = performance.now()
  await train()
  console.log(`${part}: ${Math.round((performance.now() - started) / 1000)} s`)
}

/** One core and one heap each: together they would not fit into the usual heap. */
async function inProcessOfItsOwn(...names: string[]) {
  const only = names.flatMap((name) => ['--only', name])
  const args = ['--max-old-space-size=8000', ...process.argv.slice(1), ...only]
  const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit')
  if (code !== 0) throw new Error(`Training ${names.join(', ')} failed.`)
}
