import { z } from 'zod'
import { invitationStates } from './invitation.vocabulary.ts'

const invitationFilter = z.object({
  state: z.enum(['all', ...invitationStates]).catch('all'),
  /** Words in the name, the address or the order reference. */
  q: z.string().trim().min(1).max(100).optional().catch(undefined),
  batch: z.uuid().optional().catch(undefined),
  /** The invitation after which the page begins. */
  after: z.uuid().optional().catch(undefined),
})
export type InvitationFilter = z.output<typeof invitationFilter>

/** What the list shows, as its address says it. What makes no sense there is as if it were not there. */
export const readInvitationFilter = (query: URLSearchParams): InvitationFilter =>
  invitationFilter.parse(
    Object.fromEntries([...query].map(([name, value]) => [name, value.toWellFormed().replaceAll('\0', '')])),
  )
