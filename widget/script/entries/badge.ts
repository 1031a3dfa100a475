import type { ServedBadge } from '../../kinds/badge.ts'

const [places, seen, links] = WIDGET as unknown as ServedBadge

window.vouchsafeSeen ??= {}
const told = window.vouchsafeSeen

// As ../runtime.ts does it, with only what a badge needs: its bytes are counted. The service counts clicks on its links.
function fill() {
  for (const place of document.querySelectorAll(places))
    if (!place.shadowRoot) {
      const root = place.attachShadow({ mode: 'open' })
      root.append(...links.map((link) => Object.assign(document.createElement('a'), link)))
      let timer: ReturnType<typeof setTimeout>
      new IntersectionObserver(
        ([entry]) => {
          clearTimeout(timer)
          if (entry!.intersectionRatio >= 0.5 && !told[seen])
            timer = setTimeout(() => {
              told[seen] = navigator.sendBeacon(seen, location.pathname)
            }, 1000)
        },
        { threshold: 0.5 },
      ).observe(place)
    }
}

fill()
new MutationObserver(fill).observe(document, { childList: true, subtree: true })
