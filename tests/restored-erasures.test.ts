import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { inject } from 'vitest'
import { eraseReview } from '#app/features/authors/erase-review.server.ts'
import { newReviewReport, submitReport } from '#app/features/moderation/report-review.server.ts'
import { collectPersonalData, erasePerson } from '#app/features/operator/personal-data.server.ts'
import { openDatabase } from '#app/platform/database.server.ts'
import { openErasures } from '#app/platform/erasures.server.ts'
import { openSecret } from '#app/platform/secret.server.ts'
import { expect, test } from './database.ts'
import { aReview } from './factories.ts'
import { atDatabase, query } from './postgres-url.ts'

const email = 'back.again@mail.example'

const before = 'one secret, of thirty-two letters at least'
const since = 'a later secret, of thirty-two letters too'

test('restoring a backup erases again what was erased since it was made, also under a later secret', {
  timeout: 120_000,
}, async ({ db }) => {
  const folder = mkdtempSync(join(tmpdir(), 'vouchsafe-restore-'))
  const name = `restored_${randomBytes(6).toString('hex')}`
  const server = inject('serverUrl')
  await query(server, `create database ${name} template ${inject('template')}`)
  const url = atDatabase(server, name)
  const own = openDatabase(url, { connections: 2 })
  const run = (command: string, secret: string, ...args: string[]) => {
    const previous = secret === before ? {} : { SECRET_PREVIOUS: before }
    const env = { ...process.env, ...previous, DATABASE_URL: url, DATA_DIR: folder, SECRET: secret }
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
      env,
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([0, ''])
    return stdout
  }
  try {
    // The fixture opens the service.
    expect(db).toBeDefined()
    const theirs = await aReview(own.db, { authorEmail: email })
    const author = await aReview(own.db)
    const typed = {
      ground: 'fake',
      explanation: 'There is no such shop.',
      name: 'Vera',
      email: 'vera@mail.example',
      goodFaith: 'on',
    }
    const of = { businessId: author.businessId, reviewId: author.id, about: 'review' as const }
    await submitReport(own.db, { ...of, submissionKey: uuidv7(), report: newReviewReport.parse(typed) })
    const file = join(folder, 'all.backup')
    run('commands/backup.ts', before, file)

    openErasures(folder)
    openSecret({ SECRET: since, SECRET_PREVIOUS: before }, folder)
    await own.db.transaction((tx) => erasePerson(tx, email))
    await own.db.transaction((tx) => eraseReview(tx, author, 'erased'))
    await own.close()

    expect(run('commands/restore.ts', since, file, '--replace')).toContain('Erased again')
    const restored = openDatabase(url, { connections: 1 })
    try {
      expect((await collectPersonalData(restored.db, email)).reviews).toEqual([])
      const left = await restored.db.execute<{ id: string }>('select id from reviews')
      expect(left.rows.map(({ id }) => id)).not.toEqual(expect.arrayContaining([theirs.id]))
      expect(left.rows).toEqual([])
      const { rows } = await restored.db.execute('select actor from log_leaves where act = 22 order by 1')
      expect(rows).toEqual([{ actor: 1 }, { actor: 3 }])
    } finally {
      await restored.close()
    }
  } finally {
    openErasures(undefined)
    await own.close().catch(() => undefined)
    rmSync(folder, { recursive: true, force: true })
  }
})
