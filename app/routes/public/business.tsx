import { Link } from 'react-router'
import { BusinessHead } from '#app/features/businesses/business-head.tsx'
import { listEarlierBusinesses } from '#app/features/businesses/earlier-businesses.server.ts'
import { listFormerNames } from '#app/features/businesses/profile.server.ts'
import { detailsIn, findPublicBusiness } from '#app/features/businesses/public-business.server.ts'
import { LogCheck } from '#app/features/log/log-check.tsx'
import { countWaitingPhotosOf, listNewestPhotos } from '#app/features/media/read-photos.server.ts'
import { countFacets } from '#app/features/published-reviews/facets.server.ts'
import { listHelpfulPairs } from '#app/features/published-reviews/helpful-pairs.server.ts'
import { listPublishedReviews } from '#app/features/published-reviews/listing.server.ts'
import { PhotoStrip, stripPhotos } from '#app/features/published-reviews/photo-strip.tsx'
import { findMentions, listPublicTopics } from '#app/features/published-reviews/public-topics.server.ts'
import {
  isFiltered,
  readView,
  reviewsPerPage,
  viewQuery,
} from '#app/features/published-reviews/public-view.ts'
import { countProductReviews } from '#app/features/published-reviews/rated-products.server.ts'
import { RatingSummary } from '#app/features/published-reviews/rating-summary.tsx'
import { ReviewList } from '#app/features/published-reviews/review-list.tsx'
import { structuredData } from '#app/features/published-reviews/structured-data.ts'
import { countPublished, summariseBusiness } from '#app/features/published-reviews/summary.server.ts'
import { TopicList } from '#app/features/published-reviews/topic-list.tsx'
import { countHelpful } from '#app/features/published-reviews/vote-helpful.server.ts'
import { chooseLanguage } from '#app/features/review-form/form-language.server.ts'
import { ratingInWords } from '#app/features/reviews/review.vocabulary.ts'
import { oembedAddress } from '#app/features/widgets/oembed.ts'
import { countOf } from '#app/languages/format.ts'
import { messages } from '#app/languages/messages.server.ts'
import { limits } from '#app/limits.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { databaseForPages } from '#app/platform/read-replica.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { pageTags } from '#app/ui/page-tags.ts'
import type { Route } from './+types/business'
import { pictureAddress, readLanguagePreference, wearBrand } from './public-page.server.ts'
import { readVoted, takeVote, textsOf } from './review-votes.server.ts'

// GET /business/:businessId
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const db = databaseForPages(factsOf(context))
  const parameters = new URL(request.url).searchParams
  const view = readView(parameters)
  if (view.query) await countAgainst(limits.searchesFromNetwork, factsOf(context).address)
  const business = await findPublicBusiness(db, params.businessId)
  const businessId = business.id
  const counting = countPublished(db, businessId)
  const [formerNames, earlier, summary, ofProducts, topics, facets, photos, waitingPhotos, listed] =
    await Promise.all([
      listFormerNames(db, businessId),
      listEarlierBusinesses(db, businessId),
      summariseBusiness(db, businessId, counting),
      countProductReviews(db, businessId),
      listPublicTopics(db, businessId),
      countFacets(db, businessId, view, counting),
      listNewestPhotos(db, businessId, stripPhotos),
      countWaitingPhotosOf(db, businessId),
      view.order === 'helpful'
        ? listHelpfulPairs(db, { businessId, limit: reviewsPerPage / 2, ...view })
        : listPublishedReviews(db, { businessId, limit: reviewsPerPage, ...view }),
    ])
  const texts = textsOf(listed)
  const [helpful, mentions] = await Promise.all([
    countHelpful(db, businessId, [...texts.keys()]),
    view.topic ? findMentions(db, { businessId, topic: view.topic, texts }) : {},
  ])
  const language = chooseLanguage(readLanguagePreference(request))
  const shownIn = detailsIn(business, language)
  const isPlain = !isFiltered(view) && view.order === 'newest'
  const path = `/business/${businessId}`
  // Filters and orders show the same reviews again; later pages show others and have a canonical address of their own.
  const address = addressOf(path + (isPlain ? viewQuery({ after: view.after }) : ''))
  const markup =
    isPlain && !view.after && 'entries' in listed
      ? structuredData({ business, summary, entries: listed.entries, address })
      : null
  const picture = pictureAddress(businessId, summary)
  const feed = addressOf(`${path}/reviews.rss`)
  return {
    business,
    brandStyle: wearBrand(context, business),
    shownIn,
    logWords: messages[shownIn.language].logCheck,
    formerNames,
    earlier,
    summary,
    ofProducts,
    topics,
    photos,
    waitingPhotos,
    facets,
    listed,
    mentions,
    helpful,
    voted: readVoted(parameters),
    view,
    address,
    markup,
    picture,
    feed,
    embed: oembedAddress(path),
  }
}

// POST /business/:businessId: marks a review as helpful
export async function action({ params, request, context }: Route.ActionArgs) {
  return takeVote({ businessId: params.businessId, request, address: factsOf(context).address })
}

// The bar shows who is signed in, so only the reader's own browser may keep the page, and asks again.
export const headers = () => ({ 'cache-control': 'private, no-cache' })

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Not found' }]
  const { business, summary, address, markup, picture, feed, embed } = loaderData
  const { name, isSample, isActive } = business
  const title = `${name}: ${summary.count === 0 ? 'reviews' : countOf(summary.count, 'review')}`
  const rating = ratingInWords(summary)
  return [
    ...pageTags({
      title,
      description: rating
        ? `${name} is rated ${rating}. Each review shows its source.`
        : `What customers say about ${name}. The same checks apply to every rating.`,
      address,
      picture,
      pictureText: rating ? `${name}: ${rating}` : `${name}: no rating yet`,
      isIndexed: !isSample && isActive,
    }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: `Reviews of ${name}`,
      href: feed,
    },
    { tagName: 'link', rel: 'alternate', type: 'application/json+oembed', href: embed },
    ...(markup ? [{ 'script:ld+json': markup }] : []),
  ]
}

export default function BusinessPage({ loaderData }: Route.ComponentProps) {
  const {
    business,
    shownIn,
    formerNames,
    earlier,
    summary,
    ofProducts,
    topics,
    photos,
    waitingPhotos,
    ...list
  } = loaderData
  return (
    <>
      {loaderData.brandStyle && <style>{loaderData.brandStyle}</style>}
      <BusinessHead business={business} earlier={earlier} formerNames={formerNames} shownIn={shownIn} />
      <RatingSummary business={business} summary={summary}>
        {ofProducts.reviews > 0 && (
          <p className="mt-2 text-sm">
            Not counted here:{' '}
            <Link to={`/business/${business.id}/products`}>
              {countOf(ofProducts.reviews, 'review')} of its products
            </Link>
            .
          </p>
        )}
        <LogCheck
          businessId={business.id}
          language={shownIn.language}
          numbers={{
            count: summary.count,
            average: summary.average,
            imported: summary.imported.count,
            insiders: summary.insiders,
            products: ofProducts.reviews,
          }}
          words={loaderData.logWords}
        />
      </RatingSummary>
      <PhotoStrip photos={photos} waiting={waitingPhotos} />
      {topics.length > 0 && <TopicList businessId={business.id} topics={topics} />}
      <ReviewList {...list} business={business} summary={summary} topics={topics.map(({ topic }) => topic)} />
    </>
  )
}
