import type { z } from 'zod'

const types: Record<string, string> = {
  number: 'a number',
  int: 'a whole number',
  string: 'a text',
  array: 'a list',
  object: 'an object',
  boolean: 'true or false',
}

const formats: Record<string, string> = {
  uuid: 'an id',
  date: 'a day, such as 2026-11-30',
  datetime: 'a time, such as 2026-11-30T09:00:00Z',
  url: 'a whole address, such as https://shop.example',
  email: 'an email address',
}

const units: Record<string, string> = { string: ' characters', array: ' entries' }

/** What is wrong with a value, as the end of a sentence, where its schema has no words of its own. For `safeParse`. */
export const phraseOf: z.core.$ZodErrorMap = (issue) => {
  const unit = units[String(issue.origin)]
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'it is missing'
      return `it must be ${types[issue.expected] ?? `of the type ${issue.expected}`}`
    case 'invalid_format':
      return `it must be ${formats[issue.format] ?? 'in another form'}`
    case 'invalid_value':
      return `it must be one of ${issue.values.map(String).join(', ')}`
    case 'too_small':
      return unit ? `it must have at least ${issue.minimum}${unit}` : `it must be at least ${issue.minimum}`
    case 'too_big':
      return unit ? `it may have at most ${issue.maximum}${unit}` : `it must be at most ${issue.maximum}`
    default:
      return 'it has none of the forms that are accepted'
  }
}

/** The same as a sentence of its own. */
export const sentenceOf: z.core.$ZodErrorMap = (issue) => {
  const phrase = phraseOf(issue) as string
  return `${phrase[0]!.toUpperCase()}${phrase.slice(1)}.`
}
