import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { fakeEnvironment, startFakeStripe } from '../fakes/stripe.ts'
import { openService, type Service } from '../service.ts'
import { expectAccessible } from './accessible.ts'
import { expect, signInAsOwner, testWithDemo } from './demo.ts'

const test = testWithDemo()

const sentence = (page: Page) => page.getByText(/^You are on /)

/** Ends the subscription of the sample bakery, so that its owner buys for the first time. */
async function toStarter(page: Page, { origin }: Service) {
  await page.goto(`${origin}/business/subscription?change=starter&billing=monthly`)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the plan' }).click()
  await expect(page).toHaveURL(/\/subscription\/billing/)
  await page.getByRole('button', { name: /^Cancel / }).click()
  await expect(sentence(page)).toContainText('It ends on')
  await page.goto(`${origin}/business/subscription/billing`)
  await endPeriod(page)
  await page.goto(`${origin}/business/subscription`)
}

async function endPeriod(page: Page) {
  await page.getByRole('button', { name: 'Go to the end of the period' }).click()
  await expect(page.getByText('The period is over', { exact: true })).toBeVisible()
}

test('in the demo an owner buys a plan, uses it, fails a payment, recovers, downgrades and cancels', async ({
  demo,
  page,
}) => {
  const subscription = `${demo.origin}/business/subscription`
  const billing = `${subscription}/billing`
  await signInAsOwner(page, demo)
  await toStarter(page, demo)
  await expect(sentence(page)).toContainText('Starter')
  await page.goto(`${demo.origin}/business/analytics`)
  await expect(page).toHaveURL(/\/business\/subscription\?feature=analytics/)

  await page
    .getByRole('button', { name: /Professional/ })
    .first()
    .click()
  await expect(page.getByText('Demo: no money moves.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Have the card declined' }).click()
  await expect(page.getByText('The card was declined.')).toBeVisible()
  await page.getByRole('button', { name: 'Pay $29 in the demo' }).click()
  await expect(sentence(page)).toContainText('Professional')
  await page.goto(`${demo.origin}/business/analytics`)
  await expect(page).toHaveURL(/\/business\/analytics$/)

  await page.goto(billing)
  await page.getByRole('button', { name: 'Have the next payment fail' }).click()
  await expect(page.getByText('The next payment will fail. It is due')).toBeVisible()
  await endPeriod(page)
  await expect(page.getByRole('button', { name: 'Pay the open invoice' })).toBeVisible()
  await page.goto(subscription)
  await expect(page.getByText('Your last payment failed.')).toBeVisible()
  await expectAccessible(page)
  await page.goto(billing)
  await page.getByRole('button', { name: 'Pay the open invoice' }).click()
  await expect(page.getByRole('button', { name: 'Have the next payment fail' })).toBeVisible()

  await page.goto(`${subscription}?change=enterprise&billing=monthly`)
  await expect(page.getByRole('link', { name: 'Keep Professional' })).toBeFocused()
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/subscription\/billing/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change to Enterprise, billed monthly' }).click()
  await expect(sentence(page)).toContainText('Enterprise')
  await page.goto(`${subscription}?change=pro&billing=monthly`)
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Change to Professional, billed monthly' }).click()
  await expect(sentence(page)).toContainText('It changes on')
  await page.goto(billing)
  await endPeriod(page)
  await page.goto(subscription)
  await expect(sentence(page)).toContainText('Professional')
  await toStarter(page, demo)
  await expect(sentence(page)).toContainText('Starter')
})

async function freePort() {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  await new Promise((done) => server.close(done))
  return port
}

test('at Stripe an owner buys a plan, fails a payment, recovers and cancels', async ({ page }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vouchsafe-stripe-'))
  const stripePort = await freePort()
  const service = await openService(dataDir, {
    ...fakeEnvironment(`http://127.0.0.1:${stripePort}`),
    DEMO: '1',
  })
  const stripe = await startFakeStripe({ port: stripePort, webhook: `${service.origin}/hooks/stripe` })
  try {
    await service.start()
    const subscription = `${service.origin}/business/subscription`
    await signInAsOwner(page, service)

    // The return is visited without a payment: it opens nothing.
    await page.goto(`${subscription}?checkout=return`)
    await expect(page.getByText(/begins/)).toHaveCount(0)
    await page.getByRole('button', { name: /Enterprise/ }).click()
    await page.getByRole('button', { name: 'Pay with a declined card' }).click()
    await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(async () => {
      await page.goto(subscription)
      await expect(sentence(page)).toContainText('Enterprise', { timeout: 1000 })
    }).toPass()

    const portal = page.getByRole('button', { name: 'Invoices, card and VAT ID' })
    await portal.click()
    await page.getByRole('button', { name: 'Use a card that is declined' }).click()
    await page.getByRole('button', { name: 'Go to the next renewal' }).click()
    await expect(page.getByText('1 open invoice')).toBeVisible()
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(async () => {
      await page.goto(subscription)
      await expect(page.getByText('Your last payment failed.')).toBeVisible({ timeout: 1000 })
    }).toPass()
    await page.getByRole('button', { name: 'Update the card' }).click()
    await page.getByRole('button', { name: 'Pay open invoices' }).click()
    await expect(page.getByText('0 open invoices')).toBeVisible()
    await expect(async () => {
      await page.goto(subscription)
      await expect(sentence(page)).toContainText('It renews on', { timeout: 1000 })
    }).toPass()

    await page.goto(`${subscription}?change=pro&billing=monthly`)
    await page.getByRole('dialog').getByRole('button', { name: 'Continue at Stripe' }).click()
    await page.getByRole('button', { name: 'Confirm the change' }).click()
    await expect(sentence(page)).toContainText('It changes on')
    await page.goto(`${subscription}?change=starter&billing=monthly`)
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the plan' }).click()
    await expect(page).toHaveURL(/\/portal\//)
    await page.getByRole('button', { name: 'Cancel the plan' }).click()
    await expect(sentence(page)).toContainText('It ends on')
    await portal.click()
    await page.getByRole('button', { name: 'Go to the next renewal' }).click()
    await expect(async () => {
      await page.goto(subscription)
      await expect(sentence(page)).toContainText('Starter', { timeout: 1000 })
    }).toPass()
  } finally {
    await service.stop()
    await stripe.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
