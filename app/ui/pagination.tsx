import { ButtonLink } from './button.tsx'
import { Icon } from './icon.tsx'

type PaginationProps = {
  /** The addresses of the adjacent pages, if any. */
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
          <Icon path="m15 18-6-6 6-6" /> {newerLabel}
        </ButtonLink>
      ) : (
        <span />
      )}
      {older && (
        <ButtonLink rel="next" to={older}>
          {olderLabel} <Icon path="m9 18 6-6-6-6" />
        </ButtonLink>
      )}
    </nav>
  )
}
