import { readFileSync } from 'node:fs'
import { lookOf } from '#app/features/widgets/render-widget.server.ts'
import { widgetSettings } from '#app/features/widgets/widget.schema.ts'
import { heightFor } from '#app/features/widgets/widget.vocabulary.ts'
import { widgetReview, widgetTexts } from '#app/features/widgets/widget-content.ts'
import type { WidgetData, WidgetKind, WidgetLook } from '#widget/widget-data.ts'

/** The fixed reviews of the benchmarks: 12 in English, of 21 to 58 words. The file is never changed. */
const corpus = JSON.parse(readFileSync(new URL('corpus.json', import.meta.url), 'utf8'))

export const corpusDoors = 'https://reviews.example.com/w/'
export const corpusId = '01933573-4891-763e-b548-3d14c80560d3'

/** A widget of this kind with the reviews of the corpus. */
export function corpusWidget(kind: WidgetKind, changed: Partial<WidgetLook> = {}): WidgetData {
  const settings = widgetSettings.parse({ count: 12, height: heightFor(kind, 6) })
  const { rating } = corpus
  const business = { name: corpus.business, isSample: false, reviewCount: rating.count, importedCount: 0 }
  return {
    id: corpusId,
    kind,
    business: corpus.business,
    language: 'en',
    look: { ...lookOf(settings), ...changed },
    rating,
    distribution: [92, 27, 11, 6, 7],
    topics: [],
    shows: { what: 'newest', shown: 12, total: rating.count, criteria: '' },
    texts: widgetTexts(business, { rating, settings, shown: 12 }),
    links: {
      all: `${corpusDoors}${corpusId}/all`,
      collected: `${corpusDoors}${corpusId}/collected`,
      maker: 'https://reviews.example.com/',
    },
    reviews: corpus.reviews.map(({ author, ...review }: { author: string }, at: number) =>
      widgetReview(
        {
          kind: 'review',
          id: `review-${at}`,
          authorName: author,
          title: null,
          language: 'en',
          importSource: null,
          challenge: null,
          edits: [],
          reply: null,
          answers: [],
          incentive: null,
          photos: [],
          ...review,
        } as unknown as Parameters<typeof widgetReview>[0],
        corpus.business,
      ),
    ),
  }
}

const aPhoto = (origin: string, at: number, isVideo = false) => ({
  link: `${origin}/business/b/photos/p${at}.jpg`,
  small: `${origin}/business/b/photos/p${at}-small.jpg`,
  label: isVideo ? 'Video by Nora B.' : `Photo ${at} by Nora B.`,
  isVideo,
})

/** Every second review has photos: a video and more than a card shows. */
export function withPhotos(widget: WidgetData, origin = 'https://reviews.example.com'): WidgetData {
  const photosAt = (at: number) =>
    at % 2 ? [] : [0, 1, 2, 3, 4].map((each) => aPhoto(origin, at * 10 + each, each === 0))
  return { ...widget, reviews: widget.reviews.map((review, at) => ({ ...review, photos: photosAt(at) })) }
}
