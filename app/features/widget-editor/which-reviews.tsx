import { provenances } from '#app/features/reviews/review.vocabulary.ts'
import { selections, showsReviews, sortings, widgetLimits } from '#app/features/widgets/widget.vocabulary.ts'
import { formatLanguage } from '#app/languages/format.ts'
import { sources as sourceNames } from '#app/languages/review.en.ts'
import { FieldError } from '#app/ui/field.tsx'
import type { PickOption } from '#app/ui/pick.tsx'
import type { WidgetKind } from '#widget/widget-data.ts'
import type { EditorChoices } from './editor-choices.server.ts'
import { FieldGroup, PickField, useFields } from './editor-fields.tsx'
import { ReviewPicker } from './review-picker.tsx'
import { sortingWords, starsWords } from './settings-in-words.ts'

const selectionChoices: Record<(typeof selections)[number], string> = {
  all: 'from all of them',
  some: 'from those that match',
  picked: 'that I pick by hand',
}

/** Whose reviews and numbers a widget shows. */
export function ReviewedSubjectField({
  choices: { products },
  businessName,
}: {
  choices: EditorChoices
  businessName: string
}) {
  if (products.length === 0) return null
  return (
    <FieldGroup id="of" title="Reviews of">
      <p className="text-base leading-[2.1]">
        <PickField
          label="Reviews of"
          name="product"
          options={[['', businessName], ...products.map(({ id, name }) => [id, name] as const)]}
        />
      </p>
    </FieldGroup>
  )
}

export function WhichReviews({ choices, widgetId }: { choices: EditorChoices; widgetId: string }) {
  const { isLocked, typed, errors } = useFields()
  const kind = typed.kind as WidgetKind
  return (
    <FieldGroup
      id="which"
      isHidden={!showsReviews(kind) && !errors.count && !errors.picked}
      needs={isLocked('select') ? 'advancedWidgets' : null}
      title="Which reviews"
    >
      <p className="text-base leading-[2.1]">
        Show{' '}
        <span hidden={kind === 'quote'}>
          <CountInput /> reviews
        </span>
        {kind === 'quote' && 'one review'}{' '}
        <PickField
          label="From which reviews"
          name="select"
          options={selections.map((each) => [each, selectionChoices[each]])}
        />
        ,{' '}
        <PickField
          label="In which order"
          name="sorting"
          options={sortings.map((each) => [each, sortingWords[each]])}
        />
        .
      </p>
      <Filters choices={choices} />
      <div className="hidden group-has-[[name=select]_[value=picked]:checked]/editor:block">
        <ReviewPicker key={widgetId} picked={choices.picked} widgetId={widgetId} />
      </div>
      <p className="text-sm text-muted">The widget always says whether you selected its reviews.</p>
    </FieldGroup>
  )
}

function CountInput() {
  const { control, errors } = useFields()
  const { error: _, ...input } = control('count')
  return (
    <>
      <input
        {...input}
        aria-describedby={errors.count ? 'count-error' : undefined}
        aria-invalid={errors.count ? true : undefined}
        aria-label="How many reviews"
        className="control inline-block w-14 px-2 text-center tabular-nums"
        inputMode="numeric"
        max={widgetLimits.count.max}
        maxLength={2}
      />
      <FieldError id="count-error" text={errors.count} />
    </>
  )
}

function Filters({ choices: { topics, languages, tags } }: { choices: EditorChoices }) {
  const { values } = useFields()
  const any = (text: string, options: PickOption[]): PickOption[] => [['', text], ...options]
  return (
    <p className="hidden text-base leading-[2.1] group-has-[[name=select]_[value=some]:checked]/editor:block">
      They match with{' '}
      <PickField
        label="Stars"
        name="minimumRating"
        options={[1, 2, 3, 4, 5].map((each) => [`${each}`, starsWords(each)] as const)}
      />
      , about{' '}
      <PickField
        label="Topic"
        name="topic"
        options={any(
          'any topic',
          topics.map((topic) => [topic, topic]),
        )}
      />
      , in{' '}
      <PickField
        label="Language of the reviews"
        name="reviewLanguage"
        options={any(
          'any language',
          languages.map((tag) => [tag, formatLanguage(tag)]),
        )}
      />
      , <PickField label="Source" name="source" options={any('from any source', sources)} />,{' '}
      <PickField
        label="Replies"
        name="hasReply"
        options={[
          ['off', 'with or without a reply'],
          ['on', 'with a reply'],
        ]}
      />
      , <PickField label="Tag" name="tag" options={any('tagged or not', tagOptions(tags, values.tag))} />.
    </p>
  )
}

/** No widget shows reviews by insiders. */
const sources = provenances
  .filter((source) => source !== 'insider')
  .map((source) => [source, sourceNames[source]] as const)

/** By id, so that a widget keeps a tag that is renamed. */
function tagOptions(tags: EditorChoices['tags'], saved: string | undefined): PickOption[] {
  const options = tags.map(({ id, name }): PickOption => [id, `tagged “${name}”`])
  const isDeleted = saved && !tags.some(({ id }) => id === saved)
  return isDeleted ? [...options, [saved, 'with a tag that was deleted']] : options
}
