import { brotliCompressSync, gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { bundleWall } from './bundle.ts'

/** What a site pays for the wall's code and styles, without the words in it. */
const budgetBytes = 2800

let script = ''
beforeAll(async () => {
  script = await bundleWall()
}, 60_000)

test('script and styles of the wall stay under their budget', () => {
  expect(brotliCompressSync(script).length).toBeLessThan(budgetBytes)
  expect(gzipSync(script, { level: 9 }).length).toBeLessThan(budgetBytes * 1.2)
})

test('the data has exactly one place in the script', () => {
  expect(script.match(/WALL_DATA/g)).toHaveLength(1)
})

test('the script parses no HTML, evaluates nothing, keeps nothing and asks nobody', () => {
  const forbidden =
    /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|cookie|localStorage|sessionStorage|fetch\(|XMLHttpRequest|sendBeacon|import\(|@import|@font-face|url\(/
  expect(script).not.toMatch(forbidden)
})
