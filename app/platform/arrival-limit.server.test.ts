import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limitArrival } from './arrival-limit.server.ts'
import { minutes } from './clock.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The minute in which a request is ended whose body brings so many bytes a minute; null if it goes on after 20. */
function endOf(headers: Record<string, string>, bytesEachMinute: number[]) {
  const socket = { bytesRead: 0 }
  const destroy = vi.fn()
  const request = Object.assign(new EventEmitter(), { headers, socket, destroy })
  limitArrival(request as unknown as IncomingMessage)
  for (let minute = 1; minute <= 20; minute++) {
    socket.bytesRead += bytesEachMinute[minute - 1] ?? bytesEachMinute.at(-1)!
    vi.advanceTimersByTime(minutes(1))
    if (destroy.mock.calls.length > 0) return minute
  }
  request.emit('close')
  expect(vi.getTimerCount()).toBe(0)
  return null
}

const body = { 'content-length': '60000000' }
const files = { ...body, 'content-type': 'multipart/form-data; boundary=x' }

test('a form with files may take long while its bytes keep coming', () => {
  expect(endOf(files, [4_000_000])).toBeNull()
  expect(endOf(files, [0, 0, 0, 0, 4_000_000])).toBeNull()
})

test('one that stops, or only drips, is ended after five minutes, and so is any other body', () => {
  expect(endOf(files, [2_999_999])).toBe(5)
  expect(endOf(files, [4_000_000, 4_000_000, 4_000_000, 4_000_000, 4_000_000, 4_000_000, 0])).toBe(7)
  expect(endOf({ ...body, 'content-type': 'application/json' }, [4_000_000])).toBe(5)
  expect(endOf({ 'transfer-encoding': 'chunked' }, [1])).toBe(5)
})

test('a request without a body is left to the limits of its headers', () => {
  expect(endOf({}, [0])).toBeNull()
})
