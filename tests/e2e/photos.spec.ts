import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './accessible.ts'
import { expect, signedOut, testOwnersWork as test } from './demo.ts'
import { serve } from './host-page.ts'
import { linkInMail } from './mailbox.ts'
import { sendReview } from './sending-review.ts'

const phone = { viewport: { width: 390, height: 844 }, ...signedOut }

const photo = async (background: string) => ({
  name: `${background}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 3000, height: 2000, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

async function writeConfirmedReview(page: Page, email: string, text: string) {
  await page.goto('/businesses')
  await page.getByRole('link', { name: 'Corner & Crumb' }).first().click()
  await page.getByRole('link', { name: 'Write a review' }).first().click()
  await page.getByRole('radio', { name: /2 of 5/ }).check({ force: true })
  await page.getByLabel('What happened?').fill(text)
  await page.getByLabel('Display name').fill('Petra V.')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel(/I agree that my review/).check()
  await sendReview(page)
  await page.goto(await linkInMail(page, email, '/review/confirm/'))
  await page.getByRole('button', { name: 'Confirm and publish' }).click()
  await page.getByRole('heading', { name: /Your review is live/ }).waitFor()
}

async function onPhone(browser: Browser, origin: string, isScripted = true) {
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: isScripted, ...phone })
  return context.newPage()
}

async function findWall(owner: Page, origin: string) {
  await owner.goto(`${origin}/business/widgets`)
  const links = await owner
    .locator('a[href^="/business/widgets/"]')
    .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).pathname.split('/')[3]))
  for (const id of new Set(links)) {
    const response = await owner.request.get(`${origin}/w/${id}.json`)
    if (response.ok() && (await response.json()).kind === 'wall') return `${origin}/w/${id}`
  }
  throw new Error('The demo has no wall.')
}

/** On a page with cross-origin isolation, by the script and in a frame. */
async function expectInWidget(page: Page, wall: string) {
  const id = wall.split('/').at(-1)
  const site = await serve(
    'text/html',
    () => `<!doctype html><html lang="en"><title>Shop</title><div data-vouchsafe="${id}" style="min-height:900px"></div>
<script async src="${wall}.js"></script><iframe src="${wall}.html" title="Reviews" width="100%" height="900"></iframe></html>`,
    { headers: { 'cross-origin-embedder-policy': 'require-corp' } },
  )
  await page.goto(site.origin)
  for (const place of [page, page.frameLocator('iframe')]) {
    const image = place.getByRole('img', { name: 'Photo 1 by Petra V.' }).first()
    // Nothing is drawn in a frame off the screen, so nothing would be stable to wait for.
    await image.evaluate((each) => each.scrollIntoView())
    await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(400)
  }
  site.stop()
}

test('an author adds photos, an operator decides, all see', async ({
  browser,
  complaints,
  demo,
  page: operator,
}) => {
  const email = 'petra@photos.example'
  const page = await onPhone(browser, demo.origin)
  await writeConfirmedReview(
    page,
    email,
    'The tart looked nothing like the one in the window. See for yourself.',
  )
  const add = page.getByRole('link', { name: 'Add photos or a video' })
  const address = (await add.getAttribute('href'))!
  await add.click()
  const letter = {
    name: 'letter.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('This is a letter, not a photo.'),
  }
  const files = [await photo('tomato'), await photo('gold'), letter]
  await page.getByLabel('Photos', { exact: true }).setInputFiles(files)
  // Without consent nothing is sent.
  await page.getByRole('button', { name: 'Send photos' }).click()
  await expect(page.getByText('Please agree to this before you send photos.')).toBeVisible()
  await page.getByLabel('Photos', { exact: true }).setInputFiles(files)
  await page.getByLabel(/I took these photos/).check()
  // The connection is cut once: it is tried again by itself.
  let cut = 0
  await page.route('**/upload', (route) => (cut++ === 0 ? route.abort() : route.continue()))
  // An impatient author sends each of them once.
  await page.getByRole('button', { name: 'Send photos' }).dblclick()
  await expect(page.getByText(/letter.jpg was not sent. We cannot read this file/)).toBeVisible({
    timeout: 20_000,
  })
  expect(cut).toBe(4)
  expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')])
  await page.reload()
  await expect(page.getByText('Not public yet: we still have to look at it')).toHaveCount(2)
  await expectAccessible(page)

  await operator.goto(`${demo.origin}/operator/photos`)
  await expect(operator.getByRole('heading', { name: '2 photos to look at' })).toBeVisible()
  await expect(operator.getByText('The tart looked nothing like')).toHaveCount(2)
  await expectAccessible(operator)
  await operator.getByRole('button', { name: 'Show it' }).first().click()
  await expect(operator.getByRole('heading', { name: '1 photo to look at' })).toBeVisible()
  await operator.getByLabel('Reason to refuse').selectOption({ label: 'Violence or hate' })
  await operator.getByRole('button', { name: 'Refuse and delete' }).click()
  await expect(operator.getByText('No photos to look at')).toBeVisible()

  await page.reload()
  await expect(page.getByText('Not shown: violence or hate')).toBeVisible()
  await page.goto('/businesses')
  await page.getByRole('link', { name: 'Corner & Crumb' }).first().click()
  const strip = page.getByRole('region', { name: 'Photos from customers' })
  await expect(strip.getByRole('img', { name: 'By Petra V.' })).toHaveCount(1)
  const shown = page
    .getByRole('article')
    .filter({ hasText: 'The tart looked nothing like' })
    .getByRole('img', { name: 'Photo 1 by' })
  await shown.scrollIntoViewIfNeeded()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400)
  await expectInWidget(page, await findWall(operator, demo.origin))
  await linkInMail(page, email, '/review/mine/')
  await expect(
    page.getByText(/A photo or video in your review of Corner & Crumb is not shown/).first(),
  ).toBeVisible()

  await test.step('without a script they are sent one by one, and removed', async () => {
    const plain = await onPhone(browser, demo.origin, false)
    const waits = plain.getByText('Not public yet: we still have to look at it')
    await plain.goto(address)
    await plain.getByLabel('Photos', { exact: true }).setInputFiles(await photo('teal'))
    await plain.getByLabel(/I took these photos/).check()
    await plain.getByRole('button', { name: 'Send photos' }).click()
    await expect(waits).toBeVisible()
    await plain
      .getByRole('listitem')
      .filter({ has: waits })
      .getByRole('button', { name: /Remove/ })
      .click()
    await expect(waits).toHaveCount(0)
  })
})

test('a recorded video plays only when a visitor starts it', async ({ browser, demo, page: operator }) => {
  const page = await onPhone(browser, demo.origin)
  const email = 'petra@film.example'
  await writeConfirmedReview(
    page,
    email,
    'Watch how the croissant flakes, this is why we walk here each Sunday.',
  )
  await page.getByRole('link', { name: 'Add photos or a video' }).click()
  await page.getByRole('button', { name: 'Record a video' }).click()
  await page.getByRole('button', { name: 'Stop' }).waitFor()
  await page.waitForTimeout(1200)
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Record a video' }).waitFor()
  await page
    .getByLabel('What is said in the video')
    .fill('Listen to that crust. Nothing else sounds like it.')
  await page.getByLabel(/I made this video/).check()
  await page.getByRole('button', { name: 'Send video' }).click()
  await expect(page.getByRole('img', { name: 'Video' })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('button', { name: 'Record a video' })).toHaveCount(0)

  await operator.goto(`${demo.origin}/operator/photos`)
  const waiting = operator.getByRole('article').filter({ hasText: 'Watch how the croissant flakes' })
  await expect(waiting.getByText('Listen to that crust')).toBeVisible()
  await waiting.getByRole('button', { name: 'Show it' }).click()
  await expect(waiting).toHaveCount(0)

  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/businesses')
  await page.getByRole('link', { name: 'Corner & Crumb' }).first().click()
  const video = page.getByLabel('Video by Petra V.')
  await video.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.endsWith('-video'))).toEqual([])
  await video.evaluate((player: HTMLVideoElement) => player.play())
  await expect
    .poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime))
    .toBeGreaterThan(0.2)
  const shown = await video.evaluate(
    ({ textTracks: [track] }: HTMLVideoElement) => track?.cues?.[0] && (track.cues[0] as VTTCue).text,
  )
  expect(shown).toBe('Listen to that crust.')
  await expectAccessible(page)
})
