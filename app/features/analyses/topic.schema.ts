import { z } from 'zod'
import { typedLine } from '#app/platform/typed-text.ts'
import { topicNameLimits } from './topic.vocabulary.ts'

const { min, max } = topicNameLimits

/** "Baking" is stored as "baking", like the engine's own topics; "MOT" stays as it is. */
const asTopic = (name: string) => (/\p{Lu}/u.test(name.slice(1)) ? name : name.toLowerCase())

/** A topic, and the name that its owner gives it. */
export const newTopicName = z
  .object({
    topic: z.string().max(200),
    name: typedLine({
      min,
      max,
      tooShort: `Please write a name of at least ${min} letters`,
      tooLong: `A name may have at most ${max} characters`,
    })
      .refine((name) => /\p{L}/u.test(name), 'A name needs a letter')
      .refine((name) => name.toLowerCase() !== 'other', '“Other” is what fewer than three people mention')
      .transform(asTopic),
  })
  .brand<'NewTopicName'>()
