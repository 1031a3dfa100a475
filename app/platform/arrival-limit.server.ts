import type { IncomingMessage } from 'node:http'
import { minutes } from './clock.ts'

/** The longest time, in milliseconds, that any request may take to arrive. */
export const longestArrival = minutes(25)

const arrivalLimits = {
  /** Milliseconds in which a request has to arrive. */
  ms: minutes(5),
  /** A multipart form, such as one with a video, may take longer while it sends `bytes` in each `windowMs`: 50 kB/s. */
  windowMs: minutes(1),
  bytes: 3_000_000,
}

/** Ends a request whose body arrives too slowly. Node's own limit is one for all requests of a server. */
export function limitArrival(request: IncomingMessage) {
  const { ms, windowMs, bytes } = arrivalLimits
  const { headers, socket } = request
  if (!headers['content-length'] && !headers['transfer-encoding']) return
  const mayBeLonger = headers['content-type']?.startsWith('multipart/form-data')
  let before = socket.bytesRead
  let passedMs = 0
  const timer = setInterval(() => {
    const received = socket.bytesRead - before
    before = socket.bytesRead
    passedMs += windowMs
    if (passedMs >= ms && !(mayBeLonger && received >= bytes)) request.destroy()
  }, windowMs).unref()
  request.once('close', () => clearInterval(timer))
}
