import { expect, test } from 'vitest'
import { analyse } from '#analysis/analyse.ts'
import { cases } from '#tests/reply-lies.ts'
import { checkReply, type Known } from './check-reply.ts'
import { draftReplies } from './draft-replies.ts'
import { findingsIn } from './review-findings.server.ts'

function knownOf({ language, rating, review: text }: (typeof cases)[number]): Known {
  const analysis = analyse(text, { languageHint: language, rating: rating as 1 })
  const findings = findingsIn({ ...analysis, text })
  const review = { rating, title: null, text, authorName: 'Anna B.', isChallenged: false }
  const business = { name: 'Corner & Crumb', domain: 'corner.example', category: null, language }
  const { byTone } = draftReplies({ ...review, found: { language, findings } }, business)
  return { language, rating, draft: byTone!.warm, review: text, findings }
}

/** This sentence behind the draft. */
function checked(known: Known, sentence: string) {
  return checkReply(`${known.draft} ${sentence}`, known)?.find(({ text }) => text === sentence) ?? null
}

test('of a hundred and twenty lies in ten languages none reaches a reply unmarked', () => {
  const all = cases.flatMap((each) => each.lies.map((lie) => ({ lie, known: knownOf(each) })))
  expect(all.length).toBeGreaterThanOrEqual(120)
  const unmarked = all.filter(({ lie, known }) => checked(known, lie)?.isNew === false)
  expect(unmarked.map(({ lie }) => lie)).toEqual([])
})

test('most sentences of an honest model are not marked', () => {
  const all = cases.flatMap((each) => each.honest.map((sentence) => ({ sentence, known: knownOf(each) })))
  const marked = all.filter(({ sentence, known }) => checked(known, sentence)?.isNew !== false)
  const share = marked.length / all.length
  expect(share, marked.map(({ sentence }) => sentence).join('\n')).toBeLessThan(0.2)
})
