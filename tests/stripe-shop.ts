import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { planChange } from '#app/features/billing/billing.schema.ts'
import { openBilling } from '#app/features/billing/billing-mode.server.ts'
import { readSubscription } from '#app/features/billing/reading.server.ts'
import {
  openPortal,
  previewChange,
  startChange,
  startCheckout,
} from '#app/features/billing/subscribing.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { moveClock, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { receiveStripeEvent } from '#app/routes/hooks/stripe.ts'
import { aBusiness, aUser } from './factories.ts'
import { signedEvent, startFakeStripe } from './fakes/stripe.ts'
import { runJobs } from './jobs.ts'

const opened = new WeakMap<pg.Pool, ReturnType<typeof connect>>()

/** The stand-in of Stripe with the service connected to it: one for the tests of a file, as they share a database. */
export function aStripe(db: Database, pool: pg.Pool) {
  if (!opened.has(pool)) opened.set(pool, connect(db, pool))
  return opened.get(pool)!
}

async function connect(db: Database, pool: pg.Pool) {
  const fake = await startFakeStripe()
  fake.unref()
  openBilling({ BILLING: 'stripe', stripe: fake.settings })
  const { world } = fake

  const post = (payload: string, signature: string) =>
    receiveStripeEvent(
      new Request('http://localhost:3000/hooks/stripe', {
        method: 'POST',
        headers: { 'stripe-signature': signature },
        body: payload,
      }),
    )

  /** Delivers what happened so far, and does the work that follows. */
  async function deliver(events = world.events.splice(0)) {
    for (const event of events) {
      const { payload, signature } = signedEvent(event)
      await post(payload, signature)
    }
    // Jobs ask for mails.
    while ((await runJobs(db, pool)).length > 0);
  }

  /** Lets the time pass for Stripe and for us. */
  function pass(seconds: number) {
    world.advance(seconds)
    moveClock(world.now * 1000 - now().getTime())
  }

  /** The next renewal of a business. */
  async function renew(owner: { businessId: string }) {
    const { subscription } = await read(owner)
    pass(Math.max(0, world.subscriptions.get(subscription!.id)!.item.end - world.now))
  }

  async function anOwner() {
    const user = await aUser(db)
    const { id: businessId } = await aBusiness(db, { ownerId: user.id })
    return { userId: user.id, businessId, email: user.email }
  }

  type Owner = Awaited<ReturnType<typeof anOwner>>

  const choose = (plan: string, billing = 'monthly') => planChange.parse({ plan, billing })

  /** Opens the checkout and returns the id of its session. */
  async function checkout(owner: Owner, plan: string, billing?: string) {
    const { url } = await startCheckout(db, owner, choose(plan, billing))
    return new URL(url).pathname.split('/').at(-1)!
  }

  async function buy(owner: Owner, plan: string, billing?: string) {
    world.completeCheckout(await checkout(owner, plan, billing))
    await deliver()
  }

  /** An owner who has bought this plan, for a month at a time. */
  async function aBuyer(plan: string) {
    const owner = await anOwner()
    await buy(owner, plan)
    return owner
  }

  /** Asks for a change and confirms it on the portal, where it leads there. */
  async function change(owner: Owner, plan: string, billing = 'monthly') {
    const preview = await previewChange(db, owner, choose(plan, billing))
    const { url } = await startChange(db, owner, choose(plan, billing))
    await confirm(url)
    return { preview, url }
  }

  const atPortal = async (owner: Owner, act: 'cancel' | 'keep') =>
    confirm((await openPortal(db, owner)).url, act)

  async function confirm(url: string, act?: string) {
    if (!url.startsWith(fake.url)) return
    const { searchParams } = new URL(url)
    const named: Record<string, string> = { '': 'keep', subscription_cancel: 'cancel' }
    const pressed = act ?? named[searchParams.get('flow') ?? ''] ?? 'change'
    await fetch(url, { method: 'POST', body: new URLSearchParams({ act: pressed }), redirect: 'manual' })
  }

  async function read({ businessId }: Pick<Owner, 'businessId'>) {
    const [business] = await db.select().from(businesses).where(eq(businesses.id, businessId))
    return { business: business!, subscription: await readSubscription(db, businessId) }
  }

  return {
    ...fake,
    post,
    deliver,
    anOwner,
    aBuyer,
    checkout,
    buy,
    change,
    atPortal,
    read,
    choose,
    pass,
    renew,
  }
}

export type TestStripe = Awaited<ReturnType<typeof aStripe>>
