import { eq, sql } from 'drizzle-orm'
import { readMailEvents } from '#app/features/mailing/bounce-webhooks.server.ts'
import { suppressions } from '#app/features/mailing/mailing.table.ts'
import { findSuppression } from '#app/features/mailing/suppression.server.ts'
import { submitReview } from '#app/features/review-form/submission.server.ts'
import { invitedReview } from '#app/features/reviews/review.schema.ts'
import { days, moveClock, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness, anInvitation, findInvitation, words } from '#tests/factories.ts'
import { mailsTo, runJobs } from '#tests/jobs.ts'
import { cancelInvitation, resendInvitation } from './change-invitation.server.ts'
import { forgetCustomers } from './erase-invitations.server.ts'
import { invitations } from './invitation.table.ts'
import { maintainInvitations } from './maintenance.job.ts'
import { sendDueMail } from './send-invitations.server.ts'
import {
  declineInvitation,
  findUnsubscribing,
  recordDeliveryEvents,
  unsubscribe,
  unsubscribeToken,
} from './stop-mails.server.ts'

type Row = { businessId: string; id: string }
const of = ({ businessId, id }: Row) => ({ businessId, invitationId: id })
const state = async (db: Database, row: Row) => (await findInvitation(db, of(row))).state

async function sent(db: Database, given: Record<string, string> = {}) {
  const invitation = await anInvitation(db, given)
  await sendDueMail(db, of(invitation))
  return invitation
}

/** Lets days go by as the service would live them. */
async function live(db: Database, pool: Parameters<typeof runJobs>[1], count: number) {
  for (let day = 0; day < count; day++) {
    moveClock(days(1))
    await Promise.all([maintainInvitations(db), maintainInvitations(db)])
    await runJobs(db, pool)
  }
  moveClock(-days(count))
}

describe('reminders', () => {
  test('come a week apart, as many as the terms ask for, each a mail of its own', async ({ db, pool }) => {
    const [none, three] = [await sent(db, { reminders: '0' }), await sent(db, { reminders: '3' })]
    await live(db, pool, 8)
    expect(await mailsTo(db, three.email)).toHaveLength(2)
    await live(db, pool, 40)
    expect(await mailsTo(db, none.email)).toHaveLength(1)
    const mails = await mailsTo(db, three.email)
    expect(mails).toHaveLength(4)
    expect(mails[0]!.subject).toBe('Reminder: how was Corner & Crumb?')
    expect(mails[0]!.text).toContain(three.token)
  })

  test('stop after a review, refusal, unsubscription, bounce or cancellation', async ({ db, pool }) => {
    const ends: ((row: Awaited<ReturnType<typeof sent>>) => Promise<unknown>)[] = [
      ({ token }) =>
        submitReview(db, {
          channel: { kind: 'invitation', token },
          submissionKey: crypto.randomUUID(),
          review: invitedReview.parse({ ...words(), title: '' }),
        }),
      (row) => declineInvitation(db, unsubscribeToken(of(row))),
      (row) => unsubscribe(db, unsubscribeToken(of(row))),
      (row) => recordDeliveryEvents(db, readMailEvents({ type: 'bounce', email: row.email })),
      (row) => cancelInvitation(db, of(row)),
    ]
    const ended: Awaited<ReturnType<typeof sent>>[] = []
    for (const end of ends) {
      const row = await sent(db, { reminders: '3' })
      await end(row)
      ended.push(row)
    }
    await live(db, pool, 10)
    for (const row of ended) {
      const invitations = (await mailsTo(db, row.email)).filter(({ text }) => text.includes(row.token))
      expect(invitations).toHaveLength(1)
    }
  })
})

describe('time', () => {
  test('an unused invitation expires after 90 days', async ({ db }) => {
    const row = await sent(db)
    moveClock(days(89))
    await maintainInvitations(db)
    expect(await state(db, row)).toBe('sent')
    moveClock(days(2))
    await maintainInvitations(db)
    moveClock(-days(91))
    expect(await state(db, row)).toBe('expired')
  })

  test('thirteen months after its end an invitation names nobody, and can be stopped', async ({ db }) => {
    const [unused, running] = [await sent(db), await sent(db)]
    const token = unsubscribeToken(of(unused))
    moveClock(days(91))
    await maintainInvitations(db)
    moveClock(days(31 * 13 - 1))
    await maintainInvitations(db)
    expect(await findInvitation(db, of(unused))).toMatchObject({ state: 'expired', email: unused.email })
    await db.update(invitations).set({ state: 'sent', endedAt: null }).where(eq(invitations.id, running.id))
    moveClock(days(2))
    await forgetCustomers(db, now(), 1)
    await maintainInvitations(db)
    const nobody = { name: null, email: null, orderReference: null, products: [] }
    expect(await findInvitation(db, of(unused))).toMatchObject({ state: 'expired', ...nobody })
    expect((await findInvitation(db, of(running))).email).toBe(running.email)
    const { rows } = await db.execute<{ message: string }>(sql`
      select message from activities where business_id = ${unused.businessId} and message like 'Invited%'`)
    expect(rows).toEqual([{ message: 'Invited a customer' }])

    expect((await findUnsubscribing(db, token)).isSuppressed).toBe(false)
    await unsubscribe(db, token)
    expect((await findUnsubscribing(db, token)).isSuppressed).toBe(true)
    expect(await findSuppression(db, unused.businessId, unused.email)).toBe('unsubscribed')
    moveClock(-days(91 + 31 * 13 + 1))
  })

  test('resending by hand: once a day, four mails at most, one per double tap', async ({ db, pool }) => {
    const row = await sent(db, { reminders: '0' })
    await expect(resendInvitation(db, of(row))).rejects.toMatchObject({ status: 409 })
    for (let mail = 2; mail <= 4; mail++) {
      moveClock(days(1))
      const taps = await Promise.allSettled([resendInvitation(db, of(row)), resendInvitation(db, of(row))])
      expect(taps.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      await runJobs(db, pool)
    }
    moveClock(days(1))
    await expect(resendInvitation(db, of(row))).rejects.toMatchObject({ status: 409 })
    moveClock(-days(4))
    expect(await mailsTo(db, row.email)).toHaveLength(4)
  })
})

describe('delivery events', () => {
  test('a complaint suppresses the address for its business, a bounce for every one', async ({ db }) => {
    const [first, second] = [await aBusiness(db), await aBusiness(db)]
    const complaining = await anInvitation(db, { business: first, email: 'c@mail.example' })
    const other = await anInvitation(db, { business: second, email: 'c@mail.example' })
    for (const row of [complaining, other]) await sendDueMail(db, of(row))
    const complaint = {
      type: 'complaint',
      email: 'C@mail.example',
      messageId: `<invitation.${complaining.id}@vouchsafe>`,
    }
    await recordDeliveryEvents(db, readMailEvents([complaint, complaint]))
    expect([await state(db, complaining), await state(db, other)]).toEqual(['unsubscribed', 'sent'])
    await recordDeliveryEvents(db, readMailEvents({ type: 'bounce', email: 'c@mail.example' }))
    expect(await state(db, other)).toBe('undelivered')
    const reasons = async (id: string) =>
      (await db.select().from(suppressions).where(eq(suppressions.businessId, id))).map(
        ({ reason }) => reason,
      )
    expect(await reasons(first.id)).toEqual(['complained'])
    expect(await reasons(second.id)).toEqual(['bounced'])
  })
})
