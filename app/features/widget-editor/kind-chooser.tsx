import { Form, Link } from 'react-router'
import { kindNames } from '#app/features/widgets/widget.vocabulary.ts'
import { Button } from '#app/ui/button.tsx'
import { widgetKinds } from '#widget/widget-data.ts'
import { kindUses } from './kind-words.ts'
import { Picture } from './picture.tsx'

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
            <Picture isLarge src={`/business/widgets/new/preview?picture&kind=${kind}`} />
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
