import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { corpusDoors, corpusWidget } from '../bench/widgets/corpus.ts'
import { bundleScripts } from './bundle.ts'
import { servedOf, widgetScript } from './served.ts'

test('a badge in the look of the page is at most 460 bytes by brotli', { timeout: 60_000 }, async () => {
  const badge = corpusWidget('badge')
  const script = widgetScript(badge, await bundleScripts(), servedOf(badge, corpusDoors, 1))
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(460)
})
