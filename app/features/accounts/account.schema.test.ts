import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lengthOf } from '#app/platform/visible-text.ts'
import {
  changePasswordForm,
  forgottenPasswordForm,
  isAboutOwner,
  newAccount,
  newPassword,
  renameForm,
  resetPasswordForm,
  signInForm,
  verifyEmailForm,
} from './account.schema.ts'

const schemas = {
  newAccount,
  signInForm,
  forgottenPasswordForm,
  resetPasswordForm,
  verifyEmailForm,
  renameForm,
  changePasswordForm,
}
const fields = ['name', 'email', 'password', 'token', 'newPassword', 'intent']
const typed = fc.dictionary(
  fc.constantFrom(...fields),
  fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.emailAddress(), fc.string({ size: 'large' })),
)

test.each(Object.entries(schemas))('%s accepts or refuses any input, with a sentence', (_name, schema) => {
  fc.assert(
    fc.property(typed, (values) => {
      const parsed = schema.safeParse(values)
      for (const issue of parsed.error?.issues ?? []) expect(issue.message).toMatch(/^(Please|The|This|Many)/)
    }),
  )
})

test('a name that is accepted fits the database, and has no line breaks and nothing unprintable', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const parsed = renameForm.safeParse({ name })
      if (!parsed.success) return
      expect(lengthOf(parsed.data.name)).toBeGreaterThanOrEqual(2)
      expect(lengthOf(parsed.data.name)).toBeLessThanOrEqual(80)
      expect(parsed.data.name).not.toMatch(/[\n\r]/)
      expect(parsed.data.name).not.toContain(String.fromCharCode(0))
    }),
  )
})

test('one and the same address is one account, however it is typed', () => {
  const { email } = signInForm.parse({ email: '  Ada@Owner.Example ', password: 'x' })
  expect(email).toBe('ada@owner.example')
})

test.each([
  'short',
  '123456789',
  'password123',
  'PASSWORD123',
  'qwertyuiop',
  'aaaaaaaaaaaaaa',
  'ababababababab',
])('the password %s is refused', (password) => {
  expect(newPassword.safeParse(password).success).toBe(false)
})

test.each(['correct battery', 'äöüß äöüß ä', ' my dog spot ', 'x'.repeat(64) + 'yz'.repeat(32)])(
  'the password %j is accepted as it is typed',
  (password) => {
    expect(newPassword.parse(password)).toBe(password)
  },
)

test('a password is not made of what everybody knows about its owner', () => {
  const owner = { name: 'Ada Lovelace', email: 'ada.lovelace@owner.example' }
  expect(isAboutOwner('ada.lovelace@owner.example', owner)).toBe(true)
  expect(isAboutOwner('AdaLovelace1!', owner)).toBe(true)
  expect(isAboutOwner('ada lovelace', owner)).toBe(true)
  expect(isAboutOwner('ada.lovelace99', owner)).toBe(true)
  expect(isAboutOwner('lovelace wrote the first program', owner)).toBe(false)
})
