import { z } from 'zod'
import { memberRoles } from '#app/features/businesses/role.vocabulary.ts'
import { typedLine } from '#app/platform/typed-text.ts'

const defaultRole = z.enum(memberRoles, 'Please choose a role')
const address = z
  .string()
  .trim()
  .max(500, 'At most 500 characters')
  .regex(/^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/, 'Please type an address that begins with https://')

export const openIdConnection = z.object({
  kind: z.literal('openid'),
  // Spelled exactly as in the provider's tokens.
  issuer: address,
  clientId: typedLine({
    min: 1,
    max: 500,
    tooShort: 'Please type the id of the client',
    tooLong: 'At most 500 characters',
  }),
  /** Left empty to keep the one that is stored. */
  clientSecret: z.string().trim().max(1000, 'At most 1,000 characters').default(''),
  defaultRole,
})

export const samlConnection = z.object({
  kind: z.literal('saml'),
  metadata: z
    .string('Please paste the metadata of your provider')
    .trim()
    .min(1, 'Please paste the metadata of your provider')
    .max(60_000, 'This is longer than the metadata of one provider'),
  defaultRole,
})

export type NewConnection = {
  kind: 'openid' | 'saml'
  issuer: string
  clientId?: string
  secret?: string
  entryPoint?: string
  certificates?: string[]
  defaultRole: (typeof memberRoles)[number]
}
