import { eq } from 'drizzle-orm'
import { activities } from '#app/features/activities/activity.table.ts'
import { businesses, businessRows } from '#app/features/businesses/business.table.ts'
import { challengeReview } from '#app/features/moderation/challenge-review.server.ts'
import { replyToReview } from '#app/features/reviews/publish-reply.server.ts'
import { editedReview, newChallenge, newReply, shownName } from '#app/features/reviews/review.schema.ts'
import { type Review, reviews } from '#app/features/reviews/review.table.ts'
import { consentText } from '#app/languages/messages.server.ts'
import { days } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { createLinkToken } from '#app/platform/token-links.server.ts'
import * as desk from '#app/routes/public/authors-desk.tsx'
import * as page from '#app/routes/public/business.tsx'
import { expect, test } from '#tests/database.ts'
import { decideChallengeAsShown } from '#tests/deciding.ts'
import { visit } from '#tests/doors.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import { countActs, namesOfActs } from '#tests/logged-acts.ts'
import { reviewVersions } from './author.table.ts'
import { changeMarketingConsent } from './consent.server.ts'
import { editReview, renameAuthor } from './edit-review.server.ts'
import { exportOwnReview } from './own-review-file.server.ts'
import { withdrawReview } from './withdraw-review.server.ts'

async function aDesk(db: Database, given: Parameters<typeof aReview>[1] = {}) {
  const business = given.business ?? (await aBusiness(db))
  const review = await aReview(db, { authorName: 'Lotte M.', ...given, business })
  const of = { businessId: business.id, purpose: 'authors-desk' as const, subjectId: review.id }
  const token = await createLinkToken(db, { ...of, lifetimeMs: days(1) })
  return { business, review, token }
}

const now = async (db: Database, { id }: Review) =>
  (await db.select().from(reviews).where(eq(reviews.id, id)))[0]!
const named = (authorName: string) => shownName.parse({ authorName })
const rename = (token: string, authorName: string) =>
  visit(desk.action, { params: { token }, form: { act: 'rename', authorName } })
const messagesAbout = async (db: Database, { id }: Review) =>
  (await db.select().from(activities).where(eq(activities.relatedId, id))).map(({ message }) => message)

test('an author changes the shown name: the page has it at once, the old is a version', async ({ db }) => {
  const { business, review, token } = await aDesk(db)
  const text = newReply.parse({ text: 'Thank you.' })
  await replyToReview(db, { business, reviewId: review.id, userId: business.ownerId, reply: text })
  expect(await rename(token, '  Annika  B. ')).toMatchObject({ status: 200 })
  expect(await now(db, review)).toMatchObject({
    authorName: 'Annika B.',
    state: 'published',
    version: 2,
    text: review.text,
    rating: review.rating,
  })
  const shown = await visit(page.loader, { params: { businessId: business.id } })
  expect(JSON.stringify(shown.data)).toContain('Annika B.')
  expect(JSON.stringify(shown.data)).not.toContain('Lotte M.')
  const versions = await db.select().from(reviewVersions).where(eq(reviewVersions.reviewId, review.id))
  expect(versions).toMatchObject([{ authorName: 'Lotte M.', text: review.text }])
  expect((await messagesAbout(db, review)).sort()).toEqual([
    'Annika B. changed the name shown with their review',
    'Annika B. gave 5 stars',
    'Replied to the review of Annika B.',
  ])
  expect(await countActs(db, business.id, 'edited')).toBe(1)
  const [counted] = await db.select().from(businesses).where(eq(businesses.id, business.id))
  expect(counted).toMatchObject({ reviewCount: 1 })
})

test('the receipt of every version still opens after the name has changed', async ({ db }) => {
  const { token } = await aDesk(db)
  await renameAuthor(db, token, named('Annika B.'))
  await editReview(db, token, editedReview.parse({ rating: 2, text: 'On second thought, dry.', title: '' }))
  await renameAuthor(db, token, named('A customer'))
  const file = await exportOwnReview(db, token)
  expect(await namesOfActs(db, file.review.businessId)).toEqual(
    'submitted confirmed published edited edited edited'.split(' '),
  )
  const authors = file.acts.map(({ fields }) => Object.fromEntries(fields).author)
  expect(authors.filter((author) => author !== undefined)).toEqual([
    'Lotte M.',
    'Lotte M.',
    'Annika B.',
    'Annika B.',
    'A customer',
  ])
  expect(file.earlierVersions.map(({ authorName }) => authorName)).toEqual([
    'Lotte M.',
    'Annika B.',
    'Annika B.',
  ])
})

