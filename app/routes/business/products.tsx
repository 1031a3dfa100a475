import { Package } from 'lucide-react'
import { Form, Link } from 'react-router'
import { SendButton } from '#app/features/accounts/account-page.tsx'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { findShortLink } from '#app/features/invitations/open-link.server.ts'
import { allows } from '#app/features/plans/plans.ts'
import {
  addProduct,
  changeProduct,
  keepProductPicture,
  removeProduct,
  sellAgain,
} from '#app/features/products/change-products.server.ts'
import { newProduct } from '#app/features/products/product.schema.ts'
import { productPath, type RatedProduct } from '#app/features/products/product.ts'
import { ProductPicture } from '#app/features/products/product-picture.tsx'
import { largestPictureBytes } from '#app/features/profiles/brand.vocabulary.ts'
import { listProducts } from '#app/features/published-reviews/rated-products.server.ts'
import { hasReviews } from '#app/features/reviews/review-conditions.server.ts'
import { countOf, formatAverage } from '#app/languages/format.ts'
import { db } from '#app/platform/database.server.ts'
import { type FormResult, findAction, handleForm, parseForm, withForm } from '#app/platform/form.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { readPage } from '#app/platform/page-number.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import { limits } from '#app/rate-limits.ts'
import { memberOf } from '#app/routes/guards.server.ts'
import { Button } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { PostButton } from '#app/ui/post-button.tsx'
import { Sample, SampleReviewLines } from '#app/ui/sample.tsx'
import { Setting, Settings } from '#app/ui/setting.tsx'
import { Beside } from '#app/ui/side-page.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { useResult } from '#app/ui/toast.tsx'
import type { Route } from './+types/products.ts'
import { done } from './actions.server.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Products · Vouchsafe' }]

const perPage = 50

// GET /business/products
export async function loader({ context, request }: Route.LoaderArgs) {
  const { business } = memberOf(context)
  const query = new URL(request.url).searchParams
  const page = readPage(query)
  const words = (query.get('q') ?? '').replaceAll('\0', '').slice(0, 100)
  const listed = await listProducts(db, { businessId: business.id, query: words, page, limit: perPage })
  const shortLink = await findShortLink(db, business.id)
  const hasOrders = allows(business.tierName, 'orders')
  return { ...listed, businessId: business.id, page, words, shortLink, hasOrders }
}

const formLimits = { bytes: largestPictureBytes + 64 * 1024 }

// POST /business/products
export async function action({ context, request }: Route.ActionArgs) {
  const { business } = memberOf(context)
  return withForm(request, formLimits, async ({ values, files }) => {
    const act = findAction(acts, values.act)
    return handleForm(values, () => act(business.id, values, files.picture))
  })
}

type Act = (businessId: string, values: Record<string, string>, picture?: File) => Promise<unknown>

const acts: Record<string, Act> = {
  async add(businessId, values, picture) {
    const { id } = await addProduct(db, { businessId, product: parseForm(newProduct, values) })
    await keepPicture({ businessId, productId: id }, picture)
    return done('Added')
  },
  async save(businessId, values, picture) {
    const product = parseForm(newProduct, values)
    const of = { businessId, productId: idIn(values) }
    await db.transaction(async (tx) => {
      const isReviewed = await hasReviews(tx, of)
      await changeProduct(tx, of, { product, isReviewed })
    })
    await keepPicture(of, picture)
    return done('Saved')
  },
  async remove(businessId, values) {
    const of = { businessId, productId: idIn(values) }
    return db.transaction(async (tx) => {
      const isReviewed = await hasReviews(tx, of)
      const { name } = await removeProduct(tx, of, { isReviewed })
      return done(isReviewed ? `“${name}” is no longer sold` : `“${name}” removed`)
    })
  },
  async sell(businessId, values) {
    await sellAgain(db, { businessId, productId: idIn(values) })
    return done('Sold again')
  },
}

function idIn({ id = '' }: Record<string, string>) {
  if (!isUuid(id)) throw notFound('product')
  return id
}

