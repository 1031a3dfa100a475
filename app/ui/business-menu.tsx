import { Check, ChevronsUpDown, Plus } from 'lucide-react'
import { Form, Link } from 'react-router'
import { Unfold } from './unfold.tsx'

export type BusinessChoices = {
  current: { id: string; name: string }
  /** How many businesses the owner has. */
  all: number
  first: { id: string; name: string; isClosed: boolean }[]
}

/** The business that the pages are about, and the way to the owner's others. Works without JavaScript. */
export function BusinessMenu({ current, all, first }: BusinessChoices) {
  return (
    <Unfold
      className="-mt-2"
      label={`Business: ${current.name}. Switch to another`}
      look="side-item business-button"
      summary={
        <>
          <span className="min-w-0 flex-1 truncate font-medium">{current.name}</span>
          <ChevronsUpDown aria-hidden size={14} strokeWidth={1.5} />
        </>
      }
    >
      <nav aria-label="Businesses" className="menu business-menu" tabIndex={-1}>
        {all > 1 && (
          <Form action="/business/switch" method="post" reloadDocument>
            <ul>
              {first.map(({ id, name, isClosed }) => (
                <li key={id}>
                  <button
                    aria-current={id === current.id ? 'true' : undefined}
                    className="menu-item w-full"
                    name="business"
                    type="submit"
                    value={id}
                  >
                    <span className="min-w-0 flex-1 truncate">{name}</span>
                    {isClosed && <span className="text-xs text-muted">closed</span>}
                    {id === current.id && (
                      <Check aria-hidden className="shrink-0" size={14} strokeWidth={2} />
                    )}
                  </button>
                </li>
              ))}
            </ul>
          </Form>
        )}
        <div className={all > 1 ? 'mt-1 border-t border-line pt-1' : undefined}>
          {all > 1 && (
            <Link className="menu-item" to="/business/all">
              All {all} businesses
            </Link>
          )}
          <Link className="menu-item" to="/business/new">
            <Plus aria-hidden className="shrink-0" size={14} strokeWidth={1.5} />
            Add a business
          </Link>
        </div>
      </nav>
    </Unfold>
  )
}
