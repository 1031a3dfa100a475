import type { IncomingMessage, ServerResponse } from 'node:http'
import { countEvent } from '#app/features/widget-counts/counting.server.ts'
import { originOf } from '#app/features/widget-counts/page.ts'
import { isUuid } from '#app/platform/ids.ts'
import type { WidgetData } from '#widget/widget-data.ts'
import { isPerson } from './widget-events.server.ts'

export type Link = 'all' | 'collected'

/**
 * Leads on to the business's page, or to how its reviews are collected. The badge's script counts no clicks, so they are
 * counted here, where the browser names the site that it comes from: crawlers and previews of messages name none.
 */
export function followLink(
  request: IncomingMessage,
  response: ServerResponse,
  { id, links }: WidgetData,
  link: Link,
) {
  response
    .writeHead(302, { location: links[link], 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .end()
  const from = URL.parse(request.headers.referer ?? '')
  const origin = from && originOf(from.origin)
  if (origin && request.method === 'GET' && isUuid(id) && isPerson(request))
    countEvent('click', { widgetId: id, origin, path: from.pathname })
}
