import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readStyle } from './owners-style.server.ts'
import { properties } from './style-properties.server.ts'

const page = { theme: 'page', paper: null, ink: null, star: null } as const
const white = { ...page, theme: 'light', paper: '#ffffff', ink: '#111111' } as const
const styled = (typed: string, look: Parameters<typeof readStyle>[1] = white) => readStyle(typed, look).style
const refused = (typed: string, look: Parameters<typeof readStyle>[1] = white) => {
  const { style, problems } = readStyle(typed, look)
  return style === '' ? problems.map(({ sentence }) => sentence) : `printed ${style}`
}

describe('what is allowed', () => {
  test('is printed anew for our classes', () => {
    const typed = `/* Quiet cards */
      ::part(card) { PADDING: 8px 12px; border: solid 1px #CCC; Border-Radius: 4px; }
      ::part(card):hover, ::part(title):focus-visible { box-shadow: 0/**/-2px 8px #00000020 }
      ::part(widget) { --space: 20px; --star: #b00; font-family: "Source Serif", Georgia, serif; letter-spacing: .01em }`
    expect(readStyle(typed, white)).toEqual({
      style:
        '.card{padding:8px 12px;border:solid 1px #cccccc;border-radius:4px}' +
        '.card:hover{box-shadow:0px -2px 8px #00000020}.title:focus-visible{box-shadow:0px -2px 8px #00000020}' +
        '.widget{--space:20px;--star:#bb0000;font-family:"Source Serif",Georgia,serif;letter-spacing:0.01em}',
      problems: [],
    })
  })

  test('of two values for one property the last is taken', () => {
    expect(styled('::part(card) { gap: 4px; gap: 8px; gap: 999px }')).toBe('.card{gap:8px}')
  })
})

describe('what is refused', () => {
  test('is told by line, and the rest is kept', () => {
    const typed = `::part(card) {
  position: fixed;
  padding: 8px;
  color: red
}
@import "https://elsewhere.example/a.css";
.widget p { gap: 1px }
::part(head)::before, ::part(reply) { gap: 2px }
::part(foot) { gap: 3px }
}`
    expect(readStyle(typed, white)).toEqual({
      style: '.card{padding:8px}.reply{gap:2px}',
      problems: [
        { line: 2, sentence: '“position” cannot be changed.' },
        {
          line: 4,
          sentence: '“color: red” cannot be used: color takes a colour such as #1a2b3c.',
        },
        { line: 6, sentence: '@import cannot be used.' },
        {
          line: 7,
          sentence: '“.widget p” cannot be used. Write ::part(card), also with :hover or :focus-visible.',
        },
        {
          line: 8,
          sentence:
            '“::part(head)::before” cannot be used. Write ::part(card), also with :hover or :focus-visible.',
        },
        { line: 9, sentence: 'No widget has a part “foot”.' },
        { line: 10, sentence: '“}” is not a rule.' },
      ],
    })
  })

  test.each([
    'position: absolute',
    'display: none',
    'visibility: hidden',
    'opacity: 0',
    'transform: scale(0)',
    'clip-path: inset(50%)',
    'overflow: hidden',
    'height: 0',
    'max-height: 1px',
    'content: "All 9 reviews"',
    'all: unset',
    'margin: -99px',
    'padding: -9px',
    'text-indent: -999px',
    'font-size: 0',
    'font-size: 1px',
    'font-size: 0.1em',
    'font-size: calc(1px)',
    'font: 0 serif',
    'line-height: 0',
    'letter-spacing: -1em',
    'text-decoration: line-through',
    'text-transform: full-size-kana',
    'color: transparent',
    'color: #ffffff00',
    'color: #fff',
    'color: #1111',
    'color: inherit',
    'color: var(--paper)',
    'background: url(https://elsewhere.example/a.png)',
    'background: linear-gradient(#fff, #fff)',
    'background-color: #000',
    'box-shadow: 0 -40px 0 0 #fff',
    'box-shadow: 0 -16px 0 #000000ff',
    'box-shadow: 0 -16px 0 #000030',
    'box-shadow: inset 0 0 0 40px #00000020',
    'border: 99px solid #fff',
    'outline: 99px solid #fff',
    'filter: blur(9px)',
    'mask: none',
    'mix-blend-mode: difference',
    'animation: a 1s',
    'pointer-events: none',
    '--height: 0px',
    '--star: url(x)',
    'padding: 9px !important',
    'behavior: url(x)',
    'font-family: "a\\"}body{display:none"',
    'font-family: url(x)',
    'font-family: Wingdings',
    'font-family: "Bodoni Ornaments"',
    'font-family: MT Extra, sans-serif',
    'font-family: "Material Icons", serif',
  ])('%s', (declaration) => {
    expect(refused(`::part(widget) { ${declaration} }`)).toHaveLength(1)
  })

  test.each([
    'footer { gap: 1px }',
    '* { gap: 1px }',
    ':host { gap: 1px }',
    '.card { gap: 1px }',
    '::part(head) p { gap: 1px }',
    '::part(head)::after { gap: 1px }',
    '::part(head):not(:hover) { gap: 1px }',
    '::part(head):has(a) { gap: 1px }',
    '::part(a b) { gap: 1px }',
    '::part(head) { p { gap: 1px } }',
    '@media print { ::part(head) { gap: 1px } }',
    '@layer a;',
    '@font-face { font-family: a }',
  ])('%s', (rule) => {
    expect(refused(rule)).toHaveLength(1)
  })
})

