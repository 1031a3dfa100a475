import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { analyseReviews } from '#app/features/analyses/analyse-reviews.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { invitationBatches, invitations } from '#app/features/invitations/invitation.table.ts'
import { verifyEd25519 } from '#app/features/log/ed25519.server.ts'
import { logLeaves } from '#app/features/log/log.table.ts'
import { makeReceipts } from '#app/features/log/receipts.server.ts'
import { checkAuthorsFile } from '#app/features/log-format/authors-file.ts'
import { appealRemoval, listOpenAppeals } from '#app/features/moderation/appeals.server.ts'
import { challengeReview } from '#app/features/moderation/challenge-review.server.ts'
import { listPublishedReviews } from '#app/features/published-reviews/listing.server.ts'
import { replyToReview } from '#app/features/reviews/publish-reply.server.ts'
import { editedReview, newAppeal, newChallenge, newReply } from '#app/features/reviews/review.schema.ts'
import { type Review, reviews } from '#app/features/reviews/review.table.ts'
import { consentText } from '#app/languages/messages.server.ts'
import { days, minutes, moveClock } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { decideAppealAsShown, decideChallengeAsShown, decideHeldAsShown } from '#tests/deciding.ts'
import { aBusiness, aDeskLink, aReview, aUser } from '#tests/factories.ts'
import { mailsTo, runJobs } from '#tests/jobs.ts'
import { countActs, listLoggedActs } from '#tests/logged-acts.ts'
import { earlierConsents, reviewVersions } from './author.table.ts'
import { changeMarketingConsent } from './consent.server.ts'
import { editReview } from './edit-review.server.ts'
import { askForErasureCode, eraseOwnReview, makeErasureFile } from './erase-review.server.ts'
import { readOwnReview } from './own-review.server.ts'
import { exportOwnReview } from './own-review-file.server.ts'
import { restoreReview, withdrawReview } from './withdraw-review.server.ts'

const note = 'I read it again, and this is why.'
const words = (text: string, rating = 3) => editedReview.parse({ rating, text, title: '' })

async function aDesk(db: Database, given: Parameters<typeof aReview>[1] = {}) {
  const business = given.business ?? (await aBusiness(db))
  const review = await aReview(db, { ...given, business })
  const token = await aDeskLink(db, review)
  return { business, review, token }
}

/** Challenged and removed by the operator. */
async function aRemoved(db: Database) {
  const desk = await aDesk(db)
  const { business, review } = desk
  const typed = newChallenge.parse({ reason: 'personal_data', grounds: 'It names my neighbour.' })
  const { challengeId } = await challengeReview(db, { business, reviewId: review.id, challenge: typed })
  const decision = { decision: 'uphold', businessId: business.id, challengeId, reason: 'personal_data', note }
  await decideChallengeAsShown(db, decision)
  return desk
}

const now = async (db: Database, { id }: Review) =>
  (await db.select().from(reviews).where(eq(reviews.id, id)))[0]!

async function expectCountersToAgree(db: Database, businessId: string) {
  const [business] = await db.select().from(businesses).where(eq(businesses.id, businessId))
  const { rows } = await db.execute<{ count: number; total: number }>(sql`
    select count(*)::int as count, coalesce(sum(rating), 0)::int as total from reviews
    where business_id = ${businessId} and state = 'published'`)
  expect(business).toMatchObject({ reviewCount: rows[0]!.count, ratingTotal: rows[0]!.total })
}

const countEntries = (
  db: Database,
  businessId: string,
  act: 'edited' | 'appealed' | 'consented' | 'erased',
) => countActs(db, businessId, act)

test('an edit is a new version: the old one is kept, the stars are counted anew', async ({ db }) => {
  const { business, review, token } = await aDesk(db, { rating: 5 })
  expect(await editReview(db, token, words('On second thought the loaf was rather dry.', 2))).toBe(
    'published',
  )
  expect(await editReview(db, token, words('On second thought the loaf was rather dry.', 2))).toBe(
    'unchanged',
  )
  expect(await now(db, review)).toMatchObject({ rating: 2, state: 'published', editedAt: expect.any(Date) })
  const kept = await db.select().from(reviewVersions).where(eq(reviewVersions.reviewId, review.id))
  expect(kept).toMatchObject([{ number: 1, rating: 5, text: review.text }])
  await expectCountersToAgree(db, business.id)
  expect(await countEntries(db, business.id, 'edited')).toBe(1)
  const { entries } = await listPublishedReviews(db, { businessId: business.id, limit: 5 })
  expect(entries[0]).toMatchObject({ rating: 2, edits: [{ ratingBefore: 5 }] })
  expect(JSON.stringify(entries)).not.toContain(review.text)
})

