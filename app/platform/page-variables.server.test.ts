import { expect, test } from 'vitest'
import { settleVariables } from './page-variables.server.ts'

test('what no rule sets is what it stands in for, or begins with', () => {
  expect(settleVariables('.a{margin:var(--gap,1px)}.b{margin:var(--gap,2px)}')).toBe(
    '.a{margin:1px}.b{margin:2px}',
  )
  const registered = '@property --line{syntax:"*";inherits:false;initial-value:solid}'
  expect(settleVariables(`.a{border-style:var(--line)}${registered}`)).toBe('.a{border-style:solid}')
  expect(settleVariables('.a{margin:var(--gap)}')).toBe('.a{margin:var(--gap)}')
})

test('what is set somewhere stays a variable, and keeps its registration', () => {
  const css =
    '.loose{--leading:2;line-height:2}.text{line-height:var(--leading,1.5)}@property --leading{syntax:"*";inherits:false}'
  expect(settleVariables(css)).toBe(css)
  const wide = ':root{--gap:1px}.a{margin:var(--gap)}@media (width>9px){:root{--gap:2px}}'
  expect(settleVariables(wide)).toBe(wide)
})

test('what is set once for all is written in its place if it is no longer than its name', () => {
  expect(settleVariables(':root,:host{--bold:500}.a{font-weight:var(--bold)}')).toBe('.a{font-weight:500}')
  const long = ':root{--ink:light-dark(black, white)}.a{color:var(--ink)}.b{color:var(--ink)}'
  expect(settleVariables(long)).toBe(long)
  expect(settleVariables(':root{--ink:red}.a{color:var(--ink)}.b{--ink:tan}')).toContain('var(--ink)')
  const sometimes = '@media print{:root{--ink:red}}.a{color:var(--ink)}'
  expect(settleVariables(sometimes)).toBe(sometimes)
})

test('what one rule sets and alone uses is its value', () => {
  const one = '.a{--figures:tabular-nums;font-variant-numeric:var(--slashed,) var(--figures,)}'
  expect(settleVariables(one)).toBe('.a{font-variant-numeric: tabular-nums}')
  const two = `${one}.b{--slashed:slashed-zero;font-variant-numeric:var(--slashed,) var(--figures,)}`
  expect(settleVariables(two)).toBe(two)
})

test('what an element names itself stays', () => {
  const css = ':root{--bold:500}.a{font-weight:var(--bold)}.b{width:var(--share,1px)}'
  expect(settleVariables(css, ['--bold', '--share'])).toBe(css)
})

test('what old browsers are told of unused variables goes with them', () => {
  const reset = '@layer properties{@supports (not (margin-trim:inline)){*{--gap:initial;--line:initial}}}'
  expect(settleVariables(`${reset}.a{margin:var(--gap,1px)}`)).toBe('.a{margin:1px}')
  expect(settleVariables(`${reset}.a{--gap:2px}.b{margin:var(--gap,1px)}`)).toBe(
    '@layer properties{@supports (not (margin-trim:inline)){*{--gap:initial}}}.a{--gap:2px}.b{margin:var(--gap,1px)}',
  )
})

test('lengths are calculated, rules of one selector joined, and mixed colours need no stand-in', () => {
  expect(settleVariables(':root{--s:.25rem}.a{margin:calc(var(--s) * 3) calc(var(--s) * -1)}')).toBe(
    '.a{margin:.75rem -.25rem}',
  )
  expect(settleVariables('.a{color:red}.a{margin:0}.b .a{margin:0}.a{top:0}')).toBe(
    '.a{color:red;margin:0}.b .a{margin:0}.a{top:0}',
  )
  expect(settleVariables('.a{fill:red}.a{fill:color-mix(in oklab, red 9%, tan)}')).toBe(
    '.a{fill:color-mix(in oklab, red 9%, tan)}',
  )
})
