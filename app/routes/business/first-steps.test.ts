import { eq } from 'drizzle-orm'
import { businesses, businessRows } from '#app/features/businesses/business.table.ts'
import { listFormerNames } from '#app/features/businesses/profile.server.ts'
import type { FirstSteps } from '#app/features/first-steps/first-steps.server.ts'
import { cancelInvitation } from '#app/features/invitations/change-invitation.server.ts'
import { invitations } from '#app/features/invitations/invitation.table.ts'
import { countEvent, writeCounts } from '#app/features/widget-counts/count-events.server.ts'
import { createWidget } from '#app/features/widgets/create-widget.server.ts'
import { widgetSettings } from '#app/features/widgets/widget.schema.ts'
import { widgets } from '#app/features/widgets/widget.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { test as base, describe, expect } from '#tests/database.ts'
import { anOwner, type Owner, visit } from '#tests/doors.ts'
import { aReview } from '#tests/factories.ts'
import * as dashboard from './dashboard.tsx'

async function aNewOwner(db: Database): Promise<Owner> {
  const owner = await anOwner(db)
  await createWidget(db, owner)
  return owner
}

const test = base.extend<{ owner: Owner }>({ owner: async ({ db }, use) => use(await aNewOwner(db)) })

async function stepsOf(db: Database, owner: Owner) {
  const [business] = await db.select().from(businesses).where(eq(businesses.id, owner.business.id))
  const { data } = await visit(dashboard.loader, { owner: { ...owner, business: business! } })
  return (data as { steps: FirstSteps | null }).steps
}

async function seenOn(db: Database, { business }: Owner, origin: string) {
  const [widget] = await db.select().from(widgets).where(eq(widgets.businessId, business.id))
  countEvent('seen', { widgetId: widget!.id, origin, path: '/' })
  await writeCounts(db)
}

const send = (owner: Owner, form: Record<string, string>) => visit(dashboard.action, { owner, form })
const terms = { act: 'invite', legalBasis: 'consent', source: 'Our shop', language: 'en', reminders: '0' }
const invitedBy = (db: Database, { business }: Owner) =>
  db.select().from(invitations).where(eq(invitations.businessId, business.id))

describe('a first step is done only by a fact', () => {
  test('a new business has all three to do, and a stranger’s facts do not count', async ({ db }) => {
    const [owner, stranger] = [await aNewOwner(db), await aNewOwner(db)]
    await send(stranger, { act: 'name', name: 'Stranger' })
    await send(stranger, { ...terms, name1: 'Lotte Maes', email1: 'lotte-1@steps.example' })
    await seenOn(db, stranger, 'https://www.stranger.example')
    expect((await stepsOf(db, owner))?.isDone).toEqual({ name: false, ask: false, wall: false })
    expect((await stepsOf(db, stranger))?.isDone).toEqual({ name: true, ask: true, wall: true })
  })

  test('a cancelled invitation asked nobody; a review by the link is enough', async ({ db, owner }) => {
    await send(owner, { ...terms, name1: 'Lotte Maes', email1: 'lotte-2@steps.example' })
    const [{ id } = { id: '' }] = await invitedBy(db, owner)
    await cancelInvitation(db, { businessId: owner.business.id, invitationId: id })
    expect((await stepsOf(db, owner))?.isDone.ask).toBe(false)
    await aReview(db, { business: owner.business })
    expect((await stepsOf(db, owner))?.isDone.ask).toBe(true)
  })

  test('a copied code is no wall until a site, and not a page of ours, shows it', async ({ db, owner }) => {
    await send(owner, { act: 'code-copied' })
    await seenOn(db, owner, 'http://localhost:3000')
    expect(await stepsOf(db, owner)).toMatchObject({ isDone: { wall: false }, wall: { seenOn: null } })
    await seenOn(db, owner, 'https://www.bakery.example')
    expect(await stepsOf(db, owner)).toMatchObject({
      isDone: { wall: true },
      wall: { seenOn: 'https://www.bakery.example' },
    })
  })

  test('without counting, no site is known, and the copied code is enough', async ({ db, owner }) => {
    const settings = widgetSettings.parse({ isCounted: false })
    await db.update(widgets).set({ settings }).where(eq(widgets.businessId, owner.business.id))
    expect((await stepsOf(db, owner))?.isDone.wall).toBe(false)
    await send(owner, { act: 'code-copied' })
    expect((await stepsOf(db, owner))?.isDone.wall).toBe(true)
  })

  test('the day on which the code was copied stays the first', async ({ db, owner }) => {
    const copiedAt = new Date('2026-01-02')
    await db.update(widgets).set({ codeCopiedAt: copiedAt }).where(eq(widgets.businessId, owner.business.id))
    await send(owner, { act: 'code-copied' })
    expect((await stepsOf(db, owner))?.wall?.copiedAt).toBe(copiedAt.toISOString())
  })

  test('the steps leave the dashboard with the tenth review', async ({ db, owner }) => {
    const count = (reviewCount: number) =>
      db.update(businessRows).set({ reviewCount }).where(eq(businessRows.id, owner.business.id))
    await count(9)
    expect(await stepsOf(db, owner)).not.toBeNull()
    await count(10)
    expect(await stepsOf(db, owner)).toBeNull()
  })
})

