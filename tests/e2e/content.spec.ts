import { readFile } from 'node:fs/promises'
import { expectAccessibleAtEverySize, watchConsole } from './accessible.ts'
import { expect, testEveryFeature as test } from './demo.ts'

test('an owner chooses a review, downloads its card and copies a post, on a phone and on a desk', async ({
  page,
  demo,
}) => {
  const complaints = watchConsole(page)
  await page.goto(`${demo.origin}/business/ai-sentiments/content`)
  const card = page.getByRole('img', { name: /^Quote by / })
  await expect(card).toBeVisible()
  expect(await card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1080)
  await expectAccessibleAtEverySize(page)

  // Chosen anew at once, without the button.
  await page.getByLabel('Format').selectOption('wide')
  await expect(page).toHaveURL(/format=wide/)
  await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Download PNG/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('quote-wide.png')
  expect((await readFile(await download.path())).subarray(1, 4).toString()).toBe('PNG')

  await page.getByLabel('Kind').selectOption('post')
  const post = page.getByRole('textbox', { name: 'Instagram' })
  await expect(post).toHaveValue(/“.+”\n– .+★[\s\S]+Sample data\. Chosen by Corner & Crumb: 1 of/)
  await expectAccessibleAtEverySize(page)
  expect(complaints).toEqual([])
})
