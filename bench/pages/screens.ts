import { questionInWords } from '#app/features/ask/answer-text.ts'
import { answerAddress, type Question } from '#app/features/ask/question.schema.ts'

export type Screen = { name: string; path: string }

const questions: Question[] = [
  { show: 'count', topic: 'staff', say: 'complaint' },
  { show: 'average', topic: 'room', by: 'month' },
  { show: 'quotes', words: 'swimming pool' },
  { show: 'fix' },
]

/** Every page whose queries read what a business has collected, in the order of the navigation. */
export function screensOf({
  id,
  reviewId,
  competitorId,
  topic,
}: {
  id: string
  reviewId: string
  competitorId: string
  topic: string
}): Screen[] {
  const owner = (path: string) => ({ name: `/business/${path}`, path: `/business/${path}` })
  const page = (query: string) => ({
    name: `business page${query && ` ?${query}`}`,
    path: `/business/${id}?${query}`,
  })
  const record = (path: string) => ({ name: path, path: `/business/${id}/${path}` })
  return [
    ...['dashboard', 'invitations', 'invitations/order-links'].map(owner),
    owner('reviews'),
    ...[
      'state=unreplied',
      'state=removed',
      'rating=1',
      'rating=5',
      'provenance=order',
      'period=30',
      'label=negative',
      `topic=${topic}`,
      `topic=${topic}&label=negative`,
      'q=sourdough',
      'q=nowhere',
    ].map((query) => owner(`reviews?${query}`)),
    { name: '/business/reviews?review=', path: `/business/reviews?review=${reviewId}` },
    ...['reviews/questions', 'analytics', 'analytics/topics'].map(owner),
    ...['analytics/suggestions', 'analytics/digest', 'ai-sentiments', 'ai-sentiments/questions'].map(owner),
    ...questions.map((question) => ({
      name: `/business/ai-sentiments: ${questionInWords(question)}`,
      path: answerAddress(question),
    })),
    ...['ai-sentiments/content', 'ai-sentiments/competitors'].map(owner),
    {
      name: '/business/ai-sentiments/competitors/:id',
      path: `/business/ai-sentiments/competitors/${competitorId}`,
    },
    owner('widgets'),
    ...['profile', 'subscription', 'activities'].map(owner),
    { name: '/profile', path: '/profile' },
    ...[
      '',
      'rating=1',
      'rating=5',
      `topic=${topic}`,
      `topic=${topic}&rating=1`,
      'language=en',
      'language=de',
      'replied=yes',
      'source=order',
      'source=insider',
      'mark=edited',
      'mark=challenged',
      'q=sourdough',
      'q=nowhere',
      'order=oldest',
      'order=lowest',
      'order=highest',
      'order=helpful',
      'rating=1&order=helpful',
    ].map(page),
    ...['transparency', 'transparency/removed', 'transparency/challenged'].map(record),
    ...['transparency.json', 'reviews.rss'].map(record),
    { name: 'review form', path: `/review?business=${id}` },
    { name: 'directory', path: '/businesses' },
  ]
}
