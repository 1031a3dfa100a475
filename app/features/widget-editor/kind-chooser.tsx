import { Plus } from 'lucide-react'
import { Form } from 'react-router'
import { kindNames } from '#app/features/widgets/widget.vocabulary.ts'
import { type WidgetKind, widgetKinds } from '#widget/widget-data.ts'
import { KindDrawing } from './kind-drawing.tsx'
import { WidgetCard, WidgetCards } from './widget-card.tsx'

/** When to use each kind. */
export const kindUses: Record<WidgetKind, string> = {
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

export const KindChooser = ({ title }: { title: string }) => (
  <section aria-labelledby="kinds" className="grid gap-5">
    <h2 className="scroll-mt-6 text-2xl" id="kinds">
      {title}
    </h2>
    <WidgetCards isDense>
      {widgetKinds.map((kind) => (
        <WidgetCard
          actions={
            <Form method="post">
              <input name="kind" type="hidden" value={kind} />
              <button
                className="absolute inset-0 flex items-end justify-end rounded-surface border border-transparent p-4 hover:border-ink"
                name="act"
                type="submit"
                value="add"
              >
                <span className="sr-only">Add a widget: {kindNames[kind]}</span>
                <Plus aria-hidden size={20} strokeWidth={1.5} />
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
