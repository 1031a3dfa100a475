import type { ReactNode } from 'react'
import type { FormWords } from '#app/languages/en.ts'
import { fillWords } from '#app/languages/languages.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { StarInput } from '#app/ui/star-input.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import type { Written } from './review.table.ts'
import { reviewLimits } from './review.vocabulary.ts'

type ReviewFieldsProps = {
  words: FormWords
  result: Partial<Pick<FormResult, 'values' | 'errors'>>
  /** Label of the stars in place of that of the form, for instance with the name of what is rated. */
  ratingLabel?: string
}

export function ReviewFields({
  words,
  result: { values = {}, errors = {} },
  ratingLabel,
}: ReviewFieldsProps) {
  return (
    <>
      <StarInput
        defaultValue={Number(values.rating) || undefined}
        error={errors.rating}
        label={ratingLabel ?? words.rating}
        name="rating"
        words={{
          levels: [words.star1, words.star2, words.star3, words.star4, words.star5],
          prompt: words.tapStar,
          count: (count) => fillWords(words.starsOf, { count }),
        }}
      />
      <TextArea
        countWords={countWordsIn(words)}
        defaultValue={values.text}
        error={errors.text}
        isStory
        label={<Optional label={words.story} word={words.optional} />}
        limit={reviewLimits.text.max}
        name="text"
        rows={3}
      />
    </>
  )
}

/** The fields of the form with what a review says. */
export const fieldsOf = ({ rating, title, text, authorName }: Omit<Written, 'answers'>) => ({
  rating: String(rating),
  title: title ?? '',
  text,
  authorName,
})

type FieldProps = Omit<ReviewFieldsProps, 'ratingLabel'>

export function TitleField({ words, result: { values = {}, errors = {} } }: FieldProps) {
  return (
    <TextInput
      defaultValue={values.title}
      error={errors.title}
      label={<Optional label={words.title} word={words.optional} />}
      name="title"
    />
  )
}

type NameFieldProps = FieldProps & { autoComplete?: string }

export function NameField({
  words,
  result: { values = {}, errors = {} },
  autoComplete = 'name',
}: NameFieldProps) {
  return (
    <TextInput
      autoComplete={autoComplete}
      defaultValue={values.authorName}
      error={errors.authorName}
      help={words.nameHelp}
      label={words.name}
      name="authorName"
    />
  )
}

export const countWordsIn = (words: FormWords) => ({
  of: words.countOf,
  left: words.charactersLeft,
  over: words.charactersOver,
})

export function Optional({ label, word }: { label: ReactNode; word: string }) {
  return (
    <>
      {label} <span className="font-normal text-muted">({word})</span>
    </>
  )
}
