import type { Browser, Page } from '@playwright/test'
import pg from 'pg'
import { standInClient, startFakeProvider } from '../fakes/company-provider.ts'
import { expectAccessible, expectAccessibleAtEverySize } from './accessible.ts'
import { expect, signedOut, testOwnersWork as test, testEveryFeature } from './demo.ts'
import { linkInMail } from './mailbox.ts'

const domain = 'cornerandcrumb.example'
const password = 'flour-water-salt-2026'
const rosa = { name: 'Rosa Reply', email: 'rosa@team.example' }

test('an owner invites a colleague, who replies to a review', async ({ page, browser, demo }) => {
  const reviews = `${demo.origin}/business/reviews?state=unreplied`

  await test.step('the owner invites her', async () => {
    await page.goto(`${demo.origin}/business/team`)
    await page.getByLabel('Email of your colleague').fill(rosa.email)
    await page.getByLabel('Responder').check()
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByRole('button', { name: `Send again to ${rosa.email}` })).toBeVisible()
    await expectAccessibleAtEverySize(page)
  })

  const member = await join(browser, demo.origin, rosa)

  await test.step('the owner gives her a review', async () => {
    await page.goto(reviews)
    await page.getByText('Give it to a colleague').click()
    await page.getByLabel('Colleague').selectOption({ label: rosa.name })
    await page.getByLabel('Note (optional)').fill('She comes every Saturday.')
    await page.getByRole('button', { name: 'Give it' }).click()
    await expect(page.getByText('looks after this review')).toBeVisible()
    await expectAccessible(page, 'article')
  })

  await test.step('she finds it, and replies', async () => {
    await member.goto(`${demo.origin}/business/reviews`)
    await member.getByText('More filters').click()
    await member.getByLabel('Who looks after them').selectOption({ label: `given to ${rosa.name}` })
    await expect(member).toHaveURL(/assigned=/)
    await expect(member.locator('[data-row]')).toHaveCount(1)
    await member.locator('[data-row] a').click()
    await expect(member.getByText('She comes every Saturday.')).toBeVisible()
    await member.getByLabel(/^Your reply/).fill('Thank you, Saturday has two tills from now on.')
    await member.getByRole('button', { name: 'Publish reply' }).click()
    await expect(member.getByRole('heading', { name: 'Your public reply' })).toBeVisible()
    await expect(member.getByRole('link', { name: 'Widgets', exact: true })).toHaveCount(0)
    // Locked by the plan, which is the owner's to change.
    await expect(member.getByRole('link', { name: /AI Sentiments/ })).toHaveCount(0)
    await member.goto(`${demo.origin}/business/widgets`)
    await expect(member.getByText('does not include this')).toBeVisible()
    await member.goto(`${demo.origin}/business/ai-sentiments`)
    await expect(member.getByRole('link', { name: 'Ask the owner' })).toBeVisible()
    await expect(member.getByText('Compare plans')).toHaveCount(0)
    await expectAccessible(member)
  })

  await test.step('the activities say who it was', async () => {
    await page.goto(`${demo.origin}/business/activities?about=replies`)
    await expect(page.getByText(`· ${rosa.name}`).first()).toBeVisible()
  })
})

testEveryFeature('an owner connects a provider, a colleague signs in', async ({ page, browser, demo }) => {
  const provider = await startFakeProvider()
  await proveDomain(demo.databaseUrl)
  const settings = `${demo.origin}/business/team/single-sign-on`
  const signInThere = async (at: Page, email: string) => {
    await at.getByLabel('Email').fill(email)
    await at.getByRole('button', { name: 'Sign in' }).click()
  }

  await test.step('the owner connects it, tests it and requires it', async () => {
    await page.goto(settings)
    await page.getByLabel('Issuer').fill(provider.issuer)
    await page.getByLabel('Client id').fill(standInClient.clientId)
    await page.getByLabel('Client secret').fill(standInClient.secret)
    await page.getByLabel('Role of new members').selectOption('responder')
    await page.getByRole('button', { name: 'Check and connect' }).click()
    await page.getByRole('link', { name: 'Test the connection' }).click()
    await signInThere(page, `tess@${domain}`)
    await expect(page.getByText('It works: this person could sign in.')).toBeVisible()
    await page.getByRole('button', { name: 'Require it of members' }).click()
    await expect(page.getByText('members sign in through your company alone')).toBeVisible()
    await expectAccessibleAtEverySize(page)
  })

  const colleague = await aPhone(browser)
  await test.step('a colleague finds it at the login, and reads the reviews', async () => {
    await colleague.goto(`${demo.origin}/business/login`)
    await colleague.getByRole('link', { name: 'Work account' }).click()
    await colleague.getByLabel('Email at work').fill(`rosa@${domain}`)
    await colleague.getByRole('button', { name: 'Continue' }).click()
    await colleague.getByRole('link', { name: /^Continue to/ }).click()
    await signInThere(colleague, `rosa@${domain}`)
    await colleague.waitForURL('**/business/dashboard')
    await colleague.goto(`${demo.origin}/business/reviews`)
    await expect(colleague.locator('[data-row]').first()).toBeVisible()
  })

  await test.step('SAML, another provider, signs her out; its answer is posted from its own page', async () => {
    await page.goto(settings)
    await page.locator('summary', { hasText: 'Your provider' }).click()
    await page.getByRole('link', { name: 'SAML' }).click()
    await page.getByLabel('Metadata of your provider').fill(provider.metadata)
    await page.getByRole('button', { name: 'Check and connect' }).click()
    await expect(page.getByText(`Connected to ${provider.issuer}`)).toBeVisible()
    await colleague.goto(`${demo.origin}/business/reviews`)
    await expect(colleague).toHaveURL(/login/)
    await page.getByRole('link', { name: 'Test the connection' }).click()
    await signInThere(page, `tess@${domain}`)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('It works: this person could sign in.')).toBeVisible()
    await page.getByRole('button', { name: 'Remove single sign-on' }).click()
    await expect(page.getByText('Google, Microsoft, Okta or any other.')).toBeVisible()
  })
  await provider.close()
})

/** As a check of the name server's record does: the demo asks no name server. */
async function proveDomain(connectionString: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(
    `with proven as (
       update business_rows set domain_proven_at = now() where domain = $1 and kind = 'business' returning id
     )
     insert into domain_proofs (business_id, domain, state, method, asked_at, checked_at)
     select id, $1, 'proven', 'dns', now(), now() from proven
     on conflict (business_id) do update set domain = $1, state = 'proven', method = 'dns'`,
    [domain],
  )
  await client.end()
}

/** A browser of their own: without the owner's cookies, which every other page here begins with. */
const aPhone = async (browser: Browser) =>
  (await browser.newContext({ viewport: { width: 390, height: 844 }, ...signedOut })).newPage()

/** Follows the link in the mail in a browser of their own, on a phone. */
async function join(browser: Browser, origin: string, { name, email }: typeof rosa): Promise<Page> {
  const page = await aPhone(browser)
  await page.goto(await linkInMail(page, email, '/business/join', origin))
  await expectAccessible(page)
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.waitForURL('**/business/dashboard')
  return page
}
