import type { ComponentProps } from 'react'

export type PickOption = readonly [value: string, label: string]

/** A select within a sentence, dotted like an evidence link because it leads to reviews. */
export function Pick({
  label,
  options,
  ...select
}: ComponentProps<'select'> & { label: string; options: readonly PickOption[] }) {
  return (
    <select
      aria-label={label}
      className="stet max-w-full field-sizing-content appearance-none leading-[1.4] font-medium"
      {...select}
    >
      {options.map(([value, text]) => (
        <option className="bg-sheet text-ink" key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  )
}
