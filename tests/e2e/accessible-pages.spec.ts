import { expectAccessibleAtEverySize } from './accessible.ts'
import { test } from './demo.ts'

const pages = {
  'the landing page': '/',
  'the demo': '/demo',
  'the choice of a business to review': '/review',
  'the review form': '/review?business={id}',
  'the page of a business': '/business/{id}',
  'praise beside criticism': '/business/{id}?order=helpful',
  'the transparency page': '/business/{id}/transparency',
  'the challenges behind it': '/business/{id}/transparency/challenged',
  'the directory': '/businesses',
  'the contact page': '/contact',
  'the newsletter': '/newsletter',
  'the questions and answers': '/faq',
  'the page about us': '/about',
  'the blog': '/blog',
  'the careers page': '/careers',
  'the integrations': '/integrations',
  'the terms': '/terms-of-service',
  'the privacy policy': '/privacy-policy',
  'the imprint': '/imprint',
  'the review policy': '/review-policy',
  'the report form': '{report}',
  'a page that is not there': '/nothing-here',
  'the login': '/business/login',
  'the signup': '/business/signup',
  'the forgotten password': '/business/forgotten-password',
}

for (const [name, path] of Object.entries(pages)) {
  test(`axe finds nothing on ${name}, and nothing sticks out at three widths`, async ({ page, demo }) => {
    const address = await fillIn(path, demo.origin)
    await page.goto(demo.origin + address, { waitUntil: 'load' })
    await expectAccessibleAtEverySize(page)
  })
}

/** With the first business of the directory, and its first review. */
async function fillIn(path: string, origin: string) {
  if (!path.includes('{')) return path
  const id = await firstIn(`${origin}/businesses`, /\/business\/([0-9a-f-]{36})/)
  if (path !== '{report}') return path.replace('{id}', id)
  return firstIn(`${origin}/business/${id}`, /href="(\/business\/[^"]+\/report\?review=[^"&]+)/)
}

async function firstIn(address: string, pattern: RegExp) {
  const found = pattern.exec(await fetch(address).then((answer) => answer.text()))
  if (!found) throw new Error(`${address} shows no ${pattern}`)
  return found[1]!
}
