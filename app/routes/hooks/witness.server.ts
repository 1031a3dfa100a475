import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import type { Door } from '#app/doors.server.ts'
import { readTilePath } from '#app/features/log-format/merkle.ts'
import { originHash } from '#app/features/log-format/note.ts'
import { addCheckpoint } from '#app/features/witness/add-checkpoint.server.ts'
import { readCopiedBundle } from '#app/features/witness/log-copy.server.ts'
import { findAudit, listEvidence } from '#app/features/witness/log-desk.server.ts'
import { watchedLogs } from '#app/features/witness/witness.table.ts'
import type { addressReader } from '#app/platform/client-address.server.ts'
import { db } from '#app/platform/database.server.ts'
import { readBytes } from '#app/platform/form.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { limits } from '#app/rate-limits.ts'

// Our witness, for the logs of other services: C2SP tlog-witness.

let readAddress: ReturnType<typeof addressReader>

export function openWitnessDoor(reader: typeof readAddress) {
  readAddress = reader
}

const maxBytes = 64 * 1024
const open = { 'cache-control': 'no-store', 'access-control-allow-origin': '*' }

// POST /witness/add-checkpoint
async function takeCheckpoint(c: Context) {
  const { incoming } = c.env as { incoming: IncomingMessage }
  const address = readAddress(incoming.socket.remoteAddress, c.req.header('x-forwarded-for'))
  await countAgainst(limits.checkpointsFromNetwork, address)
  const text = Buffer.from(await readBytes(c.req.raw, maxBytes)).toString('utf8')
  const { status, body, isSize } = await addCheckpoint(db, text)
  return c.body(body, status, {
    ...open,
    'content-type': isSize ? 'text/x.tlog.size' : 'text/plain; charset=utf-8',
  })
}

// GET /witness/{sha256 of the origin, hexadecimal}/checkpoint
async function showCheckpoint(c: Context) {
  const id = c.req.param('id')
  const all = await db.select().from(watchedLogs)
  const log = all.find(({ origin }) => originHash(origin) === id)
  return log?.note ? c.text(log.note, 200, open) : c.text('Not found', 404, open)
}

// Our auditor: the reading half of C2SP tlog-mirror. Tiles of hashes follow from the entries.

// GET /auditor/{sha256 of the origin}/checkpoint
async function showAudited(c: Context) {
  const audit = await findAudit(db, c.req.param('id')!)
  return audit?.note ? c.text(audit.note, 200, open) : c.text('Not found', 404, open)
}

// GET /auditor/{sha256 of the origin}/tile/entries/N
async function showCopy(c: Context) {
  const [, id, path] = /^\/auditor\/([^/]+)\/tile\/entries\/(.+)$/.exec(c.req.path) ?? []
  const [tile, audit] = [readTilePath(path ?? ''), await findAudit(db, id ?? '')]
  const found = tile && audit && (await readCopiedBundle(db, audit, tile))
  if (!found) return c.text('Not found', 404, open)
  return c.body(Uint8Array.from(found), 200, { ...open, 'content-type': 'application/octet-stream' })
}

export const witnessDoors: Door[] = [
  {
    method: 'POST',
    path: '/witness/add-checkpoint',
    handle: takeCheckpoint,
    is: 'a checkpoint of a log that we watch',
  },
  {
    method: 'GET',
    path: '/witness/evidence',
    handle: async (c) => c.json(await listEvidence(db), 200, open),
    is: 'checkpoints of those logs that do not fit',
  },
  {
    method: 'GET',
    path: '/witness/:id/checkpoint',
    handle: showCheckpoint,
    is: 'the newest checkpoint that we cosigned of a log',
  },
  {
    method: 'GET',
    path: '/auditor/:id/checkpoint',
    handle: showAudited,
    is: 'the newest checkpoint of a log that we hold whole and found right',
  },
  {
    method: 'GET',
    path: '/auditor/:id/tile/entries/*',
    handle: showCopy,
    is: 'its entries, as C2SP tlog-tiles has them',
  },
]
