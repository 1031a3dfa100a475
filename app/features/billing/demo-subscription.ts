import { billedPerYearCents, plans } from '#app/features/plans/plans.ts'
import { graceDays, type ProviderSubscription, type Purchase } from './subscription.schema.ts'

// A payment provider's effects on a subscription, without money: pure steps from one state to the next. Times are epoch
// seconds.

export type DemoInvoice = { at: number; amountCents: number; isPaid: boolean; words: string }

export type DemoState = {
  subscription: ProviderSubscription & { currentPeriodStart: number }
  failsNext: boolean
  /** The newest first. */
  invoices: DemoInvoice[]
}

export const amountOf = ({ plan, isAnnual }: Purchase) =>
  isAnnual ? billedPerYearCents(plan) : plans[plan].priceCents.monthly

/** As the provider's page has it: what costs less, or shortens the period, begins with the next period. */
export const beginsAtOnce = (now: Purchase, wanted: Purchase) =>
  amountOf(wanted) >= amountOf(now) && (wanted.isAnnual || !now.isAnnual)

export function startDemo(id: string, customerId: string, wanted: Purchase, at: number): DemoState {
  const amountCents = amountOf(wanted)
  return {
    subscription: {
      ...{ id, customerId, status: 'active', ...wanted, amountCents },
      ...{ currentPeriodStart: at, currentPeriodEnd: periodAfter(at, wanted.isAnnual) },
      ...{ endsAtPeriodEnd: false, next: null, unpaidSince: null, startedAt: at },
    },
    failsNext: false,
    invoices: [{ at, amountCents, isPaid: true, words: inWords(wanted) }],
  }
}

/** The price of an upgrade today: the new plan less the unused part of the old one, at least 0. */
export function dueForUpgrade({ subscription: now }: DemoState, wanted: Purchase, at: number) {
  const unused = shareLeft(now, at) * now.amountCents
  const price = amountOf(wanted) * (wanted.isAnnual === now.isAnnual ? shareLeft(now, at) : 1)
  return Math.max(0, Math.round(price) - Math.round(unused))
}

type Period = { currentPeriodStart: number; currentPeriodEnd: number }

function shareLeft({ currentPeriodStart: start, currentPeriodEnd: end }: Period, at: number) {
  return Math.min(1, Math.max(0, (end - at) / (end - start)))
}

/** Null where the card is declined: then nothing changes. */
export function upgradeDemo(state: DemoState, wanted: Purchase, at: number): DemoState | null {
  const { subscription, failsNext, invoices } = state
  if (failsNext) return null
  const due = dueForUpgrade(state, wanted, at)
  const period =
    wanted.isAnnual === subscription.isAnnual
      ? {}
      : { currentPeriodStart: at, currentPeriodEnd: periodAfter(at, wanted.isAnnual) }
  const changes = { ...wanted, amountCents: amountOf(wanted), next: null, endsAtPeriodEnd: false }
  const invoice = { at, amountCents: due, isPaid: true, words: `Change to ${inWords(wanted)}` }
  return {
    ...state,
    subscription: { ...subscription, ...changes, ...period },
    invoices: [invoice, ...invoices],
  }
}

const changed = (state: DemoState, changes: Partial<DemoState['subscription']>): DemoState => ({
  ...state,
  subscription: { ...state.subscription, ...changes },
})

export const scheduleDemo = (state: DemoState, next: Purchase) =>
  changed(state, { next, endsAtPeriodEnd: false })
export const endDemoLater = (state: DemoState) => changed(state, { next: null, endsAtPeriodEnd: true })
export const keepDemo = (state: DemoState) => changed(state, { next: null, endsAtPeriodEnd: false })
export const endDemoNow = (state: DemoState) =>
  changed(state, { status: 'canceled', next: null, endsAtPeriodEnd: false, unpaidSince: null })

/** The period is over: the subscription ends or renews, in the plan that was to follow. */
export function renewDemo(state: DemoState, at: number): DemoState {
  const { subscription, failsNext, invoices } = state
  if (subscription.status !== 'active') return state
  if (subscription.endsAtPeriodEnd) return endDemoNow(state)
  const { plan, isAnnual } = subscription.next ?? subscription
  const bought = { plan: plan!, isAnnual }
  const start = subscription.currentPeriodEnd
  const amountCents = amountOf(bought)
  const renewed = changed(state, {
    ...{ ...bought, amountCents, next: null },
    ...{ currentPeriodStart: start, currentPeriodEnd: periodAfter(start, isAnnual) },
    ...{ status: failsNext ? 'past_due' : 'active', unpaidSince: failsNext ? at : null },
  })
  const invoice = { at: start, amountCents, isPaid: !failsNext, words: inWords(bought) }
  return { ...renewed, failsNext: false, invoices: [invoice, ...invoices] }
}

export const failNextDemo = (state: DemoState): DemoState => ({ ...state, failsNext: true })

export function payDemo(state: DemoState): DemoState {
  if (state.subscription.status !== 'past_due') return { ...state, failsNext: false }
  const invoices = state.invoices.map((invoice) => ({ ...invoice, isPaid: true }))
  return { ...changed(state, { status: 'active', unpaidSince: null }), failsNext: false, invoices }
}

/** As if the time to pay were over. */
export function endDemoGrace(state: DemoState): DemoState {
  const { unpaidSince } = state.subscription
  return unpaidSince === null ? state : changed(state, { unpaidSince: unpaidSince - graceDays * 86_400 })
}

function inWords({ plan, isAnnual }: Purchase) {
  return `${plans[plan].longName}, billed ${isAnnual ? 'yearly' : 'monthly'}`
}

/** The same day of the next month or year, or the last day of a shorter month. */
export function periodAfter(start: number, isAnnual: boolean) {
  const at = new Date(start * 1000)
  const end = new Date(at)
  end.setUTCMonth(at.getUTCMonth() + (isAnnual ? 12 : 1))
  if (end.getUTCDate() !== at.getUTCDate()) end.setUTCDate(0)
  return Math.floor(end.getTime() / 1000)
}
