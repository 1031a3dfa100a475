import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listRequirements, states } from '../commands/papers.ts'
import { hasTest } from './named-tests.ts'

const requirements = listRequirements()

/** The sections of ASVS 5.0.0, with the last requirement of level 1 and of level 2 in each: they are numbered without a gap. */
const sections = `
  1.1 0 2, 1.2 5 9, 1.3 2 11, 1.4 0 3, 1.5 1 2,
  2.1 1 3, 2.2 2 3, 2.3 1 4, 2.4 0 1,
  3.2 2 2, 3.3 1 4, 3.4 2 6, 3.5 3 5, 3.7 0 2,
  4.1 1 3, 4.2 0 1, 4.3 0 2, 4.4 1 4,
  5.1 0 1, 5.2 2 3, 5.3 2 2, 5.4 0 3,
  6.1 1 3, 6.2 8 12, 6.3 2 4, 6.4 2 4, 6.5 0 5, 6.6 0 3, 6.8 0 4,
  7.1 0 3, 7.2 4 4, 7.3 0 2, 7.4 2 5, 7.5 0 2, 7.6 0 2,
  8.1 1 2, 8.2 2 3, 8.3 1 1, 8.4 0 1,
  9.1 3 3, 9.2 1 4,
  10.1 0 2, 10.2 0 2, 10.3 0 4, 10.4 5 11, 10.5 0 5, 10.6 0 2, 10.7 0 3,
  11.1 0 2, 11.2 0 3, 11.3 2 3, 11.4 1 4, 11.5 0 1, 11.6 0 1,
  12.1 1 3, 12.2 2 2, 12.3 0 4,
  13.1 0 1, 13.2 0 5, 13.3 0 2, 13.4 1 5,
  14.1 0 2, 14.2 1 4, 14.3 1 3,
  15.1 1 3, 15.2 1 3, 15.3 1 7,
  16.1 0 1, 16.2 0 5, 16.3 0 4, 16.4 0 3, 16.5 0 3,
  17.1 0 1, 17.2 0 4, 17.3 0 2,`
  .split(',')
  .flatMap((each) => (each.trim() ? [each.trim().split(' ')] : []))
  .map(([section = '', first, last]) => ({ section, first: Number(first), last: Number(last) }))

test('every requirement of levels 1 and 2 of OWASP ASVS 5.0.0 is in the list, once', () => {
  const listed = (level: string) => requirements.filter((each) => each.level === level).map(({ id }) => id)
  const numbers = (section: string, after: number, to: number) =>
    Array.from({ length: to - after }, (_, at) => `${section}.${after + at + 1}`)
  expect(listed('1')).toEqual(sections.flatMap(({ section, first }) => numbers(section, 0, first)))
  expect(listed('2')).toEqual(sections.flatMap(({ section, first, last }) => numbers(section, first, last)))
})

test.for(requirements)('$id says how it is met, and what it names exists', ({ state, how, evidence }) => {
  expect(states).toContain(state)
  expect(how).not.toBe('')
  if (state === 'met') expect(evidence.length).toBeGreaterThan(0)
  for (const each of evidence) {
    const [file = '', title] = each.split(' > ')
    expect(existsSync(file), file).toBe(true)
    if (title) expect(hasTest(file, title), each).toBe(true)
  }
})

test('every file that the papers name is there', () => {
  for (const page of ['docs/security.md', ...globSync('docs/privacy/*.md')]) {
    const named = readFileSync(page, 'utf8').matchAll(/`((?:app|tests|docs|commands)\/[\w./-]+)`/g)
    for (const [, file] of named) expect(existsSync(file!), `${page}: ${file}`).toBe(true)
  }
})
