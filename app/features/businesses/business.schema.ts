import { z } from 'zod'
import { ownTimeZone } from '#app/features/accounts/account.schema.ts'
import { categoryNames } from '#app/features/profiles/categories.ts'
import { readLinks } from '#app/features/profiles/links.ts'
import { typedHours, withOpeningHours } from '#app/features/profiles/opening-hours.schema.ts'
import { claimsChecks } from '#app/languages/claimed-checks.ts'
import { en } from '#app/languages/en.ts'
import { languages } from '#app/languages/languages.ts'
import { typedLine, typedText } from '#app/platform/typed-text.ts'
import { businessLimits } from './business-limits.ts'
import { domainOf, websiteOf } from './domain.ts'

const notAWebsite = 'Please enter the address of your website, such as bakery.com'

/** A website as typed; parsed into a URL and a domain. */
export const website = typedLine({
  min: 1,
  ...businessLimits.website,
  tooShort: notAWebsite,
  tooLong: 'This address is too long',
}).transform((typed, context) => {
  const domain = domainOf(typed)
  const address = websiteOf(typed)
  if (domain && address && address.length <= businessLimits.website.max) return { address, domain }
  context.addIssue({ code: 'custom', message: notAWebsite })
  return z.NEVER
})

export const newBusiness = z.object({ website }).brand<'NewBusiness'>()
export type NewBusiness = z.output<typeof newBusiness>

const orNull = (text: string | undefined) => text || null

const name = typedLine({
  ...businessLimits.name,
  tooShort: 'Please enter the name of your business (at least 2 characters)',
  tooLong: 'The name may have at most 80 characters',
}).refine((typed) => !claimsChecks(typed), en.reviewForm.nameClaims)

export const businessName = z.object({ name }).brand<'BusinessName'>()
export type BusinessName = z.output<typeof businessName>

export const businessProfile = z
  .object({
    name,
    website,
    description: typedText({
      ...businessLimits.description,
      tooShort: '',
      tooLong: 'The description may have at most 500 characters',
    })
      .optional()
      .transform(orNull),
    address: typedText({
      ...businessLimits.address,
      tooShort: '',
      tooLong: 'The address may have at most 200 characters',
    })
      .optional()
      .transform(orNull),
    category: z
      .enum(['', ...categoryNames], 'Please choose a category of the list')
      .default('')
      .transform((category) => category || null),
    ...typedHours,
    links: z
      .string()
      .max(4000, 'These are too many links')
      .default('')
      .transform((typed, context) => {
        const { links, error } = readLinks(typed)
        if (links) return links
        context.addIssue({ code: 'custom', message: error })
        return z.NEVER
      }),
    language: z.enum(languages, 'Please choose a language of the list').optional(),
    timeZone: ownTimeZone.optional(),
  })
  .transform(withOpeningHours)
  .brand<'BusinessProfile'>()
export type BusinessProfile = z.output<typeof businessProfile>
