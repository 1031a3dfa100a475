import { sendDueMail } from '#app/features/invitations/sending.server.ts'
import { days, moveClock } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Owner } from '#app/routes/guards.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { visit } from '#tests/doors.ts'
import { aBusiness, anInvitation, aUser, findInvitation } from '#tests/factories.ts'
import * as invitations from './invitations.tsx'
import * as many from './invitations-many.tsx'

async function anOwner(db: Database, tierName: 'starter' | 'pro' = 'starter'): Promise<Owner> {
  const { id, name, email } = await aUser(db)
  const business = await aBusiness(db, { ownerId: id, tierName })
  return { sessionId: 'test', user: { id, name, email, emailVerified: true, isOperator: false }, business }
}

const form = {
  act: 'invite',
  name: 'Lotte Maes',
  email: 'lotte@mail.example',
  language: 'nl',
  legalBasis: 'consent',
  source: 'The form on our site',
  reminders: '2',
}

describe('the page of invitations', () => {
  test('invites, and keeps what was typed where it cannot', async ({ db }) => {
    const owner = await anOwner(db)
    expect(await visit(invitations.action, { owner, form })).toMatchObject({ status: 200 })
    const again = await visit(invitations.action, { owner, form })
    expect(again).toMatchObject({
      status: 409,
      data: { values: { name: 'Lotte Maes', source: form.source } },
    })
    const wrong = await visit(invitations.action, { owner, form: { ...form, email: 'x', legalBasis: '' } })
    expect(wrong).toMatchObject({ status: 422, data: { errors: { legalBasis: expect.any(String) } } })
    const { data } = await visit(invitations.loader, { owner, path: '/?state=queued&q=lott' })
    expect(data).toMatchObject({ list: { rows: [{ name: 'Lotte Maes' }] }, funnel: { invited: 1, sent: 0 } })
  })

  test('sends again and cancels its own invitations, and no other’s', async ({ db }) => {
    const owner = await anOwner(db)
    const row = await anInvitation(db, { business: owner.business })
    const of = { businessId: row.businessId, invitationId: row.id }
    await sendDueMail(db, of)
    moveClock(days(2))
    const stranger = await anOwner(db)
    for (const act of ['resend', 'cancel']) {
      const answer = await visit(invitations.action, { owner: stranger, form: { act, id: row.id } })
      expect(answer.status).toBe(404)
    }
    expect(await findInvitation(db, of)).toMatchObject({ state: 'sent', mailsWanted: 1 })
    await visit(invitations.action, { owner, form: { act: 'resend', id: row.id } })
    expect(await findInvitation(db, of)).toMatchObject({ mailsWanted: 2 })
    await visit(invitations.action, { owner, form: { act: 'cancel', id: row.id } })
    moveClock(-days(2))
    expect(await findInvitation(db, of)).toMatchObject({ state: 'cancelled' })
  })
})

describe('a whole list', () => {
  const list = { ...form, act: 'check', list: 'Ada, ada@mail.example\nBea, bea@mail.example' }

  test('needs the plan that has it', async ({ db }) => {
    const owner = await anOwner(db)
    expect(await visit(many.loader, { owner })).toMatchObject({ data: { plan: 'Professional' } })
    expect(await visit(many.action, { owner, form: list })).toMatchObject({ status: 402 })
  })

  test('is checked, shown, and invited with the owner’s yes', async ({ db }) => {
    const owner = await anOwner(db, 'pro')
    const { location } = await visit(many.action, { owner, form: list })
    expect(await visit(many.loader, { owner, path: location! })).toMatchObject({
      data: { draft: { count: 2 } },
    })
    const batch = new URL(location!, 'http://localhost').searchParams.get('batch')!
    const answer = await visit(many.action, { owner, form: { act: 'queue', batch } })
    expect(answer).toMatchObject({ status: 303, location: `/business/invitations?batch=${batch}` })
    const { data } = await visit(invitations.loader, { owner, path: answer.location! })
    expect(data).toMatchObject({ funnel: { invited: 2 } })
  })

  test('too large is said so', async ({ db }) => {
    const owner = await anOwner(db, 'pro')
    for (const big of [
      { ...list, list: 'x'.repeat(5 * 1024 * 1024) },
      multipart('x'.repeat(5 * 1024 * 1024)),
    ]) {
      const answer = await visit(many.action, { owner, form: big })
      expect(answer).toMatchObject({ status: 413, data: { message: expect.stringContaining('4 MB') } })
    }
  })

  test('is read one at a time for one owner, whatever else the owner and others do', async ({ db }) => {
    const [owner, other] = [await anOwner(db, 'pro'), await anOwner(db, 'pro')]
    const people = Array.from({ length: 500 }, (_, at) => `Ada ${at},ada-${at}@mail.example`).join('\n')
    const [first, second, others, act] = await Promise.all([
      visit(many.action, { owner, form: multipart(people) }),
      visit(many.action, { owner, form: multipart(people) }),
      visit(many.action, { owner: other, form: multipart(people) }),
      visit(many.action, { owner, form: { act: 'queue', batch: 'none' } }),
    ])
    expect([first, second, others, act].map(({ status }) => status)).toEqual([303, 409, 303, 404])
    expect(second.data).toMatchObject({ message: expect.stringContaining('another list') })
    expect(await visit(many.action, { owner, form: multipart(people) })).toMatchObject({ status: 303 })
  })

  test('of 10,000 bad rows shows the first 500', async ({ db }) => {
    const owner = await anOwner(db, 'pro')
    const { location } = await visit(many.action, { owner, form: multipart('Ada,nothing\n'.repeat(10_000)) })
    const { data } = await visit(many.loader, { owner, path: location! })
    const { draft } = data as { draft: { problems: unknown[]; problemCount: number } }
    expect([draft.problems.length, draft.problemCount]).toEqual([500, 10_000])
  })
})

function multipart(list: string) {
  const filled = new FormData()
  for (const [name, value] of Object.entries({ ...form, act: 'check', list })) filled.set(name, value)
  return filled
}
