import { z } from 'zod'
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
})

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
  })
  .brand<'BusinessProfile'>()
export type BusinessProfile = z.output<typeof businessProfile>
