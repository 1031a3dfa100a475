import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bundleVerifier } from './bundle.ts'

test('the page is one small file that may load nothing', async () => {
  const { html, policy } = await bundleVerifier()
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(5120)
  expect(policy).toMatch(/^default-src 'none';script-src 'sha256-[^']+';style-src 'sha256-[^']+';/)
  expect(html).not.toMatch(/\bfetch\(|XMLHttpRequest|https?:|\bsrc=|url\(|import\(/)
  expect(html.match(/<script/g)).toHaveLength(1)
})
