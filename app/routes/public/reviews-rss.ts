import { findPublicBusiness, type PublicBusiness } from '#app/features/businesses/public-business.server.ts'
import { listPublishedReviews } from '#app/features/published-reviews/listing.server.ts'
import { reviewsPerPage, viewQuery } from '#app/features/published-reviews/public-view.ts'
import { type BusinessSummary, summariseBusiness } from '#app/features/published-reviews/summary.server.ts'
import {
  incentiveText,
  type PublicEntry,
  type PublicReview,
  provenanceLabel,
} from '#app/features/reviews/public-review.ts'
import { ratingInWords } from '#app/features/reviews/review.vocabulary.ts'
import { countOf } from '#app/languages/format.ts'
import { factsOf } from '#app/platform/context.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { databaseForPages } from '#app/platform/read-replica.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { type XmlElement, xmlDocument } from '#app/platform/xml.ts'
import type { Route } from './+types/reviews-rss'

const newest = 50

// GET /business/:businessId/reviews.rss
export async function loader({ params, context }: Route.LoaderArgs) {
  const db = databaseForPages(factsOf(context))
  const business = await findPublicBusiness(db, params.businessId)
  const page = addressOf(`/business/${business.id}`)
  const [summary, listed] = await Promise.all([
    summariseBusiness(db, business.id),
    listPageByPage(db, business.id, page),
  ])
  return new Response(feedOf({ business, summary, listed, page, feed: `${page}/reviews.rss` }), {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
      ...(business.isSample || !business.isActive ? { 'x-robots-tag': 'noindex' } : {}),
    },
  })
}

/** Paged like the business's page, so that every link leads to the page that shows its review. */
async function listPageByPage(db: Database, businessId: string, page: string) {
  const listed: { entry: PublicEntry; shownAt: string }[] = []
  let after: string | null = null
  do {
    const limit = Math.min(reviewsPerPage, newest - listed.length)
    const { entries, nextCursor } = await listPublishedReviews(db, { businessId, limit, after })
    const shownAt = page + viewQuery({ after })
    listed.push(...entries.map((entry) => ({ entry, shownAt })))
    after = nextCursor
  } while (after && listed.length < newest)
  return listed
}

type Feed = {
  business: PublicBusiness
  summary: BusinessSummary
  /** Each entry with the full address of the page that shows it. */
  listed: { entry: PublicEntry; shownAt: string }[]
  /** Full addresses of the business's page and of the feed. */
  page: string
  feed: string
}

function feedOf({ business, summary, listed, page, feed }: Feed) {
  const { name, isSample } = business
  const reviews = listed.flatMap(({ entry, shownAt }) =>
    entry.kind === 'review' ? [{ ...entry, shownAt }] : [],
  )
  const rating = ratingInWords(summary)
  const channel: XmlElement[] = [
    ['title', `${isSample ? 'Sample data: ' : ''}Reviews of ${name}`],
    ['link', page],
    ['description', rating ? `${name} is rated ${rating}.` : `What customers say about ${name}.`],
    ['atom:link', '', { href: feed, rel: 'self', type: 'application/rss+xml' }],
    ['docs', 'https://www.rssboard.org/rss-specification'],
    ['ttl', '60'],
    ...(reviews[0] ? [['lastBuildDate', utc(reviews[0].writtenAt)] satisfies XmlElement] : []),
    ...reviews.map((review): XmlElement => ['item', itemOf(review)]),
  ]
  return xmlDocument([
    'rss',
    [['channel', channel]],
    {
      version: '2.0',
      'xmlns:atom': 'http://www.w3.org/2005/Atom',
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    },
  ])
}

function itemOf(review: PublicReview & { shownAt: string }): XmlElement[] {
  const { id, shownAt, rating, title, text, authorName, writtenAt, incentive, reply, photos } = review
  const stars = countOf(rating, 'star')
  const shown = photos.map(({ small }) => `<p><img src="${addressOf(small)}" alt=""></p>`).join('')
  const said = [text, reply && `Reply: ${reply.text}`].filter(Boolean).join('\n\n')
  return [
    ['title', title ? `${stars}: ${title}` : `${stars} from ${authorName}`],
    ['link', `${shownAt}#review-${id}`],
    ['guid', `urn:uuid:${id}`, { isPermaLink: 'false' }],
    ['pubDate', utc(writtenAt)],
    ['dc:creator', authorName],
    ['category', provenanceLabel(review)],
    ...(incentive ? [['category', incentiveText(incentive)] as XmlElement] : []),
    // Feed readers treat a description as HTML, so the text is escaped once more.
    ...(said || shown ? [['description', paragraphs(said) + shown] as XmlElement] : []),
  ]
}

const utc = (time: string) => new Date(time).toUTCString()

function paragraphs(text: string) {
  const escaped = text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]!)
  return escaped
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('')
}
