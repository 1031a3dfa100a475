import { execFile } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { serve } from '@hono/node-server'
import { Validator } from '@seriousme/openapi-schema-validator'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { mountDoors } from '#app/doors.server.ts'
import { newApiKey, scopeNames } from '#app/features/api-keys/api-key.schema.ts'
import { createApiKey } from '#app/features/api-keys/api-keys.server.ts'
import { type ApiDocument, referenceOf, sampleOf } from '#app/features/api-keys/api-reference.ts'
import { invitations } from '#app/features/invitations/invitation.table.ts'
import { openApiDocument, operations } from '#app/routes/api/openapi.server.ts'
import { describe, expect, test } from './database.ts'
import { aBusiness } from './factories.ts'

const run = promisify(execFile)
const isThere = (program: string, ...args: string[]) =>
  run(program, args).then(
    () => true,
    () => false,
  )

test('the document is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(
    structuredClone(openApiDocument() as Record<string, unknown>),
  )
  expect(errors ?? []).toEqual([])
  expect(valid).toBe(true)
})

describe('the reference', () => {
  const document = () => openApiDocument() as ApiDocument

  test('shows every operation with its fields and errors', () => {
    const shown = referenceOf(document()).sections.flatMap((section) => section.operations)
    expect(shown.map(({ id }) => id).sort()).toEqual(operations.map(({ id }) => id).sort())
    for (const { errors } of shown) expect(errors.map(({ status }) => status)).toContain('429')
    // What no number of a program can exceed is no bound.
    expect(JSON.stringify(shown)).not.toContain(String(Number.MAX_SAFE_INTEGER))
    const bulk = shown.find(({ id }) => id === 'createInvitations')!
    expect(bulk.body).toContainEqual(
      expect.objectContaining({ name: 'invitations[].email', type: 'string', isRequired: true }),
    )
  })

  test('has a body in each example that its operation accepts', () => {
    for (const { id, method, path, body } of operations) {
      if (!body) continue
      const described = document().paths[path]![method.toLowerCase()]!
      const sample = sampleOf(described.requestBody!.content['application/json'].schema)
      const { error } = body.safeParse(sample)
      expect([id, error?.issues]).toEqual([id, undefined])
    }
  })
})

/** Interpreters that a machine may lack: their examples are then named as skipped. */
const programs = [
  ['orders.sh', 'sh', await isThere('curl', '--version')],
  ['orders.ts', process.execPath, true],
  ['orders.py', 'python3', await isThere('python3', '--version')],
  ['orders.php', 'php', await isThere('php', '-r', 'curl_version();')],
] as const

describe('the example', () => {
  for (const [file, program, isInstalled] of programs)
    test.skipIf(!isInstalled)(`${file} invites from a list of orders once, and reports`, async ({ db }) => {
      const business = await aBusiness(db, { tierName: 'enterprise' })
      const wanted = newApiKey.parse({ name: 'Example', scopes: scopeNames, lifetime: '30' })
      const { key } = await createApiKey(db, { business, userId: business.ownerId }, wanted)
      const server = serve({ fetch: mountDoors(new Hono()).fetch, hostname: '127.0.0.1', port: 0 })
      await new Promise((resolve) => server.once('listening', resolve))
      const { port } = server.address() as AddressInfo
      const env = {
        ...process.env,
        VOUCHSAFE_URL: `http://127.0.0.1:${port}/api/v1`,
        VOUCHSAFE_KEY: key,
      }
      for (let time = 0; time < 2; time++) {
        const { stdout } = await run(program, [`clients/examples/${file}`], { env })
        expect(stdout).toMatch(/2 invited|"invited":.*"index":1/)
      }
      expect(await db.$count(invitations, eq(invitations.businessId, business.id))).toBe(2)
      server.close()
    })
})
