import { useRef } from 'react'
import { Form, Link } from 'react-router'
import { May } from '#app/features/businesses/business-context.tsx'
import { formatNumber } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { useFocusFirstError } from '#app/ui/form-error.tsx'
import { NameField } from '#app/ui/name-field.tsx'
import { PostButton } from '#app/ui/post-button.tsx'
import { type InboxFilter, inboxAddress, type SavedFilter, savedFilterLimits } from './inbox-address.ts'

type SavedFiltersProps = { saved: SavedFilter[]; filter: InboxFilter; result: FormResult | undefined }

export function SavedFilters({ saved, filter, result }: SavedFiltersProps) {
  const here = inboxAddress({ ...filter, after: undefined })
  const current = saved.find(({ to }) => to === here)
  const isSavable = !current && here !== inboxAddress() && saved.length < savedFilterLimits.ofBusiness
  if (saved.length === 0 && !isSavable) return null
  return (
    <nav aria-label="Saved filters" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <ul className="contents">
        {saved.map(({ id, name, to, count }) => (
          <li key={id}>
            <Link
              aria-current={current?.id === id ? 'true' : undefined}
              className="btn chip wrap-anywhere aria-[current]:bg-wash"
              title={`${formatNumber(count)} among your newest 1,000 reviews`}
              to={to}
            >
              {name} <span className="font-normal text-muted tabular-nums">{formatNumber(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <May right="reply">
        {isSavable && <SaveForm here={here} key={here} result={result} />}
        {current && (
          <PostButton act="delete-filter" fields={{ id: current.id }} kind="quiet">
            Delete “{current.name}”
          </PostButton>
        )}
      </May>
    </nav>
  )
}

function SaveForm({ here, result }: { here: string; result: FormResult | undefined }) {
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstError(form, result)
  const error = result?.errors.name ?? result?.message
  return (
    <details className="min-w-0 max-sm:open:basis-full" open={result !== undefined}>
      <summary className="w-fit underline decoration-control underline-offset-4">Save this filter</summary>
      <Form className="grid gap-1.5 py-2" method="post" preventScrollReset ref={form}>
        <input name="query" type="hidden" value={here.split('?')[1]} />
        <NameField
          className="w-52"
          defaultValue={result?.values.name}
          error={error}
          id="filter-name"
          label="Name of this filter"
          maxLength={savedFilterLimits.name.max}
          name="name"
          placeholder="Name"
        >
          <Button name="act" value="save-filter">
            Save
          </Button>
        </NameField>
      </Form>
    </details>
  )
}
