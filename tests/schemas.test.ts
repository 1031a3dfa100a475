import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const modules = import.meta.glob<Record<string, unknown>>('../app/**/*.schema.ts', { eager: true })
const schemas = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported)
    .filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType)
    .map(([name, schema]) => [`${file.replace('../app/', '')} ${name}`, schema] as const),
)

/** Names of all fields, so that what is thrown at a schema comes close to what it wants. */
const names = [
  'rating',
  'title',
  'text',
  'authorName',
  'authorEmail',
  'consentShow',
  'name',
  'email',
  'password',
  'website',
  'description',
  'address',
  'count',
  'height',
  'theme',
  'minimumRating',
  'decision',
  'businessId',
  'reviewId',
  'reason',
  'note',
  'token',
  'after',
  'limit',
  'state',
  'topic',
]
const typed = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.constantFrom('', '0', '5', 'on', '\u0000', '\ud800', 'a@b.example', 'x'.repeat(6000)),
  fc.uuid(),
  fc.webUrl(),
  fc.emailAddress(),
)
const form = fc.dictionary(fc.constantFrom(...names), typed)

test('there are schemas to try', () => {
  expect(schemas.length).toBeGreaterThan(8)
})

describe.each(schemas)('%s', (_name, schema) => {
  test('answers any input with a value or with sentences, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), form), (input) => {
        const parsed = schema.safeParse(input)
        if (!parsed.success) for (const issue of parsed.error.issues) expect(issue.message).not.toBe('')
      }),
      { numRuns: 300 },
    )
  })

  test('lets no text through that the database would refuse', () => {
    fc.assert(
      fc.property(form, (input) => {
        const parsed = schema.safeParse(input)
        if (parsed.success) expect(JSON.stringify(parsed.data ?? null)).not.toMatch(/\\u0000|\\ud[89a-f]/i)
      }),
      { numRuns: 300 },
    )
  })
})
