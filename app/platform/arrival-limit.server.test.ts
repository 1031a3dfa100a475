import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { limitArrival } from './arrival-limit.server.ts'

const limits = { ms: 300, windowMs: 100, bytes: 500 }

/** Sends a body of 12 kB in chunks of so many bytes, ten times in each window. Returns how the request ended. */
async function send(type: string, chunk: number) {
  const server = createServer((request, response) => {
    limitArrival(request, limits)
    request.on('end', () => response.end('whole')).resume()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(
    `POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: 12000\r\n\r\n`,
  )
  let left = 12_000
  const timer = setInterval(() => {
    left -= chunk
    if (left >= 0) socket.write('x'.repeat(chunk))
  }, 10)
  let answer = ''
  socket.on('data', (data) => {
    answer += data
  })
  await new Promise((resolve) => socket.on('error', () => {}).on('close', resolve))
  clearInterval(timer)
  server.close()
  return answer.endsWith('whole') ? 'arrived' : 'ended'
}

const form = 'multipart/form-data; boundary=x'

test('a form with files may take longer than other requests, as long as its bytes keep coming', async () => {
  expect(await send(form, 200)).toBe('arrived')
  expect(await send(form, 20)).toBe('ended')
  expect(await send('application/json', 200)).toBe('ended')
})

test('a request that arrives in time is not ended', async () => {
  expect(await send('application/json', 1000)).toBe('arrived')
})
