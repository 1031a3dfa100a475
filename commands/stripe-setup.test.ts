import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { checkStripe } from '#app/features/billing/stripe-account.server.ts'
import { parseEnvironment } from '#app/platform/env.server.ts'
import { StripeWorld } from '#stand-ins/stripe/world.ts'
import { fakeEnvironment, startFakeStripe } from '#tests/fakes/stripe.ts'

const run = promisify(execFile)

test('the setup makes once what the doctor asks for, and prints the settings', async () => {
  const stripe = await startFakeStripe({ world: new StripeWorld() })
  const { world } = stripe
  const settings = {
    APP_URL: 'https://reviews.example',
    SMTP_URL: 'smtp://mail.example',
    CONTACT_EMAIL: 'a@b.example',
    STRIPE_SECRET_KEY: fakeEnvironment('').STRIPE_SECRET_KEY,
    STRIPE_API_BASE: stripe.url,
  }
  const setUp = async (more: Record<string, string> = {}) => {
    const env = { ...settings, PATH: process.env.PATH, ...more }
    return (await run(process.execPath, ['commands/stripe-setup.ts'], { env })).stdout
  }
  const printed = await setUp()
  expect(printed.match(/^made /gm)).toHaveLength(8)
  const lines = Object.fromEntries(
    [...printed.matchAll(/^([A-Z_]+)=(\w+)$/gm)].map(([, name, value]) => [name, value]),
  )
  expect(await checkStripe(parseEnvironment({ ...settings, ...lines }))).toContain('the four prices')
  expect([...world.products.values()].map(({ metadata }) => metadata)).toEqual([
    { vouchsafe_tier: 'pro' },
    { vouchsafe_tier: 'enterprise' },
  ])

  const again = await setUp()
  expect(again.match(/^kept /gm)).toHaveLength(8)
  expect(again).toContain(`STRIPE_PRICE_PRO_ANNUAL=${lines.STRIPE_PRICE_PRO_ANNUAL}`)
  expect([world.products, world.prices, world.portals, world.endpoints].map(({ size }) => size)).toEqual([
    2, 4, 1, 1,
  ])

  // Another amount is another price; the old one stays for those who pay it.
  world.prices.get(lines.STRIPE_PRICE_PRO_MONTHLY!)!.unit_amount = 1900
  const changed = await setUp()
  expect(changed.match(/^made .*/gm)).toEqual(['made  price vouchsafe_pro_monthly'])
  expect(world.prices.size).toBe(5)

  await expect(setUp({ STRIPE_SECRET_KEY: 'sk_test_another' })).rejects.toMatchObject({
    stderr: 'Stripe does not accept STRIPE_SECRET_KEY.\n',
  })
  await stripe.close()
}, 120_000)
