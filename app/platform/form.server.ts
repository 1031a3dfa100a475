import { data } from 'react-router'
import type { z } from 'zod'
import { errorsByField } from './form-errors.ts'
import { badRequest, type Refusal, tooLarge } from './refusal.ts'
import { refusalOf } from './unavailable.server.ts'

/** What a form gets back when it was not accepted: everything typed, what is wrong by field, and a sentence. */
export type FormResult = {
  values: Record<string, string>
  errors: Record<string, string>
  /** About the form as a whole. */
  message?: string
}

/** 5,000 of the widest characters, percent-encoded, and room for the other fields. */
const maxFormBytes = 128 * 1024
const maxFields = 200
const maxPartHeaderBytes = 4 * 1024
const secret = /password/i

/** Reads a posted form: fields as strings, the last of equal names. Too large is 413, not a form is 400. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const { values } = await readFormWithFiles(request, maxFormBytes)
  return values
}

/** Text fields alone, the last of equal names. */
function fieldsOf(form: Iterable<[string, FormDataEntryValue]>) {
  const values: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') values[name] = value
  return values
}

/** The same for a form that may bring files, which come as multipart, with a limit of its own for all of it. */
export async function readFormWithFiles(request: Request, limit: number) {
  const type = request.headers.get('content-type') ?? ''
  const isMultipart = type.startsWith('multipart/form-data')
  const bytes = await readBytes(request, isMultipart ? limit : maxFormBytes)
  if (isMultipart) checkParts(type, bytes)
  const form = [...(await parseFields(type, bytes))]
  if (form.length > maxFields) throw tooLarge()
  const files: Record<string, File> = {}
  for (const [name, value] of form) {
    // A field without a file comes with an empty name.
    if (typeof value !== 'string' && value.name !== '') files[name] = value
  }
  return { values: fieldsOf(form), files }
}

async function parseFields(type: string, bytes: Uint8Array<ArrayBuffer>) {
  if (type.startsWith('application/x-www-form-urlencoded'))
    return new URLSearchParams(new TextDecoder().decode(bytes))
  if (!type.startsWith('multipart/form-data')) throw noForm()
  return new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw noForm()
  })
}

/** Refuses thousands of parts, or of headers of one, which would keep the parser busy for long. */
function checkParts(type: string, bytes: Uint8Array<ArrayBuffer>) {
  const boundary = /boundary="?([^";]+)/i.exec(type)?.[1]
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!boundary || !body.includes(boundary)) throw noForm()
  let parts = 0
  for (let at = body.indexOf(boundary); at >= 0; at = body.indexOf(boundary, at + boundary.length)) {
    const headersEnd = body.indexOf('\r\n\r\n', at)
    const headerBytes = (headersEnd < 0 ? body.length : headersEnd) - at
    if (++parts > maxFields + 1 || headerBytes > maxPartHeaderBytes) throw tooLarge()
  }
}

const noForm = () => badRequest('This is not a form that we can read.')

/** Stops at the limit, whatever length the sender announced. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const announced = request.headers.get('content-length')
  if (Number(announced ?? 0) > limit) throw tooLarge()
  // HTTP holds a sender to the length it announced.
  if (announced) return new Uint8Array(await request.arrayBuffer())
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > limit) throw tooLarge()
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

type Parsed<T> =
  | { ok: true; value: T; values: Record<string, string> }
  | { ok: false; result: ReturnType<typeof refuseForm> }

export function parseForm<Schema extends z.ZodType>(
  schema: Schema,
  values: Record<string, string>,
): Parsed<z.output<Schema>> {
  const parsed = schema.safeParse(values)
  if (parsed.success) return { ok: true, value: parsed.data, values }
  return { ok: false, result: refuseForm(values, { errors: errorsByField(parsed.error) }) }
}

/** What a form asks for by `name`. Throws 400 for other names, inherited ones like `constructor` among them. */
export function actNamed<Act>(acts: Record<string, Act>, name = ''): Act {
  if (!Object.hasOwn(acts, name)) throw badRequest('This form is incomplete. Please reload the page.')
  return acts[name]!
}

/** What is wrong by field; nothing where all was right. For forms that are parsed in parts. */
export const errorsOf = (parsed: Parsed<unknown>) => (parsed.ok ? {} : parsed.result.data.errors)

/** The same page again, with what was typed (never a password) and what to do. */
export function refuseForm(
  values: Record<string, string>,
  {
    errors = {},
    message,
    status = 422,
  }: { errors?: Record<string, string>; message?: string; status?: number },
) {
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !secret.test(name)))
  return data<FormResult>({ values: kept, errors, message }, { status })
}

/** Says what else can be done by somebody who has tried too often. */
export const withHint =
  (hint: string) =>
  ({ status, message }: Refusal) =>
    status === 429 ? `${message} ${hint}` : message

/**
 * Runs what a form asks for. A refusal, or a database that is away, comes back into the form with its
 * status, so that nothing typed is lost. `say` puts it in other words.
 */
export async function handleForm<T>(
  values: Record<string, string>,
  act: () => Promise<T>,
  say: (refusal: Refusal) => string = ({ message }) => message,
) {
  try {
    return await act()
  } catch (error) {
    const refusal: Refusal | null = refusalOf(error)
    if (!refusal) throw error
    return refuseForm(values, { message: say(refusal), status: refusal.status })
  }
}
