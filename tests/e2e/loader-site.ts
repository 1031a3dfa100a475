import type { Page } from '@playwright/test'
import { bundleLoader, bundleScripts } from '../../widget/bundle.ts'
import { kinds } from '../../widget/kinds/kinds.ts'
import { loadedOf, scriptOf, servedOf } from '../../widget/served.ts'
import type { WidgetData } from '../../widget/widget-data.ts'
import { serve, watchVisit } from './host-page.ts'

let built: Promise<[string, Awaited<ReturnType<typeof bundleScripts>>]> | undefined

type Site = {
  widgets: WidgetData[]
  /** The page, given our origin. */
  page: (origin: string) => string
  /** The site's own files, by path. */
  files?: Record<string, string>
  /** Sent to the loader for this widget, instead of its data. */
  tampered?: Record<string, unknown>
}

/** Somebody's site that uses the loader, on an origin that is not ours, and what the browser did there. */
export async function visitWithLoader(page: Page, { widgets, page: html, files = {}, tampered = {} }: Site) {
  built ??= Promise.all([bundleLoader(), bundleScripts()])
  const [loader, scripts] = await built
  const answer = (path: string) => {
    if (path === '/w/loader.js') return loader
    const [, id, face] = /^\/w\/(.+?)\.(js|json\?served=photos)$/.exec(path) ?? []
    if (id && id in tampered) return JSON.stringify(tampered[id])
    const widget = widgets.find((each) => each.id === id)
    if (!widget) return null
    const served = servedOf(widget, `${ours.origin}/w/`, 1)
    return face === 'js'
      ? scriptOf(scripts[kinds[widget.kind].script], served)
      : JSON.stringify(loadedOf(widget, served))
  }
  const ours = await serve('text/javascript', answer, {
    headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-store' },
  })
  const theirs = await serve('text/html', (path) => files[path] ?? (path === '/' ? html(ours.origin) : null))
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  watchVisit(page, /404|DevTools/)
  await page.goto(theirs.origin)
  return {
    /** For this widget, to our origin. */
    requestsFor: (id: string) => requests.filter((url) => url.startsWith(`${ours.origin}/w/${id}.`)).length,
  }
}
