import { Readable } from 'node:stream'
import {
  type BucketAddress,
  findTexts,
  openRequests,
  type RequestOptions,
  StorageError,
} from './bucket-requests.server.ts'
import { type XmlElement, xmlDocument } from './xml.ts'

export type Bucket = ReturnType<typeof openBucket>

type Options = RequestOptions & {
  /** S3 takes at most 10,000 parts, of at least 5 MiB each but for the last: with 16 MiB, 156 GiB in all. */
  partBytes?: number
}

/** The few requests of S3 that we need, to any storage that speaks it. Keys are below the address's prefix. */
export function openBucket(address: BucketAddress, { partBytes = 16 * 2 ** 20, ...options }: Options = {}) {
  const { where, ask, readBytes, readText } = openRequests(address, options)

  async function putParts(key: string, first: Buffer, rest: AsyncIterator<Buffer>) {
    const begun = await ask('POST', key, { query: { uploads: '' } })
    const [{ UploadId: uploadId } = {}] = begun ? findTexts(await readText(begun), ['UploadId']) : []
    if (!begun || !uploadId) throw new StorageError(`${where} has no bucket ${address.bucket}.`)
    const tags: string[] = []
    try {
      for (let part: Buffer | undefined = first; part; ) {
        const query = { partNumber: String(tags.length + 1), uploadId }
        const answer = await ask('PUT', key, { query, body: part })
        tags.push(answer?.response.headers.get('etag') ?? '')
        await answer?.response.body?.cancel()
        const next: IteratorResult<Buffer> = await rest.next()
        part = next.done ? undefined : next.value
      }
      const parts = tags.map((tag, at): XmlElement => {
        const number: XmlElement = ['PartNumber', String(at + 1)]
        return ['Part', [number, ['ETag', tag]]]
      })
      const body = xmlDocument(['CompleteMultipartUpload', parts])
      const ended = await ask('POST', key, { query: { uploadId }, body })
      // It may answer 200 first and fail afterwards.
      const text = ended && (await readText(ended))
      if (!text?.includes('CompleteMultipartUploadResult'))
        throw new StorageError(`${where} did not put the parts of an upload together.`)
    } catch (error) {
      await ask('DELETE', key, { query: { uploadId } }).then(
        (gone) => gone?.response.body?.cancel(),
        () => {},
      )
      throw error
    }
  }

  return {
    /** Shown in messages: the address without its keys. */
    name: `s3://${address.host}/${address.bucket}/${address.prefix}`,

    /** The object appears when all of it has arrived, and not at all if `body` fails. Returns its length. */
    async put(key: string, body: Buffer | AsyncIterable<Uint8Array>) {
      let bytes = 0
      const parts = collectParts(
        Buffer.isBuffer(body) ? [body] : body,
        partBytes,
        (count) => (bytes += count),
      )
      const first = (await parts.next()).value ?? Buffer.alloc(0)
      if (first.length === partBytes) await putParts(key, first, parts)
      else {
        const answer = await ask('PUT', key, { body: first })
        if (!answer) throw new StorageError(`${where} has no bucket ${address.bucket}.`)
        await answer.response.body?.cancel()
      }
      return bytes
    },

    /** Null: there is none. `range`: first and last byte, both included, as HTTP has it. */
    async get(key: string, range?: { first: number; last: number }) {
      const headers = range && { range: `bytes=${range.first}-${range.last}` }
      const answer = await ask('GET', key, { headers })
      return answer && Readable.from(readBytes(answer))
    },

    /** No error if there is no such object. */
    async remove(key: string) {
      await (await ask('DELETE', key))?.response.body?.cancel()
    },

    async list() {
      const keys: string[] = []
      let after = ''
      do {
        const query = {
          'list-type': '2',
          prefix: address.prefix,
          ...(after && { 'continuation-token': after }),
        }
        const text = await readText((await ask('GET', null, { query }))!)
        const found = findTexts(text, ['Key'], 'Contents')
        keys.push(...found.map(({ Key = '' }) => Key.slice(address.prefix.length)))
        after = findTexts(text, ['NextContinuationToken'])[0]?.NextContinuationToken ?? ''
      } while (after)
      return keys
    },
  }
}

/** Cuts into pieces of exactly `size` bytes; the last may be shorter. */
export async function* collectParts(
  body: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  size: number,
  count?: (bytes: number) => void,
) {
  let waiting: Uint8Array[] = []
  let length = 0
  for await (const chunk of body) {
    count?.(chunk.length)
    let rest = chunk
    while (length + rest.length >= size) {
      yield Buffer.concat([...waiting, rest.subarray(0, size - length)])
      rest = rest.subarray(size - length)
      waiting = []
      length = 0
    }
    if (rest.length > 0) waiting.push(rest)
    length += rest.length
  }
  if (length > 0) yield Buffer.concat(waiting)
}
