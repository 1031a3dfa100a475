import { type ComponentProps, useState } from 'react'
import { classNames } from './class-names.ts'
import { describe, Field, type FieldTexts } from './field.tsx'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'children'> &
  FieldTexts & {
    /** The limit to count against; the browser does not cut at it, so that nothing typed is lost. */
    limit?: number
    /** Set like the page that it will stand on. */
    isStory?: boolean
    fieldClassName?: string
  }

/** Several lines of text with label, help, error and a live count. */
export function TextArea(props: TextAreaProps) {
  const { label, help, error, isOptional, limit, isStory, fieldClassName, className, onChange, ...area } =
    props
  const id = area.id ?? area.name ?? ''
  const [length, setLength] = useState(String(area.value ?? area.defaultValue ?? '').length)
  return (
    <Field
      {...{ id, label, help, error, isOptional }}
      className={fieldClassName}
      end={limit && <Count length={length} limit={limit} />}
    >
      <textarea
        {...area}
        {...describe(id, { help, error })}
        className={classNames('control', isStory && 'control-story', className)}
        onChange={(event) => {
          setLength(event.target.value.length)
          onChange?.(event)
        }}
      />
    </Field>
  )
}

function Count({ length, limit }: { length: number; limit: number }) {
  const left = limit - length
  return (
    <p
      className={classNames(
        'text-xs tabular-nums whitespace-nowrap',
        left < 0 ? 'text-danger' : 'text-muted',
      )}
    >
      {length.toLocaleString('en')} of {limit.toLocaleString('en')}
      <span className="sr-only" role="status">
        {left < 0
          ? `${-left} characters too many`
          : left <= 20 && length > 0
            ? `${left} characters left`
            : ''}
      </span>
    </p>
  )
}
