import { useRef } from 'react'
import { Form, Link } from 'react-router'
import { fieldPattern } from '#app/features/reviews/review.vocabulary.ts'
import { formatNumber } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { fieldMeaning, type ReplyTemplate, templateFields, templateLimits } from './reply-template.ts'

type TemplatesPageProps = { templates: ReplyTemplate[]; result: FormResult | undefined }

/** Where an owner writes, changes and deletes reply templates. Plain forms: each works without a script. */
export function TemplatesPage({ templates, result }: TemplatesPageProps) {
  const isFull = templates.length >= templateLimits.ofBusiness
  return (
    <div className="grid max-w-[1180px] gap-10 px-(--gutter) pt-6 pb-16">
      <div className="grid max-w-measure gap-3">
        <p className="text-sm">
          <Link className="reach" to="/business/reviews">
            Back to the reviews
          </Link>
        </p>
        <h2 className="font-serif text-2xl leading-[1.34] font-normal">
          Templates for replies that you write often.
        </h2>
        <p className="text-sm text-muted">We fill in the fields; you fill in the gaps before you publish.</p>
      </div>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,360px)]">
        <div className="grid min-w-0 content-start gap-8">
          {result?.message && <FormError text={result.message} />}
          {templates.length > 0 ? (
            <ul className="border-t border-rule">
              {templates.map((template) => (
                <TemplateRow key={template.id} result={resultOf(result, template.id)} template={template} />
              ))}
            </ul>
          ) : (
            <EmptyState picture="review" title="No templates yet">
              <p>Write the first one below, for example a thank-you to customers who gave stars alone.</p>
            </EmptyState>
          )}
          {isFull ? (
            <p className="text-sm text-muted">
              {formatNumber(templateLimits.ofBusiness)} is the maximum. Delete a template to add another.
            </p>
          ) : (
            <details
              key={templates.length}
              open={templates.length === 0 || resultOf(result, '') !== undefined}
            >
              <summary className="btn btn-primary w-fit">New template</summary>
              <div className="mt-5">
                <TemplateForm result={resultOf(result, '')} />
              </div>
            </details>
          )}
        </div>
        <section aria-labelledby="fields" className="border-t border-rule pt-3">
          <h3 className="mb-4 text-lg" id="fields">
            Fields
          </h3>
          <dl className="grid gap-3 text-sm">
            {templateFields.map((field) => (
              <div className="grid gap-0.5" key={field}>
                <dt>
                  <FieldChip name={field} />
                </dt>
                <dd className="text-muted">{fieldMeaning[field]}</dd>
              </div>
            ))}
            <div className="grid gap-0.5">
              <dt>
                <FieldChip name="what we changed" />
              </dt>
              <dd className="text-muted">or any other name: a gap for you to fill in</dd>
            </div>
          </dl>
          <p className="mt-4 text-xs text-muted">
            In the text, write a field in double braces: <code>{`{{${templateFields[0]}}}`}</code>
          </p>
        </section>
      </div>
    </div>
  )
}

const resultOf = (result: FormResult | undefined, id: string) =>
  result && (result.values.id ?? '') === id && ['add', 'change'].includes(result.values.act ?? '')
    ? result
    : undefined

function TemplateRow({ template, result }: { template: ReplyTemplate; result: FormResult | undefined }) {
  const { id, name, text } = template
  return (
    <li className="grid gap-2 border-b border-line py-4">
      <h3 className="font-sans text-base font-medium wrap-anywhere">{name}</h3>
      <p className="max-w-measure text-sm text-muted wrap-anywhere whitespace-pre-line">
        <WithFields text={text} />
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {/* A saved change closes it. */}
        <details className="min-w-0 flex-1 open:basis-full" key={name + text} open={result !== undefined}>
          <summary className="w-fit text-sm underline underline-offset-4">
            Change<span className="sr-only"> {name}</span>
          </summary>
          <div className="mt-4">
            <TemplateForm result={result} template={template} />
          </div>
        </details>
        <Form method="post" preventScrollReset>
          <input name="id" type="hidden" value={id} />
          <Button kind="quiet" name="act" value="delete">
            Delete<span className="sr-only"> {name}</span>
          </Button>
        </Form>
      </div>
    </li>
  )
}

/** The text with its fields set off. */
function WithFields({ text }: { text: string }) {
  const words = text.split(fieldPattern)
  return words.map((part, index) =>
    // The pattern has one group: every second part is the name of a field.
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
      <FieldChip key={index} name={part!} />
    ),
  )
}

/** A field or a gap as it stands in a template, without its braces. */
const FieldChip = ({ name }: { name: string }) => (
  <span className="rounded-[5px] border border-line bg-wash px-1.5 py-0.5 text-[0.9em] text-ink">{name}</span>
)

function TemplateForm({ template, result }: { template?: ReplyTemplate; result: FormResult | undefined }) {
  const form = useRef<HTMLFormElement>(null)
  const suffix = template?.id ?? 'new'
  useFocusFirstError(form, result)
  return (
    <Form className="grid gap-4" method="post" noValidate preventScrollReset ref={form}>
      {template && <input name="id" type="hidden" value={template.id} />}
      <TextInput
        defaultValue={result?.values.name ?? template?.name}
        error={result?.errors.name}
        help="Only you see it."
        id={`name-${suffix}`}
        label="Name"
        maxLength={templateLimits.name.max}
        name="name"
      />
      <TextArea
        defaultValue={result?.values.text ?? template?.text}
        error={result?.errors.text}
        id={`text-${suffix}`}
        label="Text"
        limit={templateLimits.text.max}
        name="text"
        rows={4}
      />
      <Button
        className="justify-self-start"
        kind={template ? 'secondary' : 'primary'}
        name="act"
        value={template ? 'change' : 'add'}
      >
        {template ? 'Save the change' : 'Add template'}
      </Button>
    </Form>
  )
}
