import type { Page } from '@playwright/test'
import type { Service } from '../service.ts'
import { expectAccessible } from './accessible.ts'
import { expect, signedIn, testWithDemo } from './demo.ts'

const test = testWithDemo().extend(signedIn)

const sentence = (page: Page) => page.getByRole('region', { name: 'Your plan', exact: true })
const portalOf = ({ origin }: Service) => `${origin}/business/subscription/stripe`

/** Ends the subscription of the sample bakery, so that its owner buys for the first time. */
async function toStarter(page: Page, service: Service) {
  await page.goto(`${service.origin}/business/subscription?change=starter&billing=monthly`)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the plan' }).click()
  await expect(page).toHaveURL(/\/subscription\/stripe\//)
  await page.getByRole('button', { name: /^Cancel / }).click()
  await expect(sentence(page)).toContainText('It ends on')
  await endPeriod(page, service)
}

async function endPeriod(page: Page, service: Service) {
  await page.goto(portalOf(service))
  await page.getByRole('button', { name: 'Go to the end of the period' }).click()
  await expect(page.getByText('The period is over', { exact: true })).toBeVisible()
  await page.goto(`${service.origin}/business/subscription`)
}

/** Opens a change, which the dialog describes, and confirms it on the portal. */
async function change(page: Page, { origin }: Service, plan: string, name: string) {
  await page.goto(`${origin}/business/subscription?change=${plan}&billing=monthly`)
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/subscription\/stripe\//)
  await expectAccessible(page)
  await page.getByRole('button', { name: `Change to ${name}, billed monthly` }).click()
}

/** A second business gets a place in the plan on a phone, and loses it in a browser without JavaScript. */
async function coverSecondBusiness(page: Page, { origin }: Service) {
  await page.goto(`${origin}/business/new`)
  await page.getByLabel('Website of the business').fill('second-shop.example')
  await page.getByRole('button', { name: 'Add business' }).click()
  await page.waitForURL('**/business/dashboard')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${origin}/business/subscription`)
  await expect(sentence(page)).toContainText('It does not cover')
  const places = page.getByRole('region', { name: 'Businesses in Professional' })
  await expect(places.getByText('1 of 5')).toBeVisible()
  await places.getByRole('button', { name: /^Add / }).click()
  await expect(places.getByText('2 of 5')).toBeVisible()
  await expect(sentence(page)).not.toContainText('It does not cover')
  await expectAccessible(page)
  await page.goto(`${origin}/business/analytics`)
  await expect(page).toHaveURL(/\/business\/analytics$/)

  const storageState = await page.context().storageState()
  const plain = await page.context().browser()!.newContext({ storageState, javaScriptEnabled: false })
  const unscripted = await plain.newPage()
  await unscripted.goto(`${origin}/business/subscription`)
  await unscripted.getByRole('button', { name: /^Remove .*second/i }).click()
  await expect(unscripted.getByText('1 of 5')).toBeVisible()
  await plain.close()
  await page.goto(`${origin}/business/analytics`)
  await expect(page).toHaveURL(/\/business\/subscription\?feature=analytics/)
  await page.getByRole('button', { name: 'Add it to Professional' }).click()
  await expect(page.getByText('2 of 5')).toBeVisible()
  await page.getByRole('button', { name: /^Remove .*second/i }).click()
  await expect(page.getByText('1 of 5')).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 720 })
}

test('in the demo an owner buys a plan, fails a payment and recovers', async ({ demo, page }) => {
  const subscription = `${demo.origin}/business/subscription`
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

  await coverSecondBusiness(page, demo)
  await page.goto(portalOf(demo))
  await page.getByRole('button', { name: 'Have the next payment fail' }).click()
  await expect(page.getByText('The next payment will fail', { exact: true })).toBeVisible()
  await endPeriod(page, demo)
  await expect(page.getByText('Your last payment failed.')).toBeVisible()
  await expectAccessible(page)
  await page.goto(portalOf(demo))
  await page.getByRole('button', { name: 'Pay the open invoice' }).click()
  await expect(page.getByRole('button', { name: 'Have the next payment fail' })).toBeVisible()

  await page.goto(`${subscription}?change=enterprise&billing=monthly`)
  await expect(page.getByRole('link', { name: 'Keep Professional' })).toBeFocused()
  await change(page, demo, 'enterprise', 'Enterprise')
  await expect(sentence(page)).toContainText('Enterprise')
})
