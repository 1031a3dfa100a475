import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { devices, expect, type Page } from '@playwright/test'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { resolveDataDir } from '../../app/platform/data-dir.server.ts'
import { fakeEnvironment, signedEvent, startFakeStripe } from '../fakes/stripe.ts'
import { aMailServer } from '../mail-server.ts'
import { openService, type Service } from '../service.ts'
import { expectAccessible } from './accessible.ts'
import { test } from './hydrated.ts'
import { sendReview } from './sending-review.ts'

const owner = { name: 'Jo Marsh', email: 'jo@invite.example', password: 'flour-water-salt-2026' }
const ada = { name: 'Ada Visser', email: 'ada@customer.example' }
const bea = { name: 'Bea Coen', email: 'bea@customer.example' }
const carl = { name: 'Carl Smit', email: 'carl@customer.example' }
const words = 'The rye was warm when it came, and the note with it made my day.'

let mails: Awaited<ReturnType<typeof aMailServer>>
let stripe: Awaited<ReturnType<typeof startFakeStripe>>
let service: Service
let folder: string

// A service of its own: its mails go to a real mail server, and it sells by Stripe, as on a public host.
test.beforeAll(async () => {
  folder = resolveDataDir({ DATA_DIR: mkdtempSync(join(tmpdir(), 'vouchsafe-e2e-')) })
  mails = await aMailServer()
  stripe = await startFakeStripe()
  service = await openService(folder, {
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    BILLING: 'stripe',
    ...fakeEnvironment(stripe.url),
  })
  await service.start()
})

test.afterAll(async () => {
  await service.stop()
  await mails.close()
  await stripe.close()
  rmSync(folder, { recursive: true, force: true })
})

const mailsTo = (address: string) =>
  mails.taken.filter(({ to }) => to.includes(address)).map(({ mail }) => mail)

/** Invitations only: other mails may follow them. */
const invitationsTo = (address: string) =>
  mailsTo(address).filter(({ text }) => text?.includes('/review?invitation='))

/** The newest invitation to an address, once `number` have arrived. */
async function invitationTo(address: string, number = 1) {
  await expect.poll(() => invitationsTo(address).length).toBe(number)
  return invitationsTo(address).at(-1)!
}

async function firstMailTo(address: string) {
  await expect.poll(() => mailsTo(address).length).toBeGreaterThan(0)
  return mailsTo(address)[0]!
}

const linkIn = ({ text = '' }: { text?: string }, pattern: RegExp) => text.match(pattern)![0]

/** Waits until the invitations page shows this funnel. */
async function expectFunnel(page: Page, steps: Record<string, string>, ends: string[] = []) {
  await expect(async () => {
    await page.goto('/business/invitations')
    for (const [name, share] of Object.entries(steps)) {
      await expect(page.getByRole('progressbar', { name: `${name}: ${share}` })).toBeVisible({
        timeout: 1_000,
      })
    }
    for (const end of ends)
      await expect(page.getByRole('option', { name: end })).toBeAttached({ timeout: 1_000 })
  }).toPass()
}

/** Moves the sending back by eight days and runs the regular maintenance. */
async function letAWeekPass() {
  const client = new pg.Client(service.databaseUrl)
  await client.connect()
  await client.query(`update invitations set last_mail_at = last_mail_at - interval '8 days'`)
  await client.end()
  const boss = new PgBoss({ connectionString: service.databaseUrl, supervise: false, schedule: false })
  await boss.start()
  await boss.send('invitations.maintain', {})
  await boss.stop()
}

