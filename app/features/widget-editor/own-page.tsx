import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'

type Colours = { background?: string; text?: string }
export type ColoursResult = { colours?: Colours; found?: string; errors?: Record<string, string> }

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
