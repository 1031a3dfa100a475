import { z } from 'zod'
import type { Scope } from '#app/features/api-keys/api-key.schema.ts'
import type { ApiKey } from '#app/features/api-keys/api-key.table.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { sentenceOf } from '#app/platform/issue-phrases.ts'
import { Refusal } from '#app/platform/refusal.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type Given<Query extends z.ZodType, Body extends z.ZodType> = {
  /** The transaction of the request's Idempotency-Key, if it had one. */
  db: Database
  business: Business
  key: ApiKey
  params: Record<string, string>
  query: z.output<Query>
  body: z.output<Body>
}

/** One operation of the public API: routing, checks, the OpenAPI document and the reference page are made from it. */
export type Operation<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> = {
  /** The operationId in the OpenAPI document, after which clients name their functions. */
  id: string
  method: Method
  /** Below /api/v1; `{name}` is an id. */
  path: string
  scope: Scope
  summary: string
  description?: string
  query?: Query
  body?: Body
  answer: Answer
  status?: 200 | 201
  /** The statuses of refusals besides those that every operation may answer with. */
  refusals?: readonly (402 | 404 | 409 | 410)[]
  /** Only what the answer's schema promises is sent. */
  run: (given: Given<Query, Body>) => Promise<z.input<Answer>>
}

/** Infers the types of one operation from its schemas. */
export const operation = <Query extends z.ZodType, Body extends z.ZodType, Answer extends z.ZodType>(
  given: Operation<Query, Body, Answer>,
) => given as unknown as Operation

export const paging = {
  after: z.uuid().optional().describe('The `next` of the page before.'),
  limit: z.coerce.number().int().min(1).max(100).default(20).describe('Entries a page.'),
}

export const pageOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.object({ data: z.array(entry), next: z.uuid().nullable().describe('Null on the last page.') })

export const time = z.iso.datetime().describe('In UTC.')
/** Lists ask for days of this century alone. */
export const day = z.iso
  .date()
  .refine((text) => text.startsWith('20'), 'Days are from 2000-01-01 to 2099-12-31')
export const from = day.describe('Written on this day or later (UTC).')
export const to = day.describe('Written on this day or earlier (UTC).')

/** Wrong and unknown fields, by their path: "reviews.3.rating". */
export class WrongFields extends Refusal {
  readonly fields: Record<string, string>
  constructor(fields: Record<string, string>) {
    super(422, 'invalid', 'Some fields are wrong.')
    this.fields = fields
  }
}

const fieldsOf = (error: z.ZodError) =>
  Object.fromEntries(
    error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [[...issue.path, key].join('.'), 'There is no field of this name.'])
        : [[issue.path.join('.') || 'body', issue.message]],
    ),
  )

/** Otherwise a client that pages would read everything again, or take the rest for nothing. */
export const lostPlace = () =>
  new WrongFields({ after: 'What this page goes on from was erased meanwhile. Begin again without it.' })

/** Throws `WrongFields`. */
export function parseFields<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const result = schema.safeParse(given, { error: sentenceOf })
  if (!result.success) throw new WrongFields(fieldsOf(result.error))
  return result.data
}
