import { Plus } from 'lucide-react'
import { Form, Link } from 'react-router'
import { readInboxFilter } from '#app/features/inbox/inbox.schema.ts'
import { listInbox } from '#app/features/inbox/inbox.server.ts'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { noteRatingsShown } from '#app/features/moderation/challenge-review.server.ts'
import { tagLimits } from '#app/features/tags/tag.vocabulary.ts'
import {
  type CountedTag,
  countTags,
  deleteTag,
  newTag,
  renameTag,
  restoreTag,
} from '#app/features/tags/tags.server.ts'
import { countOf } from '#app/languages/format.ts'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { type FormResult, parseForm } from '#app/platform/form.server.ts'
import { memberOf } from '#app/routes/guards.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Face } from '#app/ui/face.tsx'
import { Sample, SampleReviewLines, sampleReviews } from '#app/ui/sample.tsx'
import { Setting, Settings } from '#app/ui/setting.tsx'
import { SidePage } from '#app/ui/side-page.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { useResult } from '#app/ui/toast.tsx'
import type { Route } from './+types/tags.ts'
import { type Acts, done, handleActs } from './actions.server.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Tags · Vouchsafe' }]

// GET /business/reviews/tags
export async function loader({ context }: Route.LoaderArgs) {
  const { id, reviewCount, importedCount } = memberOf(context).business
  const tags = await countTags(db, id)
  const shown = tags.find(({ reviews }) => reviews > 0)
  const { rows } = shown
    ? await listInbox(db, id, readInboxFilter(new URLSearchParams({ tag: shown.id })), now(), { size: 2 })
    : { rows: [] }
  const ids = rows.map((row) => row.id)
  await noteRatingsShown(db, id, ids)
  const tagged = rows.map(({ authorName, rating, beginning }) => ({
    author: authorName ?? 'Anonymous',
    rating,
    text: beginning ?? '',
  }))
  return { tags, shown, tagged, hasReviews: reviewCount + importedCount > 0 }
}

// POST /business/reviews/tags
export const action = (args: Route.ActionArgs) => handleActs(args, acts)

const acts: Acts = {
  async rename({ business }, values) {
    await renameTag(db, { businessId: business.id, tagId: values.id ?? '', tag: parseForm(newTag, values) })
    return done('Renamed')
  },
  async delete({ business }, { id: tagId = '' }) {
    const name = await deleteTag(db, { businessId: business.id, tagId })
    return done(`“${name}” deleted`, { act: 'restore', id: tagId })
  },
  async restore({ business }, { id: tagId = '' }) {
    await restoreTag(db, { businessId: business.id, tagId })
    return done('Restored')
  },
}

export default function TagsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { tags, shown, tagged, hasReviews } = loaderData
  const { refused } = useResult(actionData)
  return (
    <SidePage
      error={refused?.message}
      sample={
        shown ? (
          <TaggedReviews reviews={tagged} shown={shown.name} tags={tags.map(({ name }) => name)} />
        ) : (
          <TaggedReviews
            reviews={sampleReviews.slice(1, 2)}
            shown="Call back"
            tags={['Call back', 'Regulars']}
          />
        )
      }
      title="Sort reviews in your own words"
    >
      <Settings>
        {tags.map((tag) => (
          <TagRow key={tag.id} result={refused?.values.id === tag.id ? refused : undefined} tag={tag} />
        ))}
        <Setting
          end={
            <ButtonLink kind="primary" to={hasReviews ? '/business/reviews' : '/business/invitations'}>
              {hasReviews ? 'Choose a review' : 'Invite customers'}
            </ButtonLink>
          }
          help="Open a review and add a word to it. Only your team sees tags."
          icon={Plus}
          title={hasReviews ? 'New tag' : 'First, a review'}
        />
      </Settings>
    </SidePage>
  )
}

type TaggedReviewsProps = { tags: string[]; shown: string; reviews: typeof sampleReviews }

/** The inbox, filtered by a tag. */
const TaggedReviews = ({ tags, shown, reviews }: TaggedReviewsProps) => (
  <Sample caption="The inbox by tag. A widget can show one, too." isPicture>
    <p className="flex flex-wrap gap-2">
      {tags.slice(0, 4).map((name) => (
        <span className={name === shown ? 'btn chip border-ink bg-wash' : 'btn chip'} key={name}>
          {name}
        </span>
      ))}
    </p>
    {reviews.map((review) => (
      <div className="grid gap-3 border-t border-line pt-5" key={review.author}>
        <SampleReviewLines {...review} />
        <p>
          <Badge>{shown}</Badge>
        </p>
      </div>
    ))}
  </Sample>
)

type TagRowProps = { tag: CountedTag; result: FormResult | undefined }

function TagRow({ tag: { id, name, reviews }, result }: TagRowProps) {
  return (
    <Setting
      action="Change"
      help={reviews > 1000 ? 'More than 1,000 reviews' : countOf(reviews, 'review')}
      // A new key after renaming, which closes the row.
      key={name}
      picture={<Face name={name} />}
      result={result}
      title={name}
    >
      <Form className="flex flex-wrap items-end gap-3" method="post" noValidate preventScrollReset>
        <input name="id" type="hidden" value={id} />
        <TextInput
          defaultValue={result?.values.tag ?? name}
          error={result?.errors.tag}
          fieldClassName="min-w-0 grow"
          id={`tag-${id}`}
          label="Name"
          maxLength={tagLimits.name.max}
          name="tag"
        />
        <Button name="act" value="rename">
          Save
        </Button>
        <Button formNoValidate kind="danger" name="act" value="delete">
          Delete<span className="sr-only"> {name}</span>
        </Button>
      </Form>
      <p className="mt-3 text-sm">
        <Link className="reach" to={inboxAddress({ tag: id })}>
          See its reviews
        </Link>
      </p>
    </Setting>
  )
}