test('an edit from a page that shows an older version is refused', async ({ db }) => {
  const { review, token } = await aDesk(db)
  const old = { ...words('Edited in the other tab, from the old words.'), version: review.version }
  expect(await editReview(db, token, words('Edited in this tab.'))).toBe('published')
  await expect(editReview(db, token, old)).rejects.toMatchObject({ status: 409 })
  expect(await now(db, review)).toMatchObject({ text: 'Edited in this tab.' })
})

test('edits at once are versions one after the other, and the counters agree', async ({ db }) => {
  const { business, review, token } = await aDesk(db)
  await Promise.all(
    [1, 2, 3, 4].map((rating) =>
      editReview(db, token, words(`Wording number ${rating} of the four.`, rating)),
    ),
  )
  expect(await db.$count(reviewVersions, eq(reviewVersions.reviewId, review.id))).toBe(4)
  await expectCountersToAgree(db, business.id)
})

test('a new wording that fails a check is held, and returns when published', async ({ db }) => {
  const { business, review, token } = await aDesk(db)
  const published = (await now(db, review)).publishedAt
  expect(await editReview(db, token, words('Better go to https://other-bakery.example for bread.'))).toBe(
    'held',
  )
  expect(await now(db, review)).toMatchObject({
    state: 'pending',
    heldAt: expect.any(Date),
    failedChecks: ['links'],
  })
  await expectCountersToAgree(db, business.id)
  const decision = { decision: 'publish', businessId: business.id, reviewId: review.id }
  await decideHeldAsShown(db, decision)
  expect(await now(db, review)).toMatchObject({ state: 'published', publishedAt: published })
  await expectCountersToAgree(db, business.id)
})

test('the same checks run on an edit whatever the stars', async ({ db }) => {
  for (const rating of [1, 5]) {
    const { token } = await aDesk(db)
    expect(await editReview(db, token, words('Use my promo code BREAD10 at the till.', rating))).toBe('held')
  }
})

test('a review can be edited only by its own link, confirmed, and not withdrawn', async ({ db }) => {
  const { token, review } = await aDesk(db)
  const other = await aDesk(db)
  await editReview(db, other.token, words('This is about the other shop alone.'))
  expect((await now(db, review)).text).toBe(review.text)
  const pending = await aDesk(db, { state: 'pending' })
  const edit = editReview(db, pending.token, words('Not confirmed and yet edited.'))
  await expect(edit).rejects.toMatchObject({ status: 409 })
  await withdrawReview(db, token)
  await expect(editReview(db, token, words('Withdrawn and yet edited.'))).rejects.toMatchObject({
    status: 409,
  })
  await restoreReview(db, token)
  expect(await editReview(db, token, words('Back again, and edited now.'))).toBe('published')
})

test('an author mends a removed review and appeals once; the operator publishes it', async ({ db, pool }) => {
  const operator = await aUser(db, { isOperator: true })
  const { business, review, token } = await aRemoved(db)
  expect((await readOwnReview(db, token)).review).toMatchObject({ canAppeal: true, canEdit: true })
  expect(await editReview(db, token, words('The bread alone, and nothing else.'))).toBe('mended')
  expect((await now(db, review)).state).toBe('removed')
  const appeal = newAppeal.parse({ text: 'I took out what was objected to.' })
  const tried = await Promise.allSettled([appealRemoval(db, token, appeal), appealRemoval(db, token, appeal)])
  expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await runJobs(db, pool)
  expect((await mailsTo(db, operator.email))[0]!.subject).toContain('appeals')
  const open = (await listOpenAppeals(db)).find(({ reviewId }) => reviewId === review.id)!
  expect(open).toMatchObject({ isEditedSince: true, text: 'The bread alone, and nothing else.' })
  expect(open).not.toHaveProperty('rating')

  const decision = { decision: 'accept', businessId: business.id, reviewId: review.id, note }
  const decided = await Promise.allSettled([
    decideAppealAsShown(db, decision),
    decideAppealAsShown(db, decision),
  ])
  expect(decided.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await now(db, review)).toMatchObject({ state: 'published', removedReason: null })
  await expectCountersToAgree(db, business.id)
  await runJobs(db, pool)
  expect((await mailsTo(db, review.authorEmail!))[0]!.text).toContain(note)
  expect(await countEntries(db, business.id, 'appealed')).toBe(1)
})

