import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { corpusDoors, corpusWidget } from '../bench/widgets/corpus.ts'
import { bundleScripts } from './bundle.ts'
import { servedOf, widgetScript } from './served.ts'

test('a wall of six reviews costs at most 2,650 bytes, its script included', async () => {
  const wall = corpusWidget('wall')
  const widget = { ...wall, reviews: wall.reviews.slice(0, 6) }
  const text = widgetScript(widget, await bundleScripts(), servedOf(widget, corpusDoors, 1))
  const missing = widget.reviews.filter(({ author }) => !text.includes(author))
  expect(missing).toEqual([])
  const bytes = brotliCompressSync(text).length
  expect(bytes, `${bytes} bytes by brotli`).toBeLessThanOrEqual(2650)
}, 60_000)
