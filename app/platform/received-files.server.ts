import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hours, now } from './clock.ts'
import { Refusal } from './refusal.ts'

let folder = tmpdir()
const prefix = 'received-'

/** Files that people send wait in the data folder: what the system calls temporary may be memory. */
export function openReceivedFiles(dataDir: string) {
  folder = join(dataDir, 'received')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  clearReceived()
  setInterval(clearReceived, hours(1)).unref()
}

/** A crash leaves files behind. This process or another may be receiving some at this moment. */
function clearReceived() {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs
    if (changed !== undefined && changed < now().getTime() - hours(1))
      rmSync(path, { recursive: true, force: true })
  }
}

/** Bounds the disk that they take: each form is at most 73 MB, which is one with a video. */
const mostAtOnce = 64
let receiving = 0

/** Gives one form a folder for its files, and removes it afterwards. */
export async function receiveFiles<T>(receive: (folder: string) => Promise<T>): Promise<T> {
  if (receiving >= mostAtOnce)
    throw new Refusal(503, 'busy', 'We are receiving the files of others. Please try again in a minute.')
  receiving += 1
  try {
    const own = await mkdtemp(join(folder, prefix))
    try {
      return await receive(own)
    } finally {
      await rm(own, { recursive: true, force: true })
    }
  } finally {
    receiving -= 1
  }
}
