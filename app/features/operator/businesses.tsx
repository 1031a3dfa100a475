import { Form } from 'react-router'
import type { OperatedBusiness } from '#app/features/businesses/closing.server.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import { TextInput } from '#app/ui/text-input.tsx'

/** Every business, with a button to close or reopen it. */
export function OperatedBusinesses({ businesses, words }: { businesses: OperatedBusiness[]; words: string }) {
  return (
    <div className="grid gap-6">
      <Form className="flex flex-wrap items-end gap-3" method="get">
        <div className="min-w-0 grow">
          <TextInput defaultValue={words} label="Name or domain" name="q" type="search" />
        </div>
        <Button>Search</Button>
      </Form>
      {businesses.length === 0 ? (
        <EmptyState title="No matching business">Part of the name or domain is enough.</EmptyState>
      ) : (
        <ul className="border-t border-rule">
          {businesses.map(({ id, name, domain, isActive, isClosedByOwner, isSample }) => (
            <li
              className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-4"
              key={id}
            >
              <div className="min-w-0 text-sm wrap-anywhere">
                <a className="font-medium" href={`/business/${id}`}>
                  {name}
                </a>
                <span className="text-muted">
                  , {domain}
                  {isSample && ', sample data'}
                  {!isActive && (isClosedByOwner ? ', closed by its owner' : ', closed')}
                </span>
              </div>
              {!isClosedByOwner && (
                <Form method="post" preventScrollReset>
                  <input name="businessId" type="hidden" value={id} />
                  <Button
                    aria-label={isActive ? `Close ${name}` : `Reopen ${name}`}
                    kind={isActive ? 'danger' : 'secondary'}
                    name="isActive"
                    value={String(!isActive)}
                  >
                    {isActive ? 'Close' : 'Reopen'}
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-muted">
        A closed business says so on its page and collects no reviews. Published reviews stay visible.
      </p>
    </div>
  )
}
