import { createHook } from 'node:async_hooks'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import { type AddressInfo, connect, createServer } from 'node:net'
import { MockAgent } from 'undici'
import { afterEach, expect, test, vi } from 'vitest'
import { lookForCode } from '#app/features/domains/look-up-proof.server.ts'
import { connectPublic, isPublicAddress, publicWeb, readPage } from './public-web.server.ts'

/** Every spelling of an address in our own network that a URL can have. */
const literals = [
  '127.0.0.77',
  '2130706509',
  '0x7f00004d',
  '0177.0.0.77',
  '127.77',
  '10.0.0.1',
  '169.254.169.254',
  '0',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.77]',
  '[::ffff:7f00:4d]',
  '[::127.0.0.77]',
  '[fd00::1]',
  '[fe80::1]',
  '[64:ff9b::7f00:4d]',
  '[64:ff9b:1::7f00:4d]',
  '[2002:7f00:4d::1]',
  '[2001:0:7f00:4d::1]',
  '[fec0::1]',
  '127.0.0.77.',
  '１２７.0.0.1',
  'localhost',
  'localhost.',
]

/** Attempts to open a TCP connection, successful or not. */
async function connectionsDuring(act: () => Promise<unknown>) {
  let attempts = 0
  const hook = createHook({ init: (_id, type) => void (type === 'TCPCONNECTWRAP' && attempts++) }).enable()
  await act().finally(() => hook.disable())
  return attempts
}

const realLookup = dns.lookup

/** Each look-up of any name answers the next of these lists of addresses. */
function resolveTo(...answers: string[][]) {
  const fake = vi.fn((_name: string, _options: object, callback: (...all: unknown[]) => void) =>
    callback(
      null,
      (answers.length > 1 ? answers.shift()! : answers[0]!).map((address) => ({ address, family: 4 })),
    ),
  )
  dns.lookup = fake as never
  syncBuiltinESMExports()
  return fake
}

afterEach(() => {
  dns.lookup = realLookup
  syncBuiltinESMExports()
})

test('addresses inside a network are nobody’s website', () => {
  const inside = [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    'ff02::1',
    '100::1',
    '2001:db8::1',
    'fe80::1%lo',
    '2606:4700::1111%lo',
    '192.0.0.1',
    '198.18.0.1',
    '203.0.113.7',
    '240.0.0.1',
    '4000::1',
    '',
    'localhost',
    '127.1',
    '0x7f000001',
    '2130706433',
  ]
  expect(inside.filter(isPublicAddress)).toEqual([])
  const outside = ['93.184.216.34', '8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::1']
  expect(outside.filter((address) => !isPublicAddress(address))).toEqual([])
})

test('the count of connections counts', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => server.on('listening', done))
  const { port } = server.address() as AddressInfo
  const attempts = await connectionsDuring(
    () => new Promise((done) => connect(port, '127.0.0.1').on('close', done).end()),
  )
  server.close()
  expect(attempts).toBe(1)
})

test('no spelling of a private address is connected to, by the guard or by any of its callers', async () => {
  for (const host of literals) {
    const attempts = await connectionsDuring(async () => {
      await expect(
        publicWeb().readPage(new URL(`https://${host}/`), () => true),
        host,
      ).rejects.toThrow()
    })
    expect(attempts, host).toBe(0)
  }
  // As it is typed, should the check of what is a domain ever let it through.
  const attempts = await connectionsDuring(() => lookForCode('127.0.0.77', ['code']))
  expect(attempts).toBe(0)
})

test('the connection itself is checked, whatever notation reached it', async () => {
  for (const hostname of [
    '127.0.0.77',
    '::1',
    '::ffff:127.0.0.1',
    '2130706509',
    '0x7f00004d',
    '127.1',
    'fe80::1%lo',
  ]) {
    const attempts = await connectionsDuring(async () => {
      const connecting = new Promise((resolve) =>
        connectPublic({ hostname, protocol: 'https:', port: '443' }, (...[error]) => resolve(error)),
      )
      expect(await connecting, hostname).toBeInstanceOf(Error)
    })
    expect(attempts, hostname).toBe(0)
  }
})

test('a name that is private, or public and private, is not connected to, and none is looked up twice', async () => {
  for (const answers of [[['127.0.0.1']], [['93.184.216.34', '10.0.0.1']], [['::ffff:10.0.0.1']]]) {
    const lookup = resolveTo(...answers)
    const attempts = await connectionsDuring(() =>
      expect(publicWeb().readPage(new URL('https://shop.example/'), () => true)).rejects.toThrow(/private/),
    )
    expect([attempts, lookup.mock.calls.length]).toEqual([0, 1])
  }
})

test('a redirect leads nowhere that its own address would not', async () => {
  const places = literals.map((host) => `https://${host}/`)
  for (const to of [
    ...places,
    'http://shop.example/',
    'https://shop.example:22/',
    'https://a:b@shop.example/',
  ]) {
    const mock = new MockAgent({ connect: connectPublic })
    mock
      .get('https://shop.example')
      .intercept({ path: '/' })
      .reply(302, '', { headers: { location: to } })
    const attempts = await connectionsDuring(() =>
      expect(
        readPage(new URL('https://shop.example/'), () => true, mock),
        to,
      ).rejects.toThrow(),
    )
    expect(attempts, to).toBe(0)
  }
})

test('redirects are followed where allowed, at most three, and a page is read up to 400 kB', async () => {
  const read = (last: number, mayFollow: (to: URL) => boolean) => {
    const mock = new MockAgent()
    mock.disableNetConnect()
    const pool = mock.get('https://shop.example')
    for (let at = 0; at < last; at++)
      pool.intercept({ path: `/${at}` }).reply(301, '', { headers: { location: `/${at + 1}` } })
    pool.intercept({ path: `/${last}` }).reply(200, 'x'.repeat(3_000_000))
    return readPage(new URL('https://shop.example/0'), mayFollow, mock)
  }
  expect(await read(3, () => true)).toHaveLength(400_000)
  await expect(read(4, () => true)).rejects.toThrow('elsewhere')
  await expect(read(1, () => false)).rejects.toThrow('elsewhere')
})
