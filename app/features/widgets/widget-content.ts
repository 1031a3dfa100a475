import type { PublicReview } from '#app/features/reviews/public-review.ts'
import { formatAverage, formatDate, formatNumber, formatSinceMonth } from '#app/languages/format.ts'
import { countIn, fillWords, type Language } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import type { WidgetData, WidgetPhoto, WidgetReview } from '#widget/widget-data.ts'
import {
  type Counted,
  challengeIn,
  countedReviews,
  incentiveIn,
  isolated,
  provenanceIn,
  type Shown,
  widgetLabel,
} from './widget-words.ts'

export function widgetTexts(business: Counted, { rating, ...shown }: Shown & Pick<WidgetData, 'rating'>) {
  const { language } = shown.settings
  const words = messages[language].widgets
  const { region, since, stars, position, collected, maker, more, fewer, previous, next } = words
  const { pause, play, close, open, topics } = words
  const average = rating ? formatAverage(rating.average, 1, language) : ''
  return {
    region: fillWords(region, { business: isolated(business.name) }),
    average,
    stars: rating ? fillWords(stars, { rating: average }) : '',
    rating: rating
      ? fillWords(since, {
          reviews: countIn(words.reviews, rating.count, language),
          month: formatSinceMonth(rating.since, language),
        })
      : '',
    label: widgetLabel(business, shown),
    all: showAll(business, language),
    levels: [5, 4, 3, 2, 1].map((level) => starsIn(level, language)),
    total: totalOf(business, language),
    sample: business.isSample ? messages[language].reviewForm.sample : '',
    position: fillWords(position, { count: formatNumber(shown.shown, language) }),
    collected,
    maker,
    more,
    fewer,
    previous,
    next,
    pause,
    play,
    close,
    open,
    topics,
  }
}

function totalOf({ reviewCount: own, importedCount: imported }: Counted, language: Language) {
  return own + imported === 0 ? messages[language].widgets.none : countedReviews({ own, imported }, language)
}

function showAll({ reviewCount: own, importedCount: imported }: Counted, language: Language) {
  const { writeFirst, showWhole, showAll } = messages[language].widgets
  if (own + imported === 0) return writeFirst
  if (own === 1 || own + imported === 1) return showWhole
  return fillWords(showAll, { reviews: countedReviews({ own, imported }, language) })
}

const starsIn = (rating: number, language: Language) =>
  fillWords(messages[language].widgets.stars, { rating: formatNumber(rating, language) })

/** `address`: of the review on its business's page, where a video is played, and where a gallery's photos lead. */
export function widgetReview(
  review: PublicReview,
  businessName: string,
  language: Language = 'en',
  { address = '', isGallery = false } = {},
): WidgetReview {
  const { challenge, incentive, reply } = review
  const { replies } = messages[language].widgets
  return {
    id: review.id,
    rating: review.rating,
    stars: starsIn(review.rating, language),
    title: review.title,
    text: review.text,
    language: review.language,
    author: review.authorName,
    writtenAt: review.writtenAt,
    date: formatDate(review.writtenAt, language),
    provenance: provenanceIn(review, language),
    marks: [
      incentive && incentiveIn(incentive, language),
      challenge && challengeIn(challenge, businessName, language),
    ].filter((mark) => mark !== null),
    reply: reply && { by: fillWords(replies, { business: isolated(businessName) }), text: reply.text },
    photos: photosIn(review, language, { address, isGallery }),
  }
}

/** Photos with full addresses of this service, because they are shown on other sites. */
function photosIn(
  { photos, authorName: author }: PublicReview,
  language: Language,
  { address: ofReview, isGallery }: { address: string; isGallery: boolean },
): WidgetPhoto[] {
  const words = messages[language].widgets
  const ofVideos = photos
    .filter(({ video }) => video)
    .map(({ small }) => ({ small, link: ofReview, label: fillWords(words.video, { author }), isVideo: true }))
  const others = photos
    .filter(({ video }) => !video)
    .map(({ small, address }, at) => {
      const link = isGallery ? ofReview : address
      const label = fillWords(words.photo, { author, number: formatNumber(at + 1, language) })
      return { small, link, label, isVideo: false }
    })
  return [...ofVideos, ...others].map(({ small, link, ...photo }) => ({
    ...photo,
    small: addressOf(small),
    link: addressOf(link),
  }))
}
