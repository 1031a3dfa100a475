import type Stripe from 'stripe'
import type { Business } from '#app/features/businesses/business.table.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { StripeSettings } from '#app/platform/env.server.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { answerApi, subscriptionObject } from '#stand-ins/stripe/api.ts'
import { type PortalSession, StripeWorld, standInSettings } from '#stand-ins/stripe/world.ts'
import { readStripeSubscription } from './reading-stripe.server.ts'
import { priceOf, purchaseOf } from './stripe-client.server.ts'
import { listCustomers } from './subscriber.server.ts'
import type { DemoAction, PaidTier } from './subscription.schema.ts'
import { demoStripe, stripeCustomers } from './subscription.table.ts'
import { applySubscriptions, syncOwner } from './sync-owner.server.ts'

// The stand-in of Stripe where BILLING is demo: the same API and the same states, kept in a row, and no money moves.

export const demoSettings: StripeSettings = { ...standInSettings, addsTax: false, apiBase: null }

/** Answers in Stripe's place, without a network. */
export function answerWith(db: Database): typeof fetch {
  return async (address, { method = 'GET', headers, body } = {}) => {
    const { pathname: path, searchParams } = new URL(String(address))
    const given = new Headers(headers)
    const key = given.get('idempotency-key')
    const authorization = given.get('authorization')
    const asked = { method, path, key, authorization, body: body ? String(body) : searchParams.toString() }
    const answered = await changeWorld(db, (world) => answerApi(world, asked))
    return new Response(answered.body, { status: answered.status })
  }
}

async function changeWorld<T>(db: Database, change: (world: StripeWorld) => T): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.insert(demoStripe).values({ id: 1, state: {} }).onConflictDoNothing()
    const [row] = await tx.select().from(demoStripe).for('update')
    const world = StripeWorld.withCatalogue().restore(row!.state)
    world.pages = addressOf('/business/subscription/stripe')
    world.catchUp(Math.floor(now().getTime() / 1000))
    const result = change(world)
    await tx.update(demoStripe).set({ state: world.save() })
    return result
  })
}

/** The page of a session at Stripe, for the owner whose customer it is; without a session, their portal. */
export async function readDemoPage(db: Database, userId: string, sessionId?: string) {
  const [customer = ''] = await listCustomers(db, userId)
  return changeWorld(db, (world) => {
    const { checkout, portal } = findVisit(world, customer, sessionId)
    return checkout ? viewCheckout(checkout) : viewPortal(world, customer, portal)
  })
}

function findVisit(world: StripeWorld, customer: string, sessionId = '') {
  const checkout = world.sessions.get(sessionId)
  const portal = world.portalSessions.get(sessionId)
  const isTheirs = sessionId === '' || (checkout ?? portal)?.customer === customer
  if (!isTheirs || !world.customers.has(customer)) throw notFound('page')
  return { checkout, portal }
}

type Checkout = NonNullable<ReturnType<typeof findVisit>['checkout']>

const viewCheckout = ({ status, price, cancel_url: backTo }: Checkout) => ({
  kind: 'checkout' as const,
  isOpen: status === 'open',
  backTo,
  wanted: purchaseOf(price)!,
})

function viewPortal(world: StripeWorld, customer: string, portal?: PortalSession) {
  const running = runningOf(world, customer)
  const invoices = [...world.invoices.values()].filter((each) => each.customer === customer)
  const wanted = portal?.price && portal.subscription === running?.id ? portal.price : null
  return {
    kind: 'portal' as const,
    backTo: portal?.return_url ?? addressOf('/business/subscription'),
    wanted: wanted && {
      ...purchaseOf(wanted)!,
      dueCents: world.isAtOnce(running!, wanted) ? world.proration(running!, wanted) : null,
    },
    subscription: running && {
      ...purchaseOf(running.item.price)!,
      isUnpaid: running.status === 'past_due',
      isPlanned: running.cancel_at_period_end || running.schedule !== null,
      periodEnd: running.item.end,
    },
    isCardDeclined: world.customers.get(customer)!.card === 'declined',
    invoices: invoices
      .map(({ id, created, amount_due, status }) => ({ id, at: created, amountCents: amount_due, status }))
      .toReversed(),
  }
}

const runningOf = (world: StripeWorld, customer: string) =>
  world.of(customer).findLast(({ status, item }) => status !== 'canceled' && purchaseOf(item.price)) ?? null

/** Applies an owner's action on a page of Stripe, or an event of time or banks. Returns the address to go to next. */
export async function actInDemo(
  db: Database,
  userId: string,
  { sessionId, action }: { sessionId?: string; action: DemoAction },
) {
  const [customer = ''] = await listCustomers(db, userId)
  const next = await changeWorld(db, (world) => {
    const { checkout, portal } = findVisit(world, customer, sessionId)
    if (action === 'pay') {
      if (!checkout || !world.completeCheckout(checkout.id)) throw conflict('This checkout is over.')
      return checkout.success_url
    }
    if (action === 'decline') throw declined()
    const running = runningOf(world, customer)
    if (!running) throw conflict('There is no subscription to change.')
    const steps: Record<typeof action, () => void> = {
      change: () => {
        if (portal?.price) world.confirmChange(running, portal.price)
        if (running.pending) throw declined()
      },
      cancel: () => world.setCancelled(running, true),
      keep: () => world.setCancelled(running, false),
      'card-declined': () => world.setCard(customer, 'declined'),
      'card-works': () => world.setCard(customer, 'works'),
      'pay-invoices': () => world.payOpen(customer),
      'end-period': () => world.age(customer, Math.max(0, running.item.end - world.now)),
      'end-grace': () => world.age(customer, 14 * 86_400),
    }
    steps[action]()
    const isFlow = action === 'change' || action === 'cancel' || action === 'keep'
    return isFlow ? (portal?.return_url ?? addressOf('/business/subscription')) : null
  })
  await syncOwner(db, { userId })
  return next
}

const declined = () => conflict('The card was declined. Nothing was charged, and nothing changed.')

/** For a seed: the owner of the business has bought its plan so many seconds ago. */
export async function plantSubscription(
  tx: Database,
  { id: business_id, ownerId: userId, name }: Business,
  plan: PaidTier,
  ago: number,
) {
  const found = await changeWorld(tx, (world) => {
    const customer = world.newId('cus')
    world.customers.set(customer, { id: customer, email: '', name, card: 'works', deleted: false })
    world.now -= ago
    const bought = world.subscribe(customer, priceOf({ plan, isAnnual: false }), { business_id })
    return readStripeSubscription(subscriptionObject(world, bought) as unknown as Stripe.Subscription)
  })
  await tx.insert(stripeCustomers).values({ customerId: found.customerId, userId })
  await applySubscriptions(tx, userId, [found], { isPlanted: true })
}
