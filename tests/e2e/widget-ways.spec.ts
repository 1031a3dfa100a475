import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { widgetFragment } from '../../app/routes/widget/formats.server.ts'
import { corpusWidget } from '../../bench/widgets/corpus.ts'
import { serve, test } from './host-page.ts'
import { visitWithLoader } from './loader-site.ts'

const widgetOf = (id: string, kind: Parameters<typeof corpusWidget>[0] = 'list') => ({
  ...corpusWidget(kind),
  id,
  business: `Shop ${id}`,
})
const widgets = [widgetOf('first'), widgetOf('second', 'carousel'), widgetOf('third', 'marquee')]
const shop = (page: Page, id: string) => page.getByText(`Shop ${id}`)

/** As a developer's machine serves it, where React mounts everything twice and both say what is wrong. */
async function bundleApp(file: string) {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    define: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    resolve: { alias: { vue: 'vue/dist/vue.esm-bundler.js' } },
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL(`apps/${file}`, import.meta.url)), formats: ['iife'], name: 'app' },
    },
  })
  const [output] = [built].flat() as Rolldown.RolldownOutput[]
  return output!.output[0].code
}

/** How many there are that are not garbage. */
async function countLive(page: Page, prototype: string) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.collectGarbage')
  const { result } = await devtools.send('Runtime.evaluate', { expression: prototype })
  const { objects } = await devtools.send('Runtime.queryObjects', { prototypeObjectId: result.objectId! })
  const { result: count } = await devtools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    functionDeclaration: 'function () { return this.length }',
    returnByValue: true,
  })
  await devtools.detach()
  return count.value as number
}

for (const file of ['react-app.tsx', 'vue-app.ts'])
  test(`in an app made as ${file} widgets come and go without a trace`, async ({ page }) => {
    const app = await bundleApp(file)
    const seen = await visitWithLoader(page, {
      widgets,
      files: { '/app.js': app },
      page: (ours) => `<!doctype html><html lang="en"><head><title>App</title>
<script async crossorigin src="${ours}/w/loader.js"></script><script async src="${ours}/w/third.js"></script></head>
<body><div id="app"></div><script src="/app.js"></script></body></html>`,
    })
    const open = (name: string) => page.getByRole('button', { name, exact: true }).click()
    const around = () => page.evaluate(() => [document.head.innerHTML, document.body.children.length])
    const untouched = await around()

    await open('One')
    await expect(shop(page, 'first')).toBeVisible()
    expect(await page.locator('vouchsafe-widget').evaluate((each) => each.clientHeight)).toBeGreaterThan(319)
    await open('Swap')
    await expect(shop(page, 'second')).toBeVisible()
    await expect(shop(page, 'first')).toHaveCount(0)

    await open('List')
    const order = () =>
      page
        .locator('main > ol > li')
        .evaluateAll((items) =>
          items.map(
            (item) =>
              item.querySelector('vouchsafe-widget')!.shadowRoot!.querySelector('strong')!.textContent,
          ),
        )
    await expect.poll(order).toEqual(['Shop second', 'Shop first'])
    await open('Swap')
    await expect.poll(order).toEqual(['Shop first', 'Shop second'])

    await page.evaluate(async () => {
      const buttons = [...document.querySelectorAll('button')]
      for (let round = 0; round < 10; round++)
        for (const name of ['Div', 'Home', 'List', 'One']) {
          buttons.find(({ textContent }) => textContent === name)!.click()
          await new Promise((done) => setTimeout(done, 20))
        }
    })
    await open('Div')
    await expect(shop(page, 'third')).toBeVisible()
    await open('Home')
    await expect(page.locator('.widget')).toHaveCount(0)
    expect(await around()).toEqual(untouched)
    expect(['first', 'second', 'third'].map(seen.requestsFor)).toEqual([1, 1, 1])
    // Vue keeps its four places alive, React those of its last two pages.
    await expect.poll(() => countLive(page, 'ShadowRoot.prototype')).toBeLessThan(8)
  })

const loaderTag = (ours: string) => `<script async crossorigin src="${ours}/w/loader.js"></script>`
const stays = '<a href="https://shop.example/reviews">Our reviews</a>'

