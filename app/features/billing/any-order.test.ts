import { eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { activities } from '#app/features/activities/activity.table.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { plans } from '#app/features/plans/plans.ts'
import type { Database } from '#app/platform/database.server.ts'
import { Refusal } from '#app/platform/refusal.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { aStripe, type TestStripe } from '#tests/stripe-shop.ts'
import { coverBusiness, uncoverBusiness } from './cover-business.server.ts'
import { syncAll } from './sync-owner.server.ts'

const plan = fc.constantFrom('pro', 'enterprise')
const billing = fc.constantFrom('monthly', 'annual')

/** The acts of owners, banks and operators, and the passing of time. */
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ is: fc.constant('buy' as const), plan, billing }) },
  { weight: 3, arbitrary: fc.record({ is: fc.constant('change' as const), plan, billing }) },
  {
    weight: 4,
    arbitrary: fc.record({ is: fc.constantFrom('cover' as const, 'uncover' as const), which: fc.nat(6) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      is: fc.constant('subscribe' as const),
      price: fc.constantFrom('price_proMonthly', 'price_enterpriseAnnual', 'price_sticker'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      is: fc.constantFrom('cancel', 'resume', 'decline', 'accept', 'pay', 'renew', 'wait', 'end'),
    }),
  },
)
/** How the events so far arrive: in this order (repeated, left out), and then never again. */
const step = fc.record({ act, arrive: fc.array(fc.nat({ max: 20 }), { maxLength: 6 }) })

type Act = typeof act extends fc.Arbitrary<infer A> ? A : never
type Owner = Awaited<ReturnType<TestStripe['anOwner']>>

async function play(db: Database, stripe: TestStripe, owners: Owner[], given: Act) {
  const owner = owners[0]!
  const { world } = stripe
  const { customer } = await stripe.read(owner)
  const [running] = customer ? world.of(customer).filter(({ status }) => status !== 'canceled') : []
  const chosen = () => owners[(given as Act & { is: 'cover' }).which]!
  const acts: Record<Act['is'], () => unknown> = {
    buy: async () => {
      const { plan, billing } = given as Act & { is: 'buy' }
      world.completeCheckout(await stripe.checkout(owner, plan, billing))
    },
    change: () => {
      const { plan, billing } = given as Act & { is: 'change' }
      return stripe.change(owner, plan, billing)
    },
    cover: () => coverBusiness(db, chosen()),
    uncover: () => uncoverBusiness(db, chosen()),
    subscribe: () => customer && world.subscribe(customer, (given as Act & { is: 'subscribe' }).price),
    cancel: () => stripe.atPortal(owner, 'cancel'),
    resume: () => stripe.atPortal(owner, 'keep'),
    decline: () => customer && world.setCard(customer, 'declined'),
    accept: () => customer && world.setCard(customer, 'works'),
    pay: () => customer && world.payOpen(customer),
    renew: () => running && stripe.pass(running.item.end - world.now),
    wait: () => stripe.pass(5 * 86_400),
    end: () => running && world.cancel(running),
  }
  try {
    await acts[given.is]()
  } catch (error) {
    // The service refuses acts that this state does not allow.
    if (!(error instanceof Refusal)) throw error
  }
}

/** The plan that the owner has paid for at Stripe, or still has 14 days to pay for. */
function rightTo({ world }: TestStripe, customer: string) {
  const tiers: Record<string, number> = {
    price_proMonthly: 1,
    price_proAnnual: 1,
    price_enterpriseMonthly: 2,
    price_enterpriseAnnual: 2,
  }
  const highest = (among: typeof all) => Math.max(0, ...among.map(({ item }) => tiers[item.price] ?? 0))
  const all = world.of(customer)
  const inGrace = all.filter(
    ({ id, status }) => status === 'past_due' && world.now < world.openInvoices(id)[0]!.created + 14 * 86_400,
  )
  const paid = highest(all.filter(({ status }) => status === 'active'))
  return ['starter', 'pro', 'enterprise'][paid || highest(inGrace)]
}

test('in whatever order events arrive, the night ends with the plan that is paid', async ({ db, pool }) => {
  const stripe = await aStripe(db, pool)
  const { world } = stripe
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 9 }), async (steps) => {
      const owner = await stripe.anOwner()
      const owners = [owner]
      while (owners.length < 7)
        owners.push({ ...owner, businessId: (await aBusiness(db, { ownerId: owner.userId })).id })
      for (const { act, arrive } of steps) {
        await play(db, stripe, owners, act)
        const happened = world.events.splice(0)
        await stripe.deliver(arrive.flatMap((at) => happened[at] ?? []))
      }
      world.events = []
      await syncAll(db)
      await stripe.deliver()
      const { customer } = await stripe.delivered(owner)
      const plan = rightTo(stripe, customer)!
      const owned = await db.select().from(businesses).where(eq(businesses.ownerId, owner.userId))
      const covered = owned.filter(({ coveredAt }) => coveredAt)
      for (const each of owned) expect(each.tierName).toBe(each.coveredAt ? plan : 'starter')
      if (plan !== 'starter') expect(covered.length).toBeGreaterThan(0)
      if (plan === 'pro') expect(covered.length).toBeLessThanOrEqual(plans.pro.maxProjects)
      const live = world
        .of(customer)
        .filter(({ status, item }) => status === 'active' && item.price !== 'price_sticker')
      expect(live.length).toBeLessThanOrEqual(1)

      const told = () =>
        db.$count(
          activities,
          inArray(
            activities.businessId,
            owners.map(({ businessId }) => businessId),
          ),
        )
      const before = await told()
      await syncAll(db)
      await stripe.deliver()
      expect(await told()).toBe(before)
    }),
    { numRuns: 12 },
  )
}, 300_000)
