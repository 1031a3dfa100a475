import type { IncomingMessage, ServerResponse } from 'node:http'
import { isbot } from 'isbot'
import {
  countEvent,
  type WidgetEvent,
  widgetEvents,
} from '#app/features/widget-counts/count-events.server.ts'
import { originOf } from '#app/features/widget-counts/viewed-page.ts'
import { inventedWallId } from '#app/features/widgets/sample-wall.server.ts'
import { networkOf } from '#app/platform/client-address.server.ts'
import { minutes, now } from '#app/platform/clock.ts'
import { isUuid } from '#app/platform/ids.ts'
import { log } from '#app/platform/log.server.ts'
import { toRefusal } from '#app/platform/unavailable.server.ts'
import type { Scripts } from '#widget/bundle.ts'
import type { WidgetData } from '#widget/widget-data.ts'
import { type Format, formatsOf } from './formats.server.ts'
import { answer, compressFor } from './prepared-response.server.ts'
import { keepWidgets, type Now } from './widget-cache.server.ts'

const address = /^\/w\/([0-9a-f-]{36}|sample)(?:\.([a-z]{2,5})|\/(all|collected))(?:\?(.*))?$/is
const eventAddress = new RegExp(`^/w/([0-9a-f-]{36})/(${widgetEvents.join('|')})$`)

let common: Record<string, string>
let formats: Record<string, Format>
let widgets: ReturnType<typeof keepWidgets>

/** `commonHeaders`: the headers of every response, which nothing else sets here. */
export function openWidgetDoor(scripts: Scripts, commonHeaders: Record<string, string> = {}) {
  common = commonHeaders
  formats = formatsOf(scripts)
  widgets = keepWidgets(common)
}

/**
 * GET /w/{widgetId}.{format}, for any origin; /w/{widgetId}/all and /collected, where a badge leads.
 *
 * Served before the frameworks from a prepared body in memory: no cookie, no session, and mostly no database.
 */
export function handleWidget(request: IncomingMessage, response: ServerResponse) {
  const ready = request.method === 'GET' && widgets.readyAt(request.url!)
  if (!ready || !answer(ready, request, response)) return handleOthers(request, response)
}

async function handleOthers(request: IncomingMessage, response: ServerResponse) {
  const beacon = request.method === 'POST' && eventAddress.exec(request.url!)
  if (beacon) {
    setCommon(response)
    return handleEvent(request, response, { widgetId: beacon[1]!, event: beacon[2] as WidgetEvent })
  }
  if (request.method === 'OPTIONS') return allow(response)
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(response, 405, 'This address does not take that method.', { allow: 'GET, HEAD, OPTIONS' })
  const [, writtenId = '', extension = '', link, query = ''] = address.exec(request.url!) ?? []
  const id = writtenId.toLowerCase()
  const format = Object.hasOwn(formats, extension) ? formats[extension] : undefined
  if (!(format || link) || !(isUuid(id) || id === inventedWallId)) return refuseUnknown(response)
  try {
    const edition = await widgets.find(id)
    if (!edition) return refuseUnknown(response)
    if (!format) {
      const { widget }: Now = JSON.parse(edition.json)
      setCommon(response)
      return followLink(request, response, widget, link!.toLowerCase() as Link)
    }
    const variant = format.variantOf?.(new URLSearchParams(query)) ?? ''
    const prepared = await widgets.findFormat(edition, { extension, format, variant })
    widgets.grow(id, edition, await compressFor(prepared, request))
    answer(prepared, request, response)
  } catch (error) {
    const refusal = toRefusal(error)
    if (refusal) return refuse(response, refusal.status, refusal.message, { 'retry-after': '5' })
    log.error({ err: error, widgetId: id }, 'broken')
    refuse(response, 500, 'Something went wrong on our side.')
  }
}

/** For responses without a prepared body, which already has these headers. */
function setCommon(response: ServerResponse) {
  for (const name in common) response.setHeader(name, common[name]!)
}

/** Answers a CORS preflight, which browsers send if a site adds headers of its own. */
function allow(response: ServerResponse) {
  setCommon(response)
  response.writeHead(204, {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD',
    'access-control-allow-headers': '*',
    'access-control-max-age': '86400',
  })
  response.end()
}

/** It may exist soon: a deleted widget can come back. */
const refuseUnknown = (response: ServerResponse) =>
  refuse(response, 404, 'This widget does not exist.', { 'cache-control': 'public, max-age=10' })

export function refuse(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
) {
  setCommon(response)
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-store',
    ...headers,
  })
  response.end(`${message}\n`)
}

type Link = 'all' | 'collected'

/**
 * Leads on to the business's page, or to how its reviews are collected. The badge's script counts no clicks, so they are
 * counted here, where the browser names the site that it comes from: crawlers and previews of messages name none.
 */
function followLink(
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
async function handleEvent(
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
