import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { licencesPage, licensedPackages } from './licences-page.ts'

/** A licence that is not here needs a decision: may it be shipped in a service that others run? */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
  // libvips, a library beside ours that anybody can replace.
  'LGPL-3.0-or-later',
])

/** `A OR B` leaves the choice, `A AND B` holds both. */
function isAllowed(licence: string) {
  const choices = licence.replace(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((each) => allowed.has(each)))
}

test('docs/licences.md names what package-lock.json ships', () => {
  expect(readFileSync('docs/licences.md', 'utf8'), 'Run: npm run licences').toBe(licencesPage())
})

test('every package that is shipped states a licence that we may ship', () => {
  const refused = licensedPackages().filter(({ licence }) => !isAllowed(licence))
  expect(refused.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([])
  expect(['GPL-3.0', 'not stated', 'MIT AND SSPL-1.0', '(AGPL-3.0 OR SSPL-1.0)'].filter(isAllowed)).toEqual(
    [],
  )
})
