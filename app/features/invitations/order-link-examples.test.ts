import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { days, now } from '#app/platform/clock.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { openOrderLink, renewOrderKey } from './order-link.server.ts'
import { orderLinkExamples } from './order-link-examples.server.ts'

const run = promisify(execFile)
const programs: Record<string, { program: string; file: string }> = {
  'JavaScript (Node)': { program: process.execPath, file: 'link.mjs' },
  PHP: { program: 'php', file: 'link.php' },
  Python: { program: 'python3', file: 'link.py' },
}

test('the documentation has code in three languages', () => {
  expect(orderLinkExamples.map(({ language }) => language)).toEqual(Object.keys(programs))
})

test.for(orderLinkExamples)('the code in $language makes links', async ({ language, code }, { db, skip }) => {
  const { program, file } = programs[language]!
  if (spawnSync(program, ['--version']).error) skip(`${program} is not installed on this machine`)
  const { id } = await aBusiness(db)
  const folder = await mkdtemp(join(tmpdir(), 'order-link-'))
  await writeFile(join(folder, file), code)
  const { stdout } = await run(program, [join(folder, file)], {
    env: {
      PATH: process.env.PATH,
      VOUCHSAFE_URL: 'https://reviews.example.com',
      VOUCHSAFE_BUSINESS: id,
      VOUCHSAFE_ORDER_KEY: await renewOrderKey(db, id),
    },
  })
  await rm(folder, { recursive: true })

  const link = new URL(stdout.trim())
  expect(link.origin + link.pathname).toBe('https://reviews.example.com/review')
  const opened = await openOrderLink(db, link.searchParams.get('order') ?? '')
  expect(opened).toMatchObject({
    businessId: id,
    orderReference: 'A-4711',
    name: 'Zoë Müller',
    email: 'zoe@mail.example',
  })
  const left = opened.expiresAt.getTime() - now().getTime()
  expect(Math.abs(left - days(90))).toBeLessThan(60_000)
})
