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
  url: 'a whole address, beginning with https://',
  email: 'an email address',
}

const units: Record<string, string> = { string: ' characters', array: ' entries' }

/** What is wrong with a field of the API, where its schema has no sentence of its own. */
export const sentenceOf: z.core.$ZodErrorMap = (issue) => {
  const unit = units[String(issue.origin)] ?? ''
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'This field is missing.'
      return `This must be ${types[issue.expected] ?? `of the type ${issue.expected}`}.`
    case 'invalid_format':
      return `This must be ${formats[issue.format] ?? 'in another form'}.`
    case 'invalid_value':
      return `This must be one of: ${issue.values.map(String).join(', ')}.`
    case 'too_small':
      return issue.origin === 'number' || issue.origin === 'int'
        ? `This must be at least ${issue.minimum}.`
        : `This must have at least ${issue.minimum}${unit}.`
    case 'too_big':
      return issue.origin === 'number' || issue.origin === 'int'
        ? `This must be at most ${issue.maximum}.`
        : `This may have at most ${issue.maximum}${unit}.`
    default:
      return 'This has none of the forms that are accepted.'
  }
}
