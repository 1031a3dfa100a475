import { type ComponentProps, useState } from 'react'
import { classNames } from './class-names.ts'
import { describe, Field, type FieldTexts } from './field.tsx'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'children'> &
  FieldTexts & {
    /** The limit to count against; the browser does not cut at it, so that nothing typed is lost. */
    limit?: number
    /** Set like the page that it will stand on. */
    isStory?: boolean
    /** In another language: with {count} and {limit}. */
    countWords?: CountWords
    fieldClassName?: string
  }

type CountWords = { of: string; left: string; over: string }

const inEnglish: CountWords = {
  of: '{count} of {limit}',
  left: 'Characters left: {count}',
  over: 'Characters too many: {count}',
}

/** As the server counts: an emoji is one. */
const lengthOf = (text: string) => [...text].length

/** Several lines of text with label, help, error and a live count. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    help,
    error,
    isOptional,
    limit,
    isStory,
    countWords,
    fieldClassName,
    className,
    onChange,
    ...area
  } = props
  const id = area.id ?? area.name ?? ''
  const [length, setLength] = useState(lengthOf(String(area.value ?? area.defaultValue ?? '')))
  return (
    <Field
      {...{ id, label, help, error, isOptional }}
      className={fieldClassName}
      end={limit && <Count length={length} limit={limit} words={countWords} />}
    >
      <textarea
        {...area}
        {...describe(id, { help, error })}
        className={classNames('control', isStory && 'control-story', className)}
        onChange={(event) => {
          setLength(lengthOf(event.target.value))
          onChange?.(event)
        }}
      />
    </Field>
  )
}

function Count({ length, limit, words = inEnglish }: { length: number; limit: number; words?: CountWords }) {
  const left = limit - length
  const say = (text: string, count: number) =>
    text.replace('{count}', count.toLocaleString('en')).replace('{limit}', limit.toLocaleString('en'))
  return (
    <p
      className={classNames(
        'text-xs tabular-nums whitespace-nowrap',
        left < 0 ? 'text-danger' : 'text-muted',
      )}
    >
      {say(words.of, length)}
      <span className="sr-only" role="status">
        {left < 0 ? say(words.over, -left) : left <= 20 && length > 0 ? say(words.left, left) : ''}
      </span>
    </p>
  )
}
