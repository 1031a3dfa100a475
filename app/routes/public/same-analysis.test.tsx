import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { analyseReviews } from '#app/features/analyses/analyse-reviews.server.ts'
import { type AnalysedText, analyseText } from '#app/features/analyses/analyse-text.server.ts'
import { AnalysedTextView } from '#app/features/analyses/analysed-text.tsx'
import { spansOf, topicsByOpinion } from '#app/features/analyses/opinion.ts'
import type { TryOut } from '#app/features/analyses/try-out.server.ts'
import { TryOutViews } from '#app/features/analyses/try-out-views.tsx'
import { readReview } from '#app/features/inbox/review-detail.server.ts'
import { AnalysisLine, ReviewPage } from '#app/features/inbox/review-page.tsx'
import { expect, test } from '#tests/database.ts'
import { visit } from '#tests/doors.ts'
import { aBusiness } from '#tests/factories.ts'
import { unreplied } from '#tests/inbox-page.ts'
import { plantReviews } from '#tests/planted-reviews.ts'
import { action as tryDemo } from './demo.tsx'
import { loader as landing, action as tryLanding } from './landing.tsx'

const text =
  'The sourdough was still warm and the staff were lovely. The queue was slow, though, and the coffee is expensive. 😀'
const stars = 2

const htmlOf = (node: ReactNode) => {
  const Page = createRoutesStub([{ path: '/', Component: () => node }])
  return renderToStaticMarkup(<Page />)
}
const draw = (node: ReactNode) => htmlOf(node).replace(/<[^>]+>/g, '')

/** The visible parts of an analysis: the marked words with their kinds, the sentence about the sentiment, and the topics. */
function seenOn(node: ReactNode) {
  const html = htmlOf(node)
  const paragraphs = [...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, inner]) => inner!.replace(/<[^>]+>/g, ''))
  return {
    marked: [...html.matchAll(/<mark class="([^"]+)">(.*?)<\/mark>/g)].map(
      ([, kind, inner]) => `${kind}: ${inner!.replace(/<span.*?<\/span>/, '')}`,
    ),
    sentiment: paragraphs.filter((words) => words.includes('Sentiment:')),
    topics: paragraphs.filter((words) => /^(Praises|Complains about|Mentions) /.test(words)),
  }
}

test.for(['en', 'de'] as const)('all screens share one analysis, in %s', async (formLanguage, { db }) => {
  const headers = { 'accept-language': formLanguage }
  const business = await aBusiness(db)
  const [review] = await plantReviews(db, business, [{ text, rating: stars, title: null, formLanguage }])
  await analyseReviews(db, business.id, [review!.id])
  const inInbox = await readReview(db, business.id, review!.id)
  const stored = inInbox.analysis!
  const demo = await visit(tryDemo, {
    path: '/demo',
    headers,
    form: { rating: String(stars), title: '', text, authorName: 'Lotte M.' },
  })
  const { tried } = demo.data as { tried: TryOut }
  const typed = await visit(tryLanding, { path: '/?index', headers, form: { words: text } })
  const { read } = typed.data as { read: AnalysedText }

  const near = (score: number) => expect.closeTo(score, 5)
  const { label, score, confidence } = stored.sentiment!
  expect(tried.analysis).toMatchObject({
    language: stored.language,
    sentiment: { label, score: near(score), confidence: near(confidence) },
    spans: spansOf(stored).map((span) => ({ ...span, weight: expect.closeTo(span.weight!, 1) })),
    topics: topicsByOpinion(stored.aspects),
    keywords: stored.keywords.slice(0, 8),
  })
  expect(read).toEqual(analyseText({ words: text } as never))

  // The same on the screens themselves.
  const seen = seenOn(<ReviewPage {...unreplied} review={inInbox} />)
  expect(seen.marked.length).toBeGreaterThan(3)
  expect(seen.topics).toHaveLength(2)
  expect(seenOn(<TryOutViews businessName="Corner & Crumb" tried={tried} />)).toEqual(seen)
  expect(draw(<AnalysedTextView analysed={read} />)).toContain('Analysed without stars.')
  for (const shown of [
    <TryOutViews businessName="Corner & Crumb" key="demo" tried={tried} />,
    <AnalysisLine analysis={stored} key="inbox" rating={stars} />,
  ]) {
    expect(draw(shown)).toContain(`Analysed with its ${stars} stars.`)
  }
})

test('both examples on the landing page are analysed like a visitor’s text', async ({ db: _ }) => {
  const { data } = await visit(landing)
  const { step, example } = data as Record<'step' | 'example', AnalysedText>
  for (const { topics } of [step, example]) {
    expect(topics.positive).not.toEqual([])
    expect(topics.negative).not.toEqual([])
  }
  expect(draw(<AnalysedTextView analysed={step} />)).toContain('Analysed with its 3 stars.')
  const demo = await visit(tryDemo, {
    path: '/demo',
    form: { rating: '3', title: '', text: step.text, authorName: 'Maren T.' },
  })
  expect((demo.data as { tried: TryOut }).tried.analysis).toMatchObject({
    sentiment: step.sentiment,
    topics: step.topics,
  })
  const typed = await visit(tryLanding, { path: '/?index', form: { words: example.text } })
  expect((typed.data as { read: AnalysedText }).read).toEqual(example)
})
