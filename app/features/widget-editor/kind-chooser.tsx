import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { kindNames } from '#app/features/widgets/widget.vocabulary.ts'
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

type KindChooserProps = { title: string; kinds?: readonly WidgetKind[] }

export const KindChooser = ({ title, kinds = widgetKinds }: KindChooserProps) => (
  <section aria-labelledby="kinds" className="grid gap-5">
    <h2 className="scroll-mt-6 text-2xl" id="kinds">
      {title}
    </h2>
    <WidgetCards isDense>
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
          picture={<KindDrawing kind={kind} />}
          title={kindNames[kind]}
        >
          {kindUses[kind]}
        </WidgetCard>
      ))}
    </WidgetCards>
  </section>
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

type WidgetCardsProps = { isDense?: boolean; children: ReactNode }

export const WidgetCards = ({ isDense, children }: WidgetCardsProps) => (
  <ol
    className={classNames(
      'grid gap-3 sm:gap-5',
      isDense ? 'grid-cols-2 xl:grid-cols-4' : 'sm:has-[>:nth-child(2)]:grid-cols-2',
    )}
  >
    {children}
  </ol>
)
