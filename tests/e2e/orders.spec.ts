import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { aSession, liveKey, startFakeProviders } from '../fakes/order-providers.ts'
import { expectAccessibleAtEverySize } from './accessible.ts'
import { expect, signedIn, signedOut, testWithDemo } from './demo.ts'
import { linkInMail } from './mailbox.ts'
import { sendReview } from './sending-review.ts'

const providers = await startFakeProviders()
const test = testWithDemo({ BILLING: 'off', ORDERS_API_BASE: providers.origin }).extend(signedIn)

const page = '/business/integrations/orders'
const zoe = { name: 'Zoë Müller', email: 'zoe@orders-journey.example' }

test('a Stripe order becomes a verified purchase', async ({ page: owner, browser, demo }) => {
  await test.step('the owner connects Stripe: address, secret and key', async () => {
    await connect(owner, demo.origin, 'stripe')
    await owner.getByLabel('Secret that Stripe shows').fill('whsec_from_stripe')
    await owner.getByRole('button', { name: 'Store the secret' }).click()
    await expect(owner.getByText('Invites at once.')).toBeVisible()
    await owner.locator('#main').getByText('Settings', { exact: true }).click()
    await owner.getByLabel('Restricted key, for verified purchases').fill(liveKey)
    await owner.getByRole('button', { name: 'Store it' }).click()
    await expect(owner.getByText('We ask the provider about the order of each review.')).toBeVisible()
    await expectAccessibleAtEverySize(owner)
  })

  await test.step('a purchase arrives, and its customer is invited', async () => {
    providers.sessions.set('cs_live_journey', aSession(zoe.email, 'journey'))
    const object = {
      id: 'cs_live_journey',
      payment_intent: 'pi_journey',
      payment_status: 'paid',
      locale: 'en',
      customer_details: zoe,
    }
    const body = JSON.stringify({ type: 'checkout.session.completed', livemode: true, data: { object } })
    const at = Math.floor(Date.now() / 1000)
    const mac = createHmac('sha256', 'whsec_from_stripe').update(`${at}.${body}`).digest('hex')
    const address = await owner.getByLabel('Address to paste there').inputValue()
    const sent = { method: 'POST', body, headers: { 'stripe-signature': `t=${at},v1=${mac}` } }
    expect((await fetch(address, sent)).status).toBe(200)
    await expect(owner.getByText('Invitation planned.')).toBeVisible()
  })

  const guest = await browser.newPage(signedOut)
  await test.step('she writes, and the public page says that the purchase is verified', async () => {
    await guest.goto(await linkInMail(guest, zoe.email, '/review?invitation', demo.origin))
    await guest.getByRole('radio', { name: /5 of 5 stars/ }).check({ force: true })
    await guest.getByLabel('What happened?').fill('The seeded rolls from Friday were still soft on Sunday.')
    await guest.getByLabel(/I agree that my review/).check()
    await sendReview(guest)
    const business = new URL(await owner.getByLabel('Address to paste there').inputValue()).pathname.split(
      '/',
    )[3]
    const review = guest.getByRole('article').filter({ hasText: 'The seeded rolls from Friday' })
    await expect(async () => {
      await guest.goto(`${demo.origin}/business/${business}`)
      await expect(review.getByText('Verified purchase')).toBeVisible({ timeout: 1000 })
    }).toPass()
    await guest.goto(`${demo.origin}/business/${business}?source=order`)
    await expect(review).toBeVisible()
  })
})

async function connect(owner: Page, origin: string, kind: string) {
  await owner.goto(`${origin}${page}?kind=${kind}`)
  const form = owner.locator('form').filter({ has: owner.locator('[name=act][value=connect]') })
  await form.getByLabel('Days between the order and the invitation').fill('0')
  await form.getByRole('button', { name: /^Connect/ }).click()
  await expect(owner.getByText('Connected. Set it up at the provider now', { exact: true })).toBeVisible()
}
