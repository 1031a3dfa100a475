import { Form } from 'react-router'
import { kindNames } from '#app/features/widgets/widget.vocabulary.ts'
import { Button } from '#app/ui/button.tsx'
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
              <Button name="act" value="add">
                Add<span className="sr-only"> a widget: {kindNames[kind]}</span>
              </Button>
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
