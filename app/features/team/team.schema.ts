import { z } from 'zod'
import { newPassword, ownName } from '#app/features/accounts/account.schema.ts'
import { memberRoles } from '#app/features/businesses/business.vocabulary.ts'
import { emailAddress } from '#app/platform/typed-text.ts'

const role = z.enum(memberRoles, 'Please choose a role')

export const memberInvitation = z.object({ email: emailAddress, role })
export const roleChange = z.object({ member: z.uuid('Please choose a person'), role })
/** For somebody who has no account yet. */
export const newMember = z.object({ name: ownName, password: newPassword })
