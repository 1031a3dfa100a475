import { eq } from 'drizzle-orm'
import { openBilling } from '#app/features/billing/stripe-client.server.ts'
import type { DemoAction } from '#app/features/billing/subscription.schema.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { findCurrentBusiness } from '#app/features/businesses/current-business.server.ts'
import { openPlans } from '#app/features/plans/tier-in-force.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { type Owner, visit } from '#tests/doors.ts'
import { aBusiness, aUser } from '#tests/factories.ts'
import { actAtStripe, aSubscribed } from '#tests/subscribed.ts'
import * as analytics from './analytics.tsx'
import * as many from './invitations-many.tsx'
import * as standIn from './stripe-stand-in.tsx'
import * as subscription from './subscription.tsx'

const here = '/business/subscription'

async function memberOf(db: Database, businessId: string): Promise<Owner> {
  const [business] = await db.select().from(businesses).where(eq(businesses.id, businessId))
  const user = { id: business!.ownerId, name: 'Ada', email: 'ada@owner.example', emailVerified: true }
  return { sessionId: 'test', user: { ...user, isOperator: false }, business: business! }
}

async function onStarter(db: Database) {
  const user = await aUser(db)
  return memberOf(db, (await aBusiness(db, { ownerId: user.id })).id)
}

type Page = {
  missing: string | null
  suggested?: string
  now: object
  cover: object | null
  offer: { choosing: string }
  subscription: { state: string } | null
  change: { preview: { kind: string }; differences: object[] } | null
}

async function page(owner: Owner, query = '') {
  return (await visit(subscription.loader, { path: `${here}${query}`, owner })).data as Page
}

const tierOf = async (db: Database, { business }: Owner) =>
  (await db.select().from(businesses).where(eq(businesses.id, business.id)))[0]!.tierName

const said = (data: unknown) => (data as { message: string }).message

/** The owner as the next request finds them, and the page at Stripe's stand-in that an address leads to. */
const again = (db: Database, { business }: Owner) => memberOf(db, business.id)
const sessionIn = (location: string | null) => ({ sessionId: location!.split('/').at(-1)! })

