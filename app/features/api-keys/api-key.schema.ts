import { z } from 'zod'
import { typedLine } from '#app/platform/typed-text.ts'

/** What a key may do. Reading is per kind of data, because a key for a website needs no addresses of customers. */
export const scopes = {
  'reviews:read': 'Read reviews, their tags and receipts',
  'reviews:write': 'Reply, tag and import reviews',
  'invitations:read': 'Read invitations, with names and addresses',
  'invitations:write': 'Invite customers and cancel invitations',
  'figures:read': 'Read figures, findings and the public record',
  'widgets:read': 'Read the widgets',
} as const
export type Scope = keyof typeof scopes
export const scopeNames = Object.keys(scopes) as Scope[]

export const keyLimits = { ofBusiness: 20, name: { min: 2, max: 60 } }

export const keyLifetimes = { '30': '30 days', '365': 'One year', never: 'Until you revoke it' } as const

export const newApiKey = z
  .object({
    name: typedLine({
      ...keyLimits.name,
      tooShort: 'Please name the program that will use the key',
      tooLong: 'The name may have at most 60 characters',
    }),
    scopes: z.array(z.enum(scopeNames)).min(1, 'Please choose at least one thing that the key may do'),
    lifetime: z.enum(Object.keys(keyLifetimes) as (keyof typeof keyLifetimes)[], 'Please choose how long'),
  })
  .brand<'NewApiKey'>()
export type NewApiKey = z.output<typeof newApiKey>
