import type { Chance } from '#seeds/chance.ts'

type Given = { chance: Chance; path: string; port: number }
type Raw = { bytes: Buffer; isCutOff?: boolean }

const request = (...lines: string[]) => Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
const host = ({ port }: Given) => `host: localhost:${port}`
const close = 'connection: close'
const form = 'content-type: application/x-www-form-urlencoded'

/** Paths that are no paths, or none of ours. */
export const oddPaths = [
  '/%',
  '/business/%',
  '/review?business=%',
  '/%c0%ae',
  '/business/%00',
  '//',
  '/\\evil.example',
  '/w/',
  '/w/%.js',
  '/.env',
  '/assets/../package.json',
  '/assets/%2e%2e/package.json',
  '/assets/%00',
  '/assets/%',
  '/hooks/%',
  '*',
  '/?',
  '/?%00',
  '/review?q=%00',
  '/hooks/unsubscribe/%0d%0aX:1',
  '/hooks/newsletter/%0d%0aX:1',
  '/__manifest?paths=%00',
  '/__manifest?p=/x&p=%',
  '/__manifest',
  '/_root.data?%00',
  '/_.data',
  '/.data',
  '/favicon.ico/x',
  '/a#b',
  '/a b',
  '/business/%e2%80%ae',
  '/%0a',
  '/%7f',
  '/r/%E0%A4%A',
  '/sitemap/-1.xml',
  '/sitemap/1e9.xml',
  '/;',
  '/..;/',
  '/%2f%2f',
]
const methods = [
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'CONNECT',
  'PATCH',
  'DELETE',
  'PUT',
  'LINK',
  'SEARCH',
  'M-SEARCH',
  'PURGE',
  'FOO',
  'get',
  '',
]

const get = (given: Given, ...lines: string[]): Raw => ({
  bytes: request(`GET ${given.path} HTTP/1.1`, host(given), close, ...lines),
})
const post = (given: Given, ...lines: string[]): Raw => ({
  bytes: request(`POST ${given.path} HTTP/1.1`, host(given), close, form, ...lines),
})

const lengths = ['-1', 'x', '1e3', '0x3', '3, 3', '99999999999999999999', '']
const hosts = ['', ' ', 'a b', '[', 'x'.repeat(300), '@', 'a/b', 'a\\b', 'a:b:c', 'é']
const headers = ['x: \0', 'x\0: y', 'x : y', ': y', ' x: y', 'x', 'x: \x7f\xff', 'cookie: \xff=\xfe']
const encodings = ['chunked', 'gzip', 'chunked, chunked', 'identity', 'xchunked']
const chunks = ['3\r\na=b\r\n0', 'zz\r\na', '-1\r\n', 'ffffffffffffffff\r\na']
const noRequests = [
  '\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01',
  'GET\r\n\r\n',
  '\0\0\0\0\r\n\r\n',
  'GET / HTTP/1.1\n\n',
  '{}\r\n\r\n',
]

/** Requests that no HTTP library would send. */
export const rawRequests: ((given: Given) => Raw)[] = [
  (given) => ({ bytes: request(`${given.chance.pick(methods)} ${given.path} HTTP/1.1`, host(given), close) }),
  (given) => get({ ...given, path: given.chance.pick(oddPaths) }),
  (given) => post({ ...given, path: given.chance.pick(oddPaths) }, 'content-length: 0'),
  (given) => get({ ...given, path: `http://evil.example${given.path}` }),
  (given) => ({
    bytes: request(`GET ${given.path} HTTP/${given.chance.pick(['1.0', '0.9', '2.0', '9', 'x'])}`, close),
  }),
  (given) => ({ bytes: request(`GET ${given.path} HTTP/1.1`, close) }),
  (given) => ({
    bytes: request(`GET ${given.path} HTTP/1.1`, `host: ${given.chance.pick(hosts)}`, close),
  }),
  (given) => get(given, host(given)),
  (given) => get({ ...given, path: `/${'a'.repeat(given.chance.pick([2_000, 8_000, 20_000]))}` }),
  (given) => get({ ...given, path: `${given.path}?${'a=b&'.repeat(3_000)}` }),
  (given) => get(given, ...Array(1_200).fill('x: y')),
  (given) => get(given, `x: ${'y'.repeat(20_000)}`),
  (given) => get(given, given.chance.pick(headers)),
  (given) => post(given, 'content-length: 3', `content-length: ${given.chance.pick(['3', '5'])}`, '', 'a=b'),
  (given) => post(given, `content-length: ${given.chance.pick(lengths)}`, '', 'a=b'),
  (given) => post(given, 'transfer-encoding: chunked', 'content-length: 3', '', '0'),
  (given) => post(given, `transfer-encoding: ${given.chance.pick(encodings)}`, '', given.chance.pick(chunks)),
  // A length that is announced and not kept, and a chunk that never ends: the sender hangs up.
  (given) => ({ ...post(given, 'content-length: 900', '', 'a=b'), isCutOff: true }),
  (given) => ({ ...post(given, 'transfer-encoding: chunked', '', 'ff\r\na=b'), isCutOff: true }),
  (given) => ({ bytes: Buffer.from(`GET ${given.path} HT`), isCutOff: true }),
  (given) => ({
    bytes: request(
      `GET ${given.path} HTTP/1.1`,
      host(given),
      `upgrade: ${given.chance.pick(['websocket', 'h2c', 'x'])}`,
      'connection: upgrade, close',
      'http2-settings: x',
    ),
  }),
  (given) =>
    post(given, `expect: ${given.chance.pick(['100-continue', 'x'])}`, 'content-length: 3', '', 'a=b'),
  (given) => ({
    bytes: Buffer.concat([
      request(`GET ${given.path} HTTP/1.1`, host(given)),
      request('GET /healthz HTTP/1.1', host(given), close),
    ]),
  }),
  (given) => ({ bytes: Buffer.from(given.chance.pick(noRequests), 'latin1'), isCutOff: true }),
]
