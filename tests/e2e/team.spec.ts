import type { Browser, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtEverySize, watchConsole } from './accessible.ts'
import { expect, testOwnersWork as test } from './demo.ts'
import { linkInMail } from './mailbox.ts'

const password = 'flour-water-salt-2026'
const rosa = { name: 'Rosa Reply', email: 'rosa@team.example' }
const ana = { name: 'Ana Lyst', email: 'ana@team.example' }

test('an owner invites two colleagues: one replies to a review that is given to her, the other reads', async ({
  page,
  browser,
  demo,
}) => {
  const complaints = watchConsole(page)
  const reviews = `${demo.origin}/business/reviews?state=unreplied`

  await test.step('the owner invites both', async () => {
    await page.goto(`${demo.origin}/business/team`)
    for (const [{ email }, role] of [
      [rosa, 'responder'],
      [ana, 'analyst'],
    ] as const) {
      await page.getByLabel('Email of your colleague').fill(email)
      await page.getByLabel('Role').last().selectOption(role)
      await page.getByRole('button', { name: 'Send invitation' }).click()
      await expect(page.getByRole('button', { name: `Send again to ${email}` })).toBeVisible()
    }
    await expectAccessibleAtEverySize(page)
  })

  const member = await join(browser, demo.origin, rosa)
  const reader = await join(browser, demo.origin, ana)

  await test.step('the owner gives a review to the one who replies', async () => {
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
  })

  await test.step('the other reads everything, and can change nothing', async () => {
    await reader.goto(reviews)
    await reader.locator('[data-row] a').first().click()
    await expect(reader.getByRole('article', { name: 'The review' })).toBeVisible()
    for (const name of ['Publish reply', 'Add', 'Save this filter'])
      await expect(reader.getByRole('button', { name, exact: true })).toHaveCount(0)
    await expect(reader.getByText('Challenge this review')).toHaveCount(0)
    await reader.goto(`${demo.origin}/business/analytics`)
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Analytics')
  })

  await test.step('the activities say who it was; a removed member is out', async () => {
    await page.goto(`${demo.origin}/business/activities?about=replies`)
    await expect(page.getByText(`· ${rosa.name}`).first()).toBeVisible()
    await page.goto(`${demo.origin}/business/team`)
    await page.getByRole('button', { name: `Remove ${rosa.name}` }).click()
    await expect(page.getByText('Removed, and signed out everywhere').first()).toBeVisible()
    await member.goto(reviews)
    await expect(member).toHaveURL(/login/)
  })
  expect(complaints).toEqual([])
})

/** Follows the link in the mail in a browser of their own, on a phone. */
async function join(browser: Browser, origin: string, { name, email }: typeof rosa): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await page.goto(await linkInMail(page, email, '/business/join', origin))
  await expectAccessible(page)
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.waitForURL('**/business/dashboard')
  return page
}
