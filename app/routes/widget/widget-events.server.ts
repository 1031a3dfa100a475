import type { IncomingMessage, ServerResponse } from 'node:http'
import { isbot } from 'isbot'
import { countEvent, type WidgetEvent } from '#app/features/widget-counts/count-events.server.ts'
import { originOf } from '#app/features/widget-counts/viewed-page.ts'
import { networkOf } from '#app/platform/client-address.server.ts'
import { minutes, now } from '#app/platform/clock.ts'

/** No page has a path this long. */
const mostBytes = 2000
/** Enough for an office behind one address; a flood from one network does not drown the counts of all others. */
const mostFromNetwork = 600

const headers = {
  'cache-control': 'no-store',
  'access-control-allow-origin': '*',
  // For pages with cross-origin isolation.
  'cross-origin-resource-policy': 'cross-origin',
}

type AddressReader = (peer: string | undefined, forwarded: string | undefined) => string
let readAddress: AddressReader | undefined
let window = { until: 0, counts: new Map<string, number>() }

export function openWidgetEvents(reader: AddressReader) {
  readAddress = reader
}

/**
 * POST /w/{widgetId}/seen and /click: a beacon from somebody's site, with the path of its page.
 *
 * Answered at once, and always alike: it tells nobody anything. No cookie, no identifier, no address is kept.
 */
export async function handleEvent(
  request: IncomingMessage,
  response: ServerResponse,
  { widgetId, event }: { widgetId: string; event: WidgetEvent },
) {
  const path = await readStart(request)
  response.writeHead(204, headers).end()
  const origin = originOf(request.headers.origin)
  if (origin && path !== null && isPerson(request)) countEvent(event, { widgetId, origin, path })
}

/** Null if the request was aborted or sent more than a path can be, which closes the connection. */
async function readStart(request: IncomingMessage) {
  try {
    let text = ''
    for await (const chunk of request) {
      text += chunk
      if (text.length > mostBytes) return null
    }
    return text
  } catch {
    return null
  }
}

/** Whether the request is not from a robot that names itself and is within the limit of its network. */
export const isPerson = (request: IncomingMessage) =>
  !isbot(request.headers['user-agent']) && isWithinLimit(request)

/** Counted in memory by the minute. */
function isWithinLimit(request: IncomingMessage) {
  const at = now().getTime()
  if (at >= window.until) window = { until: at + minutes(1), counts: new Map() }
  const forwarded = request.headers['x-forwarded-for']
  const address = readAddress?.(request.socket.remoteAddress, forwarded?.toString()) ?? ''
  const network = networkOf(address)
  const count = (window.counts.get(network) ?? 0) + 1
  window.counts.set(network, count)
  return count <= mostFromNetwork
}
