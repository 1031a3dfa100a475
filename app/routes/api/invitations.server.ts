import { z } from 'zod'
import { cancelInvitation } from '#app/features/invitations/change-invitation.server.ts'
import { newInvitation } from '#app/features/invitations/invitation.schema.ts'
import { invitationStates } from '#app/features/invitations/invitation.vocabulary.ts'
import { inviteCustomer } from '#app/features/invitations/invite.server.ts'
import {
  findListed,
  hasInvitation,
  type ListedInvitation,
  listInvitations,
} from '#app/features/invitations/list-invitations.server.ts'
import { Refusal } from '#app/platform/refusal.ts'
import { lostPlace, operation, pageOf, paging, parseFields, time, WrongFields } from './operation.ts'

const listed = z.object({
  id: z.uuid(),
  state: z.enum(invitationStates),
  name: z.string().nullable(),
  email: z.string().nullable().describe('Null once the person was erased.'),
  orderReference: z.string().nullable(),
  mailsSent: z.int(),
  changedAt: time,
  failure: z.string().nullable().describe('Why the mail did not arrive.'),
})

const view = ({ at: changedAt, invitedAt: _, ...invitation }: ListedInvitation) => ({
  ...invitation,
  changedAt,
})

const most = 100
const wanted = newInvitation
  .extend({
    legalBasis: newInvitation.shape.legalBasis.describe(
      'Why you may mail them: they agreed, or they are customers and were told that they would be asked.',
    ),
    source: newInvitation.shape.source.describe('Where you got the address; the mail names it.'),
    reminders: newInvitation.shape.reminders.describe('At most so many, until there is a review.'),
  })
  .strict()
  .brand<'NewInvitation'>()
/** Checked one by one, so that a wrong one refuses no other. */
const { $schema: _, ...described } = z.toJSONSchema(wanted, { io: 'input', unrepresentable: 'any' })
const listEntry = z.unknown().meta(described)
const index = z.int().describe('In the list that was sent, from 0.')
const sameMailbox =
  'The same mailbox is invited at most once in 90 days (`already_invited`), people who unsubscribed or whose mail came back never (`suppressed`), and neither is your team (`insider`).'

const oneOf = { path: '/invitations/{invitationId}', refusals: [404] } as const

export const invitationOperations = [
  operation({
    id: 'listInvitations',
    method: 'GET',
    path: '/invitations',
    scope: 'invitations:read',
    summary: 'List invitations, the newest first',
    query: z.strictObject({
      ...paging,
      state: z.enum(['all', ...invitationStates]).default('all'),
      q: z.string().trim().min(1).max(254).optional().describe('Part of a name, an address or an order.'),
    }),
    answer: pageOf(listed),
    async run({ db, business, query: { limit, ...filter } }) {
      const { after } = filter
      if (after && !(await hasInvitation(db, { businessId: business.id, invitationId: after })))
        throw lostPlace()
      const { rows, next } = await listInvitations(db, business.id, filter, limit)
      return { data: rows.map(view), next }
    },
  }),
  operation({
    id: 'createInvitation',
    method: 'POST',
    path: '/invitations',
    scope: 'invitations:write',
    summary: 'Invite a customer',
    description: `One mail, and reminders until there is a review. ${sameMailbox}`,
    body: wanted,
    status: 201,
    answer: listed,
    refusals: [402, 409, 410],
    async run({ db, business, key, body: invitation }) {
      const { invitationId } = await inviteCustomer(db, {
        businessId: business.id,
        userId: key.createdBy,
        invitation,
      })
      return view(await findListed(db, { businessId: business.id, invitationId }))
    },
  }),
  operation({
    id: 'createInvitations',
    method: 'POST',
    path: '/invitations/bulk',
    scope: 'invitations:write',
    summary: `Invite up to ${most} customers`,
    description: `Each stands for itself: those who cannot be invited, wrong fields included (\`invalid\`), are named with the reason. ${sameMailbox}`,
    body: z.strictObject({ invitations: z.array(listEntry).min(1).max(most) }),
    status: 201,
    answer: z.object({
      invited: z.array(z.object({ index, id: z.uuid() })),
      refused: z.array(z.object({ index, code: z.string(), message: z.string() })),
    }),
    async run({ db, business, key, body: { invitations } }) {
      const [invited, refused]: [{ index: number; id: string }[], Refused[]] = [[], []]
      for (const [index, given] of invitations.entries()) {
        try {
          const invitation = parseFields(wanted, given)
          const one = { businessId: business.id, userId: key.createdBy, invitation }
          invited.push({ index, id: (await inviteCustomer(db, one)).invitationId })
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          refused.push({ index, code: error.code, message: sentenceOf(error) })
        }
      }
      return { invited, refused }
    },
  }),
  operation({
    ...oneOf,
    id: 'getInvitation',
    method: 'GET',
    scope: 'invitations:read',
    summary: 'Read an invitation',
    answer: listed,
    run: async ({ db, business, params }) =>
      view(await findListed(db, { businessId: business.id, invitationId: params.invitationId! })),
  }),
  operation({
    ...oneOf,
    id: 'cancelInvitation',
    method: 'DELETE',
    scope: 'invitations:write',
    summary: 'Cancel an invitation that nobody began to answer',
    answer: listed,
    refusals: [404, 409],
    async run({ db, business, params }) {
      const before = await findListed(db, { businessId: business.id, invitationId: params.invitationId! })
      await cancelInvitation(db, { businessId: business.id, invitationId: before.id })
      return view(await findListed(db, { businessId: business.id, invitationId: before.id }))
    },
  }),
]

type Refused = { index: number; code: string; message: string }

const sentenceOf = (error: Refusal) =>
  error instanceof WrongFields
    ? Object.entries(error.fields)
        .map(([field, sentence]) => `${field}: ${sentence}`)
        .join('. ')
    : error.message
