import { z } from 'zod'
import { scopes } from '#app/features/api-keys/api-key.schema.ts'
import { answerLifetime } from '#app/features/api-keys/api-keys.server.ts'
import { hours } from '#app/platform/clock.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { limits } from '#app/rate-limits.ts'
import { figureOperations } from './figures.server.ts'
import { invitationOperations } from './invitations.server.ts'
import type { Operation } from './operation.ts'
import { reviewOperations } from './reviews.server.ts'

const refusals: Record<number, string> = {
  400: 'The request cannot be read.',
  401: 'No key, or one that does not work.',
  402: 'The plan does not include this, or no more of it this month.',
  403: 'The key lacks the scope.',
  404: 'It does not exist, or belongs to another business.',
  409: 'It does not fit what is there, or an Idempotency-Key was sent before with another request.',
  410: 'The business is closed.',
  413: 'The body is larger than 1 MB.',
  422: 'Some fields are wrong or unknown; `fields` names each by its path.',
  429: 'Too many requests. Wait for `Retry-After` seconds.',
  503: 'The database cannot be reached. Try again after `Retry-After` seconds.',
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

let made: object | null = null

/** OpenAPI 3.1, from the schemas that the doors check with. */
export function openApiDocument(): object {
  made ??= {
    openapi: '3.1.0',
    info: {
      title: 'Vouchsafe API',
      version: '1.0.0',
      description:
        'Reviews, invitations, figures and findings of one business, by a key of that business. Times are ISO 8601 in UTC, ids are UUIDs.',
    },
    servers: [{ url: addressOf('/api/v1') }],
    security: [{ key: [] }],
    paths: Object.fromEntries(
      [...Map.groupBy(operations, ({ path }) => path)].map(([path, its]) => [
        path,
        Object.fromEntries(its.map((one) => [one.method.toLowerCase(), describe(one)])),
      ]),
    ),
    components: {
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description:
            'Made at Integrations, by the owner. Scopes:\n' +
            Object.entries(scopes)
              .map(([name, text]) => `- ${name}: ${text}`)
              .join('\n'),
        },
      },
      schemas: {
        Error: schemaOf(
          z.object({
            error: z.object({
              code: z.string(),
              message: z.string(),
              requestId: z.uuid(),
              fields: z.record(z.string(), z.string()).optional(),
            }),
          }),
          'output',
        ),
      },
    },
  }
  return made
}

function describe(one: Operation) {
  const isWrite = one.method !== 'GET'
  const statuses = [
    400,
    401,
    402,
    403,
    422,
    429,
    503,
    ...(isWrite ? [409, 413] : []),
    ...(one.refusals ?? []),
  ]
  return {
    operationId: one.id,
    summary: one.summary,
    description: [one.description, `Scope: \`${one.scope}\`.`].filter(Boolean).join(' '),
    tags: [one.path.split('/')[1]],
    parameters: [...pathParameters(one.path), ...queryParameters(one), ...(isWrite ? [idempotencyKey] : [])],
    ...(one.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(one.body, 'input') } },
      },
    }),
    responses: {
      [one.status ?? 200]: {
        description: 'Done.',
        headers: rateHeaders,
        content: { 'application/json': { schema: schemaOf(one.answer, 'output') } },
      },
      ...Object.fromEntries(
        [...new Set(statuses)].sort().map((status) => [
          status,
          {
            description: refusals[status],
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
          },
        ]),
      ),
    },
  }
}

const pathParameters = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', format: 'uuid' },
  }))

function queryParameters({ query }: Operation) {
  if (!query) return []
  const { properties = {}, required = [] } = schemaOf(query, 'input') as {
    properties?: Record<string, { description?: string }>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    ...(description && { description }),
  }))
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 200 },
  description: `For ${answerLifetime / hours(1)} hours, the same key with the same request gives the same answer, with the header Idempotent-Replayed, and does nothing again. A request that was refused as a whole (4xx) does not use it up.`,
}

const { max, windowMs } = limits.requestsOfApiKey
const rateHeaders = {
  RateLimit: { schema: { type: 'string' }, description: 'Requests left: `"key";r=299`.' },
  'RateLimit-Policy': {
    schema: { type: 'string' },
    description: `${max} requests in ${windowMs / 1000} seconds, each key its own.`,
  },
}

/** EVERY operation of the public API, in the order of the reference. */
export const operations: Operation[] = [...reviewOperations, ...invitationOperations, ...figureOperations]
