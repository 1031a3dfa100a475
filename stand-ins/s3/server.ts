import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { xmlDocument } from '#app/platform/xml.ts'

// An S3-compatible storage in memory, for tests and a try on this machine. It checks every signature by itself.

export const standInKeys = { id: 'STANDINKEY', secret: 'stand+in/secret' }

/** What goes wrong with a request: it is asked before each. */
export type Misbehaviour =
  | 'silent'
  | 'stalls'
  | 'cuts'
  | 'wrong-length'
  | 'changes'
  | 'elsewhere'
  | 403
  | 500
  | 503

export async function startStandInStorage() {
  const objects = new Map<string, { body: Buffer; type: string; changedAt: Date }>()
  const uploads = new Map<string, Map<number, Buffer>>()
  const asked: string[] = []
  const state = {
    misbehave: (_: { method: string; key: string }): Misbehaviour | undefined => undefined,
    pageSize: 1000,
  }

  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const url = new URL(request.url!, 'http://storage')
    const [, bucket, ...rest] = url.pathname.split('/')
    const key = decodeURIComponent(rest.join('/'))
    const method = request.method!
    asked.push(`${method} ${bucket}/${key}${url.search}`)
    const odd = state.misbehave({ method, key })
    if (odd === 'silent') return
    if (odd === 'elsewhere') return void response.writeHead(301, { location: 'http://127.0.0.1:1/' }).end()
    if (odd === 403) return fail(response, 403, 'AccessDenied')
    if (typeof odd === 'number') return fail(response, odd, 'InternalError')
    const problem = findProblem(request, url, body)
    if (problem) return fail(response, 403, problem)
    if (bucket !== 'bucket') return fail(response, 404, 'NoSuchBucket')
    answer({ method, key, query: url.searchParams, body, request, response, odd })
  })

  type Asked = {
    method: string
    key: string
    query: URLSearchParams
    body: Buffer
    request: IncomingMessage
    response: ServerResponse
    odd: Misbehaviour | undefined
  }

  function answer({ method, key, query, body, request, response, odd }: Asked) {
    const uploadId = query.get('uploadId')
    if (method === 'GET' && key === '') return list(response, query)
    if (method === 'POST' && query.has('uploads')) {
      const id = `upload-${uploads.size + 1}`
      uploads.set(id, new Map())
      return xml(response, ['InitiateMultipartUploadResult', [['UploadId', id]]])
    }
    if (uploadId) {
      const parts = uploads.get(uploadId)
      if (!parts) return fail(response, 404, 'NoSuchUpload')
      if (method === 'PUT') {
        parts.set(Number(query.get('partNumber')), body)
        return void response.writeHead(200, { etag: tagOf(body) }).end()
      }
      uploads.delete(uploadId)
      if (method === 'DELETE') return void response.writeHead(204).end()
      const inOrder = [...parts].sort(([a], [b]) => a - b).map(([, part]) => part)
      const named = [...body.toString().matchAll(/<ETag>&#34;(\w+)&#34;<\/ETag>/g)].map(
        ([, tag]) => `"${tag}"`,
      )
      if (named.join() !== inOrder.map(tagOf).join()) return fail(response, 400, 'InvalidPart')
      objects.set(key, { body: Buffer.concat(inOrder), type: 'binary/octet-stream', changedAt: new Date() })
      return xml(response, ['CompleteMultipartUploadResult', [['Key', key]]])
    }
    if (method === 'PUT') {
      objects.set(key, { body, type: request.headers['content-type'] ?? '', changedAt: new Date() })
      return void response.writeHead(200, { etag: tagOf(body) }).end()
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    const object = objects.get(key)
    if (!object) return fail(response, 404, 'NoSuchKey')
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
    const [first, last] = range ? [Number(range[1]), Number(range[2])] : [0, object.body.length - 1]
    const part = Buffer.from(object.body.subarray(first, last + 1))
    if (odd === 'changes' && part.length > 0) part[part.length >> 1]! ^= 1
    response.writeHead(range ? 206 : 200, {
      'content-length': odd === 'wrong-length' ? part.length + 5 : part.length,
      'content-type': object.type,
      'last-modified': object.changedAt.toUTCString(),
      ...(range && { 'content-range': `bytes ${first}-${last}/${object.body.length}` }),
    })
    if (method === 'HEAD') return void response.end()
    if (odd === 'stalls') return void response.write(part.subarray(0, part.length >> 1))
    if (odd === 'cuts')
      return void response.write(part.subarray(0, part.length >> 1), () => request.socket.destroy())
    if (odd === 'wrong-length') return void response.write(part, () => request.socket.end())
    response.end(part)
  }

  function list(response: ServerResponse, query: URLSearchParams) {
    const after = query.get('continuation-token') ?? ''
    const found = [...objects]
      .filter(([key]) => key.startsWith(query.get('prefix') ?? '') && key > after)
      .sort(([a], [b]) => (a < b ? -1 : 1))
    const page = found.slice(0, state.pageSize)
    xml(response, [
      'ListBucketResult',
      [
        ...page.map(
          ([key, { body, changedAt }]): XmlElement => [
            'Contents',
            [
              ['Key', key],
              ['LastModified', changedAt.toISOString()],
              ['Size', String(body.length)],
            ],
          ],
        ),
        ...(found.length > page.length ? [['NextContinuationToken', page.at(-1)![0]] as XmlElement] : []),
      ],
    ])
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => {
    server.closeAllConnections()
    return new Promise((done) => server.close(done))
  }
  const address = `s3://${standInKeys.id}:${encodeURIComponent(standInKeys.secret)}@${host}/bucket/of/ours?tls=off&region=eu-central-1`
  return { address, host, objects, uploads, asked, state, close }
}

type XmlElement = Parameters<typeof xmlDocument>[0]

const tagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`
const xml = (response: ServerResponse, root: XmlElement) =>
  void response.writeHead(200, { 'content-type': 'application/xml' }).end(xmlDocument(root))
const fail = (response: ServerResponse, status: number, code: string) =>
  void response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(xmlDocument(['Error', [['Code', code]]]))

/** Signature version 4, as AWS describes it. Null: it is right. */
function findProblem({ method, headers }: IncomingMessage, url: URL, body: Buffer) {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    )
  if (!given) return 'MissingSecurityHeader'
  const [, id, day, region, names, signature] = given
  if (id !== standInKeys.id) return 'InvalidAccessKeyId'
  const hash = headers['x-amz-content-sha256']
  if (hash !== createHash('sha256').update(body).digest('hex')) return 'XAmzContentSHA256Mismatch'
  const signed = names!.split(';').map((name) => `${name}:${headers[name]}\n`)
  const query = [...url.searchParams].map((pair) => pair.map(encode).join('=')).sort()
  const canonical = [method, url.pathname, query.join('&'), signed.join(''), names, hash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = [
    'AWS4-HMAC-SHA256',
    headers['x-amz-date'],
    scope,
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n')
  const steps = [day!, region!, 's3', 'aws4_request']
  const key = steps.reduce<Buffer | string>(
    (from, step) => createHmac('sha256', from).update(step).digest(),
    `AWS4${standInKeys.secret}`,
  )
  return createHmac('sha256', key).update(text).digest('hex') === signature ? null : 'SignatureDoesNotMatch'
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
