import { describe, expect, test } from 'vitest'
import { corpusWidget } from '../bench/widgets/corpus.ts'
import { baseStyle, styleOf } from './style.ts'
import { themes } from './themes.ts'
import { widgetThemes } from './widget-data.ts'

type Colour = [red: number, green: number, blue: number]

const hex = (text: string) => [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16)) as Colour
const mix = (ink: Colour, paper: Colour, share: number) =>
  ink.map((each, at) => each * share + paper[at]! * (1 - share)) as Colour

function luminance(colour: Colour) {
  const [red, green, blue] = colour.map((each) =>
    each / 255 <= 0.04045 ? each / 255 / 12.92 : ((each / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: Colour, other: Colour) {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}

/** The grey between paper and its opposite that has just 7:1 on it. */
function inkOn(paper: Colour): Colour {
  const end: Colour = luminance(paper) > 0.18 ? [0, 0, 0] : [255, 255, 255]
  const found = Array.from({ length: 1001 }, (_, at) => mix(end, paper, at / 1000)).find(
    (ink) => contrast(ink, paper) >= 7,
  )
  if (!found) throw new Error('No ink has 7:1 here')
  return found
}

const muted = Number(baseStyle.match(/opacity:([.\d]+)/)![1])

describe.for(['#ffffff', '#fdf6ec', '#f6efe3', '#e8f0e8', '#17171c', '#000000', '#1d2b4f'])(
  'on a page of %s',
  (page) => {
    const paper = hex(page)

    test('muted words keep 4.5:1 where the page’s own text has 7:1', () => {
      expect(contrast(mix(inkOn(paper), paper, muted), paper)).toBeGreaterThanOrEqual(4.5)
    })

    test('stars keep 3:1', () => {
      const star = styleOf(corpusWidget('wall'), '').match(/--star:(#\w+)/)![1]!
      expect(contrast(hex(star), paper)).toBeGreaterThanOrEqual(3)
    })
  },
)

const owned = widgetThemes.filter((theme) => theme !== 'page' && theme !== 'scheme')

describe.for(owned)('on the paper and the cards of the theme %s', (theme) => {
  const style = styleOf(corpusWidget('wall', { theme }), '')
  const [ink, star] = ['color', '--star'].map((name) =>
    hex(style.match(new RegExp(`[{;]${name}:(#\\w+)`))![1]!),
  )
  const papers = [...style.matchAll(/[{;](?:background|--sheet):(#\w{6})/g)].map(([, paper]) => hex(paper!))

  test('words keep 4.5:1 and stars 3:1', () => {
    expect(papers).toHaveLength(themes[theme].sheet ? 2 : 1)
    for (const paper of papers) {
      expect(contrast(mix(ink!, paper, muted), paper)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(star!, paper)).toBeGreaterThanOrEqual(3)
    }
  })
})
