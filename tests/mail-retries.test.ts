import { generateX25519Identity } from 'age-encryption'
import { eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { emailChanges } from '#app/features/accounts/account.table.ts'
import { requestEmailChange } from '#app/features/accounts/email-change.server.ts'
import { analyseReviews } from '#app/features/analyses/analyse-reviews.server.ts'
import { backups } from '#app/features/backups/backup.table.ts'
import { openBackups } from '#app/features/backups/backup-setup.server.ts'
import { businesses, businessRows } from '#app/features/businesses/business.table.ts'
import { earlierBusinesses } from '#app/features/businesses/closed-record.table.ts'
import { findEarlierBusinesses } from '#app/features/businesses/earlier-businesses.server.ts'
import { memberInvitations, members } from '#app/features/businesses/member.table.ts'
import { newContact } from '#app/features/contacts/contact.schema.ts'
import { sendContact } from '#app/features/contacts/receive-contact.server.ts'
import { keepClosedRecord } from '#app/features/deletion/closed-records.server.ts'
import { closeBusiness } from '#app/features/deletion/closures.server.ts'
import { offerBusiness } from '#app/features/deletion/handing-over.server.ts'
import { handovers } from '#app/features/deletion/handover.table.ts'
import { lastFullPeriod, periodKey, shiftPeriod } from '#app/features/digests/digest-period.ts'
import { changeDigestFrequency } from '#app/features/digests/digest-settings.server.ts'
import { performanceDigests } from '#app/features/digests/performance-digest.table.ts'
import { assignReview } from '#app/features/inbox/assign-review.server.ts'
import { reviewAssignments } from '#app/features/inbox/inbox.table.ts'
import { listTerms, mailWords } from '#app/features/invitations/invitation.schema.ts'
import { draftList } from '#app/features/invitations/list-draft.server.ts'
import { freeze } from '#app/features/log/state.server.ts'
import { appealRemoval } from '#app/features/moderation/appeals.server.ts'
import { reports } from '#app/features/moderation/case.table.ts'
import { challengeReview } from '#app/features/moderation/challenge-review.server.ts'
import { newReviewReport, submitReport } from '#app/features/moderation/report-review.server.ts'
import { newsletterConsent } from '#app/features/newsletter/newsletter.schema.ts'
import { subscribers } from '#app/features/newsletter/newsletter.table.ts'
import { digestReviews } from '#app/features/notifications/notification.table.ts'
import { changeNotificationSettings } from '#app/features/notifications/notification-settings.server.ts'
import { listPersonRequests, openPersonRequest } from '#app/features/operator/person-requests.server.ts'
import { newAppeal, newChallenge } from '#app/features/reviews/review.schema.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { inviteMember } from '#app/features/team/invite-member.server.ts'
import { webhookEndpoints } from '#app/features/webhook-events/webhook.table.ts'
import { newWebhook } from '#app/features/webhooks/webhook.schema.ts'
import { addWebhook } from '#app/features/webhooks/webhook-endpoints.server.ts'
import { type Jobs, type MailJob, mailJobs } from '#app/jobs.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { openSite } from '#app/platform/site.server.ts'
import { type Handlers, startWorking } from '#app/platform/worker-loop.server.ts'
import { handlers } from '#app/worker.server.ts'
import { aContactForm } from './contact-messages.ts'
import { expect, test } from './database.ts'
import { decideAppealAsShown, decideChallengeAsShown, decideReportsAsShown } from './deciding.ts'
import { aBusiness, aDeskLink, aReview, aUser } from './factories.ts'
import { aMailServer, keepMail } from './mail-server.ts'
import { actAtStripe, aSubscribed } from './subscribed.ts'
import { anUploadedList } from './uploaded-lists.ts'

/** A mail that a job is to send: what it is asked with, and who gets it. */
type Asked<Name extends MailJob> = { payload: Jobs[Name]; to: string }
type Scenes = { [Name in MailJob]: (db: Database, operator: string) => Promise<Asked<Name>[]> }

const note = 'I read it again, and this is why.'

async function aPublished(db: Database, given: { text?: string } = {}) {
  const owner = await aUser(db)
  const business = await aBusiness(db, { ownerId: owner.id })
  const review = await aReview(db, { business, ...given })
  return { owner, business, review, of: { businessId: business.id, reviewId: review.id } }
}

async function aChallenged(db: Database, decision?: 'uphold') {
  const published = await aPublished(db)
  const { business, review } = published
  const challenge = newChallenge.parse({ reason: 'fake', grounds: 'Nobody of that name was here.' })
  const { challengeId } = await challengeReview(db, { business, reviewId: review.id, challenge })
  const decided = { decision, businessId: business.id, challengeId, reason: 'fake', note }
  if (decision) await decideChallengeAsShown(db, decided)
  return { ...published, challengeId }
}

async function anAppealed(db: Database) {
  const removed = await aChallenged(db, 'uphold')
  const token = await aDeskLink(db, { businessId: removed.of.businessId, id: removed.of.reviewId })
  await appealRemoval(db, token, newAppeal.parse({ text: 'Please read it once more.' }))
  return removed
}

async function aReported(db: Database) {
  const published = await aPublished(db)
  const email = `vera-${uuidv7()}@visitor.example`
  const typed = {
    ground: 'fake',
    explanation: 'There is no such shop.',
    name: 'Vera',
    email,
    goodFaith: 'on',
  }
  const report = newReviewReport.parse(typed)
  await submitReport(db, { ...published.of, about: 'review', submissionKey: uuidv7(), report })
  const [made] = await db.select().from(reports).where(eq(reports.reviewId, published.of.reviewId))
  return { ...published, email, reportId: made!.id }
}

const held = (db: Database) =>
  aPublished(db, { text: 'Better go to https://other-bakery.example for bread.' })

const deskAddress = 'desk@operator.example'

async function aSubscriber(db: Database, confirmedAt: Date | null) {
  const subscriber = {
    id: uuidv7(),
    email: `lotte-${uuidv7()}@mail.example`,
    source: 'newsletter_form' as const,
    requestedAt: now(),
    mailsSent: 1,
    confirmedAt,
    consentText: confirmedAt && newsletterConsent,
  }
  await db.insert(subscribers).values(subscriber)
  return subscriber
}

/** For each job that mails somebody, every way in which it does. A new one does not compile without. */
const scenes: Scenes = {
  'accounts.send-verification': async (db) => {
    const { id: userId, email: to } = await aUser(db, { emailVerified: false })
    return [{ payload: { userId }, to }]
  },
  'operator.mail-person': async (db) => {
    const { id: operatorId } = await aUser(db)
    const asked = ['code', 'notice'].map((way) => ({ email: `${way}-${uuidv7()}@mail.example`, way }))
    for (const { email, way } of asked)
      await openPersonRequest(db, {
        operatorId,
        email,
        identity: way === 'notice' ? 'A letter with the order.' : null,
      })
    const open = await listPersonRequests(db)
    return asked.map(({ email: to }) => ({
      payload: { requestId: open.find(({ email }) => email === to)!.id },
      to,
    }))
  },
  'accounts.send-password-reset': async (db) => {
    const { id: userId, email: to } = await aUser(db)
    return [{ payload: { userId }, to }]
  },
  'accounts.notify-already-registered': async (db) => {
    const { id: userId, email: to } = await aUser(db)
    return [{ payload: { userId }, to }]
  },
  'accounts.send-email-change': async (db) => {
    const user = await aUser(db)
    const newEmail = `moved-${user.email}`
    await requestEmailChange(db, { user, email: newEmail })
    const [change] = await db.select().from(emailChanges).where(eq(emailChanges.userId, user.id))
    return [
      { payload: { changeId: change!.id, to: 'new' }, to: newEmail },
      { payload: { changeId: change!.id, to: 'old' }, to: user.email },
    ]
  },
  'accounts.notify-of-change': async (db) => {
    const { id: userId, email: to } = await aUser(db)
    return [{ payload: { userId, news: 'password-changed' }, to }]
  },
  'contacts.notify-operator': async (db) => {
    const contact = newContact.parse(aContactForm())
    const sent = { contactId: uuidv7(), contact, source: 'homepage_contact_modal', userAgent: null } as const
    return [{ payload: { contactId: await sendContact(db, sent) }, to: deskAddress }]
  },
  'contacts.send-newsletter-link': async (db) => {
    const { id: subscriberId, email: to } = await aSubscriber(db, null)
    return [{ payload: { subscriberId }, to }]
  },
  'review-form.send-confirmation': async (db) => {
    const { businessId, id: reviewId, authorEmail } = await aReview(db, { state: 'pending' })
    return [{ payload: { businessId, reviewId }, to: authorEmail! }]
  },
  'notifications.notify-owner': async (db) => {
    const { of, owner } = await aPublished(db)
    return [{ payload: of, to: owner.email }]
  },
  'notifications.notify-author': async (db) => {
    const { of, review } = await aPublished(db)
    return [{ payload: { ...of, news: 'published' }, to: review.authorEmail! }]
  },
  'notifications.notify-operator': async (db, operator) => {
    const { of } = await held(db)
    return [{ payload: of, to: operator }]
  },
  'notifications.notify-of-challenge': async (db, operator) => {
    const open = await aChallenged(db)
    const decided = await aChallenged(db, 'uphold')
    const opened = { businessId: open.business.id, challengeId: open.challengeId, news: 'opened' } as const
    return [
      { payload: { ...opened, to: 'author' }, to: open.review.authorEmail! },
      { payload: { ...opened, to: 'operator' }, to: operator },
      {
        payload: {
          businessId: decided.business.id,
          challengeId: decided.challengeId,
          news: 'decided',
          to: 'owner',
        },
        to: decided.owner.email,
      },
    ]
  },
  'notifications.notify-of-appeal': async (db, operator) => {
    const open = await anAppealed(db)
    const decided = await anAppealed(db)
    await decideAppealAsShown(db, { decision: 'accept', ...decided.of, note })
    return [
      { payload: { ...open.of, to: 'operator' }, to: operator },
      { payload: { ...decided.of, to: 'author' }, to: decided.review.authorEmail! },
    ]
  },
  'notifications.notify-of-report': async (db, operator) => {
    const open = await aReported(db)
    const decided = await aReported(db)
    const { reportId: upTo } = decided
    const uphold = { decision: 'uphold', ...decided.of, about: 'review', reason: 'fake', note, upTo }
    await decideReportsAsShown(db, uphold)
    const opened = { businessId: open.business.id, reportId: open.reportId, news: 'received' } as const
    const told = { businessId: decided.business.id, reportId: decided.reportId, news: 'decided' } as const
    return [
      { payload: { ...opened, to: 'reporter' }, to: open.email },
      { payload: { ...opened, to: 'operator' }, to: operator },
      { payload: { ...told, to: 'reporter' }, to: decided.email },
      { payload: { ...told, to: 'author' }, to: decided.review.authorEmail! },
    ]
  },
  'notifications.send-digest': async (db) => {
    const { of, owner } = await aPublished(db)
    const digestId = uuidv7()
    await changeNotificationSettings(
      db,
      { businessId: of.businessId, userId: owner.id },
      { newReviews: 'daily' },
    )
    await db.insert(digestReviews).values({ ...of, userId: owner.id, digestId })
    return [{ payload: { businessId: of.businessId, digestId }, to: owner.email }]
  },
  'performance-digests.send': async (db) => {
    const { of, owner } = await aPublished(db)
    const { businessId } = of
    await db.update(businessRows).set({ tierName: 'pro' }).where(eq(businessRows.id, businessId))
    await analyseReviews(db, businessId, [of.reviewId])
    await changeDigestFrequency(db, { businessId, userId: owner.id }, 'weekly')
    const period = periodKey(shiftPeriod(lastFullPeriod('weekly', now()), 1))
    const digestId = uuidv7()
    await db.insert(performanceDigests).values({ businessId, userId: owner.id, period, id: digestId })
    return [{ payload: { businessId, digestId }, to: owner.email }]
  },
  'authors.send-erasure-code': async (db) => {
    const { of, review } = await aPublished(db)
    return [{ payload: of, to: review.authorEmail! }]
  },
  'notifications.remind-operator': async (db, operator) => {
    const { review } = await held(db)
    await db
      .update(reviews)
      .set({ heldAt: sql`now() - interval '50 hours'` })
      .where(eq(reviews.id, review.id))
    return [{ payload: {}, to: operator }]
  },
  'backups.notify-operator': async (db, operator) => {
    const env = { backups: { folder: '/nonexistent' }, BACKUP_KEY: await generateX25519Identity() }
    await openBackups(env, { url: '', secret: '', dataDir: '/nonexistent' })
    const problem = 'There is no space left in /nonexistent.'
    const failed = {
      id: uuidv7(),
      file: 'one',
      startedAt: now(),
      endedAt: now(),
      state: 'failed',
      problem,
    } as const
    await db.insert(backups).values(failed)
    return [{ payload: {}, to: operator }]
  },
  'log.notify-operator': async (db, operator) => {
    await freeze(db, 'restored')
    return [{ payload: {}, to: operator }]
  },
  'invitations.send-test': async (db) => {
    const owner = await aUser(db)
    const business = await aBusiness(db, { ownerId: owner.id, tierName: 'pro' })
    const { rows } = await anUploadedList(db, business, 'Lotte Maes, lotte@mail.example')
    const typed = { legalBasis: 'existing_customer', source: 'Orders', reminders: '1', language: 'en' }
    const batchId = await draftList(db, {
      business,
      userId: owner.id,
      rows,
      terms: listTerms.parse(typed),
      words: mailWords.parse({ subject: '', text: '' }),
    })
    return [{ payload: { businessId: business.id, batchId, userId: owner.id }, to: owner.email }]
  },
  'billing.notify-owner': async (db) => {
    const owner = await aSubscribed(db)
    await actAtStripe(db, owner, 'card-declined')
    await actAtStripe(db, owner, 'end-period')
    return [{ payload: { userId: owner.userId, news: 'payment-failed', left: [], at: 1 }, to: owner.email }]
  },
  'team.send-invitation': async (db) => {
    const owner = await aUser(db)
    const business = await aBusiness(db, { ownerId: owner.id, tierName: 'pro' })
    const to = `colleague-${uuidv7()}@mail.example`
    await inviteMember(db, { business, invitedBy: owner.id, email: to, role: 'responder' })
    const [made] = await db.select().from(memberInvitations).where(eq(memberInvitations.email, to))
    return [{ payload: { businessId: business.id, invitationId: made!.id }, to }]
  },
  'team.notify-assigned': async (db) => {
    const { id: colleague, email: to } = await aUser(db)
    const { of, business } = await aPublished(db)
    // On Starter the colleague would have no place, and no mail.
    await db.update(businessRows).set({ tierName: 'pro' }).where(eq(businessRows.id, business.id))
    await db.insert(members).values({ businessId: business.id, userId: colleague, role: 'responder' })
    await assignReview(db, { business, reviewId: of.reviewId, by: business.ownerId, colleague, note: null })
    const [given] = await db
      .select()
      .from(reviewAssignments)
      .where(eq(reviewAssignments.reviewId, of.reviewId))
    return [{ payload: { ...of, at: given!.createdAt.getTime() }, to }]
  },
  'webhooks.notify-stopped': async (db) => {
    const { id: ownerId, email: to } = await aUser(db)
    const business = await aBusiness(db, { ownerId })
    const wanted = newWebhook.parse({
      url: 'https://hooks.shop.example/reviews',
      format: 'standard',
      events: ['review.published'],
    })
    const { id: endpointId } = await addWebhook(db, { business, userId: ownerId }, wanted)
    const stopped = { pausedAt: new Date(), pausedBecause: 'gone' as const }
    await db.update(webhookEndpoints).set(stopped).where(eq(webhookEndpoints.id, endpointId))
    return [{ payload: { businessId: business.id, endpointId, at: 1 }, to }]
  },
  'deletion.send-handover': async (db) => {
    const owner = await aUser(db)
    const business = await aBusiness(db, { ownerId: owner.id })
    const { email: to } = await aUser(db)
    await offerBusiness(db, { userId: owner.id, businessId: business.id, email: to })
    const [offer] = await db.select().from(handovers).where(eq(handovers.businessId, business.id))
    return [{ payload: { businessId: business.id, handoverId: offer!.id }, to }]
  },
  'deletion.notify-closed': async (db) => {
    const owner = await aUser(db)
    const { id: businessId } = await aBusiness(db, { ownerId: owner.id })
    await closeBusiness(db, { userId: owner.id, businessId })
    return [{ payload: { businessId }, to: owner.email }]
  },
  'deletion.notify-earlier': async (db) => {
    const { of, owner } = await aPublished(db)
    await closeBusiness(db, { userId: owner.id, businessId: of.businessId })
    await keepClosedRecord(db, { businessId: of.businessId })
    const { name } = (await db.select().from(businesses).where(eq(businesses.id, of.businessId)))[0]!
    const { id: businessId } = await aBusiness(db, { ownerId: owner.id, name })
    await findEarlierBusinesses(db, businessId)
    const [{ recordId } = { recordId: '' }] = await db
      .select()
      .from(earlierBusinesses)
      .where(eq(earlierBusinesses.businessId, businessId))
    return [{ payload: { businessId, recordId }, to: owner.email }]
  },
  'deletion.notify-new-owner': async (db) => {
    const { id: userId, email: to } = await aUser(db)
    const { id: businessId } = await aBusiness(db, { ownerId: userId })
    return [{ payload: { businessId, userId, handoverId: uuidv7(), ended: [] }, to }]
  },
  'deletion.notify-author': async (db) => {
    const { of, owner, review } = await aPublished(db)
    await closeBusiness(db, { userId: owner.id, businessId: of.businessId })
    await db.update(businessRows).set({ eraseAfter: now() }).where(eq(businessRows.id, of.businessId))
    return [{ payload: of, to: review.authorEmail! }]
  },
}

/** Asks for every mail there is, and for nothing else. */
async function askForAll(db: Database, pool: pg.Pool, operator: string) {
  const asked: { name: MailJob; payload: never; to: string }[] = []
  for (const name of mailJobs) {
    for (const each of await scenes[name](db, operator))
      asked.push({ name, payload: each.payload as never, to: each.to })
  }
  await pool.query('delete from pgboss.job')
  for (const { name, payload } of asked) await enqueue(db, name, payload)
  return asked
}

const mailHandlers = Object.fromEntries(mailJobs.map((name) => [name, handlers[name]])) as unknown as Handlers

/** Waits until so many jobs are so; `where` must stay true once it is, because the queue goes on meanwhile. */
async function untilAll(pool: pg.Pool, where: string, count: number) {
  const isReached = async () => {
    const { rows } = await pool.query(`select count(*)::int as count from pgboss.job where ${where}`)
    return rows[0].count === count
  }
  await expect.poll(isReached, { timeout: 140_000, interval: 200 }).toBe(true)
}

const tryNow = (pool: pg.Pool) =>
  pool.query(`update pgboss.job set start_after = now() where state = 'retry'`)

/** Waits until none is being tried, and lets none be tried until `tryNow`. Their tries are counted from one again. */
async function rest(pool: pg.Pool, count: number) {
  const areResting = async () => {
    const { rowCount } = await pool.query(
      `update pgboss.job set start_after = now() + interval '1 hour', retry_count = 1 where state = 'retry'`,
    )
    return rowCount
  }
  await expect.poll(areResting, { timeout: 140_000, interval: 200 }).toBe(count)
}

test('while a mail server is away or refuses, each mail is delivered once', async ({ db, pool }) => {
  openSite({ APP_URL: 'http://localhost:3000', CONTACT_EMAIL: deskAddress })
  const operator = await aUser(db, { isOperator: true })
  const asked = await askForAll(db, pool, operator.email)
  let refuses = true
  const answers = {
    atRecipient: () => (refuses ? { code: 451, text: '4.3.2 come back later' } : undefined),
  }
  const first = await aMailServer(answers)
  first.use()
  await startWorking(db, mailHandlers, {})
  // By itself: a first try, and the queue's own second one.
  await untilAll(pool, `state in ('retry', 'active') and retry_count >= 1`, asked.length)
  await rest(pool, asked.length)
  await untilAll(pool, `state = 'retry' and output ->> 'mailTo' like '_…@%'`, asked.length)

  await first.close()
  await tryNow(pool)
  await untilAll(pool, `state in ('retry', 'active') and retry_count >= 2`, asked.length)
  await rest(pool, asked.length)

  refuses = false
  const back = await aMailServer(answers, first.port)
  await tryNow(pool)
  await untilAll(pool, `state = 'completed'`, asked.length)
  const taken = back.taken.map(({ to }) => to[0]!)
  expect(taken.sort()).toEqual(asked.map(({ to }) => to).sort())
  expect(first.taken).toEqual([])
  await back.close()
  keepMail()
}, 300_000)

test('operators whom a mail server took are not mailed again for others', async ({ db, pool }) => {
  await pool.query('update users set is_operator = false')
  const { of } = await held(db)
  // Its own jobs first: if one were still running, its mail would count below.
  const unfinished = () =>
    pool.query(
      `select 1 from pgboss.job where name like 'notifications.%' and state in ('created', 'active')`,
    )
  await expect.poll(async () => (await unfinished()).rowCount, { timeout: 60_000 }).toBe(0)
  await pool.query('delete from pgboss.job')
  const operators = [await aUser(db, { isOperator: true }), await aUser(db, { isOperator: true })]
  let isFull = true
  const server = await aMailServer({
    atRecipient: (address) =>
      isFull && address === operators[1]!.email ? { code: 452, text: '4.2.2 mailbox full' } : undefined,
  })
  server.use()
  await enqueue(db, 'notifications.notify-operator', of)
  await untilAll(pool, `state = 'retry' and data ->> 'operatorId' = '${operators[1]!.id}'`, 1)
  isFull = false
  await tryNow(pool)
  await untilAll(pool, `state = 'completed'`, 2)
  expect(server.taken.map(({ to }) => to[0]).sort()).toEqual(operators.map(({ email }) => email).sort())
  await server.close()
  keepMail()
}, 300_000)
