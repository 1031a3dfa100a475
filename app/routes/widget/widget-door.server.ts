import type { IncomingMessage, ServerResponse } from 'node:http'
import { renderWall } from '#app/features/widgets/rendering.server.ts'
import { inventedWallId, renderInventedWall } from '#app/features/widgets/sample-wall.server.ts'
import { db } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { log } from '#app/platform/log.server.ts'
import { isUnavailable } from '#app/platform/unavailable.server.ts'
import { makeResponseCache } from './response-cache.server.ts'
import { type Bodies, type Body, bodiesOf, type Face } from './wall-bodies.server.ts'

const address = /^\/w\/([^/.?]{36}|sample)\.(js|html|json)(?:\?(.*))?$/

let kept: ReturnType<typeof makeResponseCache<Bodies>> | undefined

/** `script` is the bundle of widget/wall.ts. */
export function openWidgetDoor(script: string) {
  kept = makeResponseCache(async (widgetId) => {
    const wall = widgetId === inventedWallId ? await renderInventedWall() : await renderWall(db, widgetId)
    return wall && bodiesOf(wall, script)
  })
}

/** Called after an owner's change, so that they see it at once. */
export function forgetWidget(widgetId: string) {
  kept?.forget(widgetId)
}

/**
 * GET /w/{widgetId}.js, .html and .json, for any origin.
 *
 * Served before the frameworks from a prepared body in memory: no cookie, no session, and mostly no database.
 */
export async function handleWidget(request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(response, 405, 'This address does not take that method.', { allow: 'GET, HEAD' })
  }
  const [, id = '', extension, query] = address.exec(request.url ?? '') ?? []
  if (!isUuid(id) && id !== inventedWallId) return refuse(response, 404, 'This widget does not exist.')
  try {
    const bodies = kept?.fresh(id) ?? (await kept?.find(id))
    if (bodies) answer(request, response, bodies[faceOf(extension!, query)])
    else refuse(response, 404, 'This widget does not exist.')
  } catch (error) {
    if (isUnavailable(error)) {
      return refuse(response, 503, 'The service cannot reach its database.', { 'retry-after': '5' })
    }
    log.error({ err: error, widgetId: id }, 'broken')
    refuse(response, 500, 'Something went wrong on our side.')
  }
}

function faceOf(extension: string, query: string | undefined): Face {
  if (extension !== 'html' || !query) return extension as Face
  const page = new URLSearchParams(query).get('page')
  return page === 'light' || page === 'dark' || page === 'cream' ? `html-${page}` : 'html'
}

function answer(request: IncomingMessage, response: ServerResponse, body: Body) {
  if (request.headers['if-none-match']?.includes(body.etag)) {
    response.writeHead(304, body.common).end()
    return
  }
  const accepted = request.headers['accept-encoding'] ?? ''
  const variant = accepted.includes('br') ? body.br : accepted.includes('gzip') ? body.gzip : body.plain
  response.writeHead(200, variant.headers)
  response.end(request.method === 'HEAD' ? undefined : variant.bytes)
}

function refuse(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-store',
    ...headers,
  })
  response.end(`${message}\n`)
}