test('a rejected appeal is final', async ({ db }) => {
  const { business, review, token } = await aRemoved(db)
  const appeal = newAppeal.parse({ text: 'I think that this was not fair.' })
  await appealRemoval(db, token, appeal)
  const of = { businessId: business.id, reviewId: review.id, note }
  await decideAppealAsShown(db, { decision: 'reject', ...of })
  expect((await now(db, review)).state).toBe('removed')
  await expect(appealRemoval(db, token, appeal)).rejects.toMatchObject({ status: 409 })
  await expect(editReview(db, token, words('Once more, with feeling.'))).rejects.toHaveProperty('status', 409)
  expect((await readOwnReview(db, token)).review).toMatchObject({ canAppeal: false, canEdit: false })
})

test('a refused review is published when its appeal is accepted', async ({ db }) => {
  const { business, review, token } = await aDesk(db, { text: 'Call me on 0171 555 0199 about it, please.' })
  const of = { businessId: business.id, reviewId: review.id }
  await decideHeldAsShown(db, { decision: 'refuse', ...of, reason: 'personal_data', note })
  await appealRemoval(db, token, newAppeal.parse({ text: 'That is the number of the shop.' }))
  await decideAppealAsShown(db, { decision: 'accept', ...of, note })
  expect(await now(db, review)).toMatchObject({ state: 'published', removedReason: null })
  await expectCountersToAgree(db, business.id)
})

test('what stands in public cannot be appealed, nor what the operator has yet to decide', async ({ db }) => {
  const { business, review, token } = await aDesk(db)
  const appeal = newAppeal.parse({ text: 'I appeal just in case.' })
  await expect(appealRemoval(db, token, appeal)).rejects.toMatchObject({ status: 409 })
  const typed = newChallenge.parse({ reason: 'spam', grounds: 'It sells a diet programme.' })
  await challengeReview(db, { business, reviewId: review.id, challenge: typed })
  await expect(appealRemoval(db, token, appeal)).rejects.toMatchObject({ status: 409 })
})

test('consent to marketing is given and revoked, each with its time and text', async ({ db }) => {
  const { business, review, token } = await aDesk(db)
  await db.update(reviews).set({ formLanguage: 'de' }).where(eq(reviews.id, review.id))
  await changeMarketingConsent(db, token, true)
  await changeMarketingConsent(db, token, true)
  expect(await now(db, review)).toMatchObject({
    consentScopes: ['show', 'marketing'],
    consentText: consentText('de', business.name, ['show', 'marketing']),
  })
  await changeMarketingConsent(db, token, false)
  const after = await now(db, review)
  expect(after.consentScopes).toEqual(['show'])
  expect(after.consentText).toBe(consentText('de', business.name, ['show']))
  expect(after.consentedAt.getTime()).toBeGreaterThan(review.consentedAt.getTime())
  const earlier = await db.select().from(earlierConsents).where(eq(earlierConsents.reviewId, review.id))
  expect(earlier.map(({ scopes }) => scopes.length).sort()).toEqual([1, 2])
  expect(await countEntries(db, business.id, 'consented')).toBe(2)
})

