import { expect, test } from 'vitest'
import { parseEnvironment } from '#app/platform/env.server.ts'
import { fakeEnvironment, startFakeStripe } from '#tests/fakes/stripe.ts'
import { checkStripe } from './stripe-account.server.ts'

test('the doctor compares each price with the catalogue, and never repeats the key', async () => {
  const stripe = await startFakeStripe()
  const check = (given: object = {}) =>
    checkStripe(parseEnvironment({ ...fakeEnvironment(stripe.url), ...given }))
  expect(await check()).toContain('the four prices are those of the catalogue')
  await expect(check({ STRIPE_SECRET_KEY: 'sk_live_another' })).rejects.toThrow(
    /^Stripe does not accept STRIPE_SECRET_KEY\.$/,
  )
  await expect(check({ STRIPE_PRICE_PRO_ANNUAL: 'price_gone' })).rejects.toThrow(
    'Stripe does not know STRIPE_PRICE_PRO_ANNUAL.',
  )
  const swapped = {
    STRIPE_PRICE_PRO_MONTHLY: 'price_enterpriseMonthly',
    STRIPE_PRICE_ENTERPRISE_MONTHLY: 'price_proMonthly',
  }
  await expect(check(swapped)).rejects.toThrow(
    'STRIPE_PRICE_PRO_MONTHLY must be an active price of $29 (USD) a month.',
  )
  const endpoint = { url: 'https://reviews.example/hooks/stripe', status: 'enabled' }
  const checkPublic = () =>
    checkStripe({
      ...parseEnvironment(fakeEnvironment(stripe.url)),
      APP_URL: 'https://reviews.example',
      isLoopback: false,
    })
  await expect(checkPublic()).rejects.toThrow(`Stripe has no enabled webhook endpoint ${endpoint.url}.`)
  stripe.world.endpoints.set('we_1', {
    id: 'we_1',
    ...endpoint,
    enabled_events: ['invoice.paid', 'customer.deleted'],
  })
  await expect(checkPublic()).rejects.toThrow('customer.subscription.deleted, invoice.payment_failed')
  stripe.world.endpoints.set('we_1', { id: 'we_1', ...endpoint, enabled_events: ['*'] })
  expect(await checkPublic()).toContain('events are expected at')
  await stripe.close()
  await expect(check()).rejects.toThrow('Stripe cannot be reached.')
})