test('the element follows its attribute and place, and else stays as it was', async ({ page }) => {
  const bad = {
    script: 'cards',
    served: ['', 'bad', 100, '', ['div', ['img', { src: 'x', onerror: 'alert(1)' }]], 1],
  }
  const seen = await visitWithLoader(page, {
    widgets: [...widgets, widgetOf('toast', 'toast'), widgetOf('drawer', 'drawer')],
    tampered: { bad },
    page: (ours) => `<!doctype html><html lang="en"><head><title>Shop</title>
<script>
events = []
for (const name of ['vouchsafe:shown', 'vouchsafe:failed'])
  addEventListener(name, ({ type, detail }) => events.push(type + ' ' + detail.id))
</script>
${loaderTag(ours)}${loaderTag(ours)}<script async src="${ours}/w/third.js"></script></head><body>
<vouchsafe-widget id="one" data-vouchsafe="first">${stays}</vouchsafe-widget>
<vouchsafe-widget data-vouchsafe="bad">${stays}</vouchsafe-widget>
<vouchsafe-widget data-vouchsafe="none">${stays}</vouchsafe-widget>
<vouchsafe-widget id="both" data-vouchsafe="third"></vouchsafe-widget>
<div id="called" style="color: red">${stays}</div></body></html>`,
  })
  const events = () => page.evaluate(() => (window as unknown as { events: string[] }).events)
  await expect
    .poll(events)
    .toEqual(
      expect.arrayContaining(['vouchsafe:shown first', 'vouchsafe:failed none', 'vouchsafe:failed bad']),
    )
  for (const id of ['bad', 'none'])
    await expect(page.locator(`[data-vouchsafe=${id}]`).getByText('Our reviews')).toBeVisible()
  await expect(page.locator('#both .widget')).toHaveCount(1)

  // Moved within the page it is not built again; its text may be selected, its "Show more" open.
  await page.evaluate(() => {
    const one = document.getElementById('one')!
    Object.assign(window, { before: one.shadowRoot!.firstChild })
    document.body.append(one)
  })
  expect(
    await page.evaluate(
      () =>
        (window as unknown as { before: Node }).before ===
        document.getElementById('one')!.shadowRoot!.firstChild,
    ),
  ).toBe(true)
  await page.evaluate(() => document.getElementById('one')!.setAttribute('data-vouchsafe', 'second'))
  await expect(shop(page, 'second')).toBeVisible()
  await expect(shop(page, 'first')).toHaveCount(0)
  await page.evaluate(() => document.getElementById('one')!.setAttribute('data-vouchsafe', 'none'))
  await expect(page.locator('#one').getByText('Our reviews')).toBeVisible()
  await expect(shop(page, 'second')).toHaveCount(0)

  const called = await page.evaluate(async () => {
    const element = document.getElementById('called')!
    const { show, hide } = window.vouchsafe!
    const answers = [await show(element, 'none'), await show(element, 'first')]
    const shown = element.shadowRoot!.querySelectorAll('.widget').length
    hide(element)
    const late = show(element, 'second')
    hide(element)
    answers.push(await late)
    return { answers, shown, style: element.getAttribute('style'), left: element.shadowRoot!.innerHTML }
  })
  expect(called).toEqual({
    answers: [false, true, false],
    shown: 1,
    style: 'color: red',
    left: '<slot></slot>',
  })
  await expect(page.locator('#called').getByText('Our reviews')).toBeVisible()

  // What lies over the page goes with its element too.
  for (const id of ['toast', 'drawer']) {
    await page.evaluate((id) => document.getElementById('one')!.setAttribute('data-vouchsafe', id), id)
    await expect(page.locator('#one section')).toHaveCount(1)
  }
  await page.evaluate(() => document.getElementById('one')!.remove())
  await expect(page.locator('.widget')).toHaveCount(1)
  expect(seen.requestsFor('first')).toBe(1)
})

test('our service fills a pinned element under Trusted Types', async ({ page, baseURL }) => {
  const loader = await (await fetch(`${baseURL}/w/loader.js`)).arrayBuffer()
  const digest = createHash('sha384').update(Buffer.from(loader)).digest()
  const address = `${baseURL}/w/loader-${digest.toString('hex').slice(0, 24)}.js`
  const integrity = `sha384-${digest.toString('base64')}`
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  const html = `<!doctype html><html lang="en"><head><title>Shop</title>
<script async crossorigin src="${address}" integrity="${integrity}"></script></head>
<body><vouchsafe-widget data-vouchsafe="sample"></vouchsafe-widget></body></html>`
  const site = await serve('text/html', (path) => (path === '/' ? html : null), {
    headers: {
      'content-security-policy': `default-src 'none'; script-src '${integrity}'; connect-src ${baseURL}; require-trusted-types-for 'script'; trusted-types 'none'`,
    },
  })
  await page.goto(site.origin)
  await expect(page.locator('.widget')).toBeVisible()
})

test('without a script the fragment is in the page and the frame fits', async ({ page, baseURL }) => {
  const fragment = await (await fetch(`${baseURL}/w/sample.html?fragment`)).text()
  const html = `<!doctype html><html lang="en"><head><title>Shop</title></head><body>
<main style="color: rgb(20, 90, 50)">${fragment}</main>
<iframe src="${baseURL}/w/sample.html?page=dark&dir=rtl" title="Customer reviews" width="100%" height="560" loading="lazy" style="border:0"></iframe>
</body></html>`
  const site = await serve('text/html', (path) => (path === '/' ? html : null))
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(site.origin)
  const inPage = page.locator('main .widget')
  await expect(inPage).toBeVisible()
  await expect(inPage).toHaveCSS('color', 'rgb(20, 90, 50)')
  await page.locator('iframe').scrollIntoViewIfNeeded()
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('.widget')).toBeVisible()
  await expect(frame.locator('.widget')).toHaveCSS('direction', 'rtl')
  expect(await frame.locator('html').evaluate((each) => each.scrollHeight <= innerHeight)).toBe(true)
  expect(requests.filter((url) => url.startsWith(baseURL!))).toHaveLength(1)
})

test('hostile words stay words in the script, the element and the fragment', async ({ page }) => {
  const hostile = `</template></script><!--<img src=x onerror="alert(1)">-->]]>&lt;\u2028\u202e\u0024{alert(1)}'\`\\u003c&`
  const written = (id: string) => {
    const widget = widgetOf(id)
    return { ...widget, reviews: [{ ...widget.reviews[0]!, title: hostile, text: hostile, author: hostile }] }
  }
  await visitWithLoader(page, {
    widgets: [written('script'), written('element')],
    page: (ours) => `<!doctype html><html lang="en"><head><title>Shop</title>${loaderTag(ours)}
<script async src="${ours}/w/script.js"></script></head><body>
<div data-vouchsafe="script"></div><vouchsafe-widget data-vouchsafe="element"></vouchsafe-widget>
${widgetFragment(written('fragment')).html}</body></html>`,
  })
  await expect(page.locator('.widget')).toHaveCount(3)
  for (const part of ['.title', '.text', '.author'])
    expect(await page.locator(part).evaluateAll((all) => all.map((each) => each.textContent))).toEqual([
      hostile,
      hostile,
      hostile,
    ])
  await expect(page.locator('img, body > script')).toHaveCount(0)
})
