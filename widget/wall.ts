import { coloursOn } from './page-colours.ts'
import type { WallData } from './wall-data.ts'
import { dark, hostStyle, light, wallStyle } from './wall-style.ts'
import { type Branch, wallTree } from './wall-tree.ts'

// What `GET /w/{id}.js` serves, with the data in place of this name. It sets no cookie and asks for nothing:
// everything it shows came with it. Nodes are built, never parsed, so that a page with Trusted Types and a
// strict policy can carry it.
declare const WALL_DATA: WallData

const wall = WALL_DATA
const script = document.currentScript
const places = `[data-vouchsafe="${wall.id}"]`

/** Offers to open the texts that are cut. */
const cuts = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const more = target.nextElementSibling!.lastElementChild as HTMLElement
    more.hidden = target.scrollHeight <= target.clientHeight
  }
})

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
  const style = hostStyle + wallStyle
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    root.adoptedStyleSheets = [sheet]
  } catch {
    // Before Safari 16.4.
    root.append(element(['style', {}, style]))
  }
  const made = element(wallTree(wall, showDate)) as HTMLElement
  root.append(made)
  const recolour = () => colour(place, made)
  recolour()
  // The page's style sheets may come later than this script.
  addEventListener('load', recolour)
  // The wall inherits the page's text colour with a transition, which tells when the page changes its theme.
  let isWaiting = false
  made.addEventListener('transitionend', () => {
    // A page may change its colours in every frame.
    if (isWaiting) return
    isWaiting = true
    setTimeout(() => {
      isWaiting = false
      recolour()
    }, 200)
  })
  for (const said of made.querySelectorAll('.said')) cuts.observe(said)
  if (wall.reviews.length === 0) collapse(place)
  // The reserved size is a style attribute, which a strict policy takes away. Set from here it is allowed.
  else if (place.clientHeight < 200) place.style.minHeight = `${wall.height}px`
}

function colour(place: HTMLElement, made: HTMLElement) {
  const colours = { light, dark, auto: null }[wall.theme] ?? coloursOn(place, made)
  for (const [at, name] of ['paper', 'ink', 'star'].entries())
    made.style.setProperty(`--${name}`, colours[at]!)
}

/** Gives the reserved height of an empty wall back while it is below the screen, where nobody sees the page move. */
function collapse(place: HTMLElement) {
  new IntersectionObserver(([entry]) => {
    if (entry!.boundingClientRect.top > innerHeight) place.style.minHeight = '0'
  }).observe(place)
}

/** In the visitor's language and zone. */
function showDate(time: string) {
  return new Date(time).toLocaleDateString([], { dateStyle: 'medium' })
}

function element([tag, attributes, ...children]: Branch): Element {
  const space = tag === 'svg' || tag === 'path' ? '2000/svg' : '1999/xhtml'
  const made = document.createElementNS(`http://www.w3.org/${space}`, tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, `${value}`)
  made.append(...children.map((child) => (typeof child === 'string' ? child : element(child))))
  return made
}
