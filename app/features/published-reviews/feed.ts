import type { PublicBusiness } from '#app/features/businesses/public-business.server.ts'
import { ratingInWords } from '#app/features/reviews/counted.ts'
import {
  incentiveText,
  type PublicEntry,
  type PublicReview,
  provenanceLabel,
} from '#app/features/reviews/public-review.ts'
import { countOf } from '#app/languages/format.ts'
import { type XmlElement, xmlDocument } from '#app/platform/xml.ts'
import type { BusinessSummary } from './summary.server.ts'

type Feed = {
  business: PublicBusiness
  summary: BusinessSummary
  /** Each entry with the full address of the page that shows it. */
  listed: { entry: PublicEntry; shownAt: string }[]
  /** Full addresses of the business's page and of the feed. */
  page: string
  feed: string
}

/** The newest reviews of a business as RSS 2.0. */
export function feedOf({ business, summary, listed, page, feed }: Feed) {
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
  const { id, shownAt, rating, title, text, authorName, writtenAt, incentive, reply } = review
  const stars = countOf(rating, 'star')
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
    ...(said ? [['description', paragraphs(said)] as XmlElement] : []),
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
