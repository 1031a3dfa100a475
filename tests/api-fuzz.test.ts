import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import fc from 'fast-check'
import { Hono } from 'hono'
import { mountDoors } from '#app/doors.server.ts'
import { newApiKey, scopeNames } from '#app/features/api-keys/api-key.schema.ts'
import { createApiKey } from '#app/features/api-keys/api-keys.server.ts'
import { type ApiDocument, sampleOf } from '#app/features/api-keys/api-reference.ts'
import { newInvitation } from '#app/features/invitations/invitation.schema.ts'
import { inviteCustomer } from '#app/features/invitations/invite.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { openApiDocument } from '#app/routes/api/openapi.server.ts'
import { expect, test } from './database.ts'
import { aBusiness, aReview } from './factories.ts'

// Requests made from the OpenAPI document, right and wrong ones. FUZZ=50000 sends more, each time others.

type Described = ApiDocument['paths'][string][string]
type Schema = Described['parameters'][number]['schema']

const doors = mountDoors(new Hono())
const requests = Number(process.env.FUZZ ?? 1000)
/** A key may ask 300 times a minute: a new world before that, so that most requests reach their operation. */
const perWorld = 250

/** Ids stand for themselves until the request is sent: a world lives for some requests only. */
const idNames = [
  'review',
  'replied',
  'starsAlone',
  'invitation',
  'foreignReview',
  'foreignInvitation',
] as const
const keyNames = ['own', 'own', 'own', 'own', 'own', 'own', 'foreign', 'reading', 'pro'] as const
type World = Record<(typeof idNames)[number] | (typeof keyNames)[number], string>

async function aWorld(db: Database): Promise<World> {
  const [own, foreign, pro] = [
    await aBusiness(db, { tierName: 'enterprise' }),
    await aBusiness(db, { tierName: 'enterprise' }),
    await aBusiness(db, { tierName: 'pro' }),
  ]
  const keyOf = async (business: typeof own, scopes: string[] = scopeNames) => {
    const wanted = newApiKey.parse({ name: 'Fuzzer', scopes, lifetime: 'never' })
    return (await createApiKey(db, { business, userId: business.ownerId }, wanted)).key
  }
  const reviewOf = async (business: typeof own, more = {}) =>
    (await aReview(db, { business, state: 'published', ...more })).id
  const invitationOf = async ({ id: businessId, ownerId: userId }: typeof own) => {
    const invitation = newInvitation.parse({
      name: 'Ida',
      email: 'ida@mail.example',
      language: 'en',
      reminders: 1,
      legalBasis: 'existing_customer',
      source: 'Orders of the shop',
    })
    return (await inviteCustomer(db, { businessId, userId, invitation })).invitationId
  }
  return {
    own: await keyOf(own),
    reading: await keyOf(own, ['reviews:read']),
    foreign: await keyOf(foreign),
    pro: await keyOf(pro),
    review: await reviewOf(own),
    replied: await reviewOf(own, { rating: 2 }),
    starsAlone: await reviewOf(own, { text: '' }),
    foreignReview: await reviewOf(foreign),
    invitation: await invitationOf(own),
    foreignInvitation: await invitationOf(foreign),
  }
}

const anyText = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constant('x'.repeat(30_000)))
const anId = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...idNames).map((name) => `{${name}}`) },
  { weight: 1, arbitrary: fc.uuid() },
)
const aDay = fc.oneof(
  fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
  fc.date({ noInvalidDate: true }),
)

/** What the schema allows, or nearly. */
function allowedBy(schema: Schema): fc.Arbitrary<unknown> {
  const { type, format, properties, items, anyOf } = schema
  if (anyOf) return fc.oneof(...anyOf.map(allowedBy))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (format === 'uuid') return anId
  if (format === 'date') return aDay.map((at) => at.toISOString().slice(0, 10))
  if (items) return fc.array(givenFor(items), { maxLength: 4 })
  if (properties)
    return fc.record(
      Object.fromEntries(Object.entries(properties).map(([name, its]) => [name, givenFor(its)])),
      { requiredKeys: schema.required ?? [] },
    )
  if (type === 'integer') return fc.oneof(fc.integer({ min: 0, max: 6 }), fc.integer(), fc.maxSafeInteger())
  if (type === 'null') return fc.constant(null)
  return anyText
}

const givenFor = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 12, arbitrary: allowedBy(schema) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  )

/** The example of the reference, with some of its fields exchanged. */
function bodyFor(schema: Schema): fc.Arbitrary<unknown> {
  const sample = sampleOf(schema) as Record<string, unknown>
  const mixed = Object.entries(schema.properties ?? {}).map(([name, its]) => [
    name,
    fc.oneof({ weight: 4, arbitrary: fc.constant(sample[name]) }, { weight: 1, arbitrary: givenFor(its) }),
  ])
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant(sample) },
    { weight: 6, arbitrary: fc.record(Object.fromEntries(mixed)) },
    { weight: 2, arbitrary: givenFor(schema) },
  )
}

type Sent = {
  method: string
  path: string
  described: Described
  ids: Record<string, string>
  query: [string, string][]
  key: string
  once: string | undefined
  body: string | undefined
}

