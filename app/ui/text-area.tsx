import { type ComponentProps, useContext } from 'react'
import { classNames } from './class-names.ts'
import { describe, Field, type FieldTexts } from './field.tsx'
import { PageLanguage } from './page-language.ts'
import { type CountWords, countInWords } from './text-area-count.ts'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'children'> &
  FieldTexts & {
    /** The limit shown by the counter. The browser does not cut the text, so that nothing typed is lost. */
    limit?: number
    /** Uses the typeface of published reviews. */
    isStory?: boolean
    /** The counter's text in another language, with {count} and {limit}. */
    countWords?: CountWords
    fieldClassName?: string
  }

const inEnglish: CountWords = {
  of: '{count} of {limit}',
  left: 'Characters left: {count}',
  over: 'Characters too many: {count}',
}

/** A text area with label, help, error and a counter, which page.script.ts updates. */
export function TextArea(props: TextAreaProps) {
  const { label, help, error, isOptional, limit, isStory, countWords, fieldClassName, className, ...area } =
    props
  const id = area.id ?? area.name ?? ''
  return (
    <Field
      id={id}
      label={label}
      help={help}
      error={error}
      isOptional={isOptional}
      className={fieldClassName}
      end={
        limit && (
          <Count
            id={id}
            limit={limit}
            text={String(area.value ?? area.defaultValue ?? '')}
            words={countWords}
          />
        )
      }
    >
      <textarea
        {...area}
        {...describe(id, { help, error })}
        className={classNames('control', isStory && 'control-story', className)}
      />
    </Field>
  )
}

type CountProps = { id: string; text: string; limit: number; words?: CountWords }

function Count({ id, text, limit, words = inEnglish }: CountProps) {
  const { isOver, shown, told } = countInWords(text, limit, words, useContext(PageLanguage))
  return (
    <p
      className={classNames('text-xs tabular-nums whitespace-nowrap text-muted', isOver && 'text-danger')}
      data-count-of={id}
      data-left={words.left}
      data-limit={limit}
      data-of={words.of}
      data-over={words.over}
    >
      <span>{shown}</span>
      <span className="sr-only" role="status">
        {told}
      </span>
    </p>
  )
}