describe('choosing a plan', () => {
  test('leads to the checkout, which gives the plan once it is paid and nothing before', async ({ db }) => {
    const starter = await onStarter(db)
    const form = { act: 'checkout', plan: 'pro', billing: 'annual' }
    const { status, location } = await visit(subscription.action, { owner: starter, form })
    expect(status).toBe(303)
    const params = sessionIn(location)
    const owner = await again(db, starter)
    const offer = await visit(standIn.loader, { params, owner })
    expect(offer.data).toMatchObject({ isOpen: true, wanted: { plan: 'pro', isAnnual: true } })
    const declined = await visit(standIn.action, { params, owner, form: { action: 'decline' } })
    expect(said(declined.data)).toContain('declined')
    expect(await tierOf(db, owner)).toBe('starter')
    const paid = await visit(standIn.action, { params, owner, form: { action: 'pay' } })
    expect(new URL(paid.location!).search).toBe('?checkout=return')
    expect(await tierOf(db, owner)).toBe('pro')
    expect((await visit(standIn.loader, { params, owner })).data).toMatchObject({ isOpen: false })
    expect((await visit(standIn.action, { params, owner, form: { action: 'pay' } })).status).toBe(409)
  })

  test('a page of Stripe’s stand-in is found by its own customer alone', async ({ db }) => {
    const starter = await onStarter(db)
    const form = { act: 'checkout', plan: 'pro', billing: 'monthly' }
    const params = sessionIn((await visit(subscription.action, { owner: starter, form })).location)
    const { businessId } = await aSubscribed(db)
    for (const owner of [await onStarter(db), await memberOf(db, businessId)]) {
      expect((await visit(standIn.loader, { params, owner })).status).toBe(404)
      expect((await visit(standIn.action, { params, owner, form: { action: 'pay' } })).status).toBe(404)
    }
    expect(await tierOf(db, starter)).toBe('starter')
  })

  test('explains the feature whose gate led here, until the plan has it', async ({ db }) => {
    const starter = await onStarter(db)
    expect(await page(starter, '?feature=ai-sentiments')).toMatchObject({
      missing: 'aiSentiments',
      suggested: 'enterprise',
    })
    for (const asked of ['csvExport', 'csv-export'])
      expect(await page(starter, `?feature=${asked}`)).toMatchObject({
        missing: 'csvExport',
        suggested: 'pro',
      })
    for (const asked of ['constructor', 'hasOwnProperty', ''])
      expect((await page(starter, `?feature=${asked}`)).missing, asked).toBeNull()
    const { businessId } = await aSubscribed(db)
    expect((await page(await memberOf(db, businessId), '?feature=analytics')).missing).toBeNull()
  })

  test('shows what an upgrade is and leads to the page that confirms it', async ({ db }) => {
    const { businessId } = await aSubscribed(db)
    const owner = await memberOf(db, businessId)
    const { change, offer } = await page(owner, '?change=enterprise&billing=monthly')
    expect(offer.choosing).toBe('change')
    expect(change!.preview.kind).toBe('upgrade')
    const form = { act: 'change', plan: 'enterprise', billing: 'monthly' }
    const params = sessionIn((await visit(subscription.action, { owner, form })).location)
    const at = await visit(standIn.loader, { params, owner })
    expect(at.data).toMatchObject({ wanted: { plan: 'enterprise', dueCents: 7000 } })
    expect(await tierOf(db, owner)).toBe('pro')
    await visit(standIn.action, { params, owner, form: { action: 'card-declined' } })
    const declined = await visit(standIn.action, { params, owner, form: { action: 'change' } })
    expect(said(declined.data)).toBe('The card was declined. Nothing was charged, and nothing changed.')
    expect(await tierOf(db, owner)).toBe('pro')
    expect((await visit(standIn.loader, { params, owner })).data).toMatchObject({
      wanted: { plan: 'enterprise', dueCents: 7000 },
      invoices: [{ amountCents: 2900 }],
    })
    await visit(standIn.action, { params, owner, form: { action: 'card-works' } })
    const confirmed = await visit(standIn.action, { params, owner, form: { action: 'change' } })
    expect(new URL(confirmed.location!).search).toBe('?checkout=portal')
    expect(await tierOf(db, owner)).toBe('enterprise')
    const { data } = await visit(standIn.loader, { owner })
    expect(data).toMatchObject({ invoices: [{ amountCents: 7000 }, { amountCents: 2900 }] })
  })

  test('to cancel says what is lost, loses nothing yet, and can be taken back', async ({ db }) => {
    const bought = await aSubscribed(db)
    const owner = await memberOf(db, bought.businessId)
    const { change } = await page(owner, '?change=starter&billing=monthly')
    expect(change!.preview.kind).toBe('cancel')
    expect(change!.differences).toContainEqual({ label: 'Analytics dashboard', now: 'Yes', after: 'No' })
    expect(change!.differences).toContainEqual({ label: 'Reviews a month', now: '100', after: '10' })
    await actAtStripe(db, bought, 'cancel')
    expect((await page(owner)).subscription!.state).toBe('ending')
    expect(await tierOf(db, owner)).toBe('pro')
    await actAtStripe(db, bought, 'keep')
    expect((await page(owner)).subscription!.state).toBe('active')
  })

  test('where no money moves, a payment fails, the plan is suspended and comes back', async ({ db }) => {
    const bought = await aSubscribed(db)
    const owner = await memberOf(db, bought.businessId)
    const stateAfter = async (...actions: DemoAction[]) => {
      for (const action of actions) await actAtStripe(db, bought, action)
      return [(await page(owner)).subscription!.state, await tierOf(db, owner)]
    }
    expect(await stateAfter('card-declined', 'end-period')).toEqual(['past_due', 'pro'])
    expect(await stateAfter('end-grace')).toEqual(['suspended', 'starter'])
    expect(await stateAfter('pay-invoices')).toEqual(['active', 'pro'])
    expect(await stateAfter('cancel', 'end-period')).toEqual(['ended', 'starter'])
  })
})

