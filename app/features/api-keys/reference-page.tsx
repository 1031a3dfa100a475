import { webhookEvents } from '#app/features/webhook-events/webhook.vocabulary.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Entries, type Entry, Part } from '#app/ui/entries.tsx'
import { PageBeside } from '#app/ui/page-beside.tsx'
import type { ApiReference, Field, ReferenceEntry } from './api-reference.ts'

type ReferencePageProps = {
  reference: ApiReference
  /** Programs that run as they stand. */
  examples: { language: string; file: string; code: string }[]
  scopes: { name: string; text: string }[]
  requestsAMinute: number
}

export function ReferencePage({ reference, examples, scopes, requestsAMinute }: ReferencePageProps) {
  const { address, about, sections } = reference
  return (
    <PageBeside
      below={
        <div>
          {sections.map(({ name, operations }) => (
            <Part key={name} title={name}>
              {operations.map((one) => (
                <Operation key={one.id} {...one} />
              ))}
            </Part>
          ))}
          <Entries
            entries={examples.map(({ language, file, code }) => ({
              id: file,
              title: `${language} (${file})`,
              text: <Code text={code} />,
            }))}
            title="Programs that run as they stand"
          />
          <Entries entries={rulesOf(scopes, requestsAMinute)} title="Rules" />
        </div>
      }
      beside={
        <div className="grid min-w-0 gap-3">
          <Code text={`curl -H 'Authorization: Bearer vk_…' ${address}/business`} />
          <Code text={JSON.stringify(anAnswer, null, 2)} />
        </div>
      }
      isPicture
      lead={about}
      title="API"
    >
      <p>
        The owner makes a key at <a href="/business/integrations">Integrations</a>, with a plan that has API
        access. It is shown once: keep it like a password.
      </p>
      <ButtonLink className="justify-self-start" isLarge kind="primary" to="/business/integrations">
        Make a key
      </ButtonLink>
      <p className="text-sm text-muted">
        Up to {requestsAMinute} requests a minute. For tools: <a href="/api/v1/openapi.json">openapi.json</a>{' '}
        (OpenAPI 3.1).
      </p>
    </PageBeside>
  )
}

const anAnswer = {
  name: 'Corner & Crumb',
  tier: 'pro',
  rating: { count: 276, average: 4.38 },
}

const rulesOf = (scopes: ReferencePageProps['scopes'], requestsAMinute: number): Entry[] => [
  {
    id: 'keys',
    title: 'Keys and scopes',
    text: (
      <>
        <p>
          A key opens its own business, for the scopes that it was made with. What belongs to another business
          is answered as if it did not exist (404). The programs need <code>VOUCHSAFE_URL</code>, and{' '}
          <code>VOUCHSAFE_KEY</code> with <code>invitations:write</code> and <code>figures:read</code>.
        </p>
        <Terms terms={scopes.map(({ name, text }) => [name, text])} />
      </>
    ),
  },
  {
    id: 'limits',
    title: `Pages, and ${requestsAMinute} requests a minute`,
    text: (
      <p>
        The headers <code>RateLimit</code> and <code>RateLimit-Policy</code> tell what is left of a key’s
        requests; above, the answer is 429 with <code>Retry-After</code>. Lists have pages: send the{' '}
        <code>next</code> of one as <code>after</code> of the following one, until it is null.
      </p>
    ),
  },
  {
    id: 'repeats',
    title: 'A write can be repeated',
    text: (
      <p>
        A write with an <code>Idempotency-Key</code> (a text of your choice, such as the order’s number)
        happens once in 24 hours, however often you send it: you get the first answer again, with the header{' '}
        <code>Idempotent-Replayed</code>. The same key with another body is answered with 409; a request that
        was refused as a whole does not use it up.
      </p>
    ),
  },
  {
    id: 'errors',
    title: 'Errors',
    text: (
      <p>
        Every error has a <code>code</code>, a <code>message</code>, a <code>requestId</code> to name when you
        ask us about it, and the wrong <code>fields</code>, whose paths count from 0.
      </p>
    ),
  },
  {
    id: 'webhooks',
    title: 'Webhooks',
    text: (
      <>
        <p>
          Instead of asking, let us post to an address of yours, set up under Integrations. The body is{' '}
          <code>{'{"type", "timestamp", "data"}'}</code>, with ids and what the public sees, signed by the{' '}
          <a href="https://www.standardwebhooks.com">Standard Webhooks</a> specification: check it with one of
          its libraries and your secret. Answer 200 to 299 within ten seconds, and keep each{' '}
          <code>webhook-id</code> that you have worked through: one may come twice.
        </p>
        <Terms terms={Object.entries(webhookEvents)} />
      </>
    ),
  },
]