describe('colours', () => {
  test('are judged with each other where a rule sets both', () => {
    expect(styled('::part(card) { color: #fff; background: #000 }')).toBe(
      '.card{color:#ffffff;background-color:#000000}',
    )
    expect(refused('::part(card) { color: #fff; background: #eee }')).toEqual([
      'Text in #ffffff on #eeeeee has a contrast of 1.1. At least 4.5 is needed. Set color and background-color in the same rule to choose both.',
    ])
  })

  test('of text alone must be readable on every background, and a background must carry every text', () => {
    expect(styled('::part(author) { color: #555 }')).toBe('.author{color:#555555}')
    const dark = '::part(card) { color: #fff; background: #000 }'
    const printed = '.card{color:#ffffff;background-color:#000000}'
    // Black names in black cards, white cards around white text.
    expect(styled(`${dark} ::part(author) { color: #000; gap: 1px }`)).toBe(`${printed}.author{gap:1px}`)
    expect(styled(`${dark} ::part(text) { background: #fff }`)).toBe(printed)
  })

  test('come in pairs where the page decides the rest', () => {
    expect(refused('::part(author) { color: #555 }', page)).toEqual([
      'A text colour needs a background-color in the same rule, because the rest of this widget wears the colours of the page.',
    ])
    expect(refused('::part(author) { background: #555 }', page)).toHaveLength(1)
    expect(styled('::part(author) { color: #555; background: #fff }', page)).not.toBe('')
    const whole = '::part(widget) { color: #000; background: #fff }'
    expect(styled(`${whole} ::part(author) { color: #555 }`, page)).toContain('.author{color:#555555}')
    const unreadable = '::part(widget) { color: #fff; background: #fff }'
    expect(styled(`${unreadable} ::part(author) { color: #555 }`, page)).toBe('')
  })
})

describe('whatever is typed', () => {
  const names = [...properties.keys(), 'position', 'content', 'font', '--x']
  const values = [
    '1px',
    '12px 4px',
    '#fff',
    '#000',
    'red',
    'url(x)',
    '"</style>"',
    'inherit',
    'none',
    '1.5',
    'bold',
  ]
  const pieces = [
    '{',
    '}',
    '(',
    ')',
    ';',
    ':',
    ',',
    '@import',
    '<',
    '</style>',
    '/*',
    '*/',
    '"',
    "'",
    '\\',
    '<!--',
  ]
  const declaration = fc
    .tuple(fc.constantFrom(...names), fc.oneof(fc.constantFrom(...values), fc.string()))
    .map(([name, value]) => `${name}:${value}`)
  const rule = fc
    .tuple(
      fc.constantFrom(
        '::part(card)',
        '::part(widget):hover',
        '::part(a),footer',
        '*',
        '@media x',
        '::part(</style>)',
      ),
      fc.array(declaration, { maxLength: 5 }),
    )
    .map(([selector, declarations]) => `${selector}{${declarations.join(';')}}`)
  const typed = fc
    .array(fc.oneof(rule, declaration, fc.constantFrom(...pieces), fc.string({ unit: 'binary' })), {
      maxLength: 8,
    })
    .map((all) => all.join(' ').slice(0, 4000))

  const isOurs =
    /^(?:\.[a-z][a-z0-9-]*(?::hover|:focus-visible)?\{[^{}@<>\\;:]+:[^{}@<>\\;:]+(?:;[^{}@<>\\;:]+:[^{}@<>\\;:]+)*\})*$/i

  test('only rules for single classes come out, without addresses or other ways out', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const style = styled(text)
        expect(style).toMatch(isOurs)
        expect(style).not.toMatch(/url\(|image-set|expression/i)
        // Browsers read again what was printed, and so does this.
        expect(styled(style.replace(/\.([a-z][a-z-]*)/gi, '::part($1)'))).toBe(style)
      }),
      { numRuns: 3000 },
    )
  })

  test('brackets without end are no burden', () => {
    for (const piece of ['(', '{', '[', ':not(', '::part(a){', '/*', '"'])
      expect(styled(piece.repeat(4000 / piece.length))).toBe('')
  })
})
