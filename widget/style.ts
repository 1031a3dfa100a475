import type { WidgetData, WidgetLook } from './widget-data.ts'

/** Paper, ink and stars; everything else is mixed of them. */
export type Colours = readonly [paper: string, ink: string, star: string]
export const light: Colours = ['#fbf9f5', '#141c2c', '#b86b00']
export const dark: Colours = ['#11161d', '#edeae3', '#f3af40']

/** An amber that keeps 3:1 on white, on cream and on dark grey. */
const pageStar = '#cc7200'

// Without the overflow a page in CSS columns would break it at its full height, and head and foot could outgrow the size.
// Pixels only: rem would follow the page that the widget stands on. No url(), which that page's policy may forbid.
export const baseStyle = squeeze(`
:host(:not([hidden])) { display: flex; flex-direction: column; break-inside: avoid }
section, .widget {
  all: initial;
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  min-height: 0;
  color: inherit;
  color-scheme: inherit;
  font-family: inherit;
}
small { all: initial; color-scheme: inherit; font: 13px/1.4 system-ui, sans-serif; align-self: start; padding: 2px 4px; background: Canvas; color: CanvasText }
.widget {
  font-size: 13px;
  line-height: 1.45;
  overflow-wrap: anywhere;
  --line: color-mix(in srgb, currentColor 20%, #0000);
}
@media screen { section:not(:has(details[open])) { max-height: var(--height); overflow: hidden } .widget { overflow: auto } }
a, summary { color: inherit; padding: 4px 0 }
p { margin: 0 }
header p, .meta { text-align: -webkit-match-parent }
strong, p, .date { unicode-bidi: plaintext }
.score { font: 36px/1 Georgia, serif }
.stars { height: 15px; fill: none; stroke: currentColor }
.on { fill: var(--star); stroke: var(--star) }
.date, .meta { opacity: .85 }
.text, .title { font-size: 16px; white-space: pre-line; max-width: 38em }
`)

const avatarStyle = squeeze(`
.meta:has(.avatar) { unicode-bidi: normal }
.avatar {
  display: inline-block;
  width: 24px;
  margin-inline-end: 8px;
  border: 1px solid var(--line);
  border-radius: 50%;
  line-height: 24px;
  text-align: center;
}
`)

/** For the owner's look: the colours, the corners and the space. `page` wears the page's own colours. */
export function lookStyle({ theme, paper, ink, star, font, radius, density, hasAvatars, style }: WidgetLook) {
  const [space] = { compact: [10], normal: [16], roomy: [24] }[density]!
  const colour = (at: 0 | 1 | 2, own: string | null) =>
    own ??
    (theme === 'dark' ? dark[at] : theme === 'scheme' ? `light-dark(${light[at]},${dark[at]})` : light[at])
  const isOwn = theme !== 'page' || paper || ink
  const rules = [
    `--space:${space}px`,
    `--star:${star ?? (theme === 'page' ? pageStar : colour(2, null))}`,
    `border-radius:${radius}px`,
    // Without colours of its own it has no edge either, and is in line with the page's text.
    isOwn
      ? `--edge:${space}px;padding:0 ${space}px;border:1px solid var(--line);background:${colour(0, paper)};color:${colour(1, ink)}`
      : '',
    font === 'serif'
      ? 'font-family:Newsreader,Georgia,serif'
      : font === 'sans'
        ? 'font-family:system-ui,sans-serif'
        : '',
  ]
  return `.widget{${rules.filter(Boolean).join(';')}}${hasAvatars ? avatarStyle : ''}${style}`
}

/** Without reviews the reserved height is a place for the first one, and no hole in the page. */
const emptyStyle = squeeze(`
section:not([popover]) { min-height: var(--height) }
section > .widget { flex: auto; justify-content: center; padding: var(--space); border: 1px dashed var(--line) }
`)

export const styleOf = ({ look, shows }: Pick<WidgetData, 'look' | 'shows'>, kindStyle: string) =>
  baseStyle +
  kindStyle +
  lookStyle(look) +
  (shows.total === 0 || (shows.shown === 0 && shows.what !== 'numbers') ? emptyStyle : '')

/** Takes the spaces out of a style sheet of ours. */
export function squeeze(css: string) {
  return css
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/: /g, ':')
    .replaceAll(';}', '}')
    .trim()
}
