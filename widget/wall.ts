import type { WallData } from './wall-data.ts'
import { hostStyle, wallStyle } from './wall-style.ts'
import { type Branch, wallTree } from './wall-tree.ts'

// What `GET /w/{id}.js` serves, with the data in place of this name. It sets no cookie and asks for nothing:
// everything it shows came with it. Nodes are built, never parsed, so that a page with Trusted Types and a
// strict policy can carry it.
declare const WALL_DATA: WallData

const wall = WALL_DATA
const script = document.currentScript
const places = `[data-vouchsafe="${wall.id}"]`

paint()
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', settle)
else settle()

/** Once the page is read: where no place was reserved, the wall stands after its script. */
function settle() {
  if (!document.querySelector(places)) {
    const place = document.createElement('div')
    place.dataset.vouchsafe = wall.id
    script?.after(place)
  }
  paint()
}

function paint() {
  for (const place of document.querySelectorAll<HTMLElement>(places)) if (!place.shadowRoot) show(place)
}

function show(place: HTMLElement) {
  const root = place.attachShadow({ mode: 'open' })
  const style = hostStyle + wallStyle(wall.theme)
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    root.adoptedStyleSheets = [sheet]
  } catch {
    // Before Safari 16.4.
    root.append(element(['style', {}, style]))
  }
  root.append(element(wallTree(wall, showDate)))
  // The reserved size is a style attribute, which a strict policy takes away. Set from here it is allowed.
  if (place.clientHeight < 200) place.style.minHeight = `${wall.height}px`
}

/** In the visitor's language and zone. */
function showDate(time: string) {
  return new Date(time).toLocaleDateString([], { dateStyle: 'medium' })
}

function element([tag, attributes, ...children]: Branch): Element {
  const space = tag === 'svg' || tag === 'path' ? '2000/svg' : '1999/xhtml'
  const made = document.createElementNS(`http://www.w3.org/${space}`, tag)
  for (const name in attributes) made.setAttribute(name, `${attributes[name]}`)
  made.append(...children.map((child) => (typeof child === 'string' ? child : element(child))))
  return made
}