async function keepPicture(of: { businessId: string; productId: string }, picture: File | undefined) {
  if (!picture || picture.size === 0) return
  await countAgainst(limits.picturesOfBusiness, of.businessId)
  await keepProductPicture(db, of, Buffer.from(await picture.arrayBuffer()))
}

export default function ProductsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { products, total, businessId, page, words, shortLink, hasOrders } = loaderData
  const { refused } = useResult(actionData)
  const resultOf = (act: string, id?: string) =>
    refused?.values.act === act && refused.values.id === id ? refused : undefined
  const toPage = (to: number) => `?${new URLSearchParams({ ...(words && { q: words }), page: String(to) })}`
  const isNone = total === 0 && !words && page === 1
  const form = (
    <Settings>
      <Setting icon={Package} result={resultOf('add')} title="New product">
        <ProductForm act="add" key={total} result={resultOf('add')} />
      </Setting>
    </Settings>
  )
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid gap-2">
        <h2 className="text-3xl text-balance">{headingOf(loaderData)}</h2>
        {hasOrders && (
          <p className="text-sm text-muted">
            A <Link to="/business/integrations/orders">connected shop</Link> adds its products by itself.
          </p>
        )}
      </div>
      {(total > perPage || words) && (
        <Form className="flex gap-2" method="get">
          <input
            aria-label="Search by name or number"
            className="control max-w-72"
            defaultValue={words}
            maxLength={100}
            name="q"
            type="search"
          />
          <Button>Search</Button>
        </Form>
      )}
      {isNone ? (
        <Beside sample={<SampleProduct />}>{form}</Beside>
      ) : (
        <div className="settings-beside">
          <div className="grid content-start gap-5">
            <Settings>
              {products.map((product) => (
                <ProductRow
                  businessId={businessId}
                  key={product.id}
                  product={product}
                  result={resultOf('save', product.id)}
                  shortLink={shortLink}
                />
              ))}
            </Settings>
            <Pagination
              label="More products"
              newer={page > 1 ? toPage(page - 1) : undefined}
              newerLabel="Back"
              older={page * perPage < total ? toPage(page + 1) : undefined}
              olderLabel="Show more"
            />
            <p className="text-sm">
              <a className="reach" href={`/business/${businessId}/products/reviews.xml`}>
                Feed for Google Shopping
              </a>
            </p>
          </div>
          {form}
        </div>
      )}
    </div>
  )
}

function headingOf({ products, total, words, page }: Route.ComponentProps['loaderData']) {
  if (words) return `${countOf(total, 'product')} found`
  if (total === 0 && page === 1) return 'Let customers review your products'
  const averages = products.flatMap(({ average }) => average ?? [])
  if (averages.length === 0 || products.length < total) return countOf(total, 'product')
  const [least, most] = [Math.min, Math.max].map((of) => formatAverage(of(...averages), 1))
  return `Your products are rated ${least === most ? least : `${least} to ${most}`}`
}

const SampleProduct = () => (
  <Sample caption="The page of a product." isPicture>
    <div className="flex items-center gap-5">
      <span className="grid size-20 place-items-center rounded-control bg-wash">
        <Package size={32} strokeWidth={1.25} />
      </span>
      <div className="grid gap-1">
        <p className="font-serif text-2xl">Your product</p>
        <p className="flex items-center gap-2">
          <Stars rating={4.5} /> 4.5 from 12 reviews
        </p>
      </div>
    </div>
    <div className="border-t border-line pt-5">
      <SampleReviewLines rating={5} text="Just as described, and here the next day." />
    </div>
  </Sample>
)

type RowProps = {
  businessId: string
  product: RatedProduct
  shortLink: string
  result: FormResult | undefined
}

