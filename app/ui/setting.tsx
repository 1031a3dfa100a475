import { ChevronDown, ChevronRight, type LucideIcon } from 'lucide-react'
import { createContext, type ReactNode, use, useEffect, useRef } from 'react'
import { Link } from 'react-router'

/** Of the rows: below the title of their sheet. */
const RowHeading = createContext<'h2' | 'h3'>('h2')

type SettingsProps = { title?: string; note?: ReactNode; children: ReactNode }

export const Settings = ({ title, note, children }: SettingsProps) => (
  <section className="settings">
    {title && (
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">{title}</h2>
        {note && <div className="text-sm text-muted">{note}</div>}
      </div>
    )}
    <RowHeading value={title ? 'h3' : 'h2'}>
      <div className="settings-sheet">{children}</div>
    </RowHeading>
  </section>
)

type SettingProps = {
  id?: string
  title: string
  help?: ReactNode
  /** Before the title: an icon, or a face, a mark or a picture. */
  icon?: LucideIcon
  picture?: ReactNode
  /** The current value; in a row without a form, any control for it. */
  value?: ReactNode
  /** The text that opens the form; “Change” is drawn as an arrow. Without it, the form is always open. */
  action?: string
  /** The page on which it is changed, instead of a form. */
  to?: string
  isDanger?: boolean
  isPrimary?: boolean
  /** In place of the action: a link or a button. */
  end?: ReactNode
  /** Of the form, once it was sent: a refused form stays open, an accepted one closes. */
  result?: { message?: string; errors: object }
  isOpen?: boolean
  children?: ReactNode
}

export function Setting({ id, result, isOpen, action, to, children, ...row }: SettingProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  const isRefused = Boolean(result && (result.message || Object.keys(result.errors).length > 0))
  useEffect(() => {
    if (fold.current && result && !isRefused) fold.current.open = false
  }, [result, isRefused])
  const form = children && <div className="setting-form">{children}</div>
  if (!action)
    return (
      <div className="setting" id={id}>
        <Row {...row} end={to ? <PageLink title={row.title} to={to} /> : row.end} />
        {form}
      </div>
    )
  const look = row.isPrimary ? 'btn btn-primary' : row.isDanger ? 'btn btn-danger' : 'btn'
  return (
    <details className="setting" id={id} open={isOpen || isRefused} ref={fold}>
      <summary className="cursor-pointer list-none [&::-webkit-details-marker]:hidden">
        <Row
          {...row}
          end={
            action === 'Change' ? (
              <span className="setting-arrow">
                <span className="sr-only">Change</span>
                <ChevronDown aria-hidden size={18} strokeWidth={1.5} />
              </span>
            ) : (
              <span className={look}>
                <span className="setting-closed">{action}</span>
                <span className="setting-opened">Cancel</span>
              </span>
            )
          }
        />
      </summary>
      {form}
    </details>
  )
}

const PageLink = ({ title, to }: { title: string; to: string }) => (
  <Link aria-label={title} className="setting-arrow after:absolute after:inset-0" to={to}>
    <ChevronRight aria-hidden size={18} strokeWidth={1.5} />
  </Link>
)

function Row({ title, help, icon: Icon, picture, value, end }: Omit<SettingProps, 'id' | 'to' | 'children'>) {
  const Heading = use(RowHeading)
  return (
    <div className="setting-row">
      {(Icon || picture) && (
        <span className="grid size-9 place-items-center rounded-control text-muted [grid-area:picture] [&>.lucide]:box-content [&>.lucide]:rounded-control [&>.lucide]:bg-wash [&>.lucide]:p-[9px]">
          {Icon ? <Icon aria-hidden size={18} strokeWidth={1.5} /> : picture}
        </span>
      )}
      <Heading className="setting-title">{title}</Heading>
      {help && <p className="setting-help text-sm text-muted wrap-anywhere [grid-area:help]">{help}</p>}
      {value && <div className="setting-value min-w-0 py-1 wrap-anywhere [grid-area:value]">{value}</div>}
      {end && <div className="setting-end [grid-area:end]">{end}</div>}
    </div>
  )
}
