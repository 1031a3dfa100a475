import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast } from '#app/platform/colour.ts'
import { dark, light } from '#widget/themes.ts'
import { widgetThemes } from '#widget/widget-data.ts'
import { widgetForm } from './widget.schema.ts'
import { checkColours, coloursOf, widgetAccent } from './widget-colours.ts'

const plain = { theme: 'page', paper: null, ink: null, star: null } as const
const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`)

describe('contrast', () => {
  test('is that of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(contrast('#ff0000', '#FFFFFF')).toBeCloseTo(4, 1)
    expect(contrast('#0a0a0a', '#0a0a0a')).toBe(1)
  })

  test('is the same both ways, from 1 to 21', () => {
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        expect(contrast(one, other)).toBe(contrast(other, one))
        expect(contrast(one, other)).toBeGreaterThanOrEqual(1)
        expect(contrast(one, other)).toBeLessThanOrEqual(21)
      }),
    )
  })
})

describe("an owner's colours", () => {
  test('are refused where text cannot be read, with the number', () => {
    expect(checkColours({ ...plain, paper: '#ffffff', ink: '#777777' })).toEqual([
      {
        field: 'ink',
        sentence:
          'Text has a contrast of 4.4 on this background. At least 4.5 is needed, so that everyone can read which reviews are shown.',
        isRefused: true,
      },
    ])
    const form = { name: 'Wall', kind: 'wall', paper: '#ffffff', ink: '#fefefe' }
    expect(widgetForm.safeParse(form).error?.issues).toMatchObject([{ path: ['ink'] }])
  })

  test('warn where small print or stars are pale', () => {
    expect(checkColours({ ...plain, paper: '#ffffff', ink: '#707070', star: '#ffee00' })).toMatchObject([
      { field: 'ink', isRefused: false },
      { field: 'star', isRefused: false },
    ])
  })

  test('are judged with those of the theme where one is left to it, on light and on dark pages', () => {
    expect(checkColours({ ...plain, theme: 'light', ink: '#141c2c' })).toEqual([])
    expect(checkColours({ ...plain, theme: 'dark', ink: '#141c2c' })).toMatchObject([{ isRefused: true }])
    expect(checkColours({ ...plain, theme: 'scheme', ink: '#141c2c' })).toMatchObject([
      { isRefused: true, sentence: expect.stringContaining('one of the backgrounds of this theme') },
    ])
    expect(checkColours({ ...plain, ink: '#fbf9f5' })).toMatchObject([{ isRefused: true }])
  })

  test('are not judged where the page decides', () => {
    expect(checkColours({ ...plain, star: '#ffee00' })).toEqual([])
  })

  test('of the themes themselves are readable', () => {
    for (const [paper, ink, star] of [light, dark])
      expect(checkColours({ ...plain, paper, ink, star })).toEqual([])
  })
})

test.for(['#ffffff', '#fffbe0', '#000000', '#93381b', '#00ff00', '#7777ff'])(
  'a business of the accent %s has words and stars to read in every theme',
  (brand) => {
    const accent = widgetAccent(brand)
    for (const theme of widgetThemes)
      for (const [paper, ink, star] of coloursOf({ theme, accent, paper: null, ink: null, star: null })) {
        expect(contrast(ink, paper), theme).toBeGreaterThanOrEqual(4.5)
        expect(contrast(star, paper), theme).toBeGreaterThanOrEqual(3)
      }
  },
)

test('an owner’s ink that cannot be read on the cards of a theme is refused', () => {
  const own = { theme: 'night', paper: '#ffffff', ink: '#222222', star: null } as const
  expect(checkColours(own)).toMatchObject([{ field: 'ink', isRefused: true }])
})
