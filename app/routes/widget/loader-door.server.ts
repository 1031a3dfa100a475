import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  currentLoader,
  findKeptLoader,
  keepLoader,
  openLoader,
} from '#app/features/widgets/widget-code.server.ts'
import { db } from '#app/platform/database.server.ts'
import { log } from '#app/platform/log.server.ts'
import { toRefusal } from '#app/platform/unavailable.server.ts'
import { answer, compressFor, type Prepared, prepare } from './prepared-response.server.ts'
import { refuse } from './widget-door.server.ts'

const address = /^\/w\/loader(?:-([0-9a-f]{24}))?\.js(?:\?.*)?$/
const forAnHour = 'public, max-age=3600, stale-while-revalidate=86400, stale-if-error=86400'
const forever = 'public, max-age=31536000, immutable'

let common: Record<string, string>
let newest: Prepared
const pinned = new Map<string, Prepared>()
let isKept = false

export function openLoaderDoor(script: string, commonHeaders: Record<string, string> = {}) {
  common = commonHeaders
  openLoader(script)
  newest = prepared(script, forAnHour)
  pinned.clear()
  pinned.set(currentLoader().hash, prepared(script, forever))
  isKept = false
  keep()
}

/**
 * GET /w/loader.js, the loader of this build, and /w/loader-{hash}.js, which never changes: a site that names the script's
 * integrity hash gets it after every upgrade.
 */
export async function handleLoader(request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(response, 405, 'This address does not take that method.', { allow: 'GET, HEAD' })
  const [found, hash] = address.exec(request.url!) ?? []
  try {
    const loader = hash ? await findPinned(hash) : found && newest
    if (!loader) return refuse(response, 404, 'This loader does not exist.')
    await compressFor(loader, request)
    answer(loader, request, response)
  } catch (error) {
    const refusal = toRefusal(error)
    if (refusal) return refuse(response, refusal.status, refusal.message, { 'retry-after': '5' })
    log.error({ err: error }, 'broken')
    refuse(response, 500, 'Something went wrong on our side.')
  }
}

async function findPinned(hash: string) {
  keep()
  const known = pinned.get(hash)
  if (known) return known
  const script = await findKeptLoader(db, hash)
  if (script === null) return null
  const loader = prepared(script, forever)
  pinned.set(hash, loader)
  return loader
}

/** Stores this build's loader; tries again at the next request if the database is down. */
function keep() {
  if (isKept) return
  isKept = true
  keepLoader(db, currentLoader()).catch(() => {
    isKept = false
  })
}

const prepared = (script: string, caching: string) =>
  prepare(Buffer.from(script), {
    isCompressible: true,
    always: {
      'cache-control': caching,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': '*',
    },
    headers: { ...common, 'content-type': 'text/javascript; charset=utf-8' },
  })
