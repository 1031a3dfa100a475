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
import {
  findMentions,
  findTopicWords,
  listPublicTopics,
} from '#app/features/published-reviews/public-topics.server.ts'
import {
  andLang,
  isFiltered,
  readView,
  reviewsPerPage,
  viewQuery,
} from '#app/features/published-reviews/public-view.ts'
import { countProductReviews } from '#app/features/published-reviews/rated-products.server.ts'
import { hasNoReviews, RatingSummary } from '#app/features/published-reviews/rating-summary.tsx'
import { ReviewList } from '#app/features/published-reviews/review-list.tsx'
import { structuredData } from '#app/features/published-reviews/structured-data.ts'
import { countPublished, summariseBusiness } from '#app/features/published-reviews/summary.server.ts'
import { TopicList } from '#app/features/published-reviews/topic-list.tsx'
import { countHelpful } from '#app/features/published-reviews/vote-helpful.server.ts'
import { PublicPage } from '#app/features/reviews/page-words.ts'
import { oembedAddress } from '#app/features/widgets/oembed.ts'
import { countIn, fillWords } from '#app/languages/languages.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { databaseForPages } from '#app/platform/read-replica.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { limits } from '#app/rate-limits.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Filled } from '#app/ui/filled.ts'
import { pageTags } from '#app/ui/page-tags.ts'
import type { PickOption } from '#app/ui/pick.tsx'
import type { Route } from './+types/business'
import { pictureAddress, readPageWords, visitorHeaders, wearBrand } from './public-page.server.ts'
import { describeRated } from './rated-in-words.ts'
import { readVoted, takeVote, textsOf } from './review-votes.server.ts'

/** Fewer reviews in a language do not tell what its speakers call a topic. */
const fewestToName = 5

// GET /business/:businessId
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const db = databaseForPages(factsOf(context))
  const parameters = new URL(request.url).searchParams
  const view = readView(parameters)
  if (view.query) await countAgainst(limits.searchesFromNetwork, factsOf(context).address)
  const business = await findPublicBusiness(db, params.businessId)
  const businessId = business.id
  const { pageLanguage: language, ...page } = readPageWords(request)
  const counting = countPublished(db, businessId)
  const [formerNames, earlier, summary, ofProducts, topics, facets, photos, waitingPhotos, listed] =
    await Promise.all([
      listFormerNames(db, businessId),
      listEarlierBusinesses(db, businessId),
      summariseBusiness(db, businessId, counting),
      countProductReviews(db, businessId),
      listPublicTopics(db, businessId, language),
      countFacets(db, businessId, view, counting),
      listNewestPhotos(db, businessId, stripPhotos),
      countWaitingPhotosOf(db, businessId),
      view.order === 'helpful'
        ? listHelpfulPairs(db, { businessId, limit: reviewsPerPage / 2, ...view })
        : listPublishedReviews(db, { businessId, limit: reviewsPerPage, ...view }),
    ])
  const texts = textsOf(listed)
  const named = topics.map(({ topic }) => topic)
  const [helpful, mentions, topicWords] = await Promise.all([
    countHelpful(db, businessId, [...texts.keys()]),
    view.topic ? findMentions(db, { businessId, topic: view.topic, texts }) : {},
    language === 'en'
      ? new Map<string, string>()
      : findTopicWords(db, { businessId, topics: named, language, least: fewestToName }),
  ])
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
    shownIn: detailsIn(business, language),
    pageLanguage: language,
    ...page,
    formerNames,
    earlier,
    summary,
    ofProducts,
    topics,
    topicNames: named.map((topic): PickOption => [topic, topicWords.get(topic) ?? topic]),
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

export const headers = visitorHeaders

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Not found' }]
  const { business, address, markup, picture, feed, embed, words } = loaderData
  const { name, isSample, isActive } = business
  const { rating, title, description } = describeRated(name, loaderData)
  return [
    ...pageTags({
      title,
      description,
      address,
      picture,
      pictureText: `${name}: ${rating ?? words.noRating}`,
      isIndexed: !isSample && isActive,
    }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: fillWords(words.reviewsOf, { business: name }),
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
    topicNames,
    photos,
    waitingPhotos,
    words,
    ...list
  } = loaderData
  const { lang } = list.view
  const names = new Map(topicNames)
  const isFirst = hasNoReviews(summary)
  const write = business.isActive && (
    <ButtonLink
      className="max-sm:w-full"
      isLarge
      kind="primary"
      reloadDocument
      to={`/review?business=${business.id}${andLang(lang)}`}
    >
      {isFirst ? words.writeFirst : words.writeReview}
    </ButtonLink>
  )
  return (
    <PublicPage value={{ words, lang }}>
      {loaderData.brandStyle && <style>{loaderData.brandStyle}</style>}
      <BusinessHead business={business} earlier={earlier} formerNames={formerNames} shownIn={shownIn}>
        {!isFirst && write}
      </BusinessHead>
      <RatingSummary business={business} summary={summary} write={write}>
        {ofProducts.reviews > 0 && (
          <p className="mt-2 text-sm">
            <Filled
              text={words.outside}
              values={{
                link: (
                  <Link to={`/business/${business.id}/products${viewQuery({ lang })}`}>
                    {fillWords(words.productReviews, {
                      reviews: countIn(words.reviews, ofProducts.reviews, shownIn.language),
                    })}
                  </Link>
                ),
              }}
            />
          </p>
        )}
        <LogCheck
          {...list.check}
          businessId={business.id}
          numbers={{
            count: summary.count,
            average: summary.average,
            imported: summary.imported.count,
            insiders: summary.insiders,
            products: ofProducts.reviews,
          }}
        />
      </RatingSummary>
      <PhotoStrip photos={photos} waiting={waitingPhotos} />
      {topics.length > 0 && (
        <TopicList businessId={business.id} nameOf={(topic) => names.get(topic) ?? topic} topics={topics} />
      )}
      <ReviewList {...list} business={business} summary={summary} topics={topicNames} />
    </PublicPage>
  )
}
