import type { WallData } from './wall-data.ts'

// Pixels and container size only: rem would follow the page that the wall stands on. No url(), which that
// page's policy may forbid.
const style = `
.wall {
  all: initial;
  --paper: #fbf9f5;
  --ink: #141c2c;
  --muted: #545b69;
  --line: #dddad0;
  --rule: #141c2c;
  --empty: #818691;
  --star: #d07c08;
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
  color: var(--ink);
  font-size: 14px;
  line-height: 1.45;
  font-family: inherit;
}
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
.head { padding-bottom: 11px; border-bottom: 1px solid var(--rule) }
.foot { position: relative; margin-top: -1px; padding: 6px 16px; border-top: 1px solid var(--line); background: var(--paper) }
.end { margin-inline-start: auto; color: var(--muted) }
.list {
  display: grid;
  grid-template: repeat(auto-fit, minmax(150px, 1fr)) / repeat(auto-fit, minmax(min(100%, max(33%, 280px)), 1fr));
  grid-auto-rows: 0;
  overflow: hidden;
  overflow: clip;
}
article {
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
  min-height: 0;
  padding: 14px 16px 12px;
  overflow: hidden;
  box-shadow: -1px -1px var(--line);
}
.top { display: flex; justify-content: space-between; gap: 8px }
time { color: var(--muted) }
.said {
  flex: 1;
  overflow: hidden;
  -webkit-mask: linear-gradient(#000 calc(100% - 20px), #0000);
  mask: linear-gradient(#000 calc(100% - 20px), #0000);
}
.text { font-size: 16px; line-height: 1.4; white-space: pre-line; overflow-wrap: anywhere }
.reply { margin-top: 6px; padding-inline-start: 10px; border-inline-start: 1px solid var(--empty) }
.by { color: var(--muted); overflow-wrap: anywhere }
.by strong { color: var(--ink); margin-inline-end: 6px }
em { display: block }
.rows .list { display: block; column-width: 100vw; column-fill: auto; column-gap: 0 }
.rows article { break-inside: avoid; box-shadow: 0 -1px var(--line) }
.rows .said { max-width: 44em; -webkit-mask: none; mask: none }
@container (max-width: 590px) {
  .head .end { margin: 0; width: 100% }
  .list { display: block; column-width: 100vw; column-fill: auto; column-gap: 0 }
  article { break-inside: avoid; box-shadow: 0 -1px var(--line) }
  .said { -webkit-mask: none; mask: none }
  .text, .reply { display: -webkit-box; -webkit-box-orient: vertical; overflow: hidden }
  .text { -webkit-line-clamp: 5 }
  .reply { -webkit-line-clamp: 2 }
}
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

const dark = `.wall {
  --paper: #11161d;
  --ink: #edeae3;
  --muted: #a5a9b2;
  --line: #323740;
  --rule: #bfbcb6;
  --empty: #6f757f;
  --star: #f3af40;
}`

export function wallStyle(theme: WallData['theme']) {
  if (theme === 'light') return style
  return style + (theme === 'dark' ? dark : `@media (prefers-color-scheme: dark) { ${dark} }`)
}