test('of three invited customers one reviews, one unsubscribes, one waits', async ({ browser }) => {
  const desk = await browser.newContext({ baseURL: service.origin, viewport: { width: 1440, height: 900 } })
  const business = await desk.newPage()

  await test.step('the owner signs up and sees what invitations are for', async () => {
    await business.goto('/business/signup')
    await business.getByLabel('Your name').fill(owner.name)
    await business.getByLabel('Email').fill(owner.email)
    await business.getByLabel('Password', { exact: true }).fill(owner.password)
    await business.getByLabel('Website of your business').fill('invite-bakery.example')
    await business.getByRole('button', { name: 'Sign up free' }).click()
    await expect(business.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    await business.goto(linkIn(await firstMailTo(owner.email), /http\S+\/business\/verify-email\S+/))
    await business.getByRole('button', { name: 'Confirm my address' }).click()
    await business.waitForURL('**/business/dashboard')
    await business.goto('/business/invitations')
    await expect(business.getByText('50 of 50 invitations left until')).toBeVisible()
    await expect(business.getByText('Nobody yet')).toBeVisible()
    await expectAccessible(business)
  })

  await test.step('invites three customers, and a mail server gets the mails', async () => {
    for (const [index, person] of [ada, bea, carl].entries()) {
      await business.getByLabel('Name (optional)', { exact: true }).fill(person.name)
      await business.getByLabel('Email address').fill(person.email)
      if (index === 0) {
        await expect(business.getByText('you confirm that they are customers')).toBeVisible()
        await business.getByText('English, one reminder, no reward').click()
        await business.getByLabel('They are customers and were told that they would be asked').check()
        await business.getByLabel('Where you got this address').fill('Orders of the shop')
      }
      const send = business.getByRole('button', { name: 'Send invitation' })
      await send.click()
      // The form is a fresh one, and whoever types goes on where they were.
      await expect(business.getByLabel('Email address')).toHaveValue('')
      await expect(send).toBeFocused()
      await expect(business.getByRole('row', { name: person.email })).toBeVisible()
      await expect(business.getByLabel('Name (optional)', { exact: true })).toHaveValue('')
    }
    await expect(business.getByText('47 of 50 invitations left until')).toBeVisible()
    await expectFunnel(business, {
      Emailed: '3 of 3',
      'Started the form': '0 of 3',
      Reviewed: '0 of 3',
    })
    await expectAccessible(business)
    for (const { email } of [ada, bea, carl]) {
      const { headers, subject, html } = await invitationTo(email)
      expect(subject).toMatch(/^How was .+\?$/)
      expect(html).toContain('rating=4')
      expect(headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe(
        'List-Unsubscribe=One-Click',
      )
    }
  })

  await test.step('one opens the mail’s four stars on a phone and writes a review', async () => {
    const pocket = await browser.newContext({ ...devices['Pixel 7'], baseURL: service.origin })
    const customer = await pocket.newPage()
    await customer.goto(linkIn(await invitationTo(ada.email), /http\S+\/review\?invitation=\S+&rating=4/))
    await expect(customer.getByRole('radio', { name: /4 of 5 stars/ })).toBeChecked()
    await expectAccessible(customer)
    // Opening the link is not counted: mail scanners do that too.
    await expectFunnel(business, { 'Started the form': '0 of 3' })
    await customer.getByLabel('What happened?').fill(words)
    await expectFunnel(business, { 'Started the form': '1 of 3', Reviewed: '0 of 3' })
    await customer.getByLabel(/I agree that my review/).check()
    await sendReview(customer)
    await expect(customer.getByRole('heading', { name: /Ada/ })).toBeVisible()
    await expectAccessible(customer)
    await expectFunnel(business, { Emailed: '3 of 3', 'Started the form': '1 of 3', Reviewed: '1 of 3' })
    await customer.goto(linkIn(await invitationTo(ada.email), /http\S+\/review\?invitation=\S+&rating=5/))
    await expect(
      customer.getByRole('heading', { name: 'You have already written your review' }),
    ).toBeVisible()
    await pocket.close()
  })

  await test.step('one unsubscribes with the button of the mail program', async () => {
    const { headers } = await invitationTo(bea.email)
    const address = headers.find(({ key }) => key === 'list-unsubscribe')!.value.match(/<(http[^>]+)>/)![1]!
    // RFC 8058: no cookie, no page, the one field of the other header.
    const answer = await fetch(address, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(answer.status).toBe(200)
    await expectFunnel(business, { Emailed: '3 of 3', Reviewed: '1 of 3' }, ['Unsubscribed (1)'])
    await business.getByLabel('Name (optional)', { exact: true }).fill(bea.name)
    await business.getByLabel('Email address').fill(bea.email)
    await business.getByRole('button', { name: 'Send invitation' }).click()
    await expect(business.getByText('unsubscribed from your invitations')).toBeVisible()
    await expectAccessible(business)
  })

  await test.step('one is reminded after a week, and nobody else', async () => {
    await letAWeekPass()
    const reminder = await invitationTo(carl.email, 2)
    expect(reminder.subject).toMatch(/^Reminder: /)
    await business.goto('/business/invitations?state=sent')
    await expect(business.getByRole('row', { name: /Carl Smit/ })).toContainText('2 mails')
    await expectFunnel(business, { Emailed: '3 of 3', 'Started the form': '1 of 3', Reviewed: '1 of 3' }, [
      'Unsubscribed (1)',
    ])
    const link = linkIn(reminder, /http\S+\/review\?invitation=\S+&rating=5/)
    expect(link).toBe(linkIn(invitationsTo(carl.email)[0]!, /http\S+\/review\?invitation=\S+&rating=5/))
    await expect(business.getByText('47 of 50 invitations left until')).toBeVisible()
    expect([ada, bea, carl].map(({ email }) => invitationsTo(email).length)).toEqual([1, 1, 2])
  })

  await test.step('the public page shows the review and its source', async () => {
    const link = await business.locator('#review-link').inputValue()
    const { url } = await fetch(link)
    await business.goto(url.replace('/review?business=', '/business/'))
    await expect(business.getByText(words)).toBeVisible()
    await expect(business.getByText(/invited/i).first()).toBeVisible()
  })

  await test.step('the owner buys a plan at Stripe, whose signed event brings it', async () => {
    await business.goto('/business/subscription')
    await expect(business.getByText('Demo: no money moves')).toHaveCount(0)
    await business
      .getByRole('button', { name: /Professional/ })
      .first()
      .click()
    await business.waitForURL(`${stripe.url}/**`)
    const [checkout] = stripe.world.sessions.keys()
    expect(stripe.world.completeCheckout(checkout!)).toBeTruthy()
    for (const event of stripe.world.events.splice(0)) {
      const { payload: body, signature } = signedEvent(event)
      const headers = { 'stripe-signature': signature }
      expect((await fetch(`${service.origin}/hooks/stripe`, { method: 'POST', headers, body })).status).toBe(
        200,
      )
    }
    await expect(async () => {
      await business.goto('/business/subscription')
      await expect(
        business.getByRole('region', { name: 'Your plan', exact: true }).getByText('Professional'),
      ).toBeVisible({ timeout: 1_000 })
    }).toPass()
  })
  await desk.close()
})
