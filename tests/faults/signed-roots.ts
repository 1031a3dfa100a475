import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import pg from 'pg'
import { verifyEd25519 } from '#app/features/log/ed25519.server.ts'
import { readFrom } from '#app/features/log/fetch-log.server.ts'
import { watchLog } from '#app/features/log/watch-log.server.ts'
import { checkAuthorsFile } from '#app/features/log-format/authors-file.ts'
import { hex } from '#app/features/log-format/bytes.ts'
import { keyTypes, readCheckpoint, readNote, writeKey } from '#app/features/log-format/note.ts'

/**
 * Stands where a witness would, so that it sees each checkpoint that is ever signed, published or not, and cosigns none.
 * Finds sizes with two roots, and whatever else an auditor would.
 */
export async function recordSignedRoots() {
  const roots = new Map<number, Set<string>>()
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    if (request.method === 'POST') {
      const { size, root } = readCheckpoint(readNote(body.slice(body.indexOf('\n\n') + 2)).text)
      roots.set(size, (roots.get(size) ?? new Set()).add(hex(root)))
    }
    response.writeHead(500).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }

  return {
    roots,
    close: () => server.close(),
    /** Makes the service show it what it signs. */
    async attach(databaseUrl: string) {
      const { publicKey } = generateKeyPairSync('ed25519')
      const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
      const vkey = writeKey({ name: 'recorder.example/witness', type: keyTypes.cosignature, key })
      await run(databaseUrl, 'insert into witnesses (vkey, url) values ($1, $2)', [
        vkey,
        `http://127.0.0.1:${port}`,
      ])
    },
    /** `receipts`: the addresses of authors' files. */
    async findBroken(origin: string, databaseUrl: string, receipts: string[]) {
      const broken: string[] = []
      const since = Date.now()
      const waits = `select from log_state where size > published or frozen is not null or exists (select from log_leaves where index is null)`
      while ((await run(databaseUrl, waits)).length > 0)
        if (Date.now() - since > 60_000) return ['The log did not publish everything within a minute.']
      for (const [size, of] of roots)
        if (of.size > 1) broken.push(`Size ${size} was signed with ${of.size} roots.`)
      // A worker may have signed before it was told to show it.
      const first = Math.min(...roots.keys())
      const published = await run<{ size: string; root: string }>(
        databaseUrl,
        `select size, encode(root, 'hex') as root from log_checkpoints`,
      )
      for (const { size, root } of published)
        if (Number(size) >= first && !roots.get(Number(size))?.has(root))
          broken.push(`Size ${size} was published without being shown.`)
      for (const address of receipts) {
        const { acts } = await checkAuthorsFile(
          await (await fetch(origin + address)).text(),
          verifyEd25519,
          new Date(),
        )
        for (const act of acts)
          if (typeof act === 'string' || !act.place) broken.push(`${address} has an act without its proof.`)
      }
      const [log, site] = [readFrom(`${origin}/log`), readFrom(origin)]
      await watchLog({ log, site, before: null, now: new Date() }).catch((error: Error) => {
        broken.push(`An auditor says: ${error.message}`)
      })
      return broken
    },
  }
}

async function run<Row>(databaseUrl: string, text: string, given: unknown[] = []) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    return (await client.query(text, given)).rows as Row[]
  } finally {
    await client.end()
  }
}