/** Names in code, and what each means. */
const Terms = ({ terms }: { terms: [string, string][] }) => (
  <dl className="grid">
    {terms.map(([name, text]) => (
      <div className="grid gap-x-6 border-b border-line py-2 sm:grid-cols-[14rem_minmax(0,1fr)]" key={name}>
        <dt>
          <code>{name}</code>
        </dt>
        <dd className="text-muted">{text}</dd>
      </div>
    ))}
  </dl>
)

function Operation({
  id,
  method,
  path,
  title,
  about,
  given,
  body,
  status,
  answer,
  errors,
  curl,
}: ReferenceEntry) {
  return (
    <details className="fold entry">
      <summary>
        <span className="w-18 shrink-0">
          <Badge kind={method === 'GET' ? 'good' : method === 'DELETE' ? 'danger' : 'warning'}>
            {method}
          </Badge>
        </span>
        <h3 className="min-w-0 flex-1">
          {title}
          <code className="block text-xs font-normal text-muted wrap-anywhere sm:hidden">{path}</code>
        </h3>
        <code className="w-2/5 text-xs text-muted wrap-anywhere max-sm:hidden">{path}</code>
      </summary>
      {/* An address leads into the fold, which opens for it. */}
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 pb-6" id={id}>
        <p className="text-sm">{about.replaceAll('`', '')}</p>
        <Code text={curl} />
        <Fields fields={given} of={id} title="Parameters" />
        <Fields fields={body} of={id} title="Body, as JSON" />
        <Fields fields={answer} isAnswer of={id} title={`Answer ${status}`} />
        <details className="fold">
          <summary>
            Errors<span className="sr-only"> of {id}</span>
          </summary>
          <ul className="mt-2 grid gap-1 text-sm">
            {errors.map((error) => (
              <li key={error.status}>
                <code>{error.status}</code> {error.about.replaceAll('`', '')}
              </li>
            ))}
          </ul>
        </details>
      </div>
    </details>
  )
}

type FieldsProps = { title: string; fields: Field[]; of: string; isAnswer?: boolean }

/** An answer always has all its fields; of the other fields, it is shown which are required. */
function Fields({ title, fields, of, isAnswer }: FieldsProps) {
  if (fields.length === 0) return null
  return (
    <details className="fold">
      <summary>
        {title}
        <span className="sr-only"> of {of}</span>
      </summary>
      <dl className="text-sm">
        {fields.map(({ name, type, isRequired, about }) => (
          <div
            className="grid gap-x-6 border-b border-line py-2 sm:grid-cols-[14rem_minmax(0,1fr)]"
            key={name}
          >
            <dt className="flex flex-wrap items-baseline gap-x-2 wrap-anywhere">
              <code className="font-medium">{name}</code>
              <span className="text-xs text-muted">{type}</span>
              {isRequired && !isAnswer && <span className="text-xs text-danger">required</span>}
            </dt>
            <dd className="wrap-anywhere">{about?.replaceAll('`', '')}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

const Code = ({ text }: { text: string }) => (
  <pre className="rounded-surface bg-wash p-4 text-xs/relaxed wrap-anywhere whitespace-pre-wrap">
    <code>{text}</code>
  </pre>
)
