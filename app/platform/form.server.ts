import { createWriteStream, openAsBlob } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import { data } from 'react-router'
import type { z } from 'zod'
import { receiveFiles } from './received-files.server.ts'
import { badRequest, diskFull, Refusal, tooLarge } from './refusal.ts'
import { isDiskFull, toRefusal } from './unavailable.server.ts'

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
const maxFiles = 5
const maxPartHeaderBytes = 4 * 1024
const secret = /password|secret/i

/** Reads a posted form: fields as strings, the last of equal names. Too large is 413, not a form is 400. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  if (isMultipart(request)) return (await readParts(request, { bytes: maxFormBytes })).values
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) throw noForm()
  const fields = [...new URLSearchParams(new TextDecoder().decode(await readBytes(request, maxFormBytes)))]
  if (fields.length > maxFields) throw tooLarge()
  return Object.fromEntries(fields)
}

const isMultipart = ({ headers }: Request) =>
  headers.get('content-type')?.startsWith('multipart/form-data') === true

type FormLimits = {
  /** The limit for the whole form. */
  bytes: number
  /** A text field that may be as long as a file, and is handed over as one. */
  longText?: string
}

export type FormWithFiles = { values: Record<string, string>; files: Record<string, File> }

/**
 * Like `readForm`, for a form that may bring files, which come as multipart, with a limit of its own. Files are written to
 * disk as they arrive and are there until `act` is over, so that memory use does not grow with the number of senders.
 */
export async function withForm<T>(
  request: Request,
  limits: FormLimits,
  act: (form: FormWithFiles) => Promise<T>,
): Promise<T> {
  if (!isMultipart(request)) return act({ values: await readForm(request), files: {} })
  return receiveFiles(async (folder) => act(await readParts(request, limits, folder)))
}

/** Files are skipped if there is no folder. */
async function readParts(request: Request, { bytes, longText }: FormLimits, folder?: string) {
  refuseAnnounced(request, bytes)
  const parser = partsParser(request, longText)
  const values: Record<string, string> = {}
  const written: Promise<[name: string, file: File]>[] = []
  // Also ends what is still being written when the form breaks off.
  const broken = new AbortController()
  const refuse = () => broken.abort(tooLarge())
  for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) parser.on(limit, refuse)
  let textLength = 0
  parser.on('field', (name, value, _isNameCut, isCut) => {
    textLength += value.length
    if (isCut || textLength > maxFormBytes) refuse()
    values[name] = value
  })
  parser.on('file', (name, content, fileName = '') => {
    // A field without a file comes with an empty name.
    if (!folder || (!fileName && name !== longText)) return content.resume()
    const path = join(folder, String(written.length))
    const source = content.iterator({ destroyOnReturn: false })
    const whole = pipeline(source, createWriteStream(path, { mode: 0o600 }), { signal: broken.signal })
    const file = whole.then(
      async (): Promise<[string, File]> => [name, new File([await openAsBlob(path)], fileName)],
    )
    // What cannot be written is read to its end all the same: else the parser waits for ever, and its sender gets no answer.
    file.catch(() => content.resume())
    written.push(file)
  })
  try {
    await pipeline(upTo(bytes, request), parser, { signal: broken.signal })
    return { values, files: Object.fromEntries(await Promise.all(written)) }
  } catch (error) {
    broken.abort(error)
    const ends = await Promise.allSettled(written)
    if (ends.some((end) => end.status === 'rejected' && isDiskFull(end.reason))) throw diskFull()
    throw broken.signal.reason instanceof Refusal ? broken.signal.reason : noForm()
  }
}

function partsParser({ headers }: Request, longText?: string) {
  const limits = {
    fields: maxFields,
    files: maxFiles,
    parts: maxFields + maxFiles,
    fieldSize: maxFormBytes,
    headerPairs: 20,
    headerSize: maxPartHeaderBytes,
  }
  try {
    return new Busboy({
      headers: { 'content-type': headers.get('content-type')! },
      limits,
      isPartAFile: (name, type, fileName) =>
        fileName !== undefined || type === 'application/octet-stream' || name === longText,
    })
  } catch {
    throw noForm()
  }
}

const noForm = () => badRequest('This is not a form that we can read.')

/** Refused before a byte is read. HTTP holds a sender to the length it announced. */
function refuseAnnounced({ headers }: Request, limit: number) {
  if (Number(headers.get('content-length') ?? 0) > limit) throw tooLarge()
}

/** Stops at the limit, whatever length the sender announced. */
async function* upTo(limit: number, { body }: Request) {
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > limit) throw tooLarge()
    yield chunk
  }
}

export async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  refuseAnnounced(request, limit)
  return buffer(upTo(limit, request))
}

type Parsed<T> = { ok: true; value: T } | { ok: false; errors: Record<string, string> }

/** For forms that are parsed in parts: what the form says, or what is wrong by field. */
export function safeParseForm<Schema extends z.ZodType>(
  schema: Schema,
  values: Record<string, string>,
): Parsed<z.output<Schema>> {
  const { success, data: value, error } = schema.safeParse(values)
  return success ? { ok: true, value } : { ok: false, errors: errorsByField(error) }
}

/** What is wrong by field; nothing where all was right. */
export const errorsOf = (parsed: Parsed<unknown>) => (parsed.ok ? {} : parsed.errors)

/** A form with wrong fields. `handleForm` brings it back to its page. */
class WrongForm extends Refusal {
  readonly errors: Record<string, string>
  constructor(errors: Record<string, string>) {
    super(422, 'invalid', Object.values(errors)[0] ?? 'Some fields are wrong.')
    this.errors = errors
  }
}

/** What a form says by its schema. Throws `WrongForm`, so it belongs inside `handleForm`. */
export function parseForm<Schema extends z.ZodType>(
  schema: Schema,
  values: Record<string, string>,
): z.output<Schema> {
  const parsed = safeParseForm(schema, values)
  if (!parsed.ok) throw new WrongForm(parsed.errors)
  return parsed.value
}

/** Reads a posted form, and runs `act` with what it says by its schema. Refusals are as in `handleForm`. */
export async function receiveForm<Schema extends z.ZodType, T>(
  request: Request,
  schema: Schema,
  act: (form: z.output<Schema>, values: Record<string, string>) => Promise<T>,
  say?: (refusal: Refusal) => string,
) {
  const values = await readForm(request)
  return handleForm(values, () => act(parseForm(schema, values), values), say)
}

/** What a form asks for by `name`. Throws 400 for other names, inherited ones like `constructor` among them. */
export function findAction<Act>(acts: Record<string, Act>, name = ''): Act {
  if (!Object.hasOwn(acts, name)) throw badRequest('This form is incomplete. Please reload the page.')
  return acts[name]!
}

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
 * Runs what a form asks for. Wrong fields, a refusal, or a database that is away, come back into the form with their
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
    if (error instanceof WrongForm) return refuseForm(values, { errors: error.errors })
    const refusal: Refusal | null = toRefusal(error)
    if (!refusal) throw error
    return refuseForm(values, { message: say(refusal), status: refusal.status })
  }
}

/** The first sentence for each field, as a form shows them. */
export function errorsByField({ issues }: z.ZodError) {
  const errors: Record<string, string> = {}
  for (const issue of issues) errors[issue.path.join('.')] ??= issue.message
  return errors
}
