import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { Parser } from 'htmlparser2'
import { seconds } from './clock.ts'

/** The storage did not do what was asked. Its message is one sentence for the operator, without keys. */
export class StorageError extends Error {
  override name = 'StorageError'
}

export type RequestOptions = {
  /** How long the storage may send nothing, before an answer or between two parts of it. */
  patienceMs?: number
  /** The pauses before a request is repeated that got no answer, 429 or 5xx. */
  pausesMs?: number[]
}

type Request = { query?: Record<string, string>; body?: Buffer | string; headers?: Record<string, string> }

/** Signed requests to the storage at an address, and reading what it answers. */
export function openRequests(
  address: BucketAddress,
  { patienceMs = seconds(30), pausesMs = [200, 1000, 5000] }: RequestOptions,
) {
  const { accessKeyId, secretAccessKey, sessionToken, region } = address
  const signer = new AwsClient({
    accessKeyId,
    secretAccessKey,
    sessionToken,
    region,
    service: 's3',
    retries: 0,
  })
  const where = `The storage at ${address.host}`

  /** Returns a successful answer; null for 404. Every request may be repeated, because none of them adds anything twice. */
  async function ask(method: string, key: string | null, { query = {}, body, headers }: Request = {}) {
    // Lists are requested from the bucket itself, without a key.
    const path = key === null ? '' : encodeKey(address.prefix + key)
    const search = String(new URLSearchParams(query)).replaceAll('+', '%20')
    const url = `${address.endpoint}${address.root}${path}?${search}`
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    for (const pause of [...pausesMs, null]) {
      // Leaves time to upload a part at 50 KB a second.
      const patience = startPatience(patienceMs + (body?.length ?? 0) / 50)
      try {
        const signed = await signer.sign(url, {
          method,
          body: body as BodyInit | undefined,
          headers: { ...headers, 'x-amz-content-sha256': hash },
        })
        // Not signed, because proxies change this header. A compressed answer would have another length than it announces.
        signed.headers.set('accept-encoding', 'identity')
        // Following a redirect would send the signature to another server.
        const response = await fetch(signed, { signal: patience.signal, redirect: 'manual' })
        if (response.status === 404 && key !== null) {
          await response.body?.cancel()
          return null
        }
        if (response.ok) return { response, patience }
        const failure = await describeFailure(response)
        if (pause === null || !(response.status >= 500 || response.status === 429)) throw failure
      } catch (error) {
        if (error instanceof StorageError) throw error
        if (pause === null) {
          const silent = `${where} did not answer within ${patienceMs / 1000} seconds.`
          throw new StorageError(
            patience.signal.aborted ? silent : `${where} cannot be reached${codeOf(error)}.`,
          )
        }
      } finally {
        patience.rest()
      }
      await sleep(pause!)
    }
    throw new Error('unreachable')
  }

  async function describeFailure(response: Response) {
    const code = findTexts((await response.text()).slice(0, 10_000), ['Code'])[0]?.Code?.slice(0, 100)
    const said = [response.status, code].filter(Boolean).join(' ')
    if (response.status === 403) return new StorageError(`${where} refuses the key (${said}).`)
    if (response.status < 400)
      return new StorageError(`${where} points elsewhere (${said}): its host or region is another.`)
    return new StorageError(`${where} answers ${said}.`)
  }

  /** The bytes of the answer. Ends with an error if there are fewer or more than announced. */
  async function* readBytes({ response, patience }: NonNullable<Awaited<ReturnType<typeof ask>>>) {
    const announced = Number(response.headers.get('content-length') ?? Number.NaN)
    let bytes = 0
    const parts = response.body?.[Symbol.asyncIterator]()
    try {
      for (;;) {
        patience.renew()
        const part = await parts?.next().catch((error) => {
          const broke = `${where} cut the answer off after ${bytes} bytes${codeOf(error)}.`
          const stopped = `${where} stopped in the middle of an answer for ${patienceMs / 1000} seconds.`
          throw new StorageError(patience.signal.aborted ? stopped : broke)
        })
        patience.rest()
        if (!part || part.done) break
        bytes += part.value.length
        yield Buffer.from(part.value)
      }
    } finally {
      patience.rest()
      await parts?.return?.().catch(() => {})
    }
    if (bytes !== announced) throw new StorageError(`${where} sent ${bytes} of ${announced} bytes.`)
  }

  async function readText(answer: NonNullable<Awaited<ReturnType<typeof ask>>>) {
    answer.patience.renew()
    try {
      return await answer.response.text()
    } catch (error) {
      throw new StorageError(`${where} cut an answer off${codeOf(error)}.`)
    } finally {
      answer.patience.rest()
    }
  }

  return { where, ask, readBytes, readText }
}

