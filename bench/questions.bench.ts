// npm run bench -- questions
//
// Questions of owners, by writers who had not seen the product, asked as the page asks them: each trade's reviews are published,
// analysed and asked about. Prints what the owner reads beside what a good answer must contain; a person judges it. WORLDS
// names another folder of such files.

import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { analyseReviews } from '#app/features/analyses/analyse-reviews.server.ts'
import { type Answer, answer } from '#app/features/ask/answer.server.ts'
import { describeAnswer, labelOf, moreInWords, questionInWords } from '#app/features/ask/answer-text.ts'
import type { Question } from '#app/features/ask/question.schema.ts'
import { understandQuestion } from '#app/features/ask/understand-question.server.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { averageOf } from '#app/features/figures/statistics.ts'
import { causesInWords, describeFinding, textOf } from '#app/features/findings/finding-text.ts'
import { formatMonth } from '#app/languages/format.ts'
import type { Database } from '#app/platform/database.server.ts'
import { aBusiness } from '#tests/factories.ts'
import { plantReviews } from '#tests/planted-reviews.ts'
import { withOwnDatabase } from './load/own-database.ts'

type Written = { id: string; date: string; stars: number | null; text: string }
type Expected = { id: string; language: string; question: string; answer: string; answerable: boolean }

export const run = () =>
  withOwnDatabase(12, async ({ db }) => {
    for (const file of globSync(`${process.env.WORLDS ?? 'bench/understanding'}/*.questions.jsonl`).sort())
      await askWorld(db, dirname(file), basename(file, '.questions.jsonl'))
  })

const linesOf = <Line>(file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)

async function askWorld(db: Database, folder: string, trade: string) {
  const written = linesOf<Written>(join(folder, `${trade}.jsonl`))
  const business = (await aBusiness(db, { tierName: 'enterprise', name: trade })) as Business
  const rows = await plantReviews(
    db,
    business,
    // A review needs stars: without, the middle.
    written.map(({ date, stars, text }) => ({
      text,
      rating: stars ?? 3,
      writtenAt: new Date(`${date}T12:00Z`),
    })),
  )
  await analyseReviews(
    db,
    business.id,
    rows.map(({ id }) => id),
  )
  const newest = Math.max(...written.map(({ date }) => Date.parse(date)))
  const at = new Date(newest + 86_400_000)
  for (const { id, language, question, answer: expected } of linesOf<Expected>(
    join(folder, `${trade}.questions.jsonl`),
  )) {
    const asked = await understandQuestion(db, business.id, question, at)
    const answered = await answer(db, business, asked, at)
    console.log(`\n${id} ${language} ${question}`)
    for (const line of seen(asked, answered)) console.log(`    ${line}`)
    for (const { label, reviews, asked } of answered.choices)
      console.log(
        `    Or choose (${label}${reviews === undefined ? '' : ` ${reviews}`}): ${seen(
          asked,
          await answer(db, business, asked, at),
        )
          .slice(1, 6)
          .join(' / ')}`,
      )
    console.log(`  = ${expected}`)
  }
}

/** What the page shows, in text. */
function seen(asked: Question, answered: Answer): string[] {
  const head = [`[${questionInWords(asked)}]`, textOf(describeAnswer(asked, answered))]
  if (answered.kind === 'findings')
    return [
      ...head,
      ...answered.findings.flatMap(({ finding, quotes }) => [
        `* ${textOf(describeFinding(finding, answered.of))} ${causesInWords(finding) ?? ''}`,
        ...quotes.own.slice(0, 2).map(({ text }) => `  “${text}”`),
      ]),
    ]
  return [
    ...head,
    ...moreInWords(asked, answered),
    answered.months
      .filter(({ count }) => count > 0)
      .map(({ start, count, of, low }) => `${formatMonth(start)} ${count} of ${of} (${low} low)`)
      .join(', '),
    ...answered.tables.flatMap(({ by, rows }) =>
      rows.map(
        ({ label, of, reviews, stars }) =>
          `| ${labelOf(by, label)}: ${reviews}${of === undefined ? '' : ` of ${of}`}, 4-5 stars ${stars[3] + stars[4]}, 1-2 stars ${stars[0] + stars[1]}, average ${averageOf(stars)?.toFixed(2)}`,
      ),
    ),
    ...answered.quotes.map(({ rating, writtenAt, text }) => `“${text}” ${rating}* ${writtenAt.slice(0, 10)}`),
  ]
}
