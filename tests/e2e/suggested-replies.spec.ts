import { expectAccessible, watchConsole } from './accessible.ts'
import { expect, testOwnersWork as test } from './demo.ts'

test('an owner takes a suggested reply with a key, edits it and publishes it; nothing typed is lost', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const complaints = watchConsole(page)
  await page.goto(`${demo.origin}/business/reviews?rating=4&state=unreplied`)
  const { keyboard } = page
  const reply = page.getByLabel(/^Your reply/)
  const blur = () =>
    page.locator('body').evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await expect(page.getByRole('button', { name: '? all keys' })).toBeVisible()
  // Named in the address, it stays open when it has its reply.
  await page.locator('a[data-review]').first().click()
  await expect(page).toHaveURL(/review=/)

  await test.step('one key takes a draft, and the next draft; what was typed comes back', async () => {
    await reply.fill('My own beginning')
    await blur()
    await keyboard.press('s')
    await expect(page.getByRole('button', { name: 'Warm' })).toHaveAttribute('aria-pressed', 'true')
    const warm = await reply.inputValue()
    expect(warm.split('\n')[0]).toMatch(/^Hi .+,$/)
    await keyboard.press('s')
    await expect(page.getByRole('button', { name: 'Brief' })).toHaveAttribute('aria-pressed', 'true')
    await expect(reply).not.toHaveValue(warm)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(reply).toHaveValue('My own beginning')
  })

  await test.step('an edited draft that is replaced comes back as well', async () => {
    await page.getByRole('button', { name: 'Formal' }).click()
    await reply.press('ControlOrMeta+End')
    await reply.pressSequentially(' P.S. Ask for Ola.')
    await page.getByRole('button', { name: 'Warm' }).click()
    await expect(reply).not.toHaveValue(/Ola/)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(reply).toHaveValue(/P\.S\. Ask for Ola\.$/)
    await page.getByRole('button', { name: 'Publish reply' }).click()
    await expect(page.getByRole('heading', { name: 'Your public reply' })).toBeVisible()
    await expect(page.getByText('P.S. Ask for Ola.').first()).toBeVisible()
  })
  expect(complaints).toEqual([])
})

test('without JavaScript a button fills the field', async ({ browser, page, demo }) => {
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const still = await plain.newPage()
  await still.goto(`${demo.origin}/business/reviews?rating=5&state=unreplied`)
  await still.getByRole('button', { name: 'Brief' }).click()
  await expect(still).toHaveURL(/suggestion=brief/)
  await expect(still.getByLabel(/^Your reply/)).toHaveValue(/^Hello /)
  await plain.close()
})
