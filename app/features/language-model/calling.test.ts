import { afterEach, expect, test } from 'vitest'
import { patienceFor, type Said, startFakeModel } from '#tests/fakes/language-model.ts'
import { tryModel } from './call-model.server.ts'

let close: (() => Promise<unknown>) | undefined
afterEach(() => close?.())

async function tried(said: Said) {
  const fake = await startFakeModel(() => said)
  close = fake.close
  return tryModel(fake.model({ timeoutMs: patienceFor(said) }))
}

test('the doctor asks for a word, with the key and without a business', async () => {
  const fake = await startFakeModel(() => ' ready\n')
  close = fake.close
  expect(await tryModel(fake.model())).toBe('ready')
  expect(fake.requests).toHaveLength(1)
  expect(fake.requests[0]).toMatchObject({
    authorization: 'Bearer sk-standin',
    body: { model: 'standin', messages: [{ role: 'user', content: 'Answer with the word: ready' }] },
  })
})

test.for<[string, Said, RegExp]>([
  [
    'a refused key',
    { status: 401, body: 'Incorrect key:\n sk-standin' },
    /^it answers with 401: Incorrect key: …$/,
  ],
  [
    'a model that it does not have',
    { status: 404, body: 'no such model' },
    /^it answers with 404: no such model$/,
  ],
  ['silence', { failure: 'hang' }, /^it took more than 0.3 seconds$/],
  ['a drip without an end', { failure: 'drip' }, /^it took more than 0.3 seconds$/],
  ['a page', { failure: 'garbage' }, /^it answers with something else than a chat completion$/],
  ['a redirect', { failure: 'redirect' }, /^it cannot be reached$/],
  ['no word', ' ', /^it answers without a word$/],
])('the doctor says what is wrong with %s, and never the key', async ([, said, problem]) => {
  await expect(tried(said)).rejects.toThrow(problem)
})

test('the doctor says that nobody answers', async () => {
  const fake = await startFakeModel(() => '')
  await fake.close()
  await expect(tryModel(fake.model())).rejects.toThrow(/^it cannot be reached$/)
})
