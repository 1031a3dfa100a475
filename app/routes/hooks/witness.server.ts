import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import type { Door } from '#app/doors.server.ts'
import { addCheckpoint } from '#app/features/witness/add-checkpoint.server.ts'
import { listEvidence } from '#app/features/witness/log-desk.server.ts'
import { watchedLogs } from '#app/features/witness/witness.table.ts'
import { limits } from '#app/limits.ts'
import type { addressReader } from '#app/platform/client-address.server.ts'
import { db } from '#app/platform/database.server.ts'
import { readBytes } from '#app/platform/form.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'

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
  const log = all.find(({ origin }) => createHash('sha256').update(origin).digest('hex') === id)
  return log?.note ? c.text(log.note, 200, open) : c.text('Not found', 404, open)
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
]
