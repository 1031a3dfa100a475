import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const cli = fileURLToPath(new URL('./cli.ts', import.meta.url))
const answers = (...lines: string[]) => {
  const { stdout } = spawnSync(process.execPath, [cli], { input: lines.join('\n'), encoding: 'utf8' })
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}

test('every line is answered in its place, a bad one with an error', () => {
  const given = answers(
    '{"text":"Great place!","rating":5}',
    'not json',
    '{"text":7}',
    '{"text":"The food was awful."}',
  )
  expect(given.map((answer) => answer.sentiment?.label ?? answer.error)).toEqual([
    'positive',
    'This line is not JSON.',
    'A line needs a "text" (a string) and may have a "rating" (1 to 5) and a "languageHint" ("de").',
    'negative',
  ])
})

test('an answer has exactly what is promised', () => {
  const [answer] = answers('{"text":"The staff were very friendly."}')
  expect(Object.keys(answer)).toEqual([
    'language',
    'sentiment',
    'sentences',
    'mentions',
    'aspects',
    'keywords',
    'topics',
  ])
  expect(answer.sentences[0]).toMatchObject({ start: 0, end: 29, label: 'positive' })
})

test('mentions have the business as a whole first, a place, and both chances', () => {
  const text = 'The staff were very friendly. 🙂 The soup was cold.'
  const [{ mentions }, unjudged] = answers(
    JSON.stringify({ text, rating: 4 }),
    '{"text":"とても美味しかったです。"}',
  )
  expect(mentions[0].topic).toBe('overall')
  expect(unjudged.mentions).toEqual([])
  const staff = mentions.find(({ topic }: { topic: string }) => topic === 'staff')
  for (const { term, start, end, praise, complaint } of mentions) {
    expect(text.slice(start, end)).toBe(term)
    for (const chance of [praise, complaint]) expect(chance >= 0 && chance <= 1).toBe(true)
  }
  expect(Object.keys(staff)).toEqual(['topic', 'term', 'start', 'end', 'praise', 'complaint', 'quotable'])
  expect(staff.praise).toBeGreaterThan(staff.complaint)
})
