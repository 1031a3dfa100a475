import type { ServedBadge } from '../../kinds/badge.ts'

const [places, seen, links] = WIDGET as unknown as ServedBadge

// As ../runtime.ts does it, with only what a badge needs: its bytes are counted. The service counts clicks on its links.
function fill() {
  for (const place of document.querySelectorAll(places))
    if (!place.shadowRoot) {
      const root = place.attachShadow({ mode: 'open' })
      root.append(...links.map((link) => Object.assign(document.createElement('a'), link)))
      new IntersectionObserver(([entry], observer) => {
        if (!entry!.isIntersecting) return
        observer.disconnect()
        navigator.sendBeacon(seen, location.pathname)
      }).observe(place)
    }
}

fill()
new MutationObserver(fill).observe(document, { childList: true, subtree: true })
