import { Ellipsis } from 'lucide-react'
import { Form, Link } from 'react-router'
import { isFloating, kindNames } from '#app/features/widgets/widget.vocabulary.ts'
import type { Widget } from '#app/features/widgets/widgets.server.ts'
import { countOf } from '#app/languages/format.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Unfold } from '#app/ui/unfold.tsx'
import { CopyCode } from './copy-code.tsx'
import { Picture } from './kind-chooser.tsx'
import { selectionWords } from './settings-in-words.ts'

type ListedWidget = Widget & {
  code: string
  views: number
  sites: string[]
  /** The address of what was counted; null for plans without analytics. */
  figures: string | null
  /** Of its filter. */
  tagName: string | undefined
}

type WidgetListProps = {
  widgets: ListedWidget[]
  /** Without reviews of its own: drawn with those of the demo. */
  isSample: boolean
  onCopied: () => void
}

/** An owner's widgets in their order. */
export function WidgetList({ widgets, isSample, onCopied }: WidgetListProps) {
  return (
    <ol className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
      {widgets.map((widget, at) => (
        <li className="flex flex-col rounded-surface border border-line bg-sheet" key={widget.id}>
          <div className="overflow-hidden rounded-t-surface border-b border-line">
            {isFloating(widget.kind) ? (
              <FloatingPicture />
            ) : (
              <Picture
                isLarge
                isWhole={widget.kind === 'badge'}
                src={
                  isSample
                    ? `/business/widgets/new/preview?picture&kind=${widget.kind}`
                    : `/business/widgets/${widget.id}/preview?picture&version=${widget.version}`
                }
              />
            )}
          </div>
          <div className="flex grow flex-col gap-4 p-4">
            <Told widget={widget} />
            <div className="mt-auto flex flex-wrap gap-2">
              <ButtonLink to={`/business/widgets/${widget.id}`}>
                Edit<span className="sr-only"> {widget.name}</span>
              </ButtonLink>
              <CopyCode code={widget.code} of={widget.name} onCopied={onCopied} />
              <Acts isFirst={at === 0} isLast={at === widgets.length - 1} widget={widget} />
            </div>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** A page with what floats in its corner. */
const FloatingPicture = () => (
  <svg aria-hidden className="h-48 w-full bg-[#fff]" viewBox="0 0 220 128">
    <path className="stroke-line" d="M16 22h120M16 40h188M16 56h170M16 72h188" strokeWidth="6" />
    <rect className="fill-accent" height="32" rx="16" width="96" x="112" y="84" />
    <text className="fill-on-accent text-sm" x="126" y="105">
      ★ Reviews
    </text>
  </svg>
)

function Told({ widget }: { widget: ListedWidget }) {
  const { id, kind, name, settings, views, sites, figures, tagName } = widget
  const seen = `${countOf(views, 'view')} in 30 days`
  return (
    <div className="min-w-0">
      <h2 className="text-lg wrap-anywhere">
        <Link className="no-underline hover:underline" to={`/business/widgets/${id}`}>
          {name}
        </Link>
      </h2>
      <p className="text-sm text-muted">
        {kindNames[kind]} · {selectionWords(kind, settings, tagName)}
      </p>
      <p className="text-sm text-muted">
        {sites.length > 0 ? `On ${sitesInWords(sites)}` : 'Not seen on a site yet'}
        {views > 0 && (
          <>
            ,{' '}
            {figures ? (
              <Link to={figures}>
                {seen}
                <span className="sr-only"> of {name}</span>
              </Link>
            ) : (
              seen
            )}
          </>
        )}
      </p>
    </div>
  )
}

const namedSites = 2
function sitesInWords(sites: string[]) {
  const names = sites.slice(0, namedSites).map((origin) => origin.replace(/^https?:\/\//, ''))
  const rest = sites.length - names.length
  return rest > 0 ? `${names.join(', ')} and ${rest} more` : names.join(' and ')
}

type ActsProps = { widget: ListedWidget; isFirst: boolean; isLast: boolean }

const Acts = ({ widget, isFirst, isLast }: ActsProps) => (
  <Unfold
    className="ml-auto"
    label={`More for ${widget.name}`}
    look="btn btn-quiet btn-icon"
    summary={<Ellipsis aria-hidden size={18} strokeWidth={1.5} />}
  >
    <Form className="menu absolute top-full right-0 z-10 w-max" method="post" preventScrollReset>
      <input name="id" type="hidden" value={widget.id} />
      {[
        ['copy', 'Duplicate'],
        ...(isFirst ? [] : [['up', 'Move up']]),
        ...(isLast ? [] : [['down', 'Move down']]),
        ['delete', 'Delete'],
      ].map(([act, words]) => (
        <button className="menu-item" key={act} name="act" type="submit" value={act}>
          {words}
          <span className="sr-only"> {widget.name}</span>
        </button>
      ))}
    </Form>
  </Unfold>
)
