import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Chance } from '#seeds/chance.ts'
import { linksOf, tagsOf } from '../e2e/markup.ts'
import { cookieOf, type Person, type World } from './fuzz-world.ts'
import { rawRequests } from './raw-requests.ts'

/** `isCutOff`: the sender hangs up after its last byte, so that no answer is owed. */
export type Sent = { as: Person; bytes: Buffer; isCutOff?: boolean }
type Field = { name: string; value: string; isFile?: boolean }
type Form = { as: Person; path: string; fields: Field[] }

/** What pages offered: addresses with queries, forms with their fields, and values by the name of their field. */
export type Found = { links: { as: Person; path: string }[]; forms: Form[] }

const people: Person[] = ['nobody', 'owner', 'operator']
const long = 'a'.repeat(5_000)

/** What a stranger types, or sends by hand. */
const odd = [
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  'NaN',
  'Infinity',
  '9007199254740993',
  '99999999999999999999',
  '1.5',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[object Object]',
  '"',
  "' or 1=1 --",
  '%',
  '%00',
  '%ff',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff x',
  '\ufffe',
  '\u202e',
  '\u200b',
  '💥',
  '𝒜'.repeat(300),
  '\r\nX: 1',
  '\n',
  '0000-00-00',
  '2026-02-30',
  '+275760-09-13',
  '-271821-04-19',
  '9999-12-31',
  '1970-01',
  '2026-13',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '01a1fe7b-ac8c',
  '../../etc/passwd',
  '//evil.example',
  'javascript:alert(1)',
  'https://[',
  'http://a:99999',
  '\\\\evil',
  'a@b',
  'a@b.example\r\nBcc: c@d.example',
  `${'a'.repeat(64)}@${'b'.repeat(180)}.example`,
  'ü@ü.example',
  'on',
  'off',
  'xx',
  'en',
  'x'.repeat(81),
  long,
  `${long}${long}${long}`,
]

/** Every name that our sources read from a query or put on a field, and some that nobody reads. */
const names = namesIn('app').concat('__proto__', 'constructor', '_routes', 'index', 'x')

function namesIn(folder: string) {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/(?:\.get(?:All)?\(|\bname=)['"](\w+)['"]/g),
    ])
  return [...new Set(found.map(([, name]) => name!))].sort()
}