/** As S3 signs a key: everything but unreserved letters and the slashes is percent-encoded. */
const encodeKey = (key: string) =>
  key
    .split('/')
    .map((part) =>
      encodeURIComponent(part).replace(
        /[!'()*]/g,
        (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
      ),
    )
    .join('/')

/** Aborts a request after this time without data, counted from the start and from each `renew`. */
function startPatience(ms: number) {
  const controller = new AbortController()
  let timer = setTimeout(() => controller.abort(), ms)
  const rest = () => clearTimeout(timer)
  function renew() {
    rest()
    timer = setTimeout(() => controller.abort(), ms)
  }
  return { signal: controller.signal, rest, renew }
}

function codeOf(error: unknown) {
  const code = (error as { cause?: { code?: string } }).cause?.code
  return code ? ` (${code})` : ''
}

/** The texts of elements by these names, an object for each `within` (or for the whole document). */
export function findTexts(xml: string, names: string[], within?: string) {
  const found: Record<string, string>[] = within ? [] : [{}]
  let name = ''
  const parser = new Parser(
    {
      onopentagname(opened) {
        if (opened === within) found.push({})
        name = opened
      },
      ontext(text) {
        const current = found.at(-1)
        if (current && names.includes(name)) current[name] = (current[name] ?? '') + text
      },
      onclosetag() {
        name = ''
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return found
}

/** Where a bucket of S3-compatible storage is, and the keys to it. Never printed: `nameOf` of the bucket is for that. */
export type BucketAddress = {
  /** `https://s3.eu-central-1.amazonaws.com`; in the virtual-host style with the bucket's name in front. */
  endpoint: string
  /** The path of the bucket at the endpoint: `/bucket/`, or `/`. */
  root: string
  /** Prepended to every key: `prefix/`, or empty. */
  prefix: string
  host: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string
}

type AwsVariables = {
  AWS_ACCESS_KEY_ID?: string
  AWS_SECRET_ACCESS_KEY?: string
  AWS_SESSION_TOKEN?: string
  AWS_REGION?: string
}

/** What is wrong with the address, for a sentence that begins with its variable's name: "it must …". */
export class BadAddress extends Error {
  override name = 'BadAddress'
}

/**
 * `s3://KEY:SECRET@host[:port]/bucket[/prefix][?region=…][&style=virtual][&tls=off]`. Without keys in it, those of AWS's
 * variables. A secret with `/` or `+` in it is percent-encoded here, as in every URL.
 */
export function readBucketAddress(text: string, aws: AwsVariables): BucketAddress {
  const url = URL.canParse(text) ? new URL(text) : null
  const [bucket = '', ...folders] = (url?.pathname ?? '').split('/').filter(Boolean).map(decodeURIComponent)
  if (url?.protocol !== 's3:' || !url.host || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new BadAddress('it must be like s3://KEY:SECRET@host/bucket/prefix?region=eu-central-1')
  const { region, style = 'path', tls = 'on', ...unknown } = Object.fromEntries(url.searchParams)
  const [name] = Object.keys(unknown)
  if (name) throw new BadAddress(`it must not have “${name}” behind its question mark`)
  if (style !== 'path' && style !== 'virtual') throw new BadAddress('style must be path or virtual in it')
  if (tls !== 'on' && tls !== 'off') throw new BadAddress('tls must be on or off in it')

  const isOfUrl = url.username !== ''
  const accessKeyId = isOfUrl ? decodeURIComponent(url.username) : aws.AWS_ACCESS_KEY_ID
  const secretAccessKey = isOfUrl ? decodeURIComponent(url.password) : aws.AWS_SECRET_ACCESS_KEY
  if (!accessKeyId || !secretAccessKey)
    throw new BadAddress(
      'it must have a key and its secret in it, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set',
    )
  const prefix = folders.map((folder) => `${folder}/`).join('')
  const ofHost = /\.([a-z]{2}(?:-[a-z]+)+-\d)\.amazonaws\.com/.exec(url.hostname)?.[1]
  return {
    endpoint: `${tls === 'on' ? 'https' : 'http'}://${style === 'virtual' ? `${bucket}.` : ''}${url.host}`,
    root: style === 'virtual' ? '/' : `/${bucket}/`,
    prefix,
    bucket,
    accessKeyId,
    secretAccessKey,
    host: url.host,
    region: region ?? ofHost ?? aws.AWS_REGION ?? 'us-east-1',
    ...(!isOfUrl && aws.AWS_SESSION_TOKEN && { sessionToken: aws.AWS_SESSION_TOKEN }),
  }
}