test('the author’s file opens the receipt of every act', async ({ db }) => {
  const { business, review, token } = await aRemoved(db)
  await editReview(db, token, words('The bread alone, and nothing else.'))
  await changeMarketingConsent(db, token, true)
  await appealRemoval(db, token, newAppeal.parse({ text: 'I took out what was objected to.' }))
  const of = { businessId: business.id, reviewId: review.id }
  await decideAppealAsShown(db, { decision: 'accept', ...of, note })
  await replyToReview(db, {
    business,
    reviewId: review.id,
    userId: business.ownerId,
    reply: newReply.parse({ text: 'Thank you for mending it.' }),
  })
  await withdrawReview(db, token)
  const file = await exportOwnReview(db, token)
  const kinds = (await listLoggedActs(db, business.id)).map(({ act }) => act)
  expect(kinds).toEqual(
    'submitted confirmed published challenged decided removed edited consented appealed decided restored answered withdrawn'.split(
      ' ',
    ),
  )
  const checked = await checkAuthorsFile(JSON.stringify(file), verifyEd25519, new Date())
  expect(checked.acts.filter((act) => typeof act === 'string')).toEqual([])
  expect(checked.acts).toHaveLength(kinds.length)
  expect(file.earlierVersions).toMatchObject([{ text: review.text }])
})

async function everything(db: Database) {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p')`)
  expect(tables.length).toBeGreaterThan(25)
  return tables.map(({ name }) => name)
}