describe('the name on the dashboard', () => {
  test('leaves a public line after a review, as on the profile', async ({ db, owner }) => {
    await send(owner, { act: 'name', name: 'Before the reviews' })
    expect(await listFormerNames(db, owner.business.id)).toEqual([])
    await aReview(db, { business: owner.business })
    await send(owner, { act: 'name', name: 'After a bad one' })
    expect(await listFormerNames(db, owner.business.id)).toMatchObject([{ name: 'Before the reviews' }])
  })

  test('that is wrong comes back as it was typed', async ({ db, owner }) => {
    expect(await send(owner, { act: 'name', name: 'x' })).toMatchObject({
      status: 422,
      data: { values: { name: 'x' }, errors: { name: expect.any(String) } },
    })
    expect((await stepsOf(db, owner))?.name.value).toBe(owner.business.name)
  })
})

describe('the first customers', () => {
  test('get an invitation each; places left empty are ignored', async ({ db, owner }) => {
    const people = { name1: 'Lotte', email1: 'a@few.example', name3: 'Bram', email3: 'b@few.example' }
    expect(await send(owner, { ...terms, ...people, name2: ' ' })).toMatchObject({ status: 200 })
    expect(await invitedBy(db, owner)).toMatchObject([{ name: 'Lotte' }, { name: 'Bram' }])
  })

  test('are not mailed without a reason and a source, nor where none is named', async ({ db, owner }) => {
    const { legalBasis, source, ...rest } = terms
    const person = { name2: 'Lotte', email2: 'c@few.example' }
    const errorsOf = async (form: Record<string, string>) =>
      Object.keys(((await send(owner, form)).data as { errors: object }).errors)
    expect(await errorsOf({ ...rest, ...person })).toEqual(['legalBasis', 'source'])
    expect(await errorsOf(terms)).toEqual(['email1'])
    expect(await errorsOf({ ...terms, ...person, incentive: 'Free bread' })).toEqual(['incentiveConfirmed'])
    expect(await invitedBy(db, owner)).toEqual([])
  })

  test('are all invited or none; the error is at the address that cannot be invited', async ({ db }) => {
    const owner = await aNewOwner(db)
    const people = { name1: 'Lotte', email1: 'd@few.example', name2: 'Me', email2: owner.user.email }
    expect(await send(owner, { ...terms, ...people })).toMatchObject({
      status: 422,
      data: { errors: { email2: expect.stringContaining('your own address') } },
    })
    const twice = { name1: 'Lotte', email1: 'd@few.example', name2: 'Lotte', email2: 'D@few.example' }
    expect(await send(owner, { ...terms, ...twice })).toMatchObject({
      data: { errors: { email2: expect.any(String) } },
    })
    expect(await invitedBy(db, owner)).toEqual([])
  })
})
