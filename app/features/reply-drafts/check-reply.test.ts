import { expect, test } from 'vitest'
import { cases } from '#tests/reply-lies.ts'
import { checkReply } from './check-reply.ts'
import { draftReplies } from './draft-replies.ts'

/** These sentences, each behind our draft; null where the reply is refused. */
function checked({ language, rating, review: text }: (typeof cases)[number], sentences: string[]) {
  const review = { rating, title: null, text, authorName: 'Anna B.', isChallenged: false, found: null }
  const business = {
    name: 'Corner & Crumb',
    domain: 'corner.example',
    category: null,
    language,
    trade: new Set<never>(),
  }
  const draft = draftReplies(review, business).byTone!.warm
  return sentences.map((sentence) => {
    const found = checkReply(`${draft} ${sentence}`, { language, draft })?.find(
      ({ text }) => text === sentence,
    )
    return { sentence, isNew: found?.isNew ?? null }
  })
}

test('of a hundred and twenty lies in twelve languages none reaches a reply unmarked', () => {
  const all = cases.flatMap((each) => checked(each, each.lies))
  expect(all).toHaveLength(120)
  expect(all.filter(({ isNew }) => isNew === false)).toEqual([])
})

test('thanks in a model’s own words are not marked, and no honest sentence is refused', () => {
  for (const each of cases) {
    const [thanks, ...others] = checked(each, each.honest)
    expect(thanks).toMatchObject({ isNew: false })
    for (const { isNew, sentence } of others) expect(isNew, sentence).not.toBeNull()
  }
})
