import { expect, test } from 'vitest'
import { hashesOf, latePage, partScripts } from './late-page.server.ts'

const page = (scripts: string, body = '<p>Hello</p>') =>
  `<html lang="en"><head></head><body>${body}${scripts}</body></html>`
const scripts = (nonce: string) =>
  `<link rel="modulepreload" href="/assets/a.js"/><script nonce="${nonce}">window.__reactRouterContext = {}</script>` +
  `<script nonce="${nonce}" type="module" async="">;\nimport "/assets/b.js";window.__reactRouterManifest = {}</script>`
const nonce = 'n0n-ce_'
const visit = { nonce, isFirst: true }

test('the router’s scripts sleep under another type, each with its own nonce', () => {
  const html = latePage(page(scripts(nonce)), visit)
  expect(html).toContain(`<script nonce="${nonce}" type="late/classic">window.__reactRouterContext`)
  expect(html).toContain(`<script nonce="${nonce}" type="late/module" async="">`)
  expect(html).not.toContain('modulepreload')
})

test('other scripts and data are left as they are', () => {
  const others = `<script type="application/ld+json">{"@type":"Thing"}</script><script nonce="${nonce}">scroll()</script>`
  expect(latePage(page(others), visit)).toContain(others)
  expect(partScripts(page(others), nonce).html).toContain(others)
})

test('the router does not scroll before it runs', () => {
  const scroll = `<script nonce="${nonce}">restore("react-router-scroll-positions")</script>`
  expect(latePage(page(scroll), visit)).not.toContain('restore(')
  expect(partScripts(page(scroll), nonce)).toMatchObject({ html: page(`<script nonce="${nonce}"></script>`) })
  expect(partScripts(page(scroll), nonce).script).not.toContain('restore(')
})

test('what wakes them is one script with the nonce of the answer', () => {
  expect(latePage(page(''), { ...visit, scriptsAt: '/scripts/mark/' }).match(/<script[^>]*>/g)).toEqual([
    `<script nonce="${nonce}">`,
  ])
})

test('scripts apart are one module, and leave their empty elements behind', () => {
  const { html, script } = partScripts(page(scripts(nonce)), nonce)
  expect(html).toBe(page(`<script nonce="${nonce}"></script>`.repeat(2)))
  expect(script).toMatch(
    /\nwindow\.__reactRouterContext = {};\nimport "\/assets\/a\.js";\n.*\/assets\/b\.js/s,
  )
})

test('a page that says the same has the same mark, whatever its nonce; other words or other files have another', () => {
  const markOf = (rendered: string, used = nonce) => partScripts(rendered, used).mark
  const mark = markOf(page(scripts(nonce)))
  expect(markOf(page(scripts('other')), 'other')).toBe(mark)
  expect(markOf(page(scripts(nonce), '<p>Bye</p>'))).not.toBe(mark)
  expect(markOf(page(scripts(nonce).replace('b.js', 'c.js')))).not.toBe(mark)
})

test('a time that goes on changes no mark', () => {
  const markAt = (time: string) =>
    partScripts(page('', `<p>Made at <time datetime="${time}">${time}</time></p>`), nonce).mark
  expect(markAt('20:15')).toBe(markAt('20:16'))
})

test('the policy names what is ours by what it says, and nothing that got in', () => {
  const ours = (kind: string, text: string) => `<${kind} nonce="${nonce}">${text}</${kind}>`
  const html =
    ours('style', 'p{}') +
    ours('script', '') +
    ours('script', 'go()') +
    '<script>steal()</script><style>a{}</style>'
  // printf 'go()' | openssl dgst -sha256 -binary | base64
  expect(hashesOf(html, nonce)).toEqual({
    script: ['5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='],
    style: ['gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='],
  })
})

test('an address cannot break out of the script that names it', () => {
  const html = latePage(page(''), {
    ...visit,
    scriptsAt: '/scripts/mark/?q=</script><script>alert(1)</script>',
  })
  expect(html).not.toContain('<script>alert')
})

test('a frame waits for the first paint, but for who has no scripts and who comes from within', () => {
  const frame = '<iframe src="/demo/wall"></iframe>'
  expect(latePage(page(frame), { ...visit, isFirst: true })).toContain(
    `<noscript>${frame}</noscript><template>${frame}</template>`,
  )
  expect(latePage(page(frame), { ...visit, isFirst: false })).not.toContain('<template>')
})

test('presses are kept only where something is live, and links leave their mark to the scripts', () => {
  const [live, still] = ['<a data-live="true" href="/contact">', '<a data-discover="true" href="/faq">'].map(
    (link) => latePage(page(link), { ...visit, scriptsAt: '/scripts/mark/' }),
  )
  expect(live).toContain('keepPress')
  expect(still).not.toContain('keepPress')
  expect(still).toContain('<a href="/faq">')
  expect(partScripts(page(''), nonce).script).toContain('dataset.discover')
})
