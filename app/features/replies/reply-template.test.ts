import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newReply } from '#app/features/reviews/review.schema.ts'
import { gapsIn } from '#app/features/reviews/review.vocabulary.ts'
import { areSameWords, fillTemplate, firstNameOf } from './reply-template.ts'

const anna = { authorName: 'Anna B.', rating: 4, title: 'Warm rolls' }
const fill = (text: string, review: Partial<{ authorName: string | null; title: string | null }> = {}) =>
  fillTemplate(text, { ...anna, ...review }, 'Corner & Crumb')

test('a template gets the values of the review, however its fields are typed', () => {
  expect(fill("Dear {{author's first name}}, {{ Author’s First Name }} or {{author}}")).toBe(
    'Dear Anna, Anna or Anna B.',
  )
  expect(fill('{{business}} thanks you for {{rating}} and “{{title}}”')).toBe(
    'Corner & Crumb thanks you for 4 stars and “Warm rolls”',
  )
})

test.for([
  ['Anna', 'Anna'],
  ['José María', 'José'],
  ['A. Bell', null],
  ['B', null],
  ['Anonymous', null],
  ['Amazon Customer', null],
  ['A guest', null],
  ['42', null],
])('the first name of %s is %s', ([name, first]) => expect(firstNameOf(name!)).toBe(first))

test('a field without a value, or with a name of the owner’s own, stays a gap that cannot be published', () => {
  const filled = fill("{{author's first name}}: {{title}} {{what we changed}}", {
    authorName: 'A.',
    title: null,
  })
  expect(gapsIn(filled)).toEqual(["{{author's first name}}", '{{title}}', '{{what we changed}}'])
  const parsed = newReply.safeParse({ text: filled })
  expect(parsed.error?.issues[0]?.message).toBe(
    "Please fill in {{author's first name}} and {{title}} and {{what we changed}}",
  )
})

test('markup and the fields of other products are text', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the syntax of another product
  const text = '<script>x</script> ${business} %NAME% <%= author %> {rating} {{}} {{{{ }} [title] {%raw%}'
  expect(fill(text)).toBe(text)
  expect(newReply.safeParse({ text }).success).toBe(true)
})

test('an author or title that is written like a field is not filled in again', () => {
  expect(fill('{{author}}', { authorName: '{{business}}' })).toBe('{{business}}')
  expect(fill('{{title}}', { title: '$& {{author}}' })).toBe('$& {{author}}')
})

test('text without double braces is never changed, whatever is in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      fc.pre(!text.includes('{{'))
      expect(fill(text)).toBe(text)
      expect(gapsIn(text)).toEqual([])
    }),
  )
})

test('two replies are the same in spite of case, spacing and punctuation', () => {
  expect(areSameWords('Thank you, see you soon!', ' thank YOU see you  soon')).toBe(true)
  expect(areSameWords('Thank you', 'Thank you very much')).toBe(false)
  expect(areSameWords('!', '?')).toBe(false)
})
