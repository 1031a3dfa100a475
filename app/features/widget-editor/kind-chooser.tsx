import { Form, Link } from 'react-router'
import { kindNames } from '#app/features/widgets/widget.vocabulary.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { type WidgetKind, widgetKinds } from '#widget/widget-data.ts'

/** When to use each kind. */
export const kindUses: Record<WidgetKind, string> = {
  wall: 'Many reviews at once, in columns. For a page or a section of its own.',
  grid: 'Cards in even rows. For a section where things line up.',
  list: 'One below the other. For a sidebar or below a product.',
  carousel: 'One row that visitors page through. For a wide place with little height.',
  marquee: 'A row that moves slowly until somebody pauses it. For a home page.',
  quote: 'One review in large type. For the head of a page.',
  summary: 'The rating, its stars and topics, without single reviews. Beside a price.',
  badge: 'The rating in two lines. For a header, a footer or a checkout.',
  toast: 'A small note in a corner, which visitors can close. For every page.',
  photos: 'Photos and videos that customers added, each a link to its review. For a home page.',
  drawer: 'A button in a corner that opens the reviews. For every page.',
}

/** The kinds of widgets to choose a new one from, each as it would be. `isSample`: with the reviews of our demo. */
export function KindChooser({ isSample, hasWidgets }: { isSample: boolean; hasWidgets: boolean }) {
  return (
    <section aria-labelledby="kinds" className="grid gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <div className="grid max-w-measure gap-1">
          <h2 className="text-2xl" id="kinds">
            {hasWidgets ? 'Add a widget' : 'Or begin with another kind'}
          </h2>
          <p className="text-sm text-muted">
            {isSample
              ? 'You have no reviews yet, so these show sample reviews. Yours take their place from the first one on.'
              : 'Each is shown with your own reviews. You can change everything later, the kind too.'}
          </p>
        </div>
        {hasWidgets && <Link to="/business/widgets">Back to your widgets</Link>}
      </div>
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 xl:grid-cols-3">
        {widgetKinds.map((kind) => (
          <li className="grid content-start gap-3" key={kind}>
            <div className="border border-line">
              <Picture isLarge src={`/business/widgets/new/preview?picture&kind=${kind}`} />
            </div>
            <div className="flex items-start justify-between gap-4">
              <div className="min-w-0">
                <h3 className="text-lg">{kindNames[kind]}</h3>
                <p className="text-sm text-muted">{kindUses[kind]}</p>
              </div>
              <Form method="post">
                <input name="kind" type="hidden" value={kind} />
                <Button name="act" value="add">
                  Add<span className="sr-only"> a widget: {kindNames[kind]}</span>
                </Button>
              </Form>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

type PictureProps = {
  src: string
  isLarge?: boolean
  /** In its own size: a small widget. */
  isWhole?: boolean
}

/** The real widget, small and only to look at. It is loaded when it comes near the screen. */
export function Picture({ src, isLarge, isWhole }: PictureProps) {
  return (
    <div
      aria-hidden
      className={classNames('relative overflow-hidden bg-[#fff]', isLarge ? 'h-48' : 'h-32')}
      inert
    >
      <iframe
        className={classNames(
          'absolute top-0 left-0 origin-top-left',
          isWhole ? 'size-full' : isLarge ? 'h-[384px] w-[200%] scale-50' : 'h-[320px] w-[250%] scale-40',
        )}
        loading="lazy"
        sandbox="allow-scripts"
        src={src}
        tabIndex={-1}
        title="Picture of the widget"
      />
    </div>
  )
}
