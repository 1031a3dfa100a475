// Reads a table file from its standard input and writes its rows as lines; see table-file.server.ts. A program of its own,
// which may take long, grow or die over a file without harm to the service.

import { buffer } from 'node:stream/consumers'
import { writeRows } from './read-table.server.ts'

const unreadable = await writeRows(await buffer(process.stdin), JSON.parse(process.argv[2]!), write)
await write(JSON.stringify({ unreadable }))

async function write(line: string) {
  if (!process.stdout.write(`${line}\n`)) await new Promise((go) => process.stdout.once('drain', go))
}
