// npm run bench -- questions-speed
//
// Processor time of an answer about 100,000 reviews, of this process and of its PostgreSQL together: about a word that many of them have,
// one that few have, one that none has, and a name.

import { answer } from '#app/features/ask/answer.server.ts'
import { understandQuestion } from '#app/features/ask/understand-question.server.ts'
import { now } from '#app/platform/clock.ts'
import { processorTicks, ticksPerSecond } from './idle.bench.ts'
import { medianOf } from './pages/measuring.ts'
import { findSeeded, openSeeded } from './pages/seeded.ts'

const turns = 5
const size = 100_000
const wantedMs = 300
const typed = [
  'bread',
  'how many complain about the queue since June',
  'bread rolls',
  'gluten free',
  'zebra',
  'what changed',
]

export async function run() {
  const { db, pid, stop } = await openSeeded('bench-questions', [size])
  try {
    const { business } = await findSeeded(db, size)
    const ask = async (question: string) => {
      const asked = await understandQuestion(db, business.id, question, now())
      return answer(db, business, asked, now())
    }
    console.log('  ms of a processor, median: this process + database')
    for (const question of typed) {
      const first = await ask(question)
      const found = first.kind === 'reviews' ? first.mentions : first.findings.length
      const times: [number, number][] = []
      for (let turn = 0; turn < turns; turn++) {
        const before = { own: process.cpuUsage(), database: processorTicks(pid) }
        await ask(question)
        const { user, system } = process.cpuUsage(before.own)
        const ticks = processorTicks(pid) - before.database
        times.push([(user + system) / 1000, (ticks * 1000) / ticksPerSecond])
      }
      const [own, database] = [0, 1].map((part) =>
        Math.round(medianOf(times.map((each) => each[part]!))),
      ) as [number, number]
      const missed = own + database > wantedMs ? '  MISSED' : ''
      console.log(`  ${question.padEnd(46)} ${found} found: ${own} + ${database}${missed}`)
    }
    console.log(`  wanted: at most ${wantedMs} together`)
  } finally {
    await stop()
  }
}
