import { Link } from 'react-router'
import { FormerNameLine } from '#app/features/businesses/business-head.tsx'
import { detailsIn, findPublicBusiness } from '#app/features/businesses/public-business.server.ts'
import { LogCheck } from '#app/features/log/log-check.tsx'
import { listNewestPhotos } from '#app/features/media/read-photos.server.ts'
import { productPath } from '#app/features/products/product.ts'
import { ProductPicture } from '#app/features/products/product-picture.tsx'
import { findProduct } from '#app/features/products/read-products.server.ts'
import { countFacets } from '#app/features/published-reviews/facets.server.ts'
import { listHelpfulPairs } from '#app/features/published-reviews/helpful-pairs.server.ts'
import { listPublishedReviews } from '#app/features/published-reviews/listing.server.ts'
import { PhotoStrip, stripPhotos } from '#app/features/published-reviews/photo-strip.tsx'
import {
  andLang,
  isFiltered,
  readView,
  reviewsPerPage,
  viewQuery,
} from '#app/features/published-reviews/public-view.ts'
import { RatingSummary } from '#app/features/published-reviews/rating-summary.tsx'
import { ReviewList } from '#app/features/published-reviews/review-list.tsx'
import { productData } from '#app/features/published-reviews/structured-data.ts'
import { countPublished, summarise } from '#app/features/published-reviews/summary.server.ts'
import { countHelpful } from '#app/features/published-reviews/vote-helpful.server.ts'
import { PublicPage, usePublicPage } from '#app/features/reviews/page-words.ts'
import { fillWords } from '#app/languages/languages.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { databaseForPages } from '#app/platform/read-replica.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { limits } from '#app/rate-limits.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { pageTags } from '#app/ui/page-tags.ts'
import type { Route } from './+types/product'
import { readPageWords, visitorHeaders, wearBrand } from './public-page.server.ts'
import { describeRated } from './rated-in-words.ts'
import { readVoted, takeVote, textsOf } from './review-votes.server.ts'

// GET /business/:businessId/products/:product, which is its id or the business's own number
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const db = databaseForPages(factsOf(context))
  const parameters = new URL(request.url).searchParams
  const asked = readView(parameters)
  if (asked.query) await countAgainst(limits.searchesFromNetwork, factsOf(context).address)
  const business = await findPublicBusiness(db, params.businessId)
  const businessId = business.id
  const product = await findProduct(db, { businessId, product: params.product })
  if (!product) throw notFound('product')
  const productId = product.id
  // Topics belong to the business as a whole, not to a product.
  const view = { ...asked, topic: null, product: { id: productId, reference: product.reference } }
  const counting = countPublished(db, businessId, { productId })
  const [summary, facets, photos, listed] = await Promise.all([
    summarise(db, { businessId, productId }, counting),
    countFacets(db, businessId, view, counting),
    listNewestPhotos(db, businessId, stripPhotos, productId),
    view.order === 'helpful'
      ? listHelpfulPairs(db, { businessId, limit: reviewsPerPage / 2, ...view })
      : listPublishedReviews(db, { businessId, limit: reviewsPerPage, ...view }),
  ])
  const page = readPageWords(request)
  const isPlain = !isFiltered(view) && view.order === 'newest'
  const address = addressOf(
    productPath(businessId, product) + (isPlain ? viewQuery({ after: view.after }) : ''),
  )
  return {
    business,
    brandStyle: wearBrand(context, business),
    product,
    summary,
    shownIn: detailsIn(business, page.pageLanguage),
    ...page,
    facets,
    photos,
    listed,
    helpful: await countHelpful(db, businessId, [...textsOf(listed).keys()]),
    voted: readVoted(parameters),
    view,
    address,
    markup:
      isPlain && !view.after && 'entries' in listed
        ? productData({ business, product, summary, entries: listed.entries, address })
        : null,
  }
}

// POST to the same address: marks a review as helpful
export async function action({ params, request, context }: Route.ActionArgs) {
  const { businessId } = params
  const product = await findProduct(db, { businessId, product: params.product })
  if (!product) throw notFound('product')
  return takeVote({ businessId, product, request, address: factsOf(context).address })
}

export const headers = visitorHeaders

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Not found' }]
  const { business, product, address, markup, words } = loaderData
  const longName = fillWords(words.productBy, { product: product.name, business: business.name })
  const { title, description } = describeRated(product.name, loaderData, longName)
  const tags = pageTags({
    title,
    description,
    address,
    isIndexed: !business.isSample && business.isActive,
  })
  return markup ? [...tags, { 'script:ld+json': markup }] : tags
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { business, product, summary, photos, words, shownIn, ...list } = loaderData
  return (
    <PublicPage value={{ words, lang: list.view.lang }}>
      {loaderData.brandStyle && <style>{loaderData.brandStyle}</style>}
      <Head business={business} product={product} shownIn={shownIn} />
      <RatingSummary business={business} product={product} summary={summary}>
        <LogCheck
          {...list.check}
          businessId={business.id}
          numbers={{
            count: summary.count,
            average: summary.average,
            imported: summary.imported.count,
            insiders: summary.insiders,
          }}
          product={product.reference}
        />
      </RatingSummary>
      <PhotoStrip photos={photos} waiting={{ count: 0, oldestHours: null }} />
      <ReviewList {...list} business={business} mentions={{}} summary={summary} topics={[]} />
    </PublicPage>
  )
}

type HeadProps = Pick<Route.ComponentProps['loaderData'], 'business' | 'product' | 'shownIn'>

function Head({ business: { id, name, isActive, isSample }, product, shownIn }: HeadProps) {
  const { words, lang } = usePublicPage()
  const { picture, address, brand, formerNames, isSold } = product
  return (
    <header className="page pt-6 pb-8 md:pt-10">
      {isSample && (
        <p className="mb-8 border-l-2 border-warning py-1 pl-4 text-sm">{shownIn.words.sampleNotice}</p>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        <div className="flex min-w-0 items-center gap-4 md:gap-6">
          <ProductPicture className="size-24 shrink-0 rounded-surface md:size-32" picture={picture} />
          <div className="min-w-0">
            <p className="text-sm">
              <Link to={`/business/${id}${viewQuery({ lang })}`}>{name}</Link> ·{' '}
              <Link to={`/business/${id}/products${viewQuery({ lang })}`}>{words.allProducts}</Link>
            </p>
            <h1 className="mt-1 text-4xl wrap-anywhere" dir="auto">
              {product.name}
            </h1>
            {formerNames.map((former) => (
              <p className="mt-2 text-sm text-muted wrap-anywhere" key={former.until}>
                <FormerNameLine former={{ ...former, domain: null }} words={shownIn.words} />
              </p>
            ))}
            {brand && <p className="mt-2 text-sm text-muted wrap-anywhere">{brand}</p>}
            {!isSold && <p className="mt-2 text-sm text-muted">{words.notSold}</p>}
            {address && isSold && (
              <p className="mt-2 text-sm">
                <a href={address} rel="nofollow noopener ugc">
                  {words.inShop}
                </a>
              </p>
            )}
          </div>
        </div>
        {isActive && (
          <ButtonLink
            kind="primary"
            reloadDocument
            to={`/review?business=${id}&product=${product.id}${andLang(lang)}`}
          >
            {words.writeReview}
          </ButtonLink>
        )}
      </div>
    </header>
  )
}
