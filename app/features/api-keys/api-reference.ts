/** The keywords of JSON Schema that the reference page shows. */
type Schema = {
  type?: string
  format?: string
  description?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

type Content = { content: { 'application/json': { schema: Schema } } }

/** The parts of an OpenAPI document that the reference page shows. */
export type ApiDocument = {
  info: { description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, DescribedOperation>>
}

type DescribedOperation = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  parameters: { name: string; in: string; required: boolean; description?: string; schema: Schema }[]
  requestBody?: Content
  responses: Record<string, { description: string } & Content>
}

export type Field = { name: string; type: string; isRequired: boolean; about: string | undefined }

export function referenceOf(document: ApiDocument) {
  const address = document.servers[0]!.url
  const entries = Object.entries(document.paths).flatMap(([path, its]) =>
    Object.entries(its).map(([method, described]) => ({
      name: /^(reviews|invitations)$/.exec(described.tags[0]!)?.[0] ?? 'figures and findings',
      entry: entryOf(address, path, method.toUpperCase(), described),
    })),
  )
  const sections = [...Map.groupBy(entries, ({ name }) => name)].map(([name, its]) => ({
    name,
    operations: its.map(({ entry }) => entry),
  }))
  return { address, about: document.info.description, sections }
}
export type ApiReference = ReturnType<typeof referenceOf>

function entryOf(address: string, path: string, method: string, its: DescribedOperation) {
  const { operationId: id, summary: title, description: about, parameters, requestBody, responses } = its
  const body = requestBody?.content['application/json'].schema
  const answers = Object.entries(responses)
  const [status, done] = answers.find(([each]) => each.startsWith('2'))!
  return {
    id,
    method,
    path,
    title,
    about,
    status,
    given: parameters.map((one) => ({
      name: one.name,
      type: typeOf(one.schema) + (one.in === 'header' ? ', a header' : ''),
      isRequired: one.required,
      about: one.description,
    })),
    body: body ? fieldsOf(body) : [],
    answer: fieldsOf(done.content['application/json'].schema),
    errors: answers
      .filter(([each]) => each !== status)
      .map(([each, { description }]) => ({ status: each, about: description })),
    curl: curlOf(address, path, method, its, body),
  }
}
export type ReferenceEntry = ReturnType<typeof entryOf>

/** Every field with its path: `reviews[].rating`. */
function fieldsOf(schema: Schema, before = ''): Field[] {
  const { properties = {}, required = [] } = schema
  return Object.entries(properties).flatMap(([name, its]) => {
    const path = before ? `${before}.${name}` : name
    const isRequired = required.includes(name) && its.default === undefined
    const field = { name: path, type: typeOf(its), isRequired, about: its.description }
    const inner = (its.anyOf ?? [its]).flatMap((one) =>
      one.items ? fieldsOf(one.items, `${path}[]`) : fieldsOf(one, path),
    )
    return [field, ...inner]
  })
}

const formats: Record<string, string> = { 'date-time': 'time', date: 'day', uuid: 'id', uri: 'address' }

function typeOf(schema: Schema): string {
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' or ')
  if (schema.enum) return schema.enum.join(', ')
  if (schema.const !== undefined) return String(schema.const)
  const { type = 'anything', items, format } = schema
  const word = items ? `list of ${typeOf(items)}` : (formats[format ?? ''] ?? type)
  const bounds = boundsOf(schema)
  const usual = schema.default === undefined ? '' : `, else ${JSON.stringify(schema.default)}`
  return `${word}${bounds && ` (${bounds})`}${usual}`
}

function boundsOf({ type, minimum, maximum, minLength, maxLength, minItems, maxItems }: Schema) {
  if (type === 'integer' || type === 'number') {
    const highest = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? maximum : undefined
    const lowest = minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? minimum : undefined
    if (lowest !== undefined && highest !== undefined) return `${lowest} to ${highest}`
    return lowest === undefined ? '' : `${lowest} or more`
  }
  const [least, most, unit] =
    type === 'array' ? [minItems, maxItems, 'entries'] : [minLength, maxLength, 'characters']
  if (most === undefined) return ''
  return least ? `${least} to ${most} ${unit}` : `at most ${most} ${unit}`
}

const samples: Record<string, unknown> = {
  name: 'Lotte Maes',
  email: 'lotte@mail.example',
  orderReference: '4711',
  language: 'en',
  legalBasis: 'existing_customer',
  source: 'Orders of our shop',
  reminders: 1,
  text: 'Thank you, Lotte. We look forward to your next visit.',
  title: 'Quick and friendly',
  rating: 5,
  authorName: 'Lotte M.',
  authorEmail: 'lotte@mail.example',
  writtenAt: '2026-10-05',
  tags: ['Call back'],
  from: '2026-10-01',
  to: '2026-11-01',
}

export function sampleOf({ properties = {}, items, anyOf, type }: Schema): unknown {
  if (type === 'array') return [sampleOf(items ?? {})]
  if (anyOf) return sampleOf(anyOf[0]!)
  const given = Object.entries(properties).map(([name, its]) => [name, samples[name] ?? sampleOf(its)])
  return Object.fromEntries(given)
}

function curlOf(address: string, path: string, method: string, its: DescribedOperation, body?: Schema) {
  const asked = its.parameters
    .filter((one) => one.in === 'query' && one.required)
    .map(({ name }) => `${name}=${samples[name]}`)
  const target = `${address}${path}${asked.length > 0 ? `?${asked.join('&')}` : ''}`
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${target}'`,
    "-H 'Authorization: Bearer vk_…'",
    ...(body
      ? ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(sampleOf(body), null, 2)}'`]
      : []),
  ]
  return lines.join(' \\\n  ')
}
