import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { FormResult } from '#app/platform/form.server.ts'
import { newIncentive, newInvitation } from './invitation.schema.ts'
import { InviteForm } from './invite-form.tsx'
import type { LastTerms } from './list-invitations.server.ts'

const agreed = {
  id: 'batch',
  legalBasis: 'consent',
  source: 'The till',
  reminders: 0,
  incentive: 'A free bun',
  language: 'de',
  subject: null,
  text: null,
} satisfies LastTerms

function draw(last: LastTerms, result?: FormResult) {
  const Page = createRoutesStub([{ path: '/', Component: () => <InviteForm last={last} result={result} /> }])
  return renderToStaticMarkup(<Page />)
}

test('a first invitation states its terms beside the button', () => {
  const page = draw(null)
  expect(page).toContain('By sending, you confirm that they are customers and were told that you would ask.')
  expect(page).toContain('English, one reminder, no reward, address from “Our own customers”')
})

test('the terms of the last invitation are kept, with their language and reward', () => {
  const page = draw(agreed)
  expect(page).toContain('By sending, you confirm that they agreed to be asked by email.')
  expect(page).toContain('German, no reminders, reward “A free bun”')
})

test('with a name and an address alone, the folded fields make a valid invitation', () => {
  const page = draw(null)
  const folded = page.slice(page.indexOf('<details'))
  const inputs = [...folded.matchAll(/<input [^>]*>/g)].map(([input]) => input)
  const givenIn = (element: string) => /value="([^"]*)"/.exec(element)?.[1] ?? ''
  const nameOf = (element: string) => /name="([^"]*)"/.exec(element)![1]!
  const typed = inputs
    .filter((input) => !/type="(radio|checkbox)"/.test(input) || input.includes('checked'))
    .map((input) => [nameOf(input), givenIn(input)])
  const picked = [...folded.matchAll(/<select [^>]*>.*?<\/select>/gs)].map(([select]) => [
    nameOf(select),
    givenIn(/<option [^>]*selected[^>]*>/.exec(select)![0]),
  ])
  const values = { name: 'Ada', email: 'ada@example.com', ...Object.fromEntries([...typed, ...picked]) }
  expect(newInvitation.parse(values)).toMatchObject({
    legalBasis: 'existing_customer',
    reminders: 1,
    language: 'en',
  })
  expect(newIncentive.parse(values)).toBeNull()
})

test('an error in a folded field opens the fold, and another does not', () => {
  const refused = (errors: FormResult['errors']) => draw(null, { values: {}, errors })
  expect(refused({ source: 'Please say where' })).toMatch(/<details [^>]*open=""/)
  expect(refused({ email: 'Please enter' })).not.toMatch(/<details [^>]*open=""/)
})
