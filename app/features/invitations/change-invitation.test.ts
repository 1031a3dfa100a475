import { eq } from 'drizzle-orm'
import { firstOfNextMonth } from '#app/features/businesses/add-business.server.ts'
import { type Business, businesses, businessRows } from '#app/features/businesses/business.table.ts'
import { days, moveClock, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness, aList, anInvitation, findInvitation } from '#tests/factories.ts'
import { aMailServer, keepMail } from '#tests/mail-server.ts'
import { cancelInvitation, cancelWaiting } from './change-invitation.server.ts'
import { invitations } from './invitation.table.ts'
import { countFunnel, listInvitations, readInvitationFilter } from './list-invitations.server.ts'
import { markFormStarted } from './redeem-invitation.server.ts'
import { sendDueMail } from './send-invitations.server.ts'

type Row = { businessId: string; id: string }
const of = ({ businessId, id }: Row) => ({ businessId, invitationId: id })

const thisMonth = () => ({ monthlyInvitationResetAt: firstOfNextMonth(now()) })

const countOf = async (db: Database, { id }: Pick<Business, 'id'>) =>
  (await db.select().from(businesses).where(eq(businesses.id, id)))[0]!.monthlyInvitationCount

describe('cancelling before the mail is sent', () => {
  test('returns one invitation to the month’s quota, and the person may be invited again', async ({ db }) => {
    const business = await aBusiness(db, thisMonth())
    const row = await anInvitation(db, { business, email: 'again@mail.example' })
    expect(await countOf(db, business)).toBe(1)
    await Promise.all([cancelInvitation(db, of(row)), cancelInvitation(db, of(row))])
    expect(await countOf(db, business)).toBe(0)
    await anInvitation(db, { business, email: 'again@mail.example' })
    expect(await countOf(db, business)).toBe(1)
  })

  test('returns nothing once a mail server took the mail or rejected the address', async ({ db }) => {
    const business = await aBusiness(db, thisMonth())
    const sent = await anInvitation(db, { business })
    await sendDueMail(db, of(sent))
    await cancelInvitation(db, of(sent))
    const server = await aMailServer({ atRecipient: () => ({ code: 550, text: '5.1.1 No such user' }) })
    server.use()
    const dead = await anInvitation(db, { business })
    await sendDueMail(db, of(dead))
    await server.close()
    keepMail()
    await expect(cancelInvitation(db, of(dead))).rejects.toMatchObject({ status: 409 })
    expect(await countOf(db, business)).toBe(2)
  })

  test('lets nobody mail a person again under any address of the mailbox', async ({ db }) => {
    const business = await aBusiness(db, thisMonth())
    const sent = await anInvitation(db, { business, email: 'sam@mail.example' })
    await sendDueMail(db, of(sent))
    await cancelInvitation(db, of(sent))
    for (const email of ['sam@mail.example', 'sam+2@mail.example'])
      await expect(anInvitation(db, { business, email })).rejects.toMatchObject({ status: 409 })
    moveClock(days(91))
    await anInvitation(db, { business, email: 'sam@mail.example' })
  })

  test('returns nothing to the next month for an invitation of the last', async ({ db }) => {
    const business = await aBusiness(db, thisMonth())
    const row = await anInvitation(db, { business })
    moveClock(days(32))
    await anInvitation(db, { business })
    await cancelInvitation(db, of(row))
    moveClock(-days(32))
    expect(await countOf(db, business)).toBe(1)
  })

  test('waits for a mail that is being sent, and then returns nothing', async ({ db }) => {
    const business = await aBusiness(db, thisMonth())
    const row = await anInvitation(db, { business })
    let cancelling: Promise<void> | undefined
    const server = await aMailServer({
      atData: async () => {
        cancelling = cancelInvitation(db, of(row))
        await new Promise((resolve) => setTimeout(resolve, 100))
        return undefined
      },
    })
    server.use()
    await sendDueMail(db, of(row))
    await cancelling
    await server.close()
    keepMail()
    expect(await findInvitation(db, of(row))).toMatchObject({ state: 'cancelled', mailsSent: 1 })
    expect(await countOf(db, business)).toBe(1)
  })
})

test('an invitation that somebody has begun to answer cannot be cancelled', async ({ db, business }) => {
  const invitation = await anInvitation(db, { business })
  await db.update(invitations).set({ state: 'sent' }).where(eq(invitations.id, invitation.id))
  await markFormStarted(db, invitation.token)
  const cancelled = cancelInvitation(db, { businessId: business.id, invitationId: invitation.id })
  await expect(cancelled).rejects.toMatchObject({ status: 409, message: expect.stringContaining('begun') })
  const { rows } = await listInvitations(db, business.id, readInvitationFilter(new URLSearchParams()))
  expect(rows[0]).toMatchObject({ state: 'clicked', mayCancel: false })
})

describe('cancelling the rest of a list', () => {
  test('cancels every unsent mail and returns those invitations to the quota', async ({ db }) => {
    const emails = Array.from({ length: 30 }, (_, at) => `person-${at}@stop.example`)
    const { business, businessId, batchId, ids } = await aList(db, emails)
    await db.update(businessRows).set(thisMonth()).where(eq(businessRows.id, businessId))
    for (const invitationId of ids.slice(0, 4)) await sendDueMail(db, { businessId, invitationId })
    expect(await cancelWaiting(db, { businessId, batchId })).toBe(26)
    expect(await cancelWaiting(db, { businessId, batchId })).toBe(0)
    expect(await countFunnel(db, businessId, batchId)).toMatchObject({
      invited: 30,
      sent: 4,
      byState: { sent: 4, cancelled: 26 },
    })
    expect(await countOf(db, business)).toBe(4)
    expect(await sendDueMail(db, { businessId, invitationId: ids[10]! })).toBe(false)
  })

  test('is limited to the business’s own lists', async ({ db }) => {
    const { businessId, batchId } = await aList(db, ['a@stop.example'])
    const stranger = await aBusiness(db)
    expect(await cancelWaiting(db, { businessId: stranger.id, batchId })).toBe(0)
    await expect(cancelWaiting(db, { businessId, batchId: 'x' })).rejects.toMatchObject({ status: 404 })
    expect(await countFunnel(db, businessId, batchId)).toMatchObject({ byState: { queued: 1 } })
  })
})
