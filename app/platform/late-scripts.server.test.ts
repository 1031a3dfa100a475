import { expect, test } from 'vitest'
import { withLateScripts } from './late-scripts.server.ts'

const page = (scripts: string) => `<html><head></head><body><p>Hello</p>${scripts}</body></html>`
const nonce = 'n0n-ce_'

test('the router’s scripts sleep under another type, each with its own nonce', () => {
  const html = withLateScripts(
    page(
      `<link rel="modulepreload" href="/a.js"/><script nonce="${nonce}">window.__reactRouterContext = {}</script>` +
        `<script nonce="${nonce}" type="module" async="">;\nimport "/a.js";window.__reactRouterManifest = {}</script>`,
    ),
    nonce,
  )
  expect(html).toContain(`<script nonce="${nonce}" type="late/classic">window.__reactRouterContext`)
  expect(html).toContain(`<script nonce="${nonce}" type="late/module" async="">`)
  expect(html).not.toContain('modulepreload')
})

test('other scripts and data are left as they are', () => {
  const others = `<script type="application/ld+json">{"@type":"Thing"}</script><script nonce="${nonce}">scroll()</script>`
  expect(withLateScripts(page(others), nonce)).toContain(others)
})

test('what wakes them is one script with the nonce of the answer', () => {
  expect(withLateScripts(page(''), nonce).match(/<script[^>]*>/g)).toEqual([`<script nonce="${nonce}">`])
})
