import { z } from 'zod'
import { legalBases } from '#app/features/invitations/invitation.vocabulary.ts'
import { languages } from '#app/languages/languages.ts'
import { typedLine } from '#app/platform/typed-text.ts'
import { sourceKinds, sourceLimits } from './order-source.vocabulary.ts'

export * from './order-source.vocabulary.ts'

const { name, delayDays } = sourceLimits

const settings = {
  name: typedLine({
    ...name,
    tooShort: 'Please name it, so that you can tell it from others',
    tooLong: 'The name may have at most 60 characters',
  }),
  delayDays: z
    .string('Please say how many days')
    .regex(/^\d{1,3}$/, 'Please enter a number of days')
    .transform(Number)
    .refine((days) => days <= delayDays.max, `At most ${delayDays.max} days`),
  language: z.enum(languages, 'Please choose one of the languages'),
  legalBasis: z.enum(legalBases, 'Please say why you may email them'),
}

export const sourceSettings = z.object(settings).brand<'SourceSettings'>()
export type SourceSettings = z.output<typeof sourceSettings>

export const newOrderSource = z
  .object({
    ...settings,
    kind: z.enum(sourceKinds, 'Please choose where your orders come from'),
    shop: typedLine({ max: 200, tooShort: '', tooLong: 'This address is too long' })
      .optional()
      .transform((shop) =>
        shop
          ? (shop
              .toLowerCase()
              .replace(/^https?:\/\//, '')
              .split('/')[0] ?? '')
          : null,
      ),
  })
  .refine(
    ({ kind, shop }) => kind !== 'shopify' || /^[a-z0-9][a-z0-9-]{0,60}\.myshopify\.com$/.test(shop ?? ''),
    {
      path: ['shop'],
      message: 'Please enter the address that ends in .myshopify.com',
    },
  )
  .transform(({ kind, shop, ...rest }) => ({ ...rest, kind, shop: kind === 'shopify' ? shop : null }))
  .brand<'NewOrderSource'>()
export type NewOrderSource = z.output<typeof newOrderSource>

const line = (tooShort: string) =>
  typedLine({ min: 8, max: 300, tooShort, tooLong: 'This is too long for one' })

/** The provider's secrets, pasted by the owner: the one it signs with, and the one for fetching an order. */
export const pastedSecret = z.object({ secret: line('Please paste the whole secret') })
export const pastedTokens = {
  shopify: z
    .object({
      clientId: typedLine({ max: 100, tooShort: '', tooLong: 'This is too long for a client id' }).optional(),
      secret: line('Please paste the whole secret or token'),
    })
    .refine(({ clientId, secret }) => secret.startsWith('shpat_') || /^\S+$/.test(clientId ?? ''), {
      path: ['clientId'],
      message: 'Please enter the client id of your app, or a token that begins with shpat_',
    })
    .transform(({ clientId, secret }) => (secret.startsWith('shpat_') ? secret : `${clientId} ${secret}`)),
  stripe: z
    .object({
      secret: line('Please paste the whole key').refine(
        (key) => key.startsWith('rk_live_'),
        'Please make a restricted key of live mode, which begins with rk_live_. We take no other',
      ),
    })
    .transform(({ secret }) => secret),
}