async function findInTables(db: Database, needle: string) {
  const found: string[] = []
  for (const table of await everything(db)) {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.raw(table)} t where position(lower(${needle}) in lower(t::text)) > 0`,
    )
    if (rows[0]!.count > 0) found.push(table)
  }
  return found
}

/** Queued, and in a drafted list too. */
async function anInvitationOf(db: Database, businessId: string, createdBy: string) {
  const invitee = {
    name: 'Zebulon',
    email: 'zebulon@featherstone.example',
    orderReference: 'CC-1',
    language: 'en' as const,
  }
  const batchId = uuidv7()
  const other = { ...invitee, name: 'Somebody else', email: 'else@mail.example' }
  await db.insert(invitationBatches).values({
    businessId,
    id: batchId,
    createdBy,
    legalBasis: 'consent',
    source: 'The till',
    reminders: 1,
    draft: {
      invitees: [invitee, other],
      problems: [{ line: 2, who: invitee.email, why: 'Twice in the list' }],
    },
  })
  await db.insert(invitations).values({
    businessId,
    id: uuidv7(),
    batchId,
    ...invitee,
    tokenHash: randomBytes(32),
    sendAfter: new Date(),
    expiresAt: new Date(Date.now() + days(30)),
    failure: 'zebulon@featherstone.example is not here',
  })
}

async function codeFor(db: Database, email: string) {
  const mail = (await mailsTo(db, email)).find(({ subject }) => subject.includes('code'))!
  return mail.subject.match(/\d{6}/)![0]
}

test('erasing leaves no name, address or words in any table, and a whole log', async ({ db, pool }) => {
  await aUser(db, { isOperator: true })
  const owner = await aUser(db)
  const business = await aBusiness(db, { ownerId: owner.id })
  const neighbour = await aReview(db, { business })
  const before = 'My wombat adored the seeded loaf and every crumb of it.'
  const after = 'My capybara adored the seeded loaf and every crumb of it.'
  const { review, token } = await aDesk(db, {
    business,
    text: before,
    authorName: 'Zebulon Q. Featherstone',
    authorEmail: 'zebulon@featherstone.example',
  })
  await runJobs(db, pool)
  const answer = newReply.parse({ text: 'Dear Zebulon Q. Featherstone, thank you.' })
  await replyToReview(db, { business, reviewId: review.id, userId: owner.id, reply: answer })
  await editReview(db, token, words(after))
  await changeMarketingConsent(db, token, true)
  const typed = newChallenge.parse({ reason: 'fake', grounds: 'No capybara adored anything in here.' })
  const { challengeId } = await challengeReview(db, { business, reviewId: review.id, challenge: typed })
  const decision = { decision: 'uphold', businessId: business.id, challengeId, reason: 'fake', note }
  await runJobs(db, pool)
  await decideChallengeAsShown(db, decision)
  await appealRemoval(db, token, newAppeal.parse({ text: 'My capybara is quite real, I assure you.' }))
  await runJobs(db, pool)
  const of = { businessId: business.id, reviewId: review.id }
  await decideAppealAsShown(db, { decision: 'accept', ...of, note })
  await runJobs(db, pool)
  await analyseReviews(db, business.id, [review.id])
  await anInvitationOf(db, business.id, owner.id)
  const entriesBefore = await db.$count(logLeaves, eq(logLeaves.businessId, business.id))
  for (const needle of ['featherstone', 'wombat', 'capybara'])
    expect(await findInTables(db, needle)).not.toEqual([])

  await askForErasureCode(db, token)
  await runJobs(db, pool)
  // A job that is on its way when it happens leaves nothing either.
  await withdrawReview(db, token)
  const { receipt } = await eraseOwnReview(db, token, await codeFor(db, 'zebulon@featherstone.example'))
  await runJobs(db, pool)

  for (const needle of ['zebulon', 'featherstone', 'wombat', 'capybara'])
    expect([needle, await findInTables(db, needle)]).toEqual([needle, []])
  const [invited] = await db.select().from(invitations).where(eq(invitations.businessId, business.id))
  expect(invited).toMatchObject({ state: 'cancelled', email: null, name: null })
  const [batch] = await db
    .select()
    .from(invitationBatches)
    .where(eq(invitationBatches.businessId, business.id))
  expect(batch!.draft).toMatchObject({ invitees: [{ name: 'Somebody else' }], problems: [] })
  await expect(readOwnReview(db, token)).rejects.toMatchObject({ status: 410 })
  expect(await countEntries(db, business.id, 'erased')).toBe(1)
  // The withdrawal and the erasure came to it; nothing went.
  expect(await db.$count(logLeaves, eq(logLeaves.businessId, business.id))).toBe(entriesBefore + 2)
  await expectCountersToAgree(db, business.id)

  // What opens the erasure is in its author's hand alone.
  const file = await makeErasureFile(db, receipt)
  expect(await findInTables(db, Buffer.from(file!.acts[0]!.salt, 'base64').toString('hex'))).toEqual([])
  const handed = JSON.stringify(file)
  const { acts: erasure } = await checkAuthorsFile(handed, verifyEd25519, new Date())
  expect(erasure).toMatchObject([
    { entry: { act: 'erased' }, fields: { review: review.id }, isOverdue: false },
  ])
  expect(await makeErasureFile(db, `${receipt.slice(0, 40)}A${receipt.slice(41)}`)).toBe(null)

  const others = await makeReceipts(db, { businessId: business.id, reviewId: neighbour.id })
  const { acts } = await checkAuthorsFile(JSON.stringify(others), verifyEd25519, new Date())
  expect(acts.length).toBeGreaterThan(1)
  expect(acts.filter((act) => typeof act === 'string')).toEqual([])
})

test('erasing needs the newest code, within its time and tries', async ({ db, pool }) => {
  const { review, token } = await aDesk(db)
  const email = review.authorEmail!
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
  const erase = (code: string) => eraseOwnReview(db, token, code)
  await expect(erase('123456')).rejects.toMatchObject({ status: 422 })
  await askForErasureCode(db, token)
  await runJobs(db, pool)
  const first = await codeFor(db, email)
  expect((await findInTables(db, first)).filter((table) => table !== 'public.dev_mails')).toEqual([])
  for (let tried = 0; tried < 5; tried++) {
    await expect(erase(wrong(first))).rejects.toMatchObject({ status: 422 })
  }
  await expect(erase(first)).rejects.toMatchObject({ status: 422 })

  await askForErasureCode(db, token)
  await runJobs(db, pool)
  const second = await codeFor(db, email)
  moveClock(minutes(15))
  await expect(erase(second)).rejects.toMatchObject({ status: 422 })
  moveClock(-minutes(15))
  expect((await now(db, review)).state).toBe('published')
  const erased = await Promise.allSettled([erase(second), erase(second)])
  expect(erased.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expectCountersToAgree(db, review.businessId)
})

test('codes cannot be asked for without end', async ({ db }) => {
  const { token } = await aDesk(db)
  for (let asked = 0; asked < 5; asked++) await askForErasureCode(db, token)
  await expect(askForErasureCode(db, token)).rejects.toMatchObject({ status: 429 })
})
