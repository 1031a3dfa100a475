import { expect, test } from 'vitest'
import { readStyles } from './page-styles.server.ts'

const pick = (css: string, html: string) => readStyles(css)(html)
const rules = (css: string, html: string) => pick(css, html).rules

test('a rule comes if the page has all that its selector names', () => {
  const css = '.card p{margin:0}.card .price{color:red}#top,h1{color:blue}a:hover{color:green}'
  expect(rules(css, '<div class="wide card"><p>Hello</p><a href="/">On</a></div>')).toBe(
    '.card p{margin:0}a:hover{color:green}',
  )
  expect(rules(css, '<h1>Hello</h1>')).toBe('h1{color:blue}')
  expect(rules(css, '<h2 id="top">Hello</h2>')).toBe('#top{color:blue}')
})

test('what a selector leaves open is left open', () => {
  const page = '<p class="on">Hello</p>'
  expect(rules('p:not(.off){margin:0}p:has(b){margin:1px}', page)).toBe(
    'p:not(.off){margin:0}p:has(b){margin:1px}',
  )
  expect(rules(':is(.on,.off){margin:0}:is(.off,.away){margin:1px}', page)).toBe(':is(.on,.off){margin:0}')
  expect(rules('p[open]{margin:0}', page)).toBe('p[open]{margin:0}')
})

test('an attribute that only scripts could set is not waited for', () => {
  const css = '[type=radio]{margin:0}[type="date"]{margin:1px}[data-on]{margin:2px}[data-off]{margin:3px}'
  expect(rules(css, '<input type="radio" data-on="no">')).toBe('[type=radio]{margin:0}[data-on]{margin:2px}')
  const parts = '::-webkit-datetime-edit{padding:0}::placeholder{opacity:1}'
  expect(rules(parts, '<input type="text">')).toBe('::placeholder{opacity:1}')
  expect(rules(parts, '<input type="date">')).toBe(parts)
})

test('names with signs in them are found as they stand in HTML', () => {
  const css = String.raw`.md\:w-1\/2{width:50%}.\[\&_a\]\:x a{color:red}.\[\&\>b\]\:y>b{color:blue}`
  expect(rules(css, '<p class="md:w-1/2 [&amp;_a]:x [&amp;&gt;b]:y"><a><b></b></a></p>')).toBe(css)
})

test('around rules stands what stood around them, and nothing around none', () => {
  const css = '@layer base,late;@layer base{@media (width>=9px){.a{margin:0}}}@media print{.b{margin:0}}'
  expect(rules(css, '<p class="a">')).toBe('@layer base,late;@layer base{@media (width>=9px){.a{margin:0}}}')
})

test('variables, animations and registrations come with what names them, over as many steps as it takes', () => {
  const css =
    ':root{color-scheme:dark;--ink:var(--deep);--deep:light-dark(black, white);--sky:blue;--wide:1px}p{color:var(--ink);animation:appear 1s}' +
    '@keyframes appear{0%{opacity:0}}@keyframes leave{0%{opacity:1}}@property --deep{syntax:"*";inherits:false}@property --sky{syntax:"*";inherits:false}'
  const picked = rules(css, '<p style="width:var(--wide)">')
  expect(picked).toContain(
    ':root{color-scheme:dark;--ink:var(--deep);--deep:light-dark(black, white);--wide:1px}',
  )
  expect(picked).toContain('@keyframes appear')
  expect(picked).toContain('@property --deep')
  expect(picked).not.toMatch(/leave|sky/)
})

test('fonts are apart, and come where their letters are; a stand-in is a rule like any other', () => {
  const face = (name: string, source: string, range: string) =>
    `@font-face{font-family:${name};src:${source};unicode-range:${range}}`
  const latin = face('Serif', 'url(/latin.woff2)', 'U+??,U+131')
  const greek = face('Serif', 'url(/greek.woff2)', 'U+370-3FF')
  const standIn = '@font-face{font-family:Serif Fallback;src:local(Times)}'
  expect(pick(latin + greek + standIn, '<p>Good</p>')).toEqual({ rules: standIn, fonts: latin })
  expect(pick(latin + greek, '<p>Καλό</p>').fonts).toBe(latin + greek)
})

test('what only scripts could disable is not styled as disabled', () => {
  const css = 'input:disabled{opacity:.5}input:not(:disabled){cursor:pointer}'
  expect(rules(css, '<input type="text">')).toBe('input:not(:disabled){cursor:pointer}')
  expect(rules(css, '<input type="text" disabled="">')).toBe(css)
})

test('a layer that the page lacks keeps its place before those that it has', () => {
  const css = '@layer base{h1{margin:0}}@layer late{p{margin:1px}}'
  expect(rules(css, '<p>')).toBe('@layer base,late;@layer late{p{margin:1px}}')
  expect(rules(css, '<h1><p>')).toBe(css)
})

test('what scripts hold is not on the page', () => {
  expect(rules('.a{margin:0}', '<script>"<p class=\\"a\\">"</script><style>.a{}</style>')).toBe('')
})
