import type { Served } from '../served.ts'
import { type Attributes, drawStars, type Tree } from '../tree.ts'

/**
 * The behaviour of a kind, such as moving cards: it is given the content that was just built, and its place on the page. It
 * needs no end, because it hangs on that content alone: what moves by itself stops while the content is off the screen, which
 * an IntersectionObserver also says of content that left the page.
 */
export type Enliven = (root: ShadowRoot, place: HTMLElement) => void

/**
 * Shows the widget in each of its places, also in those that a page builds later. It sets no cookie and asks for nothing:
 * everything that it shows came with it. Nodes are built, never parsed, so that a page with Trusted Types and a strict
 * policy can carry it.
 */
export function place(served: Served, enliven?: Enliven) {
  const fill = () => {
    for (const place of document.querySelectorAll<HTMLElement>(`[data-vouchsafe="${served[1]}"]`))
      if (!place.shadowRoot) show(place, served, enliven)
  }
  fill()
  new MutationObserver(fill).observe(document, { childList: true, subtree: true })
}

export function show(
  place: HTMLElement,
  [doors, id, height, style, tree, counts]: Served,
  enliven?: Enliven,
) {
  const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' })
  // The height that the page reserves wins: its code may be older than these settings. Floating kinds have no limit.
  const { minHeight } = getComputedStyle(place)
  const reserved = (/%/.test(minHeight) ? place.offsetHeight : parseFloat(minHeight)) || height || 1e6
  const css = `${style}*{--height:${reserved}px}`
  const content = build(tree) as HTMLElement
  root.replaceChildren(content)
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [sheet]
  } catch {
    // Safari before 16.4.
    root.prepend(build(['style', css]))
  }
  enliven?.(root, place)
  if (counts) {
    const tell = (event: string) => navigator.sendBeacon(`${doors}${id}/${event}`, location.pathname)
    countView(content, id, tell)
    content.onclick = ({ target }) => {
      if ((target as Element).closest('a')) tell('click')
    }
  }
}

/**
 * Tells the service that half of the widget, or of a screen full of it, was on the screen for a second: once for each
 * widget and load of the page, in however many places and by however many scripts.
 */
function countView(content: HTMLElement, id: string, tell: (event: string) => void) {
  window.vouchsafeSeen ??= {}
  const seen = window.vouchsafeSeen
  const threshold = Math.min(0.5, innerHeight / 2 / content.offsetHeight)
  let timer: ReturnType<typeof setTimeout>
  new IntersectionObserver(
    ([entry], observer) => {
      clearTimeout(timer)
      if (entry!.intersectionRatio >= threshold)
        timer = setTimeout(() => {
          observer.disconnect()
          if (!seen[id]) tell('seen')
          seen[id] = 1
        }, 1000)
    },
    { threshold },
  ).observe(content)
}

function build(tree: Tree): Node | string {
  if (typeof tree === 'string') return tree
  const [named, ...inside] = tree
  if (named === 'stars') return build(drawStars(tree))
  const [tag, classes] = named.split('.') as [string, string?]
  const space = tag === 'svg' || tag === 'path' ? '2000/svg' : '1999/xhtml'
  const made = document.createElementNS(`http://www.w3.org/${space}`, tag)
  const set = (attributes: Attributes) => {
    // Not for … in, which would also find what an old library of the page added to Object.prototype.
    for (const each of Object.entries(attributes)) made.setAttribute(...(each as [string, string]))
  }
  if (classes) set({ class: classes, part: classes })
  for (const each of inside)
    if (each.constructor === Object) set(each as Attributes)
    else made.append(build(each as Tree))
  return made
}
