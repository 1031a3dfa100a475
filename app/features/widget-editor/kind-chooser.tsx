import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { kindNames } from '#app/features/widgets/widget.vocabulary.ts'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { type WidgetKind, widgetKinds } from '#widget/widget-data.ts'
import { KindDrawing } from './kind-drawing.tsx'

/** When to use each kind. */
const kindUses: Record<WidgetKind, string> = {
  wall: 'Many reviews at once, in columns.',
  grid: 'Cards in even rows.',
  list: 'One below the other, for a sidebar.',
  carousel: 'One row that visitors page through.',
  marquee: 'A row that moves slowly, with a pause button.',
  quote: 'One review in large type.',
  summary: 'The rating, its stars and topics.',
  badge: 'The rating in two lines, for a footer or checkout.',
  toast: 'A small note in a corner that visitors can close.',
  photos: 'Customers’ photos and videos, each a link to its review.',
  drawer: 'A button in a corner that opens the reviews.',
}

/** `score`: the rating that drawings show. */
type KindChooserProps = { title: string; kinds?: readonly WidgetKind[]; score: string }

export function KindChooser({ title, kinds = widgetKinds, score }: KindChooserProps) {
  const isWhole = kinds === widgetKinds
  return (
    <section aria-labelledby="kinds" className="grid gap-5">
      <h2 className={isWhole ? 'text-3xl' : 'text-2xl'} id="kinds">
        {title}
      </h2>
      <WidgetCards look={`grid-cols-2 ${isWhole ? 'xl:grid-cols-4 *:first:col-span-2' : 'xl:grid-cols-5'}`}>
        {kinds.map((kind) => (
          <WidgetCard
            actions={
              <Form method="post">
                <input name="kind" type="hidden" value={kind} />
                <button
                  className="absolute inset-0 rounded-surface border border-transparent hover:border-ink"
                  name="act"
                  type="submit"
                  value="add"
                >
                  <span className="sr-only">Add a widget: {kindNames[kind]}</span>
                </button>
              </Form>
            }
            key={kind}
            picture={
              isWhole && kind === 'wall' ? (
                <WidgetPicture address="/business/widgets/new/preview?picture&kind=wall" />
              ) : (
                <KindDrawing kind={kind} score={score} />
              )
            }
            title={
              <>
                {kindNames[kind]} {kind === 'wall' && <Badge kind="good">Recommended</Badge>}
              </>
            }
          >
            {kindUses[kind]}
          </WidgetCard>
        ))}
      </WidgetCards>
    </section>
  )
}

/** The upper part of the real widget, which fades out. */
export const WidgetPicture = ({ address }: { address: string }) => (
  <div className="overflow-hidden bg-[white]">
    <iframe
      className="-mb-17 h-69 w-[134%] origin-top-left scale-75 mask-b-from-70%"
      sandbox="allow-same-origin"
      src={address}
      tabIndex={-1}
      title="Picture of the widget"
    />
  </div>
)

type WidgetCardProps = {
  picture: ReactNode
  title: ReactNode
  /** Shown below the title. */
  children: ReactNode
  actions: ReactNode
}

export const WidgetCard = ({ picture, title, children, actions }: WidgetCardProps) => (
  <li className="relative flex flex-col rounded-surface border border-line bg-sheet">
    <div aria-hidden className="overflow-hidden rounded-t-surface border-b border-line bg-wash" inert>
      {picture}
    </div>
    <div className="flex grow flex-col gap-4 p-4">
      <div className="min-w-0">
        <h2 className="text-lg wrap-anywhere">{title}</h2>
        <div className="text-sm text-muted">{children}</div>
      </div>
      <div className="mt-auto flex flex-wrap gap-2">{actions}</div>
    </div>
  </li>
)

/** `look`: the classes of its columns. */
type WidgetCardsProps = { look: string; children: ReactNode }

export const WidgetCards = ({ look, children }: WidgetCardsProps) => (
  <ol className={classNames('grid gap-3 sm:gap-5', look)}>{children}</ol>
)