function requestsTo(path: string, method: string, described: Described): fc.Arbitrary<Sent> {
  const inPath = described.parameters.filter((one) => one.in === 'path')
  const inQuery = described.parameters.filter((one) => one.in === 'query')
  const schema = described.requestBody?.content['application/json'].schema
  const anyPart = anyText.filter((text) => !/^\.{0,2}$/.test(text) && text.length < 1000)
  return fc.record({
    method: fc.constant(method),
    path: fc.constant(path),
    described: fc.constant(described),
    ids: fc.record(
      Object.fromEntries(
        inPath.map(({ name }) => [
          name,
          fc.oneof({ weight: 9, arbitrary: anId }, { weight: 1, arbitrary: anyPart }),
        ]),
      ),
    ),
    query: fc
      .tuple(
        ...inQuery.map(({ name, required, schema }) =>
          fc
            .option(
              fc.oneof({ weight: 5, arbitrary: allowedBy(schema) }, { weight: 1, arbitrary: anyText }),
              {
                // One time in so many it is left out.
                freq: required ? 12 : 1,
                nil: undefined,
              },
            )
            .map((value) => [name, value] as const),
        ),
        fc
          .oneof({ weight: 20, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.string() })
          .map((value) => ['unknown', value] as const),
      )
      .map((given) =>
        given.flatMap(([name, value]) =>
          value === undefined ? [] : [[name, String(value)] as [string, string]],
        ),
      ),
    key: fc.oneof(
      { weight: 15, arbitrary: fc.constantFrom(...keyNames).map((name) => `Bearer {${name}}`) },
      { weight: 1, arbitrary: fc.string().map((text) => `Bearer ${text}`) },
      { weight: 1, arbitrary: fc.string() },
    ),
    once: fc.option(fc.oneof(fc.constantFrom('a', 'b'), fc.string({ maxLength: 300 })), { nil: undefined }),
    body: (method === 'GET'
      ? fc.constant(undefined)
      : fc.oneof(
          {
            weight: 10,
            arbitrary: (schema ? bodyFor(schema) : fc.constant(undefined)).map((value) =>
              JSON.stringify(value),
            ),
          },
          { weight: 1, arbitrary: anyText },
        )) as fc.Arbitrary<string | undefined>,
  })
}

test(`of ${requests} requests made from the document, none is answered with 5xx or undescribed`, {
  timeout: requests * 1000,
}, async ({ db }) => {
  const document = openApiDocument() as ApiDocument & { components: { schemas: { Error: Schema } } }
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  ajv.addFormat('base64', /^[\w+/]*=*$/)
  const isError = ajv.compile(document.components.schemas.Error)
  const compiled = new Map<string, ValidateFunction>()
  const validatorOf = ({ operationId, responses }: Described, status: number) => {
    if (status >= 400) return isError
    const name = `${operationId} ${status}`
    const { schema } = responses[status]!.content['application/json']
    if (!compiled.has(name)) compiled.set(name, ajv.compile(schema))
    return compiled.get(name)!
  }

  let sent = 0
  let world = await aWorld(db)
  const answers = new Map<string, number>()
  const filled = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => world[name as keyof World] ?? whole)

  const every = Object.entries(document.paths).flatMap(([path, its]) =>
    Object.entries(its).map(([method, described]) => requestsTo(path, method.toUpperCase(), described)),
  )
  const property = fc.asyncProperty(fc.oneof(...every), async (request) => {
    if (++sent % perWorld === 0) world = await aWorld(db)
    const { described, query, once, body } = request
    const path = request.path.replace(/\{(\w+)\}/g, (_, name) =>
      encodeURIComponent(filled(request.ids[name]!)),
    )
    const asked = new URLSearchParams(query.map(([name, value]) => [name, filled(value)]))
    const response = await doors.request(`/api/v1${path}?${asked}`, {
      method: request.method,
      headers: {
        authorization: filled(request.key),
        ...(once !== undefined && { 'idempotency-key': once }),
      },
      ...(body !== undefined && { body }),
    })
    const { status } = response
    const name = `${described.operationId} ${status}`
    answers.set(name, (answers.get(name) ?? 0) + 1)
    expect(status).toBeLessThan(500)
    expect(Object.keys(described.responses)).toContain(String(status))
    const answer = await response.json()
    const validate = validatorOf(described, status)
    expect([validate(answer), validate.errors]).toEqual([true, null])
    if (status >= 400) expect(response.headers.get('x-request-id')).toBe(answer.error.requestId)
  })
  await fc.assert(property, { numRuns: requests, ...(process.env.FUZZ ? {} : { seed: 28 }) })

  // Without these, it would have been refused at the door and found nothing.
  const done = [...answers.keys()].filter((name) => / 20\d$/.test(name)).map((name) => name.split(' ')[0])
  const ids = Object.values(document.paths).flatMap((its) =>
    Object.values(its).map(({ operationId }) => operationId),
  )
  expect([...new Set(done)].sort()).toEqual(ids.sort())
  if (process.env.FUZZ) console.info(Object.fromEntries([...answers].sort()))
})
