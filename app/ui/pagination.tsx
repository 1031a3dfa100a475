import { ChevronLeft, ChevronRight } from 'lucide-react'
import { ButtonLink } from './button.tsx'

type PaginationProps = {
  /** The addresses of the pages on either side; none at the end. */
  newer?: string
  older?: string
  newerLabel?: string
  olderLabel?: string
  /** What is paged: "Reviews". */
  label?: string
}

export function Pagination(props: PaginationProps) {
  const { newer, older, newerLabel = 'Newer', olderLabel = 'Older', label = 'Pages' } = props
  if (!newer && !older) return null
  return (
    <nav aria-label={label} className="flex justify-between gap-4 pt-6">
      {newer ? (
        <ButtonLink rel="prev" to={newer}>
          <ChevronLeft aria-hidden size={16} strokeWidth={1.5} /> {newerLabel}
        </ButtonLink>
      ) : (
        <span />
      )}
      {older && (
        <ButtonLink rel="next" to={older}>
          {olderLabel} <ChevronRight aria-hidden size={16} strokeWidth={1.5} />
        </ButtonLink>
      )}
    </nav>
  )
}