function ProductRow({ businessId, product, shortLink, result }: RowProps) {
  const { id, reference, name, count, average, isSold, picture } = product
  return (
    <Setting
      action="Change"
      help={`${reference}${isSold ? '' : ' · no longer sold'}`}
      picture={
        picture ? (
          <ProductPicture className="size-11 rounded-control" picture={picture} />
        ) : (
          <Package aria-hidden size={18} strokeWidth={1.5} />
        )
      }
      result={result}
      title={name}
      value={
        <>
          {average !== null && (
            <span className="tabular-nums">
              <Stars rating={average} /> {formatAverage(average, 1)} from{' '}
            </span>
          )}
          {countOf(count, 'review')}
        </>
      }
    >
      <ProductForm act="save" product={product} result={result} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4">
        <CopyField
          id={`link-${id}`}
          label="Link to its review form"
          value={`${shortLink}/${encodeURIComponent(reference)}`}
        />
        <p className="flex flex-wrap gap-x-5 text-sm">
          <Link className="reach" to={inboxAddress({ product: id })}>
            Its reviews
          </Link>
          <a className="reach" href={productPath(businessId, product)}>
            Its public page
          </a>
          <a className="reach" download href={`/business/invitations/qr/${id}.png`}>
            QR code (PNG)
          </a>
          <a className="reach" download href={`/business/invitations/qr/${id}.svg`}>
            SVG
          </a>
        </p>
        <PostButton kind="quiet" act={isSold ? 'remove' : 'sell'} fields={{ id }}>
          {isSold ? (count > 0 ? 'No longer sold' : 'Remove') : 'Sold again'}
        </PostButton>
      </div>
    </Setting>
  )
}

type ProductFormProps = { act: 'add' | 'save'; product?: RatedProduct; result: FormResult | undefined }

function ProductForm({ act, product, result }: ProductFormProps) {
  const { values = {}, errors = {}, message } = result ?? {}
  const field = (name: 'name' | 'address' | 'brand' | 'gtin') => ({
    id: `${name}-${product?.id ?? 'new'}`,
    name,
    defaultValue: values[name] ?? product?.[name] ?? '',
    error: errors[name],
  })
  return (
    <Form
      className="grid gap-4 sm:grid-cols-2"
      encType="multipart/form-data"
      key={`${product?.name} ${product?.picture?.address}`}
      method="post"
      noValidate
      preventScrollReset
    >
      {message && <FormError text={message} />}
      <TextInput
        {...field('name')}
        help={
          product && product.count > 0 ? 'If you change it, its page names the former one too.' : undefined
        }
        label="Name"
      />
      {product ? (
        <>
          <input name="id" type="hidden" value={product.id} />
          <input name="reference" type="hidden" value={product.reference} />
        </>
      ) : (
        <TextInput
          defaultValue={values.reference}
          error={errors.reference}
          help="As in your shop. It cannot be changed."
          label="Article number"
          name="reference"
        />
      )}
      <label className="grid content-start gap-1.5 text-sm sm:col-span-2">
        <span className="font-medium">{product?.picture ? 'Another picture' : 'Picture'}</span>
        <input accept="image/jpeg,image/png,image/webp" className="control" name="picture" type="file" />
        <span className="text-xs text-muted">JPEG, PNG or WebP, up to 8 MB, at least 128 × 128 pixels.</span>
      </label>
      <details
        className="fold sm:col-span-2"
        open={(['address', 'brand', 'gtin'] as const).some((name) => errors[name] || values[name])}
      >
        <summary>Page in your shop, brand, barcode</summary>
        <div className="grid gap-4 pt-4 sm:grid-cols-2">
          <TextInput {...field('address')} isOptional label="Page in your shop" type="url" />
          <TextInput {...field('brand')} isOptional label="Brand" />
          <TextInput
            {...field('gtin')}
            help="The digits under the bars (GTIN)."
            inputMode="numeric"
            isOptional
            label="Barcode"
          />
        </div>
      </details>
      <div className="sm:col-span-2">
        <SendButton
          busy="Saving…"
          isNarrow
          kind={act === 'add' ? 'primary' : 'secondary'}
          name="act"
          value={act}
        >
          {act === 'add' ? 'Add product' : 'Save'}
        </SendButton>
      </div>
    </Form>
  )
}
