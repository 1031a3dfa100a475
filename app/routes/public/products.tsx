import { Link } from 'react-router'
import { findPublicBusiness } from '#app/features/businesses/public-business.server.ts'
import { productPath, type RatedProduct } from '#app/features/products/product.ts'
import { ProductPicture } from '#app/features/products/product-picture.tsx'
import { andLang, readView, viewQuery } from '#app/features/published-reviews/public-view.ts'
import { listProducts } from '#app/features/published-reviews/rated-products.server.ts'
import { PublicPage, starsInWords, usePublicPage } from '#app/features/reviews/page-words.ts'
import { formatAverage } from '#app/languages/format.ts'
import { countIn, fillWords } from '#app/languages/languages.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { readPage } from '#app/platform/page-number.ts'
import { databaseForPages } from '#app/platform/read-replica.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { pageTags } from '#app/ui/page-tags.ts'
import { Stars } from '#app/ui/stars.tsx'
import type { Route } from './+types/products'
import { readPageWords, visitorHeaders, wearBrand } from './public-page.server.ts'

const perPage = 50

// GET /business/:businessId/products: all of them, so that no bad product is left out
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const db = databaseForPages(factsOf(context))
  const business = await findPublicBusiness(db, params.businessId)
  const query = new URL(request.url).searchParams
  const page = readPage(query)
  const { products, total } = await listProducts(db, {
    businessId: business.id,
    page,
    limit: perPage,
    isPublic: true,
  })
  const path = `/business/${business.id}/products`
  return {
    business,
    brandStyle: wearBrand(context, business),
    products,
    total,
    page,
    lang: readView(query).lang,
    ...readPageWords(request),
    address: addressOf(page > 1 ? `${path}?page=${page}` : path),
  }
}

export const headers = visitorHeaders

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Not found' }]
  const { business, address, words } = loaderData
  const named = { business: business.name }
  return pageTags({
    title: fillWords(words.productsOf, named),
    description: fillWords(words.productsDescribed, named),
    address,
    isIndexed: !business.isSample && business.isActive,
  })
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const { business, brandStyle, products, total, page, lang, words } = loaderData
  return (
    <PublicPage value={{ words, lang }}>
      <div className="page pt-6 md:pt-10">
        {brandStyle && <style>{brandStyle}</style>}
        <p className="text-sm">
          <Link to={`/business/${business.id}${viewQuery({ lang })}`}>{business.name}</Link>
        </p>
        <h1 className="mt-3 text-4xl">{words.products}</h1>
        <p className="mt-3 max-w-measure text-sm text-muted">
          {fillWords(words.productsNote, { business: business.name })}
        </p>
        {products.length === 0 ? (
          <p className="mt-8">{words.noProducts}</p>
        ) : (
          <ul className="mt-8 grid gap-4 sm:grid-cols-2 md:grid-cols-3">
            {products.map((product) => (
              <Row businessId={business.id} key={product.id} product={product} />
            ))}
          </ul>
        )}
        {total > perPage && (
          <nav aria-label={words.moreProducts} className="flex gap-6 pt-6 text-sm">
            {page > 1 && <Link to={`?page=${page - 1}${andLang(lang)}`}>{words.back}</Link>}
            {page * perPage < total && <Link to={`?page=${page + 1}${andLang(lang)}`}>{words.more}</Link>}
          </nav>
        )}
      </div>
    </PublicPage>
  )
}

function Row({ businessId, product }: { businessId: string; product: RatedProduct }) {
  const { words, language, lang } = usePublicPage()
  const { name, picture, average, count, isSold } = product
  return (
    <li className="relative grid grid-cols-[2fr_3fr] items-center sm:grid-cols-1 sm:content-start overflow-hidden rounded-surface border border-line bg-sheet hover:border-control">
      {picture ? (
        <ProductPicture className="aspect-4/3 w-full" isLazy picture={picture} />
      ) : (
        <span className="aspect-4/3 bg-wash" />
      )}
      <div className="grid gap-2 p-4 sm:p-5">
        <h2 className="font-sans text-base font-medium wrap-anywhere" dir="auto">
          {/* The whole card leads there. */}
          <Link
            className="no-underline after:absolute after:inset-0"
            to={productPath(businessId, product) + viewQuery({ lang })}
          >
            {name}
          </Link>
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 text-sm">
          {average === null ? (
            <span className="text-muted">{words.none}</span>
          ) : (
            <>
              <span className="tabular-nums">{formatAverage(average, 1, language)}</span>
              <Stars label={starsInWords(average, words, language)} rating={average} />
              <span>{countIn(words.reviews, count, language)}</span>
            </>
          )}
        </p>
        {!isSold && <p className="text-sm text-muted">{words.notSold}</p>}
      </div>
    </li>
  )
}
