import { htmlAndApps } from './ways-in-apps.ts'
import { siteBuilders } from './ways-in-builders.ts'
import { withoutScript } from './ways-without-script.ts'

/** The facts about a widget that the instructions need; see `readEmbedded` in widget-code.server.ts. */
export type Embedded = {
  widgetId: string
  /** "Customer reviews of NAME", in the widget's language. */
  title: string
  /** The business's public page here. */
  pageAddress: string
  /** Before the id: "https://reviews.example/w/". */
  doors: string
  /** Whether it lies over the page and takes no place in it. */
  isFloating: boolean
  /** CSS pixels that the page reserves; 0 for what lies over the page. */
  height: number
  /** Placeholder and script: two lines for any page. */
  code: string
  loader: { address: string; integrity: string }
}

type Step = { text: string; code?: string; label?: string }

export type Way = { id: string; title: string; where: string; steps: Step[]; note?: string }
type WayGroup = { id: string; title: string; ways: Way[] }

/** Every way in that suits the widget. A widget that lies over the page has none that is confined to a frame or a picture. */
export function waysIn(embedded: Embedded): WayGroup[] {
  return [
    { id: 'builders', title: 'Website builders', ways: siteBuilders(embedded) },
    { id: 'apps', title: 'HTML and apps', ways: htmlAndApps(embedded) },
    ...(embedded.isFloating
      ? []
      : [{ id: 'plain', title: 'Without a script', ways: withoutScript(embedded) }]),
  ]
}
