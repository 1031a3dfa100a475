import { and, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { reviews } from '#app/features/reviews/review.table.ts'
import { languages } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import { hours, moveClock, seconds } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import * as form from '#app/routes/public/review.tsx'
import * as thanks from '#app/routes/public/review-thanks.tsx'
import { expect, test } from '#tests/database.ts'
import { visit } from '#tests/doors.ts'
import { aBusiness, words } from '#tests/factories.ts'
import { mailsTo, runJobs } from '#tests/jobs.ts'
import { confirmReview } from './confirmation.server.ts'
import { submitReview } from './submission.server.ts'
import { signThanks } from './submitted-review.server.ts'

let people = 0
const anAddress = () => `victim-${++people}@mail.example`

async function aForm(db: Database, given: Record<string, string>) {
  const { id: businessId } = await aBusiness(db)
  const channel = { kind: 'open' as const, businessId }
  return submitReview(db, { channel, submissionKey: uuidv7(), review: words(given) })
}

const tokenIn = (text: string) => /\/review\/confirm\/([\w.-]+)/.exec(text)?.[1] ?? ''

test('a mailbox gets three confirmation mails an hour and six a day', async ({ db, pool }) => {
  const email = anAddress()
  const count = async () => {
    const aliases = Array.from({ length: 40 }, (_, nth) => email.replace('@', `+${nth}@`))
    const all = await Promise.all([email, ...aliases].map((address) => mailsTo(db, address)))
    return all.flat().length
  }
  let nth = 0
  const flood = async () => {
    for (let sent = 0; sent < 5; sent++)
      await aForm(db, { authorEmail: sent % 2 ? email : email.replace('@', `+${nth++}@`) })
    await runJobs(db, pool)
  }
  const counts = []
  for (const hour of [0, 1, 2, 24]) {
    moveClock(hours(hour))
    await flood()
    counts.push(await count())
  }
  moveClock(-hours(27))
  expect(counts).toEqual([3, 6, 6, 9])
})

test('one network cannot use up the confirmation mails to somebody else’s mailbox', async ({ db, pool }) => {
  const email = anAddress()
  const { id } = await aBusiness(db)
  const path = `/review?business=${id}`
  const send = async (authorEmail: string, address: string) => {
    const { ticket } = (await visit(form.loader, { path })).data as { ticket: string }
    const { rating, text, authorName } = words()
    const typed = { rating: String(rating), text, title: '', authorName, authorEmail, consentShow: 'on' }
    moveClock(seconds(4))
    const answer = await visit(form.action, { path, form: { ...typed, ticket }, address })
    moveClock(-seconds(4))
    return answer
  }
  const alias = (nth: number) => email.replace('@', `+${nth}@`)
  const first = await send(alias(1), '192.0.2.66')
  const token = first.headers.get('location')!.split('/').at(-1)!
  const again = () => visit(thanks.action, { params: { token }, form: { x: '' }, address: '192.0.2.66' })
  expect([(await again()).status, (await again()).status]).toEqual([200, 429])
  expect(await send(alias(2), '192.0.2.66')).toMatchObject({
    status: 429,
    data: { values: { authorEmail: alias(2) } },
  })
  expect(await send(email, '198.51.100.7')).toMatchObject({ status: 303 })
  await runJobs(db, pool)
  expect(await mailsTo(db, email)).toHaveLength(1)
})

test('over the limit the review is saved, and its mail can be sent later', async ({ db, pool }) => {
  const email = anAddress()
  const sent: Awaited<ReturnType<typeof aForm>>[] = []
  for (let form = 0; form < 4; form++) sent.push(await aForm(db, { authorEmail: email }))
  await runJobs(db, pool)
  expect(await mailsTo(db, email)).toHaveLength(3)
  const page = async (nth: number) => {
    const { status, data } = await visit(thanks.loader, { params: { token: signThanks(sent[nth]!) } })
    const { state, isConfirmed, mailLimits } = data as Record<string, unknown>
    return { status, state, isConfirmed, mailLimits }
  }
  expect(await page(3)).toEqual(await page(0))

  const again = () => visit(thanks.action, { params: { token: signThanks(sent[3]!) }, form: {} })
  const early = await again()
  await runJobs(db, pool)
  expect(await mailsTo(db, email)).toHaveLength(3)
  moveClock(hours(1))
  const late = await again()
  await runJobs(db, pool)
  moveClock(-hours(1))
  expect(early).toEqual(late)
  const mails = await mailsTo(db, email)
  expect(mails).toHaveLength(4)
  for (const { text } of mails) await confirmReview(db, tokenIn(text))
  const [row] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.businessId, sent[3]!.businessId), eq(reviews.id, sent[3]!.reviewId)))
  expect(row!.state).toBe('published')
})

test('a mail can be sent again five times an hour, until it is confirmed', async ({ db, pool }) => {
  const email = anAddress()
  const form = await aForm(db, { authorEmail: email })
  await runJobs(db, pool)
  const again = () => visit(thanks.action, { params: { token: signThanks(form) }, form: {} })
  const [mail] = await mailsTo(db, email)
  await confirmReview(db, tokenIn(mail!.text))
  const statuses = []
  for (let tried = 0; tried < 6; tried++) statuses.push((await again()).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  await runJobs(db, pool)
  const confirmations = (await mailsTo(db, email)).filter((mail) => mail.text.includes('/review/confirm/'))
  expect(confirmations).toHaveLength(1)
})

test.for([
  ['a text', { text: 'Win a phone at www.cheap.example, ring 0171 555 0199 now', title: 'Read on' }],
  ['a headline', { title: 'Casino: promo code BREAD10' }],
  ['a name', { authorName: 'cheap-loaves.shop' }],
  ['a name with invisible characters', { authorName: 'cheap\u200d-loaves.shop' }],
] as const)(
  '%s that our checks would hold is not in our mail, which greets nobody by name',
  async ([_, given], { db, pool }) => {
    const email = anAddress()
    await aForm(db, { authorName: 'Sam Winner', ...given, authorEmail: email })
    await runJobs(db, pool)
    const [mail] = await mailsTo(db, email)
    const { subject, html, text } = mail!
    const whole = [subject, html, text].join('\n')
    for (const typed of ['www.cheap', '0171', 'Read on', 'BREAD10', 'loaves', 'Sam Winner'])
      expect(whole).not.toContain(typed)
    expect(text).toContain(messages.en.reviewForm.isYours)
    expect(text).toContain('★★★★★')
  },
)

test('any other review is quoted, with its author’s name', async ({ db, pool }) => {
  const email = anAddress()
  await aForm(db, { authorEmail: email, authorName: 'Lotte M.', text: 'The rolls were still warm at noon.' })
  await runJobs(db, pool)
  const [mail] = await mailsTo(db, email)
  expect(mail!.text).toContain('The rolls were still warm at noon.')
  expect(mail!.text).toContain('Lotte M.')
})

test('in every language the page says the limits, and what to do', () => {
  for (const language of languages)
    for (const part of ['{hour}', '{day}']) expect(messages[language].reviewForm.mailMissing).toContain(part)
})
