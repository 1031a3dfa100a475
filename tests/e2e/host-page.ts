import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, type Page, test as plain } from '@playwright/test'
import { bundleScripts, type Scripts } from '../../widget/bundle.ts'
import { servedOf, widgetScript } from '../../widget/served.ts'
import type { WidgetData } from '../../widget/widget-data.ts'

/** The servers and pages of the test that runs. */
const servers: { stop: () => void }[] = []
const visits: (() => string[])[] = []

/** `test` whose pages complain of nothing. Its servers stop with it. */
export const test = plain.extend<{ isQuiet: boolean }>({
  isQuiet: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to learn what a fixture needs.
    async ({}, use) => {
      await use(true)
      for (const { stop } of servers.splice(0)) stop()
      expect(visits.splice(0).flatMap((complaints) => complaints())).toEqual([])
    },
    { auto: true },
  ],
})

/** Records what a page writes into the console or throws, but for the lines that are its own business. */
export function watchVisit(page: Page, isOwn: RegExp) {
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  visits.push(() => complaints.filter((line) => !isOwn.test(line)))
}

let scripts: Promise<Scripts> | undefined

/** The placeholder that a site gives a widget, as our contract has it: nothing but a fixed block size. */
export const placeFor = ({ id, look }: WidgetData, more = '') =>
  `<div data-vouchsafe="${id}" style="min-height:${look.height}px${more}"></div>`

/** `wait`: answers are held back until it resolves. */
type Serving = { headers?: Record<string, string>; wait?: () => Promise<unknown> }

/** One server answers with `body`, on an origin of its own. */
export async function serve(
  type: string,
  body: (path: string) => string | null,
  { headers = {}, wait = async () => {} }: Serving = {},
) {
  const posted: { path: string; body: string }[] = []
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      let text = ''
      for await (const chunk of request) text += chunk
      posted.push({ path: request.url!, body: text })
      return void response.writeHead(204, { 'access-control-allow-origin': '*' }).end()
    }
    await wait()
    const found = body(request.url!)
    response
      .writeHead(found === null ? 404 : 200, { 'content-type': `${type}; charset=utf-8`, ...headers })
      .end(found ?? '')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  servers.push({ stop })
  return { origin: `http://127.0.0.1:${port}`, posted, stop }
}

type Visit = {
  widgets: WidgetData[]
  /** The content of the page's body, given the script tags of the widgets in their order. */
  body: (scriptTags: string[]) => string
  head?: string
  /** The page's Content-Security-Policy, given our origin. */
  policy?: (origin: string) => string
  /** Of the page. */
  headers?: Record<string, string>
  /** Attributes of the html element. */
  html?: string
  /** What it complains of is of its own making. */
  complains?: boolean
}

/**
 * Opens somebody else's page, on an origin that is not ours, with the real scripts of these widgets, and records what the
 * browser did. A script comes after 150 ms: one before the first paint shifts nothing anyway.
 */
export async function visit(
  page: Page,
  { widgets, body, head = '', policy, headers, html = 'lang="en"', complains = false }: Visit,
) {
  scripts ??= bundleScripts()
  const bundles = await scripts
  const ours = await serve(
    'text/javascript',
    (path) => {
      const widget = widgets.find(({ id }) => path.startsWith(`/w/${id}.js`))
      if (!widget) return null
      return widgetScript(widget, bundles, servedOf(widget, `${ours.origin}/w/`, 1))
    },
    { wait: () => setTimeout(150), headers: { 'cross-origin-resource-policy': 'cross-origin' } },
  )
  const tags = widgets.map(({ id }) => `<script async src="${ours.origin}/w/${id}.js"></script>`)
  const text = `<!doctype html><html ${html}><head><meta charset="utf-8"><title>Shop</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${head}</head>
<body>${body(tags)}</body></html>`
  const theirs = await serve('text/html', () => text, {
    headers: { ...headers, ...(policy && { 'content-security-policy': policy(ours.origin) }) },
  })
  const requests: string[] = []
  page.on('request', (request) => request.method() === 'GET' && requests.push(request.url()))
  // The page has no icon.
  watchVisit(page, complains ? /./ : /404/)
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`${theirs.origin}/`)
  // A badge in the page's own look has nothing but links.
  const content = widgets[0]!.kind === 'badge' ? '[data-vouchsafe] a' : '.widget'
  await page.locator(content).first().waitFor({ state: 'attached' })
  return {
    /** What the page fetched of ours, the scripts included. A view is counted when it has lasted a second: see `posted`. */
    requests: () => requests.filter((url) => url.startsWith(ours.origin)),
    shifts: () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts),
    posted: ours.posted,
    origin: ours.origin,
    stop() {
      ours.stop()
      theirs.stop()
    },
  }
}
