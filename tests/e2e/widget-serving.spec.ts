import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { corpusWidget } from '../../bench/widgets/corpus.ts'
import { placeFor, serve } from './host-page.ts'

const wall = corpusWidget('wall')

/** `answer` null: nothing listens there. `line`: the one line that the browser itself writes, if it writes any. */
const badDays: { name: string; answer: RequestListener | null; line: RegExp | null; hangs?: true }[] = [
  { name: 'a dead port', answer: null, line: /ERR_CONNECTION_REFUSED/ },
  { name: 'a server that accepts and never answers', answer: () => {}, line: null, hangs: true },
  {
    name: 'an error in HTML',
    answer: (_request, response) =>
      response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Something broke</h1>'),
    line: null,
  },
  {
    name: 'a proxy that says 200 and sends a page',
    answer: (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'x-content-type-options': 'nosniff' })
        .end('<h1>We will be back</h1>'),
    line: null,
  },
  {
    name: 'a body that breaks off',
    answer: (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-length': '9999' })
      response.write('(()=>{')
      setTimeout(() => response.destroy(), 50)
    },
    line: /ERR_CONTENT_LENGTH_MISMATCH|ERR_INCOMPLETE/,
  },
]

const shopPage = (
  origin: string,
) => `<!doctype html><html lang="en"><head><title>Shop</title><link rel="icon" href="data:,"></head><body>
<h1>Shop</h1>${placeFor(wall)}<script async src="${origin}/w/${wall.id}.js"></script>
<p id="after">Visit us.</p><script>document.body.dataset.ran = 'yes'</script></body></html>`

for (const { name, answer, line, hangs } of badDays)
  test(`a shop's page stays whole beside ${name}`, async ({ page }) => {
    const ours = createServer(answer ?? (() => {}))
    await new Promise<void>((done) => ours.listen(0, '127.0.0.1', done))
    const { port } = ours.address() as AddressInfo
    if (!answer) await new Promise((done) => ours.close(done))
    const shop = await serve('text/html', () => shopPage(`http://127.0.0.1:${port}`))
    const exceptions: string[] = []
    const lines: string[] = []
    page.on('pageerror', (error) => exceptions.push(String(error)))
    page.on('console', (message) => lines.push(message.text()))

    await page.goto(`${shop.origin}/`, { waitUntil: 'domcontentloaded' })
    // What stands below the script is parsed and shown, and the page's own scripts have run.
    await expect(page.locator('#after')).toBeVisible()
    await expect(page.locator('body')).toHaveAttribute('data-ran', 'yes')
    if (!hangs) await page.waitForLoadState('load')
    if (line) await expect.poll(() => lines).toEqual([expect.stringMatching(line)])
    else expect(lines).toEqual([])
    expect(exceptions).toEqual([])
    // The page had reserved the place, and nothing but an empty one is there.
    const place = page.locator('[data-vouchsafe]')
    expect(await place.evaluate((each) => [each.childNodes.length, each.shadowRoot])).toEqual([0, null])
    expect((await place.boundingBox())!.height).toBe(wall.look.height)

    shop.stop()
    if (answer) ours.close()
    ours.closeAllConnections()
  })

test('a shop is shown before a slow widget is, and the widget moves nothing when it comes', async ({
  page,
}) => {
  const script = 'document.querySelector("[data-vouchsafe]").textContent = "Reviews"'
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  const ours = await serve('text/javascript', () => script, { wait: () => asked })
  const shop = await serve('text/html', () => shopPage(ours.origin))
  await page.goto(`${shop.origin}/`, { waitUntil: 'domcontentloaded' })
  const before = await page.locator('#after').boundingBox()
  expect(await page.getByText('Reviews').count()).toBe(0)
  answer()
  await expect(page.getByText('Reviews')).toBeVisible()
  expect(await page.locator('#after').boundingBox()).toEqual(before)
  shop.stop()
  ours.stop()
})
