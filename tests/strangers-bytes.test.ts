import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('no text that strangers send keeps a process busy: quadratic patterns would take minutes here', () => {
  const { signal, status, stdout, stderr } = spawnSync(process.execPath, ['tests/strangers-bytes.ts'], {
    encoding: 'utf8',
    timeout: 150_000,
  })
  expect({ signal, status, stdout, stderr }).toMatchObject({ signal: null, status: 0 })
})
