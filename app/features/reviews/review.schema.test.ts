import { describe, expect, test } from 'vitest'
import { importedReview } from '#app/features/imports/import.schema.ts'
import { formatNumber } from '#app/languages/format.ts'
import { languages } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import { editedReview, newStatementSaying, reviewSaying } from './review.schema.ts'

const typed = {
  rating: '4',
  title: '',
  authorName: 'Lotte M.',
  authorEmail: 'lotte@mail.example',
  consentShow: 'on',
}

describe.for(languages)('the form in %s', (language) => {
  const words = messages[language].reviewForm
  const form = reviewSaying(words)
  const problemWith = (given: object) => form.safeParse({ ...typed, ...given }).error?.issues[0]?.message

  test.for([
    ['nothing', ''],
    ['spaces alone', ' \n\t '],
    ['one word', 'Super!'],
    ['two letters', 'ok'],
    ['a thumb', '👍'],
    ['a heart with its selector', '❤️'],
    ['a heart without', '❤'],
    ['a flag', '🇩🇪'],
    ['a family', '👨‍👩‍👧'],
  ])('takes %s as the text', ([, text]) => {
    expect(form.parse({ ...typed, text }).text).toBe(text!.trim())
  })

  test('takes a title without a text', () => {
    expect(form.parse({ ...typed, title: 'Good bread', text: '' })).toMatchObject({
      title: 'Good bread',
      text: '',
    })
  })

  test('refuses a single letter with a sentence that says what would do', () => {
    for (const text of ['a', ' é ', '.', '7']) expect(problemWith({ text })).toBe(words.textShort)
    expect(words.textShort).toContain('2')
    expect(words.textShort).not.toContain('10')
  })

  test('takes a text that nobody can see for none, and one seen letter for too few', () => {
    expect(form.parse({ ...typed, text: '\u200b\u2060\u200b' }).text).toBe('')
    expect(problemWith({ text: '\u200ba\u200b' })).toBe(words.textShort)
  })

  test('refuses a name that claims what only our checks give', () => {
    expect(problemWith({ authorName: 'Anna Berg ✓' })).toBe(words.nameClaims)
    expect(problemWith({ authorName: messages[language].widgets.provenance.order })).toBe(words.nameClaims)
  })

  test('writes the limit as its language writes numbers', () => {
    expect(problemWith({ text: 'x'.repeat(5001) })).toBe(words.textLong)
    expect(words.textLong).toContain(formatNumber(5000, language))
    expect(problemWith({ text: '👍'.repeat(5000) })).toBeUndefined()
    const statement = newStatementSaying(messages[language].desk, language)
    const { error } = statement.safeParse({ statement: 'x'.repeat(2001) })
    expect(error!.issues[0]!.message).toContain(formatNumber(2000, language))
  })
})

test('an imported row whose author or source claims our checks is refused, and says why', () => {
  const row = { rating: 5, text: 'Good bread.', authorName: 'Anna Berg', writtenAt: '2025-03-02' }
  const reasonOf = (given: object) => importedReview.safeParse({ ...row, ...given }).error?.issues[0]?.message
  expect(reasonOf({ source: 'Google' })).toBeUndefined()
  expect(reasonOf({ authorName: 'Anna Berg ✓ Verified purchase' })).toContain('only our own checks give')
  expect(reasonOf({ source: 'Google ✓ checked' })).toContain('name the site or app')
})

test('an author may empty the text of a review', () => {
  expect(editedReview.parse({ rating: '4', title: '', text: '' })).toMatchObject({ title: null, text: '' })
})

test('a row with stars alone is imported, whichever way its text is missing', () => {
  const row = { rating: 5, authorName: 'Ines K.', writtenAt: '2019-03-04' }
  for (const given of [{}, { text: '' }, { text: null }, { text: undefined }, { text: ' ' }])
    expect(importedReview.parse({ ...row, ...given })).toMatchObject({ rating: 5, text: '' })
  expect(importedReview.safeParse({ ...row, text: 'a' }).error?.issues[0]?.message).toBe(
    'The text has only one character',
  )
  expect(importedReview.safeParse({ ...row, text: 7 }).success).toBe(false)
})
