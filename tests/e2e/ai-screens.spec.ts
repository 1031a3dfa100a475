import { readFile } from 'node:fs/promises'
import { startFakeModel } from '#tests/fakes/language-model.ts'
import type { Service } from '#tests/service.ts'
import { expectAccessible, expectAccessibleAtEverySize } from './accessible.ts'
import { expect, runDemo, signedIn, testEveryFeature as test, testAsOwner } from './demo.ts'
import { test as plain } from './hydrated.ts'

test('an owner reads how customers feel, and finds each quote', async ({ page, demo }) => {
  await page.goto(`${demo.origin}/business/ai-sentiments`)
  for (const question of ['Is sentiment changing?', 'What matters most?'])
    await expect(page.getByRole('region', { name: question })).toContainText('.')
  // In the demo nothing changed clearly: what was checked is one line.
  await page.getByText(/^Also checked: \d things, nothing unusual$/).click()
  await expect(page.getByText('Nothing became clearly more or less in the last half year.')).toBeVisible()
  await expectAccessibleAtEverySize(page)

  const feeling = page.getByRole('region', { name: 'Is sentiment changing?' })
  await feeling.getByTitle('As a table').click()
  await expect(feeling.getByRole('row').nth(5)).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    feeling.getByRole('link', { name: 'CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^sentiment-.+-to-.+\.csv$/)

  const most = page.getByRole('region', { name: 'What matters most?' })
  await most.locator('summary').first().click()
  const quote = most.locator('figure:has(blockquote)').first()
  const words = (await quote.locator('blockquote').textContent())!.trim()
  expect(words.length).toBeGreaterThan(10)
  await quote.getByRole('link', { name: 'Read the whole review' }).click()
  await expect(page.locator('main')).toContainText(words)
})

test('an owner pages through the digests and subscribes to them', async ({ page, demo }) => {
  await page.goto(`${demo.origin}/business/analytics`)
  await page.getByRole('link', { name: 'Digest' }).click()
  await expect(page.getByRole('heading', { name: 'Without a reply' })).toBeVisible()
  await expectAccessibleAtEverySize(page)

  const week = await page.locator('#digest').textContent()
  await page.getByRole('link', { name: 'Week before' }).click()
  await expect(page.locator('#digest')).not.toHaveText(week!)
  await page.getByRole('link', { name: 'Next week' }).click()
  await expect(page.locator('#digest')).toHaveText(week!)

  await page.getByRole('link', { name: 'Change' }).click()
  await page.getByLabel('Once a week').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('You will get the digest once a week').first()).toBeVisible()
})

const questions = '/business/ai-sentiments/questions'

test('an owner asks, changes, opens, pins and forgets a question', async ({ page, demo }) => {
  await page.goto(demo.origin + questions)
  await page.getByLabel('Ask your reviews').fill('How many complain about waiting time?')
  await page.keyboard.press('Enter')
  const answer = page.getByRole('region', { name: /How many reviews that complain about “waiting time”/ })
  await expect(answer).toContainText(/\d+ of \d+ reviews have words for “waiting time”/)
  await expect(answer.locator('blockquote').first()).toContainText(/queue|wait|line/)
  await expectAccessible(page)

  await page.getByText('Change the question').click()
  await page.getByLabel('Stars', { exact: true }).selectOption('4-5')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL(/stars=4-5/)
  await page
    .getByRole('link', { name: /of \d+ reviews?/ })
    .first()
    .click()
  await expect(page).toHaveURL(/list=all/)
  await expect(page.getByRole('heading', { name: /^\d+ reviews?, the newest first$/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Read the whole review' }).first()).toBeVisible()

  await page.goto(`${demo.origin}${questions}?q=zebra`)
  await expect(page.getByText(/^We cannot tell what reviews say about “zebra”/)).toBeVisible()
  await expect(page.getByLabel('Ask your reviews')).toHaveValue('zebra')
  await expectAccessibleAtEverySize(page)
  await page.getByRole('button', { name: /^Pin “How many reviews that complain/ }).click()
  await page.goto(`${demo.origin}/business/dashboard`)
  await expect(page.getByRole('region', { name: 'Your questions' })).toContainText('waiting time')
  await page.goto(demo.origin + questions)
  await page.getByRole('button', { name: /^Forget “How many reviews that complain/ }).click()
  await expect(page.getByRole('button', { name: /^Forget/ })).toHaveCount(0)
})

const title = 'Put a second person where people queue on Saturdays'

test('an owner marks a suggestion as done with a note, and undoes it', async ({ page, demo }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${demo.origin}/business/dashboard`)
  await expect(page.getByRole('region', { name: 'Most important now' })).toContainText('mention waiting time')
  await page.goto(`${demo.origin}/business/analytics/suggestions`)

  const item = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
  await expect(item).toContainText(
    /At least \d+ reviews mention waiting time; \d+ of them read as complaints/,
  )
  await expect(item.locator('blockquote').first()).toContainText('queue')
  await expectAccessible(page)

  await item.getByText('Add a note').click()
  await item.getByLabel('Note').fill('Sam helps at the till until noon')
  await item.getByRole('button', { name: 'Done' }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  // Its toast stays while it is hovered.
  await undo.hover()
  const done = page.getByRole('region', { name: 'Done', exact: true })
  await expect(done).toContainText(title)
  await expect(done).toContainText('Sam helps at the till until noon')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await undo.click()
  await expect(page.getByRole('region', { name: 'things to improve' })).toContainText(title)
  await expect(done).toHaveCount(0)
  await expect(item).not.toContainText('Sam helps')
})

test('an owner chooses a review, downloads its card and copies a post', async ({ page, demo }) => {
  await page.goto(`${demo.origin}/business/ai-sentiments/content`)
  const card = page.getByRole('img', { name: /^Quote by / })
  await expect(card).toBeVisible()
  expect(await card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1080)
  await expectAccessibleAtEverySize(page)

  // Chosen anew at once, without the button.
  await page.getByText('Format, length and language').click()
  await page.getByLabel('Format').selectOption('wide')
  await expect(page).toHaveURL(/format=wide/)
  await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Download PNG/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('quote-wide.png')
  expect((await readFile(await download.path())).subarray(1, 4).toString()).toBe('PNG')

  await page.getByRole('radio', { name: 'Social post' }).check()
  const post = page.getByRole('textbox', { name: 'Instagram' })
  await expect(post).toHaveValue(/“.+”\n– .+★[\s\S]+Sample data\. Chosen by Corner & Crumb: 1 of/)
  await expectAccessibleAtEverySize(page)
})

const saidOfRival = (at: number) =>
  at % 4 === 0
    ? 'The coffee was excellent, and the garden is lovely.'
    : 'The bread was stale and the staff were very rude to us.'

const monthsAgo = (count: number) => {
  const at = new Date()
  at.setUTCMonth(at.getUTCMonth() - count, 3)
  return at.toISOString().slice(0, 10)
}

/** An export of another bakery, with the names of its authors. */
const rivalsFile = [
  'rating;reviewer;date;text',
  ...Array.from(
    { length: 120 },
    (_, at) => `${at % 4 === 0 ? 5 : 1};Ines van der Kamp;${monthsAgo(1 + (at % 6))};${saidOfRival(at)}`,
  ),
].join('\n')

test('an owner imports a competitor’s reviews, compares, removes it', async ({ page, demo }) => {
  await page.goto(`${demo.origin}/business/ai-sentiments/competitors`)

  await test.step('nobody is listed yet, and a name is needed', async () => {
    await expect(page.getByText('See your stars beside theirs, topic by topic')).toBeVisible()
    const search = page.getByRole('search')
    await search.getByLabel('Name or website').fill('T')
    await search.getByRole('button', { name: 'Find' }).click()
    await page.getByRole('button', { name: 'Add T', exact: true }).click()
    await expect(page.getByText('Please enter the competitor’s name')).toBeVisible()
    await search.getByLabel('Name or website').fill('The Stale Crust')
    await search.getByRole('button', { name: 'Find' }).click()
    await page.getByRole('button', { name: 'Add The Stale Crust' }).click()
  })

  await test.step('a file is read, checked and imported', async () => {
    const input = { name: 'reviews.csv', mimeType: 'text/csv', buffer: Buffer.from(rivalsFile) }
    await page.getByLabel('File with reviews').setInputFiles(input)
    await page.getByLabel('Where they come from').fill('Town guide')
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Check/ }).click()
    await expect(page.getByText('120 reviews from Town guide can be imported.')).toBeVisible()
    await expect(page.locator('main')).not.toContainText('Kamp')
    await page.getByRole('button', { name: 'Import 120 reviews' }).click()
    await expect(page.getByText('120 reviews from Town guide imported.')).toBeVisible()
  })

  await test.step('the comparison has sentences with quotes, and the reviews behind each number', async () => {
    await page.getByRole('link', { name: 'Compare' }).click()
    await expect(page.getByRole('heading', { name: 'The Stale Crust' })).toBeVisible()
    const said = page.getByRole('region', { name: 'What do customers say?' })
    const row = said.locator('summary', { hasText: 'Bread complaints In your favour' })
    // What is imported is analysed while the owner reads on.
    await expect(async () => {
      await page.reload()
      expect(await row.isVisible()).toBe(true)
    }).toPass()
    await row.click()
    await expect(said.getByText(/Fewer of your reviews complain about bread: about \d/)).toBeVisible()
    const opened = said.locator('details[open]')
    await expect(opened.getByText('The bread was stale and the staff were very rude to us.')).toBeVisible()
    await expect(opened.getByText('Imported by you.').first()).toBeVisible()
    await expectAccessible(page)
    await opened
      .getByRole('link', { name: /^\d+%$/ })
      .last()
      .click()
    await expect(page.getByText(/Complaints about bread/)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'The bread was stale' })).toHaveCount(20)
    await expectAccessible(page)
  })

  await test.step('on a phone nothing is cut off', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goBack()
    await page.getByTitle('As a table').first().click()
    await expect(page.getByRole('table', { name: 'How are you rated?' })).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })

  await test.step('it is removed, and with the toast it is back', async () => {
    await page.getByRole('link', { name: 'All competitors' }).click()
    await expect(page.getByText('120 reviews, imported by you from Town guide')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('More for The Stale Crust').click()
    await page.getByRole('button', { name: 'Remove The Stale Crust' }).click()
    await expect(page.getByText('See your stars beside theirs, topic by topic')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('120 reviews, imported by you from Town guide')).toBeVisible()
  })

  await test.step('an unknown one leads back to the list', async () => {
    await page.goto(`${demo.origin}/business/ai-sentiments/competitors/${crypto.randomUUID()}/reviews`)
    await expect(page.getByText('This competitor does not exist.')).toBeVisible()
    await page.getByRole('link', { name: 'Go back' }).click()
    await expect(page).toHaveURL(/\/competitors$/)
  })
})

testAsOwner('an owner changes the period by keyboard and downloads the numbers', async ({ page, demo }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${demo.origin}/business/analytics`)
  const rating = page.getByRole('region', { name: 'How is your rating changing?' }).first()
  const answer = rating.locator('p').first()
  const ofTheYear = (await answer.textContent())!
  await page.getByText('Change', { exact: true }).click()
  const period = page.getByLabel('Period', { exact: true })
  // Without JavaScript there is a button to send the form.
  await expect(page.getByRole('button', { name: 'Show', exact: true })).toHaveCount(0)

  await period.focus()
  await page.keyboard.type('everything')
  await expect(page).toHaveURL(/period=any/)
  await expect(answer).not.toHaveText(ofTheYear)
  await expect(period).toBeFocused()
  const counted = /from (\d+) reviews/.exec((await answer.textContent())!)![1]

  const table = rating.getByTitle('As a table')
  await table.focus()
  await page.keyboard.press('Enter')
  const numbers = rating.getByRole('table')
  await expect(numbers.getByRole('row').last()).toContainText(/\w+ \d{4}/)
  const months = await numbers.getByRole('row').count()
  await expectAccessible(page)

  const fileOf = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      rating.getByRole('link', { name }).click(),
    ])
    return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
  }
  const csv = await fileOf('CSV: How is your rating changing?')
  expect(csv.name).toBe('rating-any.csv')
  const rows = csv.content.toString().trim().split('\n')
  expect(rows).toHaveLength(months)
  const reviews = rows.slice(1).map((row) => Number(row.split(/[,;]/).at(-1)))
  expect(reviews.reduce((sum, count) => sum + count, 0)).toBe(Number(counted))
  const png = await fileOf('PNG: How is your rating changing?')
  expect(png.name).toBe('rating-any.png')
  expect(png.content.subarray(1, 4).toString()).toBe('PNG')
  // 840 wide, drawn for screens of twice the resolution.
  expect(png.content.readUInt32BE(16)).toBe(1680)
})

