import { z } from 'zod'
import { ownTimeZone } from '#app/features/accounts/account.schema.ts'
import {
  type DayField,
  dayFields,
  hasHours,
  type Interval,
  type OpeningHours,
  overlappingDay,
  readDay,
  weekdayNames,
} from '#app/features/profiles/opening-hours.ts'
import { categoryNames, readLinks } from '#app/features/profiles/profile.vocabulary.ts'
import { claimsChecks } from '#app/languages/claimed-checks.ts'
import { en } from '#app/languages/en.ts'
import { languages } from '#app/languages/languages.ts'
import { typedLine, typedText } from '#app/platform/typed-text.ts'
import { businessLimits } from './business.vocabulary.ts'
import { domainOf, websiteOf } from './domain.ts'

const day = z
  .string()
  .max(200, 'This is too long for one day')
  .default('')
  .transform((typed, context): Interval[] => {
    const { intervals, error } = readDay(typed)
    if (intervals) return intervals
    context.addIssue({ code: 'custom', message: error })
    return z.NEVER
  })

/** The fields of a week, to be spread into the schema of a form. */
const typedHours = {
  hours1: day,
  hours2: day,
  hours3: day,
  hours4: day,
  hours5: day,
  hours6: day,
  hours7: day,
  byAppointment: z
    .string()
    .optional()
    .transform((value) => value === 'on'),
}

type Typed = Record<DayField, Interval[]> & { byAppointment: boolean }

/** Joins the fields of a week into opening hours: null where nothing is given. Refuses hours that overlap. */
function withOpeningHours<Form extends Typed>(form: Form, context: z.RefinementCtx) {
  const { hours1, hours2, hours3, hours4, hours5, hours6, hours7, byAppointment, ...rest } = form
  const days = [hours1, hours2, hours3, hours4, hours5, hours6, hours7]
  const overlapping = overlappingDay(days)
  if (overlapping >= 0)
    context.addIssue({
      code: 'custom',
      path: [dayFields[overlapping]!],
      message: `These hours overlap with others of ${weekdayNames[overlapping]} or the night before`,
    })
  const hours: OpeningHours = { days, isByAppointment: byAppointment }
  return { ...rest, openingHours: hasHours(hours) ? hours : null }
}

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
