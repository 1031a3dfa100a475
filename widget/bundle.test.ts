import { beforeAll, describe, expect, test } from 'vitest'
import { bundleLoader, bundleScripts, entries, type Scripts } from './bundle.ts'

let scripts: Scripts
let loader: string
beforeAll(async () => {
  scripts = await bundleScripts()
  loader = await bundleLoader()
}, 60_000)

const runsText =
  /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|import\(|@import/
const keepsOrFetches = /cookie|localStorage|sessionStorage|fetch\(|XMLHttpRequest|@font-face|url\(/

describe.for(entries)('the script of %s', (name) => {
  test('has exactly one place for what it shows', () => {
    expect(scripts[name].match(/WIDGET/g)).toHaveLength(1)
  })

  test('parses no HTML, evaluates nothing, keeps nothing and asks nobody', () => {
    expect(scripts[name]).not.toMatch(runsText)
    expect(scripts[name]).not.toMatch(keepsOrFetches)
  })
})

test('the loader parses no HTML, evaluates nothing, and fetches in one place, without cookies', () => {
  expect(loader).not.toMatch(runsText)
  expect(loader.match(new RegExp(keepsOrFetches, 'g'))).toEqual(['fetch('])
  expect(loader).toMatch(/fetch\(\w+,\{credentials:`omit`\}\)/)
})
