import { expect, test } from 'vitest'
import { contrast, fromOklch, toOklch } from '#app/platform/colour.ts'
import { accentShades, brandStyle, typefaceNames } from './brand.vocabulary.ts'

const hues = Array.from({ length: 512 }, (_, at) => {
  const channel = (step: number) => (at >> step) % 8
  const hex = (value: number) =>
    Math.round((value * 255) / 7)
      .toString(16)
      .padStart(2, '0')
  return `#${hex(channel(0))}${hex(channel(3))}${hex(channel(6))}`
})

test('every accent, white and black too, is readable on paper, in the dark and under its letters', () => {
  for (const accent of hues) {
    const { light, dark } = accentShades(accent)
    const found = [
      contrast(light.accent, '#fbf9f5'),
      contrast(dark.accent, '#10151d'),
      ...[light, dark].flatMap(({ accent: back, hover, on }) => [contrast(back, on), contrast(hover, on)]),
    ]
    expect(Math.min(...found), `${accent} ${JSON.stringify({ light, dark })}`).toBeGreaterThanOrEqual(4.5)
  }
})

test('a colour comes back from OKLCH as it went, and keeps its hue when it gets darker', () => {
  for (const colour of hues) expect(fromOklch(toOklch(colour)), colour).toBe(colour)
  const { hue } = toOklch('#f2c230')
  const darker = toOklch(accentShades('#f2c230').light.accent)
  expect(Math.abs(darker.hue - hue)).toBeLessThan(0.08)
})

test('our own brand has no style, and a style names no other host', () => {
  expect(brandStyle({ accent: null, typeface: null })).toBe('')
  for (const typeface of typefaceNames)
    expect(brandStyle({ accent: '#8c2f1b', typeface })).not.toMatch(/url|http|@/)
})
