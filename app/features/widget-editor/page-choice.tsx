import { type ReactNode, useEffect } from 'react'
import { useFetcher } from 'react-router'
import { leastContrast } from '#app/features/widgets/widget-colours.ts'
import { contrast } from '#app/platform/colour.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { type PageChoice, pageChoices } from './host-page.ts'

/** The page around the preview, as an owner chooses it. */
export type ChosenPage = {
  page: PageChoice
  background: string
  text: string
  direction: 'ltr' | 'rtl'
}

export const initialPage: ChosenPage = {
  page: 'light',
  background: '#f6efe3',
  text: '#4a2f1b',
  direction: 'ltr',
}

export const pageQuery = ({ page, background, text, direction }: ChosenPage) => ({
  page,
  ...(page === 'own' ? { 'page-background': background, 'page-text': text } : {}),
  ...(direction === 'rtl' ? { 'page-direction': direction } : {}),
})

const labels: Record<PageChoice, string> = { light: 'Light', dark: 'Dark', own: 'Your page' }

type PageChoiceProps = {
  chosen: ChosenPage
  onChoose: (chosen: ChosenPage) => void
  /** Where the owner's page is asked for its colours. */
  children: ReactNode
}

/** On which page the preview is shown: colours and direction. */
export function PageChooser({ chosen, onChoose, children }: PageChoiceProps) {
  return (
    <>
      <fieldset className="pick">
        <legend className="sr-only">Page around it</legend>
        {pageChoices.map((page) => (
          <label key={page}>
            <input
              checked={chosen.page === page}
              name="preview-page"
              onChange={() => onChoose({ ...chosen, page })}
              type="radio"
            />
            {labels[page]}
          </label>
        ))}
      </fieldset>
      <fieldset className="pick">
        <legend className="sr-only">Reading direction of the page</legend>
        {(['ltr', 'rtl'] as const).map((direction) => (
          <label key={direction} title={direction === 'ltr' ? 'Left to right' : 'Right to left'}>
            <input
              checked={chosen.direction === direction}
              name="preview-direction"
              onChange={() => onChoose({ ...chosen, direction })}
              type="radio"
            />
            <span aria-hidden>{direction.toUpperCase()}</span>
            <span className="sr-only">{direction === 'ltr' ? 'Left to right' : 'Right to left'}</span>
          </label>
        ))}
      </fieldset>
      {chosen.page === 'own' && (
        <div className="grid basis-full gap-3">
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
            <Colour
              label="Background"
              onChange={(background) => onChoose({ ...chosen, background })}
              value={chosen.background}
            />
            <Colour label="Text" onChange={(text) => onChoose({ ...chosen, text })} value={chosen.text} />
            {contrast(chosen.background, chosen.text) < leastContrast.text && (
              <span className="text-muted">
                These two are hard to read on each other, and the widget wears them too.
              </span>
            )}
          </div>
          {children}
        </div>
      )}
    </>
  )
}

type ColourProps = { label: string; value: string; onChange: (value: string) => void }

function Colour({ label, value, onChange }: ColourProps) {
  return (
    <label className="flex items-center gap-2">
      {label}
      <input
        className="control h-9 w-12 p-1"
        onChange={(event) => onChange(event.target.value)}
        type="color"
        value={value}
      />
    </label>
  )
}

type Colours = { background?: string; text?: string }
type ColoursResult = { colours?: Colours; found?: string; errors?: Record<string, string> }

/** Asks the server to read the colours of a page. Both can be chosen by hand as well. */
export function OwnPage({ onFound }: { onFound: (colours: Colours) => void }) {
  const fetcher = useFetcher<ColoursResult>()
  const { data } = fetcher
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each result
  useEffect(() => {
    if (data?.colours) onFound(data.colours)
  }, [data])
  const error = data?.errors?.address
  return (
    <fetcher.Form className="grid max-w-[560px] gap-1.5" method="post" noValidate>
      <label className="text-sm" htmlFor="own-page">
        Or read them from your page
      </label>
      <div className="flex gap-2">
        <input
          aria-describedby={error ? 'own-page-error' : 'own-page-found'}
          aria-invalid={error ? true : undefined}
          className="control min-w-0 flex-1"
          id="own-page"
          name="address"
          placeholder="https://www.example.com"
          type="url"
        />
        <Button isBusy={fetcher.state !== 'idle'} name="act" value="read-colours">
          {fetcher.state === 'idle' ? 'Read colours' : 'Reading'}
        </Button>
      </div>
      <FieldError id="own-page-error" text={error} />
      <p className="text-xs text-muted" id="own-page-found" role="status">
        {data?.found ??
          'Our server opens it once, as any visitor would, and looks for colours written in the page itself.'}
      </p>
    </fetcher.Form>
  )
}