test('the name can be changed where the words cannot, and that publishes nothing', async ({ db }) => {
  const withdrawn = await aDesk(db)
  await withdrawReview(db, withdrawn.token)
  const held = await aDesk(db, { text: 'Better go to https://other-bakery.example for bread.' })
  const removed = await aDesk(db)
  await db
    .update(reviews)
    .set({ state: 'removed', removedAt: new Date(), removedReason: 'spam' })
    .where(eq(reviews.id, removed.review.id))
  const unconfirmed = await aDesk(db, { state: 'pending' })
  for (const { review, token } of [withdrawn, held, removed, unconfirmed]) {
    const { state } = await now(db, review)
    expect(await renameAuthor(db, token, named('Annika B.'))).toBe('saved')
    expect(await now(db, review)).toMatchObject({ state, authorName: 'Annika B.' })
  }
  const other = await db.select().from(reviews).where(eq(reviews.businessId, withdrawn.business.id))
  expect(other).toHaveLength(1)
})

test('a short name does not tear up the messages of the activities', async ({ db }) => {
  const { review, token } = await aDesk(db, { authorName: 'ev' })
  await renameAuthor(db, token, named('Annika B.'))
  await renameAuthor(db, token, named('ar'))
  await renameAuthor(db, token, named('Eva'))
  expect((await messagesAbout(db, review)).sort()).toEqual([
    'Eva changed the name shown with their review',
    'Eva changed the name shown with their review',
    'Eva changed the name shown with their review',
    'Eva gave 5 stars',
  ])
})

test('a missing, long or too frequent name is refused, and comes back as typed', async ({ db }) => {
  const { review, token } = await aDesk(db)
  for (const authorName of ['', 'x', 'y'.repeat(81)]) {
    expect(await rename(token, authorName)).toMatchObject({
      status: 422,
      data: { values: { authorName }, errors: { authorName: expect.any(String) } },
    })
  }
  for (let turn = 0; turn < 10; turn++) await renameAuthor(db, token, named(`Name ${turn}`))
  expect(await renameAuthor(db, token, named('Name 9'))).toBe('unchanged')
  expect(await rename(token, 'Name 10')).toMatchObject({
    status: 429,
    data: { values: { authorName: 'Name 10' } },
  })
  expect((await now(db, review)).authorName).toBe('Name 9')
})

test('consent stays as it was read, whatever changes: words, name or business', async ({ db }) => {
  const { business, review, token } = await aDesk(db)
  const read = consentText('de', business.name, ['show'])
  await db.update(reviews).set({ formLanguage: 'de', consentText: read }).where(eq(reviews.id, review.id))
  await editReview(db, token, editedReview.parse({ rating: 1, text: 'Das Brot war trocken.', title: '' }))
  await renameAuthor(db, token, named('Annika B.'))
  await db.update(businessRows).set({ name: 'Fresh Start' }).where(eq(businessRows.id, business.id))
  const after = await now(db, review)
  expect(after).toMatchObject({ consentText: read, formLanguage: 'de', consentedAt: review.consentedAt })
  await changeMarketingConsent(db, token, true)
  expect((await now(db, review)).consentText).toBe(consentText('de', 'Fresh Start', ['show', 'marketing']))
})

test('a new name replaces the old one only where a message names the author', async ({ db }) => {
  const { business, review, token } = await aDesk(db, { authorName: 'The operator' })
  const challenge = newChallenge.parse({ reason: 'fake', grounds: 'Nobody of that name was ever here.' })
  const { challengeId } = await challengeReview(db, { business, reviewId: review.id, challenge })
  const note = 'I read it again, and this is why.'
  await decideChallengeAsShown(db, { decision: 'reject', businessId: business.id, challengeId, note })
  await renameAuthor(db, token, named('The baker'))
  expect((await messagesAbout(db, review)).sort()).toEqual([
    'Challenged a review: fake',
    'The baker changed the name shown with their review',
    'The baker gave 5 stars',
    'The operator kept a challenged review',
  ])
})
