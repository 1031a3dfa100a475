import { expectAccessible } from './accessible.ts'
import { expect, testOwnersWork as test } from './demo.ts'

test('an owner works through the inbox with the keyboard alone', async ({ page, demo }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${demo.origin}/business/reviews?state=unreplied`)
  const { keyboard } = page
  const rows = page.locator('[data-row]')
  const open = page.locator('a[data-review][aria-current]')
  const keys = page.getByRole('button', { name: '? Keyboard shortcuts' })
  await expect(keys).toBeVisible()

  await test.step('the list of keys opens with one, and a dialog takes them all', async () => {
    await keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await keyboard.press('j')
    await keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(rows.nth(0).locator('a')).toHaveAttribute('aria-current', 'true')
  })

  await test.step('next, previous, into the review and back to the list', async () => {
    await keyboard.press('j')
    await expect(rows.nth(1).locator('a')).toHaveAttribute('aria-current', 'true')
    await keyboard.press('k')
    await expect(rows.nth(0).locator('a')).toHaveAttribute('aria-current', 'true')
    await keyboard.press('o')
    await expect(page.locator('[data-open-review]')).toBeFocused()
    await keyboard.press('u')
    await expect(open).toBeFocused()
  })

  await test.step('a range is selected, tagged and, with the toast, as it was before', async () => {
    await keyboard.press('x')
    await expect(page.getByText('1 review selected')).toBeVisible()
    await keyboard.press('j')
    await expect(rows.nth(1).locator('a')).toHaveAttribute('aria-current', 'true')
    await keyboard.press('j')
    await expect(rows.nth(2).locator('a')).toHaveAttribute('aria-current', 'true')
    await keyboard.press('Shift+X')
    await expect(page.getByText('3 reviews selected')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Tag for the selected reviews').focus()
    await keyboard.type('jxk call back')
    await keyboard.press('Enter')
    await expect(rows.getByText('jxk call back')).toHaveCount(3)
    await expect(page.locator('[data-select]:checked')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(rows.getByText('jxk call back')).toHaveCount(0)
  })

  await test.step('a tag on one review', async () => {
    await page.locator('body').evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await keyboard.press('t')
    await keyboard.type('kitchen')
    await keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'kitchen', exact: true })).toBeVisible()
  })

  await test.step('a template leaves a gap, which is filled, previewed as in public, reloaded and published', async () => {
    await expect(page.getByRole('button', { name: 'Publish reply' })).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'The queue' }).press('Enter')
    const reply = page.getByLabel(/^Your reply/)
    await expect(reply).toBeFocused()
    await page.getByRole('button', { name: 'Publish reply' }).press('Enter')
    await expect(page.getByText(/Please fill in \{\{what we have changed\}\}/)).toBeVisible()
    const filled = (await reply.inputValue()).replace(/\{\{.*?\}\}/g, 'we opened a second till')
    await reply.fill(filled)
    await page.reload()
    await expect(reply).toHaveValue(filled)
    await page.getByRole('button', { name: 'Preview' }).press('Enter')
    const preview = page.getByRole('region', { name: 'As the public will see it' })
    await expect(preview.getByText('Corner & Crumb replies:')).toBeVisible()
    await expect(preview.getByText('we opened a second till')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Publish reply' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Your public reply' })).toBeVisible()
    await page.getByRole('heading', { name: 'History' }).click()
    await expect(page.getByText('Public reply by you')).toBeVisible()
  })

  await test.step('“See it in public” opens that very review', async () => {
    const address = (await page.getByRole('link', { name: 'See it in public' }).getAttribute('href'))!
    const visitor = await page.context().newPage()
    await visitor.goto(demo.origin + address)
    const [, id] = address.split('#')
    await expect(visitor.locator(`[id="${id}"]`).getByText('we opened a second till')).toBeInViewport()
    await visitor.close()
  })

  await test.step('keys can be switched off, and then do nothing', async () => {
    await page.goto(`${demo.origin}/business/reviews`)
    await expect(keys).toBeVisible()
    await keyboard.press('/')
    await expect(page.getByLabel(/^Search in titles/)).toBeFocused()
    await page.locator('body').evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await keyboard.press('?')
    await page.getByRole('button', { name: 'Turn shortcuts off' }).press('Enter')
    await keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Keyboard shortcuts are off' })).toBeVisible()
    await keyboard.press('j')
    await keyboard.press('x')
    await expect(rows.nth(0).locator('a')).toHaveAttribute('aria-current', 'true')
    await expect(page.locator('[data-select]:checked')).toHaveCount(0)
  })

  await test.step('the pages for tags and templates are accessible', async () => {
    for (const path of ['tags', 'templates']) {
      await page.goto(`${demo.origin}/business/reviews/${path}`)
      await expectAccessible(page)
    }
  })
})

test('an owner takes a suggested reply with a key and publishes it', async ({ page, demo }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${demo.origin}/business/reviews?rating=4&state=unreplied`)
  const { keyboard } = page
  const reply = page.getByLabel(/^Your reply/)
  const blur = () =>
    page.locator('body').evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await expect(page.getByRole('button', { name: '? Keyboard shortcuts' })).toBeVisible()
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

  await test.step('the reply can be published without scrolling, also on a phone', async () => {
    const publish = page.getByRole('button', { name: 'Publish reply' })
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(publish).toBeInViewport({ ratio: 1 })
    }
    await page.setViewportSize({ width: 1440, height: 900 })
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
