import { isNull } from 'drizzle-orm'
import { checkHead } from '#app/features/log/head-file.server.ts'
import { signCheckpoint } from '#app/features/log/keys.server.ts'
import { logState } from '#app/features/log/log.table.ts'
import type { Publishing } from '#app/features/log/sequencer.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { askWitnesses, isNewest } from './ask-witnesses.server.ts'

/** Signs only what continues all that this machine and the witnesses saw. */
export const watched = (dataDir: string): Publishing => ({
  guard: (db, state) => checkHead(db, dataDir, state, (checkpoint) => isNewest(db, checkpoint)),
  sign: signCheckpoint,
  witness: askWitnesses,
  onFrozen: tellOfFreeze,
})

/** Mails the operators once for each freeze. */
const tellOfFreeze = (db: Database) =>
  db.transaction(async (tx) => {
    const told = await tx
      .update(logState)
      .set({ toldAt: now() })
      .where(isNull(logState.toldAt))
      .returning({ origin: logState.origin })
    if (told.length > 0) await enqueue(tx, 'log.notify-operator', {})
  })
