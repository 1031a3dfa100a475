import { MessageSquareText, Plus } from 'lucide-react'
import { use, useRef } from 'react'
import { Form } from 'react-router'
import { fieldPattern } from '#app/features/reviews/review.vocabulary.ts'
import { formatNumber } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { useFocusFirstError } from '#app/ui/form-error.tsx'
import { PostButton } from '#app/ui/post-button.tsx'
import { ExampleReviews, Sample, SampleReviewLines, sampleReviews } from '#app/ui/sample.tsx'
import { Setting, Settings } from '#app/ui/setting.tsx'
import { SidePage } from '#app/ui/side-page.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { fillTemplate, type ReplyTemplate, templateFields, templateLimits } from './reply-template.ts'

type TemplatesPageProps = { templates: ReplyTemplate[]; result: FormResult | undefined }

/** Where an owner writes, changes and deletes reply templates. Plain forms: each works without a script. */
export function TemplatesPage({ templates, result }: TemplatesPageProps) {
  // Thanks, under a review that deserves them.
  const shown = templates.find(({ text }) => /^thank/i.test(text)) ?? starter
  const example = use(ExampleReviews).find(({ rating }) => rating === 5) ?? sampleReviews[0]!
  const reviewed = { authorName: example.author, rating: example.rating, title: null }
  const isFull = templates.length >= templateLimits.ofBusiness
  return (
    <SidePage
      error={result?.message}
      sample={
        <Sample caption="We fill in the name, you fill the gap." isPicture>
          <SampleReviewLines {...example} />
          <div className="ml-4 grid gap-3 border-l-2 border-accent pl-5 sm:ml-8">
            <p className="font-medium">{shown.name}</p>
            <p className="rounded-control border border-control bg-paper p-4 text-base">
              <WithFields text={fillTemplate(shown.text, reviewed, 'us')} />
            </p>
            <p className="btn btn-primary justify-self-start">Publish reply</p>
          </div>
        </Sample>
      }
      title="Write a good reply once, use it often"
    >
      <Settings>
        {templates.map((template) => (
          <TemplateRow key={template.id} result={resultOf(result, template.id)} template={template} />
        ))}
        {templates.length === 0 && <Starter />}
        {isFull ? (
          <p className="p-5 text-sm text-muted">
            {formatNumber(templateLimits.ofBusiness)} is the maximum. Delete a template to add another.
          </p>
        ) : (
          <Setting
            action={templates.length === 0 ? 'Write' : undefined}
            key={templates.length}
            icon={Plus}
            result={resultOf(result, '')}
            title="New template"
          >
            <TemplateForm result={resultOf(result, '')} />
          </Setting>
        )}
      </Settings>
    </SidePage>
  )
}

const starter = {
  name: 'Thank you',
  text: "Thank you, {{author's first name}}. We hope to see you again soon.",
}

/** The first template, to add with one press. */
const Starter = () => (
  <Setting
    end={
      <PostButton kind="primary" act="add" fields={{ name: starter.name, text: starter.text }}>
        Use it
      </PostButton>
    }
    help={<WithFields text={starter.text} />}
    icon={MessageSquareText}
    title={starter.name}
    value={<Badge>Suggested</Badge>}
  />
)

const resultOf = (result: FormResult | undefined, id: string) =>
  result && (result.values.id ?? '') === id && ['add', 'change'].includes(result.values.act ?? '')
    ? result
    : undefined

function TemplateRow({ template, result }: { template: ReplyTemplate; result: FormResult | undefined }) {
  const { id, name, text } = template
  return (
    <Setting
      action="Change"
      help={<WithFields text={text} />}
      // A saved change closes it.
      key={name + text}
      icon={MessageSquareText}
      result={result}
      title={name}
    >
      <TemplateForm result={result} template={template} />
      <PostButton kind="danger" act="delete" fields={{ id }} look="mt-3">
        Delete<span className="sr-only"> {name}</span>
      </PostButton>
    </Setting>
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
  <span className="inline-block max-w-full rounded-[5px] border border-line bg-wash px-1.5 text-[0.9em] text-ink wrap-anywhere">
    {name}
  </span>
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
        help={`We fill in ${templateFields.map((field) => `{{${field}}}`).join(', ')}. Any other name, such as {{what we changed}}, is a gap for you.`}
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
