import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright-core'
import { findChromium } from '../tests/chromium.ts'
import { placeFor, visit } from '../tests/e2e/host-page.ts'
import { bundleScripts } from '../widget/bundle.ts'
import { kinds } from '../widget/kinds/kinds.ts'
import { print, styleElement } from '../widget/print.ts'
import { servedOf, widgetScript } from '../widget/served.ts'
import { type WidgetKind, widgetKinds } from '../widget/widget-data.ts'
import { corpusDoors, corpusWidget } from './widgets/corpus.ts'

const mostBytes: Partial<Record<WidgetKind, number>> = { wall: 3000, badge: 400 }
const mostMilliseconds = 15
const slowdown = 4
const turns = 5

type Event = {
  name: string
  ts: number
  dur?: number
  tdur?: number
  args: { data?: { url?: string }; fileName?: string }
}
/** By the script, or the same content as the page's own HTML. */
type Way = 'script' | 'html'

/**
 * The cost of each kind of widget to the page that carries it, with the twelve reviews of the corpus: its bytes by
 * brotli, its requests, the shift of what is below it, and the time of its script. Style and layout that a script asks for early
 * are none of it, because the next frame needs them anyway: they stand beside those of the same content as the page's own
 * HTML, and are more where a script makes the browser do them twice.
 */
export async function run() {
  const scripts = await bundleScripts()
  const { executablePath, env } = await findChromium()
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env } as Record<string, string>,
  })
  console.log(
    `  script ms: median of ${turns} loads at ${slowdown} times throttling, the thread's time for compiling, running and callbacks in Chromium's trace; a busy machine adds to it`,
  )
  console.log(
    `  ${'kind'.padEnd(10)} bytes        requests    shift at 320, 412, 1440    script ms       long scripts  style and layout ms, as HTML`,
  )
  try {
    for (const kind of widgetKinds) {
      const widget = corpusWidget(kind)
      const bytes = brotliCompressSync(widgetScript(widget, scripts, servedOf(widget, corpusDoors, 1))).length
      const shifts: number[] = []
      let requests = 0
      for (const width of [320, 412, 1440]) {
        const loaded = await load(browser, kind, width)
        shifts.push(loaded.shift)
        requests = Math.max(requests, loaded.requests)
      }
      const times = { script: [] as number[], layout: [] as number[], html: [] as number[] }
      let longScripts = 0
      for (let turn = 0; turn < turns; turn++) {
        const { script, layout, longest } = await time(browser, kind, 'script')
        times.script.push(script)
        times.layout.push(layout)
        times.html.push((await time(browser, kind, 'html')).layout)
        if (longest >= 50) longScripts++
      }
      const cells = [
        beside(bytes, mostBytes[kind], 13),
        beside(requests, 1, 12),
        `${shifts.map((each) => each.toFixed(4)).join(', ')}${shifts.some(Boolean) ? ' MISSED' : ''}`.padEnd(
          27,
        ),
        beside(median(times.script), mostMilliseconds, 16),
        `${longScripts} of ${turns}`.padEnd(14),
        `${median(times.layout)}, ${median(times.html)}`,
      ]
      console.log(`  ${kind.padEnd(10)} ${cells.join('')}`)
    }
  } finally {
    await browser.close()
  }
}

const median = (times: number[]) =>
  Number(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!.toFixed(1))

const millisecondsOf = (events: Event[]) =>
  events.reduce((sum, { dur = 0, tdur = dur }) => sum + tdur / 1000, 0)

const beside = (value: number, most: number | undefined, width: number) =>
  `${value}${most === undefined ? '' : ` of ${most}${value > most ? ' MISSED' : ''}`}`.padEnd(width)

const hostOf = (kind: WidgetKind, way: Way) => {
  const widget = corpusWidget(kind)
  const place = kinds[kind].isFloating ? '' : placeFor(widget)
  const shown = ([tag]: string[]) => (way === 'script' ? place + tag : htmlOf(kind))
  return {
    widgets: [widget],
    body: (tags: string[]) => `<main><h1>Shop</h1>${shown(tags)}<p>Visit us.</p></main>`,
  }
}

function htmlOf(kind: WidgetKind) {
  const [, , height, style, tree] = servedOf(corpusWidget(kind), corpusDoors, 1)
  const { element } = styleElement(`${style}.widget{--height:${height}px}`)
  return `<div data-vouchsafe><template shadowrootmode="open">${element}${print(tree)}</template></div>`
}

async function withPage<T>(browser: Browser, width: number, work: (page: Page) => Promise<T>) {
  const context = await browser.newContext({ viewport: { width, height: 900 } })
  try {
    return await work(await context.newPage())
  } finally {
    await context.close()
  }
}

const load = (browser: Browser, kind: WidgetKind, width: number) =>
  withPage(browser, width, async (page) => {
    const seen = await visit(page, hostOf(kind, 'script'))
    await page.waitForTimeout(300)
    const shift = (await seen.shifts()).reduce((sum, each) => sum + each, 0)
    // Without the beacon, which comes when somebody has seen the widget for a second.
    const requests = seen.requests().filter((address) => !address.endsWith('/seen')).length
    seen.stop()
    return { shift, requests }
  })

/** The time in which the browser compiled and ran the widget's script, the longest part of it, and the page's layout. */
const time = (browser: Browser, kind: WidgetKind, way: Way) =>
  withPage(browser, 412, async (page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await browser.startTracing(page, { categories: ['devtools.timeline', 'v8'] })
    const seen = await visit(page, hostOf(kind, way))
    await page.waitForTimeout(300)
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Event[] }
    seen.stop()
    const address = `${seen.origin}/w/`
    const ours = trace.traceEvents
      .filter(
        ({ name, args }) =>
          ['v8.compile', 'EvaluateScript', 'FunctionCall'].includes(name) &&
          (args.data?.url ?? args.fileName ?? '').startsWith(address),
      )
      .sort((one, other) => one.ts - other.ts)
    const layouts = trace.traceEvents.filter(({ name }) => name === 'UpdateLayoutTree' || name === 'Layout')
    // One that lies within another is counted with it. The thread's own time leaves out what other programs took.
    let end = 0
    const parts = ours.filter(({ ts, dur = 0 }) => {
      if (ts < end) return false
      end = ts + dur
      return true
    })
    const within = layouts.filter(({ ts }) =>
      parts.some((part) => ts >= part.ts && ts < part.ts + (part.dur ?? 0)),
    )
    return {
      layout: millisecondsOf(layouts),
      script: millisecondsOf(parts) - millisecondsOf(within),
      longest: Math.max(0, ...parts.map((part) => millisecondsOf([part]))),
    }
  })
