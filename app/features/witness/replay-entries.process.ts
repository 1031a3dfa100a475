// Runs in a process of its own: the entries of somebody else's log come in on standard input, as bundles hold them.
import '#app/features/log/ed25519.server.ts'
import { splitBundle } from '#app/features/log/fetch-log.server.ts'
import { base64, concat } from '#app/features/log-format/bytes.ts'
import { Audit } from '#app/features/log-format/replay.ts'
import type { Replayed } from './audit-log.server.ts'

const { origin } = JSON.parse(process.argv[2]!) as { origin: string }
const audit = new Audit(origin)
let rest: Uint8Array = new Uint8Array()
for await (const chunk of process.stdin as AsyncIterable<Uint8Array>) {
  const bytes = concat(rest, chunk)
  let end = 0
  for (const entry of splitBundle(bytes)) {
    audit.take(entry)
    end += 2 + entry.length
  }
  rest = bytes.subarray(end)
}
const found: Replayed = { root: base64(audit.tree.root()), wrong: audit.wrong }
console.log(JSON.stringify(found))
