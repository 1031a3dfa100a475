import { hasPhotos, photoSquaresStyle } from './kinds/photo-squares.ts'
import { buttonInColour, light, shapeStyles, themes } from './themes.ts'
import type { WidgetData, WidgetLook } from './widget-data.ts'

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

/** In six hues, by the author's name; white has 4.5:1 on each. */
const avatarStyle =
  squeeze(`
.meta:has(.avatar) { unicode-bidi: normal }
.avatar {
  --h: 30;
  display: inline-block;
  width: 28px;
  margin-inline-end: 8px;
  border-radius: 50%;
  background: oklch(.48 .1 var(--h));
  color: #fff;
  line-height: 28px;
  text-align: center;
}
`) + [90, 150, 210, 270, 330].map((hue, at) => `[data-h="${at + 1}"]{--h:${hue}}`).join('')

/** For the owner's look: the colours, the corners and the space. `page` wears the page's own colours. */
export function lookStyle({
  theme,
  paper,
  ink,
  star,
  accent,
  font,
  radius,
  density,
  hasAvatars,
  style,
}: WidgetLook) {
  const space = { compact: 10, normal: 16, roomy: 24 }[density]
  const { colours, shape, sheet } = themes[theme]
  const [base, inTheDark] = colours(accent)
  const colour = (at: 0 | 1 | 2, own: string | null, ofPage: string) =>
    own ?? (!base ? ofPage : inTheDark ? `light-dark(${base[at]},${inTheDark[at]})` : base[at])
  const isOwn = base || paper || ink
  const rules = [
    `--space:${space}px`,
    `--star:${colour(2, star, pageStar)}`,
    `border-radius:${radius}px`,
    sheet && `--sheet:${sheet(accent)}`,
    // Without colours of its own it has no edge either, and is in line with the page's text.
    isOwn &&
      `padding:0 ${space}px;border:1px solid var(--line);background:${colour(0, paper, light[0])};color:${colour(1, ink, light[1])}`,
    font === 'serif' && 'font-family:Newsreader,Georgia,serif',
    font === 'sans' && 'font-family:system-ui,sans-serif',
  ]
  const initials = hasAvatars ? avatarStyle : ''
  return `.widget{${rules.filter(Boolean).join(';')}}${shapeStyles[shape]}${initials}${style}`
}

/** Without reviews the reserved height is a place for the first one, and no hole in the page. */
const emptyStyle = squeeze(`
section:not([popover]) { min-height: var(--height) }
section > .widget { flex: auto; justify-content: center; padding: var(--space); border: 1px dashed var(--line) }
`)

export const styleOf = (
  { kind, look, shows, reviews }: Pick<WidgetData, 'kind' | 'look' | 'shows' | 'reviews'>,
  kindStyle: string,
) =>
  baseStyle +
  kindStyle +
  (hasPhotos({ kind, reviews }) ? photoSquaresStyle : '') +
  lookStyle(look) +
  // Three columns of so few would end unevenly, whatever their order.
  (kind === 'wall' && (shows.shown === 4 || shows.shown === 5) ? '.cards{column-count:2}' : '') +
  (kind === 'drawer' && themes[look.theme].shape !== 'ruled' ? buttonInColour(look.accent.deep) : '') +
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
