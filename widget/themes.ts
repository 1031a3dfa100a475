import type { WidgetLook, WidgetTheme } from './widget-data.ts'

/** Paper, ink and stars; everything else is mixed of them. */
export type Colours = readonly [paper: string, ink: string, star: string]
export const light: Colours = ['#fbf9f5', '#141c2c', '#b86b00']
export const dark: Colours = ['#11161d', '#edeae3', '#f3af40']

/** How the cards of a theme lie: between lines, on a sheet of their own, as a bubble, or large between lines. */
type Shape = 'ruled' | 'sheets' | 'bubbles' | 'large'

type Theme = {
  /** One set of colours, or one for light and one for dark pages. Empty: the page's own colours. */
  colours: (accent: WidgetLook['accent']) => Colours[]
  shape: Shape
  /** The colour scheme of a page in a frame; without it, that of the page around it. */
  scheme?: 'light' | 'dark'
  /** The background of a card or a bubble. */
  sheet?: (accent: WidgetLook['accent']) => string
  /** Initials in colour are a part of it. */
  hasInitials?: true
}

/** Every theme as data; style.ts draws them with one style sheet. */
export const themes: Record<WidgetTheme, Theme> = {
  page: { colours: () => [], shape: 'ruled' },
  scheme: { colours: () => [light, dark], shape: 'ruled' },
  light: { colours: () => [light], shape: 'ruled', scheme: 'light' },
  dark: { colours: () => [dark], shape: 'ruled', scheme: 'dark' },
  card: {
    colours: () => [['#f3f1ec', '#141c2c', '#b86b00']],
    shape: 'sheets',
    scheme: 'light',
    sheet: () => '#ffffff',
    hasInitials: true,
  },
  bubble: {
    colours: () => [['#ffffff', '#141c2c', '#b86b00']],
    shape: 'bubbles',
    scheme: 'light',
    sheet: ({ tint }) => tint,
    hasInitials: true,
  },
  bold: { colours: ({ deep }) => [[deep, '#ffffff', '#ffcf70']], shape: 'large', scheme: 'dark' },
  night: {
    colours: () => [['#0d1117', '#edeae3', '#f3af40']],
    shape: 'sheets',
    scheme: 'dark',
    sheet: () => '#1a212b',
    hasInitials: true,
  },
}

/** The floating button in the business's colour. */
export const buttonInColour = (deep: string) =>
  `.drawer{--star:#ffcf70;border-radius:99px;background:${deep};color:#fff}`

const apart =
  'header{border:0}.cards{column-rule:0;gap:var(--space);margin-top:4px}ul.cards{gap:0;margin:4px 0 0}.grid .cards{margin-inline:0}' +
  'li{border:0;padding-inline:calc(var(--space)/2)}.card:not(.quote *){border:0;margin-bottom:var(--space)}'

export const shapeStyles: Record<Shape, string> = {
  ruled: '',
  large: `.score{font-size:56px}.text{font-size:20px;font-weight:600;line-height:1.35}.card{padding-block:20px}`,
  sheets: `${apart}.card:not(.quote *){padding:18px;border:1px solid var(--line);border-radius:12px;background:var(--sheet)}`,
  bubbles:
    `${apart}.card:not(.quote *){padding:0}.top{order:1}` +
    '.card :is(.title,.text){border:solid var(--sheet);border-width:10px 16px;border-radius:18px;border-end-start-radius:4px;background:var(--sheet)}' +
    '.title:has(+.text){margin-bottom:-6px;border-radius:18px 18px 0 0 !important}.title+.text{border-top:0;border-start-start-radius:0;border-start-end-radius:0}',
}