describe('the businesses in a plan', () => {
  const press = (owner: Owner, act: string, business: string) =>
    visit(subscription.action, { owner, form: { act, business } })

  test('are chosen on the page of any of them, and their doors open and close with it', async ({ db }) => {
    const bought = await aSubscribed(db)
    const owner = await memberOf(db, bought.businessId)
    expect((await page(owner)).cover, 'nothing to choose').toBeNull()
    const { id } = await aBusiness(db, { ownerId: bought.userId, name: 'Second Shop' })
    const second = await memberOf(db, id)
    const before = await page(second)
    expect(before.now).toMatchObject({ plan: 'pro', without: 'Second Shop' })
    expect(before.cover).toMatchObject({ places: 5, taken: 1, canAdd: true })
    expect(before.offer.choosing, 'no second subscription is sold').toBe('change')
    expect((await visit(analytics.loader, { owner: second })).status).toBe(302)
    expect(await press(owner, 'cover', id)).toMatchObject({ status: 303, location: here })
    expect((await page(await again(db, second))).cover).toMatchObject({ taken: 2 })
    expect((await visit(analytics.loader, { owner: await again(db, second) })).status).toBe(200)
    expect((await press(second, 'uncover', id)).status).toBe(303)
    expect(await tierOf(db, second)).toBe('starter')
  })

  test('are the owner’s own, as many as the plan has places', async ({ db }) => {
    const bought = await aSubscribed(db)
    const owner = await memberOf(db, bought.businessId)
    const stranger = await onStarter(db)
    for (const act of ['cover', 'uncover'])
      for (const foreign of [stranger.business.id, 'nonsense', ''])
        expect((await press(owner, act, foreign)).status, `${act} ${foreign}`).toBe(404)
    expect((await press(stranger, 'cover', bought.businessId)).status).toBe(404)
    expect((await press(stranger, 'uncover', bought.businessId)).status).toBe(404)
    expect((await press(stranger, 'cover', stranger.business.id)).status).toBe(409)
    expect([await tierOf(db, stranger), await tierOf(db, owner)]).toEqual(['starter', 'pro'])
  })
})

describe('an owner who tries more than the page offers', () => {
  test('gets no plan by posting one without paying, or one that does not exist', async ({ db }) => {
    const owner = await onStarter(db)
    const change = { act: 'change', plan: 'enterprise', billing: 'monthly', price: '0', amount: '0' }
    expect((await visit(subscription.action, { owner, form: change })).status).toBe(409)
    const unknown = { act: 'checkout', plan: 'platinum', billing: 'monthly' }
    expect((await visit(subscription.action, { owner, form: unknown })).status).toBe(422)
    expect((await visit(subscription.action, { owner, form: { act: '__proto__' } })).status).toBe(400)
    expect(await tierOf(db, owner)).toBe('starter')
  })

  test('loses the larger plan’s doors when it ends, even on an open page', async ({ db }) => {
    const bought = await aSubscribed(db)
    const before = await memberOf(db, bought.businessId)
    expect((await visit(analytics.loader, { owner: before })).status).toBe(200)
    await actAtStripe(db, bought, 'cancel')
    await actAtStripe(db, bought, 'end-period')
    const owner = await memberOf(db, bought.businessId)
    expect(owner.business.tierName).toBe('starter')
    expect((await visit(analytics.loader, { owner })).location).toBe(`${here}?feature=analytics`)
    const form = { act: 'queue', batch: bought.businessId }
    expect((await visit(many.action, { owner, form })).status).toBe(402)
  })

  test('finds no stand-in of Stripe where real money moves', async ({ db }) => {
    const { businessId } = await aSubscribed(db)
    const owner = await memberOf(db, businessId)
    await openBilling({ BILLING: 'off' }, db)
    try {
      expect((await visit(standIn.loader, { owner })).status).toBe(404)
      const form = { action: 'pay-invoices' }
      expect((await visit(standIn.action, { owner, form })).status).toBe(404)
      const checkout = { act: 'checkout', plan: 'pro', billing: 'monthly' }
      expect((await visit(subscription.action, { owner, form: checkout })).status).toBe(409)
    } finally {
      await openBilling({ BILLING: 'demo' }, db)
    }
  })
})

test('where billing is off every business has the top tier', async ({ db }) => {
  const { business } = await onStarter(db)
  openPlans({ BILLING: 'off' })
  try {
    expect((await findCurrentBusiness(db, business.ownerId))?.business.tierName).toBe('enterprise')
  } finally {
    openPlans({ BILLING: 'demo' })
  }
  expect((await findCurrentBusiness(db, business.ownerId))?.business.tierName).toBe('starter')
})
