import { figureOperations } from './figures.server.ts'
import { invitationOperations } from './invitations.server.ts'
import type { Operation } from './operation.ts'
import { reviewOperations } from './reviews.server.ts'

/** EVERY operation of the public API, in the order of the reference. */
export const operations: Operation[] = [...reviewOperations, ...invitationOperations, ...figureOperations]