type FakeModel = Awaited<ReturnType<typeof startFakeModel>>

const testWithModel = plain.extend<object, { model: FakeModel; demo: Service }>({
  ...signedIn,
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to learn what a fixture needs.
    async ({}, use) => {
      const model = await startFakeModel(() => ({
        tool: 'ask',
        arguments: JSON.stringify({ show: 'count', stars: '1-2' }),
      }))
      await use(model)
      await model.close()
    },
    { scope: 'worker' },
  ],
  demo: [
    ({ model }, use) => {
      const { baseUrl, model: name } = model.model()
      return runDemo({ BILLING: 'off', LLM_BASE_URL: baseUrl, LLM_MODEL: name }, use)
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

testWithModel('an owner agrees, asks the model, sees what was sent', async ({ page, model, demo }) => {
  const settings = `${demo.origin}/business/profile/language-model`
  const ask = (question: string) =>
    page.goto(`${demo.origin}/business/ai-sentiments/questions?q=${encodeURIComponent(question)}`)

  await testWithModel.step('before the consent nothing is sent', async () => {
    await ask('How happy is the zeppelin of Paolo?')
    await expect(page.getByText(/zeppelin/).first()).toBeVisible()
    expect(model.requests).toHaveLength(0)
  })

  await testWithModel.step('the owner reads an example, is told of a wrong budget, and agrees', async () => {
    await page.goto(settings)
    await expect(page.getByText(/^Nothing is sent to standin at /)).toBeVisible()
    await expect(
      page
        .getByRole('region', { name: 'An example of what would be sent' })
        .getByText(/"draft"/)
        .first(),
    ).toBeVisible()
    await expectAccessibleAtEverySize(page)
    await page.getByLabel('Budget for a month, in tokens').fill('a few')
    await page.getByRole('button', { name: 'Agree that it may be asked' }).click()
    await expect(page.getByLabel('Budget for a month, in tokens')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Budget for a month, in tokens').fill('900000')
    await page.getByRole('button', { name: 'Agree that it may be asked' }).click()
    await expect(page.getByText(/ may be asked\.$/)).toBeVisible()
  })

  await testWithModel.step(
    'the model reads a question, our code counts, and what was sent is shown',
    async () => {
      await ask('How happy is the zeppelin of Paolo?')
      await expect(page).toHaveURL(/stars=1-2/)
      expect(model.requests).toHaveLength(1)
      expect(JSON.stringify(model.requests[0]!.body)).not.toContain('Paolo')
      await page.goto(settings)
      await expect(
        page.getByRole('region', { name: 'What was sent last' }).getByText(/How happy is the zeppelin/),
      ).toBeVisible()
      await expect(page.getByText(/^1 request, /)).toBeVisible()
      await expectAccessible(page)
    },
  )

  await testWithModel.step('after a withdrawal nothing is sent', async () => {
    await page.getByRole('button', { name: 'Withdraw the consent' }).click()
    await expect(page.getByText(/^Nothing is sent to standin at /)).toBeVisible()
    await ask('How happy is the airship of Paolo?')
    await expect(page.getByText(/airship/).first()).toBeVisible()
    expect(model.requests).toHaveLength(1)
  })
})
