import { Form, Link } from 'react-router'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { newTag } from '#app/features/tags/tag.schema.ts'
import { tagLimits } from '#app/features/tags/tag.vocabulary.ts'
import {
  type CountedTag,
  countTags,
  deleteTag,
  renameTag,
  restoreTag,
} from '#app/features/tags/tags.server.ts'
import { countOf } from '#app/languages/format.ts'
import { db } from '#app/platform/database.server.ts'
import { type FormResult, parseForm } from '#app/platform/form.server.ts'
import { memberOf } from '#app/routes/guards.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Sample } from '#app/ui/sample.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import { type Done, useDoneToast } from '#app/ui/use-undo.ts'
import type { Route } from './+types/tags.ts'
import { type Actions, done, handleAction } from './actions.server.ts'
import { Failure } from './failure.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Tags · Vouchsafe' }]

// GET /business/reviews/tags
export async function loader({ context }: Route.LoaderArgs) {
  const { id, reviewCount, importedCount } = memberOf(context).business
  return { tags: await countTags(db, id), hasReviews: reviewCount + importedCount > 0 }
}

// POST /business/reviews/tags
export async function action({ context, request }: Route.ActionArgs) {
  return handleAction(request, memberOf(context), acts)
}

const acts: Actions = {
  async rename(businessId, values) {
    const parsed = parseForm(newTag, values)
    if (!parsed.ok) return parsed.result
    await renameTag(db, { businessId, tagId: values.id ?? '', tag: parsed.value })
    return done('Renamed')
  },
  async delete(businessId, { id: tagId = '' }) {
    const name = await deleteTag(db, { businessId, tagId })
    return done(`“${name}” deleted`, { act: 'restore', id: tagId })
  },
  async restore(businessId, { id: tagId = '' }) {
    await restoreTag(db, { businessId, tagId })
    return done('Restored')
  },
}

export default function TagsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const result = actionData as (Done & Partial<FormResult>) | undefined
  useDoneToast(result)
  return (
    <TagsPage
      addressOf={({ id }) => inboxAddress({ tag: id })}
      result={result?.values && (result as FormResult)}
      {...loaderData}
    />
  )
}

export const ErrorBoundary = Failure

type TagsPageProps = {
  tags: CountedTag[]
  hasReviews: boolean
  result: FormResult | undefined
  addressOf: (tag: CountedTag) => string
}

/** Where an owner renames and deletes tags. */
function TagsPage({ tags, hasReviews, result, addressOf }: TagsPageProps) {
  const action = (
    <ButtonLink kind="primary" to={hasReviews ? '/business/reviews' : '/business/invitations'}>
      {hasReviews ? 'Tag reviews' : 'Invite customers'}
    </ButtonLink>
  )
  const title = 'Sort reviews in your own words'
  return (
    <div className="grid content-start gap-6 px-(--gutter) pt-6 pb-16">
      <p className="text-sm">
        <Link className="reach" to="/business/reviews">
          Back to the reviews
        </Link>
      </p>
      {tags.length === 0 ? (
        <EmptyState
          action={action}
          sample={<TaggedReview tags={['show the kitchen', 'call back']} />}
          title={title}
        >
          {hasReviews
            ? 'Open a review and add a word to it, or select several and tag them together.'
            : 'Tags are for reviews, and you have none yet.'}{' '}
          Only your team sees tags.
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
            <h2 className="font-serif text-2xl leading-[1.34] font-normal">{title}</h2>
            {action}
          </div>
          {result?.message && <FormError text={result.message} />}
          <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
            <ul className="settings-sheet">
              {tags.map((tag) => (
                <TagRow
                  key={tag.id}
                  result={result?.values.id === tag.id ? result : undefined}
                  tag={tag}
                  to={addressOf(tag)}
                />
              ))}
            </ul>
            <Sample caption="A sample. A widget can show the reviews of one tag.">
              <TaggedReview tags={tags.slice(-2).map(({ name }) => name)} />
            </Sample>
          </div>
        </>
      )}
    </div>
  )
}

const TaggedReview = ({ tags }: { tags: string[] }) => (
  <div className="grid gap-3">
    <p className="flex flex-wrap items-center gap-2">
      <Stars rating={4} /> Anna K.
    </p>
    <p className="font-serif text-lg leading-snug">“Friendly and quick. A little hard to find.”</p>
    <p className="flex flex-wrap gap-2">
      {tags.map((name) => (
        <Badge key={name}>{name}</Badge>
      ))}
    </p>
  </div>
)

type TagRowProps = { tag: CountedTag; to: string; result: FormResult | undefined }

function TagRow({ tag: { id, name, reviews }, to, result }: TagRowProps) {
  return (
    <li className="setting flex flex-wrap items-center gap-x-5 gap-y-1 px-5 py-3">
      <p className="min-w-0 flex-1 wrap-anywhere">
        <Badge>{name}</Badge>{' '}
        <Link className="reach ml-1 text-sm" to={to}>
          {reviews > 1000 ? 'more than 1,000 reviews' : countOf(reviews, 'review')}
        </Link>
      </p>
      {/* A saved name closes it. */}
      <details className="min-w-0 open:order-last open:basis-full" key={name} open={result !== undefined}>
        <summary className="w-fit text-sm underline underline-offset-4">
          Rename<span className="sr-only"> {name}</span>
        </summary>
        <Form className="mt-4 flex flex-wrap items-start gap-3" method="post" noValidate preventScrollReset>
          <input name="id" type="hidden" value={id} />
          <span className="grid min-w-0 flex-1 gap-1.5 sm:max-w-72">
            <input
              aria-describedby={result?.errors.tag ? `${id}-error` : undefined}
              aria-invalid={result?.errors.tag ? true : undefined}
              aria-label={`Name of ${name}`}
              className="control"
              defaultValue={result?.values.tag ?? name}
              maxLength={tagLimits.name.max}
              name="tag"
            />
            <FieldError id={`${id}-error`} text={result?.errors.tag} />
          </span>
          <Button name="act" value="rename">
            Save<span className="sr-only"> the name of {name}</span>
          </Button>
        </Form>
      </details>
      <Form method="post" preventScrollReset>
        <input name="id" type="hidden" value={id} />
        <Button kind="quiet" name="act" value="delete">
          Delete<span className="sr-only"> {name}</span>
        </Button>
      </Form>
    </li>
  )
}
