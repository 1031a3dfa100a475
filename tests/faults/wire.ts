import { connect } from 'node:net'

/** What came back: the first status of the connection, or how it ended without one. */
export type Answer = { status: number; head: string; body: string } | 'dropped' | 'silent'

/**
 * Writes bytes to a socket of their own and reads until the service closes it. `dropped`: closed without a status;
 * `silent`: neither answered nor closed within 20 s. `isCutOff`: the sender hangs up after its last byte.
 */
export function exchange(
  port: number,
  bytes: Buffer,
  { isCutOff = false, longestAnswerMs = 20_000 } = {},
): Promise<Answer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    const finish = (isOver: boolean) => {
      socket.destroy()
      resolve(readAnswer(Buffer.concat(chunks)) ?? (isOver ? 'dropped' : 'silent'))
    }
    socket.setTimeout(longestAnswerMs, () => finish(false))
    socket.on('connect', () => (isCutOff ? socket.end(bytes) : socket.write(bytes)))
    socket.on('data', (chunk) => chunks.push(chunk))
    // A refused request may be answered while we still write: then the answer counts, not the broken pipe.
    socket.on('error', () => finish(true))
    socket.on('close', () => finish(true))
  })
}

function readAnswer(bytes: Buffer): Answer | null {
  const text = bytes.toString('latin1')
  // A 1xx only announces the answer.
  const start = /(?:^|\r\n\r\n)(HTTP\/1\.1 ([2-5]\d\d).*)/s.exec(text)
  if (!start) return null
  const [head = '', ...rest] = start[1]!.split('\r\n\r\n')
  return { status: Number(start[2]), head, body: bodyOf(head, Buffer.from(rest.join('\r\n\r\n'), 'latin1')) }
}

function bodyOf(head: string, bytes: Buffer) {
  return (/^transfer-encoding: chunked/im.test(head) ? joinChunks(bytes) : bytes).toString()
}

function joinChunks(bytes: Buffer) {
  const parts: Buffer[] = []
  for (let at = 0; ; ) {
    const end = bytes.indexOf('\r\n', at)
    const size = end < 0 ? 0 : Number.parseInt(bytes.toString('latin1', at, end), 16)
    if (!size) return Buffer.concat(parts)
    parts.push(bytes.subarray(end + 2, end + 2 + size))
    at = end + 2 + size + 2
  }
}
