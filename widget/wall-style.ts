import type { WallData } from './wall-data.ts'

/** Paper, ink and stars; everything else is mixed of them. */
export type Colours = readonly [paper: string, ink: string, star: string]
export const light: Colours = ['#fbf9f5', '#141c2c', '#d07c08']
export const dark: Colours = ['#11161d', '#edeae3', '#f3af40']

// Pixels and container size only: rem would follow the page that the wall stands on. No url(), which that
// page's policy may forbid.
export const wallStyle = `
.wall {
  all: initial;
  --muted: color-mix(in srgb, var(--ink) 75%, var(--paper));
  --line: color-mix(in srgb, var(--ink) 15%, var(--paper));
  --empty: color-mix(in srgb, var(--ink) 60%, var(--paper));
  color-scheme: inherit;
  position: absolute;
  inset: 0;
  box-sizing: border-box;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  container-type: inline-size;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--paper);
  color: inherit;
  transition: color 1ms;
  font-size: 14px;
  line-height: 1.45;
  font-family: inherit;
}
.wall > * { color: var(--ink) }
p { margin: 0 }
b { font-size: 32px; font-weight: 400; line-height: 1 }
.serif :is(b, .text) { font-family: Newsreader, Georgia, serif }
strong { font-weight: 600 }
a { color: inherit; text-underline-offset: 3px; padding: 4px 0 }
a:focus-visible { outline: 2px solid; outline-offset: 2px }
svg { fill: none; stroke: var(--empty); height: 15px; vertical-align: -2px }
svg svg { height: 20px }
.on { fill: var(--star); stroke: var(--star) }
.head, .foot { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 12px; padding: 12px 16px }
.head { padding-bottom: 11px; border-bottom: 1px solid }
.foot { padding: 6px 16px; border-top: 1px solid var(--line) }
.end { margin-inline-start: auto; color: var(--muted) }
.list { display: flex; flex-flow: column wrap; align-content: start; overflow: hidden auto }
article {
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  flex: 1 0 auto;
  gap: 6px;
  width: 50%;
  padding: 14px 16px 0;
  box-shadow: 1px -1px var(--line);
}
.top { display: flex; justify-content: space-between; gap: 8px }
time { color: var(--muted) }
.said { flex: 1 0 90px; max-width: 44em; max-height: max-content; overflow: hidden }
.said:has(+ div > details:not([hidden], [open])) {
  mask: linear-gradient(#000 calc(100% - 24px), #0000);
}
.text { font-size: 16px; line-height: 1.4; white-space: pre-line; overflow-wrap: anywhere }
.reply { margin-top: 6px; padding-inline-start: 10px; border-inline-start: 1px solid var(--empty) }
.by { display: flex; align-items: end; gap: 12px; padding-bottom: 12px; color: var(--muted); overflow-wrap: anywhere }
.by p { flex: 1 }
.by strong { color: var(--ink); margin-inline-end: 6px }
em { display: block }
details[hidden] { display: block; visibility: hidden }
summary { list-style: none; cursor: pointer; color: var(--ink); text-decoration: underline; text-underline-offset: 3px; padding: 12px 0; margin: -12px 0 }
summary::-webkit-details-marker, span + span, [open] span { display: none }
[open] span + span { display: inline }
@container (min-width: 840px) {
  article { width: 33.34% }
  .list:not(:has(> :nth-child(7))) > * { height: 50% }
  .list:not(:has(> :nth-child(4))) > * { height: 100% }
}
@container (max-width: 590px) {
  .head .end { margin: 0; min-width: 100% }
  article { width: 100% }
}
.rows article { width: 100%; height: auto }
article:has(~ article [open]) { display: none }
article:has([open]) { height: auto !important }
article:has([open]) .said { flex: none }
.by:has([open]) { position: sticky; bottom: 0; background: var(--paper) }
details[open] { visibility: visible }
.few { position: static; display: flex; flex-wrap: wrap; align-items: center; gap: 2px 12px; padding: 8px 16px }
.few > * { display: contents }
.few .end { margin: 0; min-width: 0 }
`

/**
 * For the element that a page gives to the wall. The wall lies on it and gives it no width, so two words far apart give
 * it that of a paragraph where a container is as wide as its content. `translate` keeps the wall inside, whatever
 * position the page gives the element.
 */
export const hostStyle = `
:host { display: block; translate: 0 !important; flex: 1 0 240px; place-self: stretch }
:host::before { content: '. .'; display: block; height: 0; visibility: hidden; word-spacing: 720px }
`

const declared = ([paper, ink, star]: Colours) =>
  `.wall { --paper: ${paper}; --ink: ${ink}; --star: ${star} }`

/** For a wall in a frame, which knows nothing of the page around it: only the visitor's preference, or `page`. */
export function frameStyle(theme: WallData['theme'], page?: Colours) {
  const style = wallStyle + declared(theme === 'dark' ? dark : light)
  if (theme !== 'auto') return style
  return style + (page ? declared(page) : `@media (prefers-color-scheme: dark) { ${declared(dark)} }`)
}
