import { describe, expect, test } from 'vitest'
import { readForm } from './form.server.ts'

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

describe('a posted form', () => {
  test('is read from either encoding, the last of equal names', async () => {
    const wanted = { a: '2', b: 'ü & 💥' }
    const encoded = new URLSearchParams([
      ['a', '1'],
      ['a', '2'],
      ['b', 'ü & 💥'],
    ])
    expect(await readForm(post(encoded))).toEqual(wanted)
    const multipart = new FormData()
    for (const [name, value] of encoded) multipart.append(name, value)
    expect(await readForm(post(multipart))).toEqual(wanted)
  })

  test('that is no form is 400', async () => {
    await expect(readForm(post('{}', { 'content-type': 'application/json' }))).rejects.toMatchObject({
      status: 400,
    })
    const broken = post('x', { 'content-type': 'multipart/form-data; boundary=y' })
    await expect(readForm(broken)).rejects.toMatchObject({ status: 400 })
  })

  test('that is too large is 413, also when it does not say how large it is', async () => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(16_384)) })
    await expect(readForm(post(endless, type))).rejects.toMatchObject({ status: 413 })
    await expect(readForm(post('a'.repeat(200_000), type))).rejects.toMatchObject({ status: 413 })
  })
})
