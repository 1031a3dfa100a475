import { v7 as uuidv7 } from 'uuid'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { operatorActions } from './account.table.ts'

/** Writes down what an operator did for the instance as a whole, in the transaction of what it tells of. */
export async function recordOperatorAction(
  tx: Database,
  { operatorId, message }: { operatorId: string | null; message: string },
) {
  await tx.insert(operatorActions).values({ id: uuidv7(), operatorId, message, createdAt: now() })
}
