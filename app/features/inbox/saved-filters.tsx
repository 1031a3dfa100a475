import { useRef } from 'react'
import { Form, Link } from 'react-router'
import { May } from '#app/features/businesses/may.tsx'
import { formatNumber } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { useFocusFirstError } from '#app/ui/form-error.tsx'
import { type InboxFilter, inboxAddress, type SavedFilter, savedFilterLimits } from './inbox-address.ts'

type SavedFiltersProps = { saved: SavedFilter[]; filter: InboxFilter; result: FormResult | undefined }

/** Filters that the owner named, and a way to name, rename or delete the one that is shown. */
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
        {current && <ChangeForm current={current} key={current.id + current.name} result={result} />}
      </May>
    </nav>
  )
}

const summary = 'w-fit text-sm underline decoration-control underline-offset-4'

function SaveForm({ here, result }: { here: string; result: FormResult | undefined }) {
  const own = result?.values.act === 'save-filter' ? result : undefined
  return (
    <details className="min-w-0 max-sm:open:basis-full" open={own !== undefined}>
      <summary className={summary}>Save this filter</summary>
      <NameForm label="Name of this filter" result={own}>
        <input name="query" type="hidden" value={here.split('?')[1]} />
        <Button name="act" value="save-filter">
          Save
        </Button>
      </NameForm>
    </details>
  )
}

function ChangeForm({ current, result }: { current: SavedFilter; result: FormResult | undefined }) {
  const own = result?.values.id === current.id ? result : undefined
  return (
    <details className="min-w-0 max-sm:open:basis-full" open={own !== undefined}>
      <summary className={summary}>Rename or delete “{current.name}”</summary>
      <NameForm label="New name of this filter" name={current.name} result={own}>
        <input name="id" type="hidden" value={current.id} />
        <Button name="act" value="rename-filter">
          Rename
        </Button>
        <Button formNoValidate kind="quiet" name="act" value="delete-filter">
          Delete
        </Button>
      </NameForm>
    </details>
  )
}

type NameFormProps = {
  label: string
  name?: string
  result: FormResult | undefined
  children: React.ReactNode
}

function NameForm({ label, name, result, children }: NameFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstError(form, result)
  const error = result?.errors.name ?? result?.message
  return (
    <Form className="grid gap-1.5 py-2" method="post" preventScrollReset ref={form}>
      <div className="flex flex-wrap gap-2">
        <input
          aria-describedby={error ? 'filter-name-error' : undefined}
          aria-invalid={error ? true : undefined}
          aria-label={label}
          autoComplete="off"
          className="control w-52"
          defaultValue={result?.values.name ?? name}
          maxLength={savedFilterLimits.name.max}
          name="name"
          placeholder="Name"
          required
        />
        {children}
      </div>
      <FieldError id="filter-name-error" text={error} />
    </Form>
  )
}
