import { z } from 'zod'
import { claimsChecks } from '#app/languages/claimed-checks.ts'
import { en } from '#app/languages/en.ts'
import { typedLine } from '#app/platform/typed-text.ts'
import { foldedText } from '#app/platform/visible-text.ts'
import { topicNameLimits } from './topic.vocabulary.ts'

const { min, max } = topicNameLimits

/** "Baking" is stored as "baking", like the engine's own topics; "MOT" stays as it is. */
const asTopic = (name: string) => (/\p{Lu}/u.test(name.slice(1)) ? name : name.toLowerCase())

/** Also "OTHER", "ｏther" and "óther". */
const isOther = (name: string) => foldedText(name).trim().toLowerCase() === 'other'

export const newTopicName = z
  .object({
    // As in an address: one that the database would refuse is none of the business's topics.
    topic: z
      .string()
      .max(200)
      .transform((topic) => topic.replaceAll('\0', '').toWellFormed()),
    name: typedLine({
      min,
      max,
      tooShort: `Please write a name of at least ${min} letters`,
      tooLong: `A name may have at most ${max} characters`,
    })
      .refine((name) => /\p{L}/u.test(name), 'A name needs a letter')
      .refine((name) => !claimsChecks(name), en.reviewForm.nameClaims)
      .refine((name) => !isOther(name), '“Other” is for what fewer than three authors mention')
      .transform(asTopic),
  })
  .brand<'NewTopicName'>()