/** Makes requests by chance from the route table, the doors and what the pages offer. */
export function requestMaker({ world, pages, doors, port, chance }: Making) {
  const { pick, below } = chance
  const origin = `http://localhost:${port}`
  const found: Found = { links: [], forms: [] }
  const known = new Map(Object.entries(world.values).map(([name, values]) => [name, new Set(values)]))
  const seen = new Set<string>()
  const isLikely = (share: number) => chance.next() < share

  /** What a page offers: one link for each shape of an address, one form for each button and set of fields. */
  function learn(as: Person, path: string, html: string) {
    const inOrigin = (address: string) => {
      const url = URL.parse(address, origin + path)
      return url?.origin === origin && !isEnding(url.pathname) ? url.pathname + url.search : null
    }
    for (const link of linksOf(html)) {
      const to = inOrigin(link)
      if (to && isNew(`${as} ${shapeOf(to)}`)) found.links.push({ as, path: to })
    }
    for (const { action, fields } of formsOf(html)) {
      const to = inOrigin(action)
      const named = fields.map(({ name, value }) => (isChoice(name) ? `${name}=${value}` : name))
      if (to && isNew(`${as} ${shapeOf(to)} ${named}`)) found.forms.push({ as, path: to, fields })
      for (const { name, value } of fields)
        if (value && value.length < 200) known.set(name, (known.get(name) ?? new Set()).add(value))
    }
  }

  function isNew(shape: string) {
    if (seen.has(shape)) return false
    seen.add(shape)
    return true
  }

  function valueFor(name: string, share = 0.5): string {
    const values = [...(known.get(name) ?? [])]
    if (values.length > 0 && isLikely(share)) return pick(values)
    if (isLikely(0.2)) return pick([...pick([...known.values()])])
    return isLikely(0.15) ? pick(odd) + pick(odd) : pick(odd)
  }

  const addressOf = (path: string, share = 0.85) =>
    path
      .replace(/:(\w+)/g, (_, name: string) => {
        const own = world.tokens[path] ?? [...(known.get(name) ?? [])]
        return encode(own.length > 0 && isLikely(share) ? pick(own) : valueFor(name))
      })
      .replace(/\*$/, () => encode(pick(odd)))

  const queryOf = (count: number) =>
    Array.from({ length: count }, () => {
      const name = pick(names)
      // Now and then encoded by nobody.
      return isLikely(0.1) ? `${name}=${pick(badEncoding)}` : `${encode(name)}=${encode(valueFor(name))}`
    }).join('&')

  const withQuery = (path: string, query: string) =>
    query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path

  function visit(): Sent {
    const path = `/${addressOf(pick(pages))}${pick(['', '', '', '.data', '.data', '/'])}`
    const method = isLikely(0.85)
      ? 'GET'
      : pick(['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'TRACE'])
    return send(pick(people), method, withQuery(path, queryOf(below(4))))
  }

  function follow(): Sent {
    const { as, path } = pick(found.links)
    const [address = '', query = ''] = path.split('?')
    const changed = query
      .split('&')
      .map((pair) => (pair && isLikely(0.5) ? `${pair.split('=')[0]}=${encode(pick(odd))}` : pair))
      .join('&')
    return send(as, 'GET', withQuery(address, [changed, queryOf(below(2))].filter(Boolean).join('&')))
  }

  /** A form of a page, one to three of its fields changed. */
  function fillIn(): Sent {
    const { as, path, fields } = pick(found.forms)
    const changed = [...fields]
    for (let n = below(4); n > 0; n -= 1) {
      const at = below(changed.length + 1)
      const name = changed[at]?.name ?? pick(names)
      const value = valueFor(name, 0.3)
      const change = below(6)
      if (change === 0) changed.splice(at, 1)
      else if (change === 1) changed.push({ name, value })
      else if (change === 2) changed[at] = { name, value, isFile: true }
      else changed[at] = { name, value }
    }
    return post(isLikely(0.9) ? as : pick(people), isLikely(0.2) ? asData(path) : path, changed)
  }

  function typeAnything(): Sent {
    const fields = Array.from({ length: 1 + below(7) }, () => {
      const name = pick(isLikely(0.4) ? [...known.keys()] : names)
      return { name, value: valueFor(name), isFile: isLikely(0.05) }
    })
    return post(pick(people), withQuery(`/${addressOf(pick(pages))}`, queryOf(below(2))), fields)
  }

  function knock(): Sent {
    const { method, path } = pick(doors)
    const address = withQuery(addressOf(path.slice(1)).replace(/^/, '/'), queryOf(below(2)))
    if (path === '/w/*') return send('nobody', 'GET', `/w/${valueFor('widgetId', 0.8)}.${pick(faces)}`)
    if (path === '/hooks/mail') return mailEvent()
    const asked = isLikely(0.8) ? method : pick(['GET', 'POST', 'PUT', 'HEAD', 'OPTIONS'])
    return asked === 'POST' ? post('nobody', address, []) : send('nobody', asked, address)
  }

  function mailEvent(): Sent {
    const item = () =>
      Object.fromEntries(
        eventFields.map((name) => [name, pick<unknown>([...odd, 'bounce', 'a@b.example', 1, null, [], {}])]),
      )
    const body = isLikely(0.8)
      ? JSON.stringify(isLikely(0.5) ? item() : { events: [item(), item()] })
      : pick(odd)
    return send('nobody', 'POST', `/hooks/mail?key=${isLikely(0.9) ? world.values.key![0] : 'x'}`, {
      type: 'application/json',
      bytes: Buffer.from(body),
    })
  }

  function raw(): Sent {
    return { as: 'nobody', ...pick(rawRequests)({ chance, path: `/${addressOf(pick(pages))}`, port }) }
  }

  function post(as: Person, path: string, fields: Field[]): Sent {
    const isMultipart = fields.some(({ isFile }) => isFile) || isLikely(0.2)
    if (isLikely(0.05)) return send(as, 'POST', path, pick(noForms))
    return send(as, 'POST', path, isMultipart ? multipart(fields) : urlencoded(fields))
  }

  function send(as: Person, method: string, path: string, body?: Body): Sent {
    const lines = [
      `${method} ${path} HTTP/1.1`,
      `host: localhost:${port}`,
      'connection: close',
      `x-forwarded-for: 10.${below(256)}.${below(256)}.${below(256)}`,
      `cookie: ${cookieOf(as)}${isLikely(0.1) ? `; ${pick(oddCookies)}` : ''}`,
      ...(isLikely(0.1) ? [pick(oddHeaders)] : []),
      ...(body
        ? [`origin: ${origin}`, `content-type: ${body.type}`, `content-length: ${body.bytes.length}`]
        : []),
    ]
    return {
      as,
      bytes: Buffer.concat([
        Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'),
        body?.bytes ?? Buffer.alloc(0),
      ]),
    }
  }

  const kinds = [visit, visit, visit, follow, fillIn, fillIn, fillIn, typeAnything, typeAnything, knock, raw]
  return {
    found,
    learn,
    get: (as: Person, path: string) => send(as, 'GET', path),
    /** Every page, with each of its tokens: a link to a withdrawn review offers other forms than one to a public one. */
    addressesToLearn: () => [
      ...pages.flatMap((path) =>
        (world.tokens[path] ?? ['']).map((token) => `/${addressOf(path.replace(':token', token), 1)}`),
      ),
      ...world.values.invitation!.map((token) => `/review?invitation=${token}`),
    ],
    next: (): Sent => pick(kinds)(),
  }
}

type Making = {
  world: World
  /** Paths of the route table. */
  pages: string[]
  doors: { method: string; path: string }[]
  port: number
  chance: Chance
}

type Body = { type: string; bytes: Buffer }

/** Names what a form does. */
const isChoice = (name: string) => /^(act|intent|decision)$/.test(name)

/** Addresses that differ in their ids and in the values of their query alone have one shape. */
function shapeOf(path: string) {
  const [address = '', query = ''] = path.split('?')
  return `${address.replace(/[0-9a-f-]{36}|[\w-]{20,}/g, ':')} ${[...new URLSearchParams(query).keys()].join(' ')}`
}

/** Ends the session, whoever sends it. */
const isEnding = (path: string) => path === '/business/logout'
const asData = (path: string) => path.replace(/\?|$/, (end) => `.data${end}`)
const faces = ['js', 'html', 'json', 'html?page=dark', 'html?page=%ff', 'js?x=%00', 'xml', '']
const badEncoding = ['%', '%0', '%zz', '%ff%fe', '%c0%80', '%00', '%ud800', '%ED%A0%80']
const oddCookies = [
  'vouchsafe=x',
  'vouchsafe=',
  '=;=;',
  'theme=%ff',
  'theme=%',
  `x=${long}`,
  'a=b=c; __proto__=1',
  'vouchsafe="',
]
const oddHeaders = [
  'accept-language: xx;q=zz, *;q=9, de',
  `accept-language: ${'de,'.repeat(400)}`,
  'accept-encoding: identity;q=0, *;q=0',
  'if-none-match: *',
  'if-modified-since: never',
  'range: bytes=9-1',
  'user-agent: ',
  `user-agent: ${long}`,
  'forwarded: for="[',
  'x-forwarded-for: , ,::ffff:999.1.1.1',
  'x-forwarded-host: evil.example',
  'origin: http://evil.example',
  'origin: null',
  'sec-fetch-site: cross-site',
  'referer: %%%',
  'expect: 100-continue',
  'authorization: Bearer ',
  'x-http-method-override: DELETE',
  'content-encoding: gzip',
  'purpose: prefetch',
]
const eventFields = [
  'type',
  'email',
  'messageId',
  'reason',
  'event',
  'RecordType',
  'Type',
  'Email',
  'Message',
  'data',
  'event-data',
]
const noForms: Body[] = [
  { type: 'application/json', bytes: Buffer.from('{"__proto__":{"x":1},"a":[1]}') },
  { type: 'application/json', bytes: Buffer.from('[') },
  { type: 'text/plain', bytes: Buffer.from('x') },
  { type: 'nonsense', bytes: Buffer.from([0, 255]) },
  { type: 'multipart/form-data', bytes: Buffer.from('x') },
  { type: 'multipart/form-data; boundary=', bytes: Buffer.from('----') },
  {
    type: 'multipart/form-data; boundary=x',
    bytes: Buffer.from('--x\r\ncontent-disposition: form-data; name="a'),
  },
  { type: 'multipart/form-data; boundary=x', bytes: Buffer.from('--x\r\n\r\n\r\n--x--') },
  { type: 'application/x-www-form-urlencoded', bytes: Buffer.from('a=%ff&b=%00&=&&c&%=%') },
  { type: 'application/x-www-form-urlencoded', bytes: Buffer.from([0xff, 0xfe, 0, 0xd8]) },
  { type: 'application/x-www-form-urlencoded', bytes: Buffer.from(`text=${'a'.repeat(300_000)}`) },
]

/** As a hand-written request would have it: a lone surrogate is its three bytes, which no encoder of ours writes. */
const encode = (text: string) =>
  [...text]
    .map((each) => {
      const code = each.codePointAt(0)!
      if (code < 0xd800 || code > 0xdfff) return encodeURIComponent(each)
      return `%ED%${(0x80 | ((code >> 6) & 63)).toString(16)}%${(0x80 | (code & 63)).toString(16)}`
    })
    .join('')

const urlencoded = (fields: Field[]): Body => ({
  type: 'application/x-www-form-urlencoded',
  bytes: Buffer.from(fields.map(({ name, value }) => `${encode(name)}=${encode(value)}`).join('&')),
})

function multipart(fields: Field[]): Body {
  const parts = fields.map(({ name, value, isFile }) => {
    const file = isFile ? `; filename="a\0b.csv"\r\ncontent-type: text/csv` : ''
    return `--x\r\ncontent-disposition: form-data; name="${name.replace(/["\r\n]/g, '')}"${file}\r\n\r\n${value}\r\n`
  })
  return { type: 'multipart/form-data; boundary=x', bytes: Buffer.from(`${parts.join('')}--x--\r\n`) }
}

/** The forms of a page that change something: each with one of its buttons. */
function formsOf(html: string) {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].flatMap(([whole, , inside = '']) => {
    const { attributes } = tagsOf(whole)[0]!
    if (attributes.method?.toLowerCase() !== 'post') return []
    const tags = tagsOf(inside)
    const fields = tags.flatMap(({ name, attributes: { name: field, value, type } }) =>
      field && name !== 'button' && name !== 'form'
        ? [{ name: field, value: value ?? (type === 'checkbox' ? 'on' : ''), isFile: type === 'file' }]
        : [],
    )
    const buttons = tags.filter(({ name, attributes }) => name === 'button' && attributes.name)
    const pressed = buttons.map(({ attributes: { name, value } }) => ({ name: name!, value: value ?? '' }))
    return (pressed.length > 0 ? pressed.map((button) => [...fields, button]) : [fields]).map((sent) => ({
      action: attributes.action ?? '',
      fields: sent,
    }))
  })
}
