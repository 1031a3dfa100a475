import { Plus } from 'lucide-react'
import { use } from 'react'
import { Form, Link } from 'react-router'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
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
import { db } from '#app/platform/database.server.ts'
import { type FormResult, parseForm } from '#app/platform/form.server.ts'
import { memberOf } from '#app/routes/guards.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Face } from '#app/ui/face.tsx'
import { ExampleReviews, Sample, SampleReviewLines } from '#app/ui/sample.tsx'
import { RowBar } from '#app/ui/sentiment.tsx'
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
  return { tags: await countTags(db, id), hasReviews: reviewCount + importedCount > 0 }
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
  const { tags, hasReviews } = loaderData
  const { refused } = useResult(actionData)
  return (
    <SidePage
      error={refused?.message}
      sample={
        <TaggedReviews tags={tags.length > 0 ? tags.map(({ name }) => name) : ['Call back', 'Kitchen']} />
      }
      title="Sort reviews in your own words"
    >
      <Settings>
        {tags.map((tag) => (
          <TagRow
            key={tag.id}
            most={Math.max(1, ...tags.map(({ reviews }) => reviews))}
            result={refused?.values.id === tag.id ? refused : undefined}
            tag={tag}
          />
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

/** The inbox, filtered by a tag. */
const TaggedReviews = ({ tags }: { tags: string[] }) => (
  <Sample caption="The inbox by tag. A widget can show one, too." isPicture>
    <p className="flex flex-wrap gap-2">
      {tags.slice(0, 3).map((name, at) => (
        <span className={at === 0 ? 'btn chip border-ink bg-wash' : 'btn chip'} key={name}>
          {name}
        </span>
      ))}
    </p>
    {use(ExampleReviews).map((review) => (
      <div className="grid gap-3 border-t border-line pt-5" key={review.author}>
        <SampleReviewLines {...review} />
        <p>
          <Badge>{tags[0]}</Badge>
        </p>
      </div>
    ))}
  </Sample>
)

/** `most`: the reviews of the longest bar. */
type TagRowProps = { tag: CountedTag; most: number; result: FormResult | undefined }

function TagRow({ tag: { id, name, reviews }, most, result }: TagRowProps) {
  return (
    <Setting
      action="Change"
      // A new key after renaming, which closes the row.
      key={name}
      picture={<Face name={name} />}
      result={result}
      title={name}
      value={
        <div className="grid max-w-xs grid-cols-[minmax(0,1fr)_auto] items-center gap-3 text-sm text-muted">
          <RowBar all={(100 * reviews) / most} />
          {reviews > 1000 ? 'More than 1,000 reviews' : countOf(reviews, 'review')}
        </div>
      }
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
