import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { ReplyTemplate } from './reply-template.vocabulary.ts'

type TemplatePickerProps = {
  templates: ReplyTemplate[]
  reviewId: string
  onPick: (text: string) => void
}

/** Begins a reply with a template. Without JavaScript, the address names the template. */
export function TemplatePicker({ templates, reviewId, onPick }: TemplatePickerProps) {
  const manage = '/business/reviews/templates'
  if (templates.length === 0)
    return (
      <p className="text-sm text-muted">
        Often say the same? <Link to={manage}>Write a template</Link>
      </p>
    )
  return (
    <Form
      action="/business/reviews"
      className="flex flex-wrap items-end gap-3"
      method="get"
      onSubmit={(event) => {
        event.preventDefault()
        const id = new FormData(event.currentTarget).get('template')
        const template = templates.find((each) => each.id === id)
        if (template) onPick(template.text)
      }}
    >
      <input name="review" type="hidden" value={reviewId} />
      <div className="grid min-w-0 gap-1.5">
        <label className="text-sm font-medium" htmlFor="template">
          Template
        </label>
        <select className="control max-w-72" id="template" name="template">
          {templates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <Button>Insert</Button>
      <Link className="pb-2.5 text-sm pointer-coarse:pt-3.5" to={manage}>
        Edit templates
      </Link>
    </Form>
  )
}
