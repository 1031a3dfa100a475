import { previewPages } from '#app/features/widgets/widget.vocabulary.ts'
import { isColour } from './host-page.ts'

type PageChoiceProps = {
  /** "light", "dark" or a background. */
  page: string
  onChange: (page: string) => void
}

export function PageChoice({ page, onChange }: PageChoiceProps) {
  const isOwn = isColour(page)
  const choices = [
    ['Light', 'light'],
    ['Dark', 'dark'],
    ['Your page', isOwn ? page : previewPages.cream[0]],
  ] as const
  return (
    <div className="flex items-center gap-2">
      {isOwn && (
        <input
          aria-label="Background of your page"
          className="control h-9 w-12 p-1"
          onChange={(event) => onChange(event.target.value)}
          type="color"
          value={page}
        />
      )}
      <fieldset className="pick">
        <legend className="sr-only">Page around it</legend>
        {choices.map(([label, value]) => (
          <label key={label}>
            <input
              checked={page === value}
              name="preview-page"
              onChange={() => onChange(value)}
              type="radio"
            />
            {label}
          </label>
        ))}
      </fieldset>
    </div>
  )
}
