import { z } from 'zod'
import { cancelInvitation } from '#app/features/invitations/change-invitation.server.ts'
import { newInvitation } from '#app/features/invitations/invitation.schema.ts'
import { invitationStates } from '#app/features/invitations/invitation.vocabulary.ts'
import { inviteCustomer } from '#app/features/invitations/invite.server.ts'
import {
  findListed,
  type ListedInvitation,
  listInvitations,
} from '#app/features/invitations/list-invitations.server.ts'
import { Refusal } from '#app/platform/refusal.ts'
import { operation, pageOf, paging, time } from './operation.ts'

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

const view = ({ id, state, name, email, orderReference, mailsSent, at, failure }: ListedInvitation) => ({
  ...{ id, state, name, email, orderReference, mailsSent, failure },
  changedAt: at,
})

const most = 100
const wanted = newInvitation.strict().brand<'NewInvitation'>()

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
    description:
      'One mail, and reminders until there is a review. The same mailbox is invited at most once in 90 days, and people who unsubscribed never.',
    body: wanted,
    status: 201,
    answer: listed,
    refusals: [402, 409, 410],
    async run({ db, business, key, body: invitation }) {
      const { invitationId } = await inviteCustomer(db, {
        ...{ businessId: business.id, userId: key.createdBy, invitation },
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
    description: 'Each stands for itself: those who cannot be invited are named with the reason.',
    body: z.strictObject({ invitations: z.array(wanted).min(1).max(most) }),
    status: 201,
    answer: z.object({
      invited: z.array(z.object({ position: z.int().describe('From 1.'), id: z.uuid() })),
      refused: z.array(z.object({ position: z.int(), code: z.string(), message: z.string() })),
    }),
    async run({ db, business, key, body: { invitations } }) {
      const answer: { invited: { position: number; id: string }[]; refused: Refused[] } = {
        invited: [],
        refused: [],
      }
      for (const [index, invitation] of invitations.entries()) {
        const position = index + 1
        try {
          const one = { businessId: business.id, userId: key.createdBy, invitation }
          answer.invited.push({ position, id: (await inviteCustomer(db, one)).invitationId })
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          answer.refused.push({ position, code: error.code, message: error.message })
        }
      }
      return answer
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

type Refused = { position: number; code: string; message: string }
