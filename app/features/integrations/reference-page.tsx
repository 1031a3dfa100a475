import { Fragment } from 'react'
import { webhookEvents } from '#app/features/webhooks/webhook.vocabulary.ts'
import { Badge } from '#app/ui/badge.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { ApiReference, Field, ReferenceEntry } from './api-reference.ts'

type ReferencePageProps = {
  reference: ApiReference
  /** Programs that run as they stand. */
  examples: { language: string; file: string; code: string }[]
  scopes: { name: string; text: string }[]
  requestsAMinute: number
}

/** The reference of the public API, made from its OpenAPI document. */
export function ReferencePage({ reference, examples, scopes, requestsAMinute }: ReferencePageProps) {
  const { address, about, sections } = reference
  return (
    <div className="page pt-[clamp(32px,5vw,72px)]">
      <PageHeader lead={about} title="API" />
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <Contents sections={sections} />
        <div className="grid min-w-0 gap-12">
          <section className="grid gap-4" id="start">
            <h2 className="text-2xl">In five minutes</h2>
            <ol className="grid list-decimal gap-3 pl-5">
              <li>
                The owner makes a key at <a href="/business/integrations">Integrations</a>, in the dashboard.
                The key is shown once: keep it like a password. It needs a plan with API access.
              </li>
              <li>
                Ask for your business. The answer has its name and rating.
                <Code text={`curl '${address}/business' \\\n  -H 'Authorization: Bearer vk_…'`} />
              </li>
              <li>
                Run one of these programs: each invites the customers of a list of orders, then prints what
                reviews of the last month are about and what stands out. Set <code>VOUCHSAFE_KEY</code> to
                your key, with the scopes <code>invitations:write</code> and <code>figures:read</code>, and{' '}
                <code>VOUCHSAFE_URL</code> to <code className="wrap-anywhere">{address}</code>.
                {examples.map(({ language, file, code }) => (
                  <details className="fold mt-2" key={file}>
                    <summary>
                      <span>
                        {language} <span className="text-muted">({file})</span>
                      </span>
                    </summary>
                    <Code text={code} />
                  </details>
                ))}
              </li>
            </ol>
            <p>
              The same description for tools: <a href="/api/v1/openapi.json">openapi.json</a> (OpenAPI 3.1).
            </p>
          </section>
          <section className="grid gap-3 border-t border-rule pt-3" id="rules">
            <h2 className="text-2xl">Keys, errors and limits</h2>
            <p>
              A key opens its own business, for the scopes that it was made with. What belongs to another
              business is answered as if it did not exist (404).
            </p>
            <ul className="grid gap-1">
              {scopes.map(({ name, text }) => (
                <li key={name}>
                  <code>{name}</code> <span className="text-muted">{text}</span>
                </li>
              ))}
            </ul>
            <p>
              Each key has {requestsAMinute} requests a minute, told in the headers <code>RateLimit</code> and{' '}
              <code>RateLimit-Policy</code>. Above that, the answer is 429 with <code>Retry-After</code>.
            </p>
            <p>
              Lists have pages: send the <code>next</code> of one page as <code>after</code> of the following
              one, until it is null.
            </p>
            <p>
              A write with an <code>Idempotency-Key</code> (a text of your choice, such as the order’s number)
              happens once in 24 hours, however often you send it: you get the first answer again, with the
              header <code>Idempotent-Replayed</code>. The same key with another body is answered with 409; a
              request that was refused as a whole does not use it up.
            </p>
            <p>
              Every error looks like this; paths of <code>fields</code> count from 0. Name its id when you ask
              us about it.
            </p>
            <Code
              text={JSON.stringify(
                {
                  error: {
                    code: 'invalid',
                    message: 'Some fields are wrong.',
                    requestId: '019ac3f2-7a51-7c6e-9d0b-3f8e52a1c7d4',
                    fields: { 'reviews.1.rating': 'Too big: expected number to be <=5' },
                  },
                },
                null,
                2,
              )}
            />
          </section>
          <section className="grid gap-3 border-t border-rule pt-3" id="webhooks">
            <h2 className="text-2xl">Webhooks</h2>
            <p>
              Instead of asking, let us post to an address of yours, set up under Integrations. The body is{' '}
              <code>{'{"type", "timestamp", "data"}'}</code>, with ids and what the public sees, signed by the{' '}
              <a href="https://www.standardwebhooks.com">Standard Webhooks</a> specification: check it with
              one of its libraries and your secret. Answer 200 to 299 within ten seconds, and keep each{' '}
              <code>webhook-id</code> that you have worked through: one may come twice.
            </p>
            <dl className="grid gap-x-5 gap-y-1 sm:grid-cols-[max-content_1fr]">
              {Object.entries(webhookEvents).map(([type, happens]) => (
                <Fragment key={type}>
                  <dt>
                    <code>{type}</code>
                  </dt>
                  <dd className="text-muted">{happens}</dd>
                </Fragment>
              ))}
            </dl>
          </section>
          {sections.map(({ name, operations }) => (
            <section className="border-t border-rule pt-3" key={name}>
              <h2 className="text-2xl first-letter:uppercase">{name}</h2>
              {operations.map((one) => (
                <Entry key={one.id} {...one} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

/** Beside the text, and folded above it on a phone. */
function Contents({ sections }: Pick<ApiReference, 'sections'>) {
  return (
    <nav
      aria-label="Contents"
      className="top-0 lg:sticky lg:max-h-dvh lg:overflow-y-auto lg:pb-8"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
      tabIndex={0}
    >
      <details className="fold fold-narrow">
        <summary>Contents</summary>
        <ul className="grid text-sm *:*:flex *:*:min-h-11 *:*:items-center *:*:no-underline lg:*:*:min-h-8">
          <li>
            <a href="#start">In five minutes</a>
          </li>
          <li>
            <a href="#rules">Keys, errors and limits</a>
          </li>
          <li>
            <a href="#webhooks">Webhooks</a>
          </li>
        </ul>
        {sections.map(({ name, operations }) => (
          <section className="mt-5" key={name}>
            <h2 className="font-sans text-xs text-muted first-letter:uppercase">{name}</h2>
            <ul className="grid text-sm">
              {operations.map(({ id, method, title }) => (
                <li key={id}>
                  <a
                    className="flex min-h-11 items-center gap-2 py-1 no-underline lg:min-h-8"
                    href={`#${id}`}
                  >
                    <span className="grow">{title}</span>
                    <Method method={method} />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </details>
    </nav>
  )
}

const Method = ({ method }: { method: string }) => (
  <Badge kind={method === 'GET' ? 'good' : method === 'DELETE' ? 'danger' : 'warning'}>{method}</Badge>
)

function Entry({
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
    <article className="grid items-start gap-x-10 gap-y-3 border-b border-line py-8 xl:grid-cols-2" id={id}>
      <div className="grid min-w-0 gap-3">
        <h3 className="font-serif text-xl">
          <a className="no-underline" href={`#${id}`}>
            {title}
          </a>
        </h3>
        <p className="flex items-center gap-3">
          <Method method={method} />
          <code className="text-sm wrap-anywhere">{path}</code>
        </p>
        <p className="text-sm text-muted">{about.replaceAll('`', '')}</p>
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
      <div className="min-w-0 xl:sticky xl:top-6">
        <Code text={curl} />
      </div>
    </article>
  )
}

type FieldsProps = { title: string; fields: Field[]; of: string; isAnswer?: boolean }

/** An answer's fields are all there; of the others, it matters which must be. */
function Fields({ title, fields, of, isAnswer }: FieldsProps) {
  if (fields.length === 0) return null
  return (
    <details className="fold" open={!isAnswer}>
      <summary>
        {title}
        <span className="sr-only"> of {of}</span>
      </summary>
      <dl className="mt-2 grid gap-2 text-sm">
        {fields.map(({ name, type, isRequired, about }) => (
          <div className="border-b border-line pb-2" key={name}>
            <dt className="flex flex-wrap items-baseline gap-x-2 wrap-anywhere">
              <code className="font-medium">{name}</code>
              <span className="text-xs text-muted">{type}</span>
              {isRequired && !isAnswer && <span className="text-xs text-danger">required</span>}
            </dt>
            {about && <dd className="text-muted wrap-anywhere">{about.replaceAll('`', '')}</dd>}
          </div>
        ))}
      </dl>
    </details>
  )
}

function Code({ text }: { text: string }) {
  return (
    <pre className="mt-2 rounded-surface bg-wash p-4 text-xs/relaxed whitespace-pre-wrap wrap-anywhere">
      <code>{text}</code>
    </pre>
  )
}
