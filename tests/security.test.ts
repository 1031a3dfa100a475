import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listRequirements, states } from '../commands/papers.ts'
import { hasTest } from './named-tests.ts'

const requirements = listRequirements()

/** The sections of ASVS 5.0.0, each with its requirements of level 1 and of level 2. */
const sections = {
  '1.1': [[], [1, 2]],
  '1.2': [
    [1, 2, 3, 4, 5],
    [6, 7, 8, 9],
  ],
  '1.3': [
    [1, 2],
    [3, 4, 5, 6, 7, 8, 9, 10, 11],
  ],
  '1.4': [[], [1, 2, 3]],
  '1.5': [[1], [2]],
  '2.1': [[1], [2, 3]],
  '2.2': [[1, 2], [3]],
  '2.3': [[1], [2, 3, 4]],
  '2.4': [[], [1]],
  '3.2': [[1, 2], []],
  '3.3': [[1], [2, 3, 4]],
  '3.4': [
    [1, 2],
    [3, 4, 5, 6],
  ],
  '3.5': [
    [1, 2, 3],
    [4, 5],
  ],
  '3.7': [[], [1, 2]],
  '4.1': [[1], [2, 3]],
  '4.2': [[], [1]],
  '4.3': [[], [1, 2]],
  '4.4': [[1], [2, 3, 4]],
  '5.1': [[], [1]],
  '5.2': [[1, 2], [3]],
  '5.3': [[1, 2], []],
  '5.4': [[], [1, 2, 3]],
  '6.1': [[1], [2, 3]],
  '6.2': [
    [1, 2, 3, 4, 5, 6, 7, 8],
    [9, 10, 11, 12],
  ],
  '6.3': [
    [1, 2],
    [3, 4],
  ],
  '6.4': [
    [1, 2],
    [3, 4],
  ],
  '6.5': [[], [1, 2, 3, 4, 5]],
  '6.6': [[], [1, 2, 3]],
  '6.8': [[], [1, 2, 3, 4]],
  '7.1': [[], [1, 2, 3]],
  '7.2': [[1, 2, 3, 4], []],
  '7.3': [[], [1, 2]],
  '7.4': [
    [1, 2],
    [3, 4, 5],
  ],
  '7.5': [[], [1, 2]],
  '7.6': [[], [1, 2]],
  '8.1': [[1], [2]],
  '8.2': [[1, 2], [3]],
  '8.3': [[1], []],
  '8.4': [[], [1]],
  '9.1': [[1, 2, 3], []],
  '9.2': [[1], [2, 3, 4]],
  '10.1': [[], [1, 2]],
  '10.2': [[], [1, 2]],
  '10.3': [[], [1, 2, 3, 4]],
  '10.4': [
    [1, 2, 3, 4, 5],
    [6, 7, 8, 9, 10, 11],
  ],
  '10.5': [[], [1, 2, 3, 4, 5]],
  '10.6': [[], [1, 2]],
  '10.7': [[], [1, 2, 3]],
  '11.1': [[], [1, 2]],
  '11.2': [[], [1, 2, 3]],
  '11.3': [[1, 2], [3]],
  '11.4': [[1], [2, 3, 4]],
  '11.5': [[], [1]],
  '11.6': [[], [1]],
  '12.1': [[1], [2, 3]],
  '12.2': [[1, 2], []],
  '12.3': [[], [1, 2, 3, 4]],
  '13.1': [[], [1]],
  '13.2': [[], [1, 2, 3, 4, 5]],
  '13.3': [[], [1, 2]],
  '13.4': [[1], [2, 3, 4, 5]],
  '14.1': [[], [1, 2]],
  '14.2': [[1], [2, 3, 4]],
  '14.3': [[1], [2, 3]],
  '15.1': [[1], [2, 3]],
  '15.2': [[1], [2, 3]],
  '15.3': [[1], [2, 3, 4, 5, 6, 7]],
  '16.1': [[], [1]],
  '16.2': [[], [1, 2, 3, 4, 5]],
  '16.3': [[], [1, 2, 3, 4]],
  '16.4': [[], [1, 2, 3]],
  '16.5': [[], [1, 2, 3]],
  '17.1': [[], [1]],
  '17.2': [[], [1, 2, 3, 4]],
  '17.3': [[], [1, 2]],
} as Record<string, [number[], number[]]>

test('every requirement of levels 1 and 2 of OWASP ASVS 5.0.0 is in the list, once', () => {
  const listed = (level: string) => requirements.filter((each) => each.level === level).map(({ id }) => id)
  const wanted = (at: 0 | 1) =>
    Object.entries(sections).flatMap(([section, levels]) =>
      levels[at].map((number) => `${section}.${number}`),
    )
  expect(listed('1')).toEqual(wanted(0))
  expect(listed('2')).toEqual(wanted(1))
})

test.for(requirements)(
  '$id says how it is met or why not, and what it names exists',
  ({ state, how, evidence }) => {
    expect(states).toContain(state)
    expect(how).not.toBe('')
    if (state === 'met') expect(evidence.length).toBeGreaterThan(0)
    for (const each of evidence) {
      const [file = '', title] = each.split(' > ')
      expect(existsSync(file), file).toBe(true)
      if (title) expect(hasTest(file, title), each).toBe(true)
    }
  },
)

test('every file that the papers name is there', () => {
  for (const page of ['docs/security.md', ...globSync('docs/privacy/*.md')]) {
    const named = readFileSync(page, 'utf8').matchAll(/`((?:app|tests|docs|commands)\/[\w./-]+)`/g)
    for (const [, file] of named) expect(existsSync(file!), `${page}: ${file}`).toBe(true)
  }
})
