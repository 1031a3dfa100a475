import { Form } from 'react-router'
import { countOf, formatLongDate } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Sample } from '#app/ui/sample.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { DeskPage } from './desk-page.tsx'
import { SampleCase, type Sampled } from './desk-samples.tsx'
import { codeDays, noticeDays } from './person-request.schema.ts'
import type { OpenPersonRequest } from './person-requests.server.ts'
import type { FoundPerson } from './personal-data.server.ts'

type PeopleDeskProps = { requests: OpenPersonRequest[]; found: FoundPerson | null; result?: FormResult }

const sampled = {
  name: 'Anna Lind',
  about: 'anna@example.com',
  rows: [
    ['2 reviews', 'Will be erased'],
    ['3 invitations', 'Will be erased'],
    ['1 newsletter address', 'Will be erased'],
  ],
  choices: ['Download their data', 'Erase everything for good'],
} satisfies Sampled

/** Letters of people who want their data, or have them erased (GDPR, articles 15 and 17). */
export function PeopleDesk({ requests, found, result }: PeopleDeskProps) {
  const { values = {}, errors = {}, message } = result ?? {}
  const isAsking = ['find', 'code', 'notice'].includes(values.act ?? '')
  return (
    <DeskPage
      lead="For people who write to you. Authors and account holders do it themselves."
      picture={
        !found &&
        requests.length === 0 && (
          <Sample isPicture>
            <SampleCase {...sampled} />
          </Sample>
        )
      }
      result={result}
      title="Hand over or erase somebody’s data"
    >
      <section aria-label="Find a person" className="grid gap-4">
        <Form className="grid max-w-[440px] gap-4" method="post">
          <FormError text={isAsking ? message : undefined} />
          <TextInput
            autoComplete="off"
            defaultValue={found?.email ?? values.email}
            error={errors.email}
            inputMode="email"
            label="Email of the person"
            name="email"
            type="email"
          />
          <Button className="justify-self-start" kind="primary" name="act" value="find">
            Find what is stored
          </Button>
        </Form>
        {found ? (
          <Found found={found} />
        ) : (
          values.act === 'notice' && <Ways email={values.email ?? ''} values={values} errors={errors} />
        )}
      </section>
      {requests.length > 0 && (
        <section aria-labelledby="requests-heading" className="grid gap-2">
          <h2 className="text-xl" id="requests-heading">
            Open requests
          </h2>
          <ul>
            {requests.map((request) => (
              <li className="grid justify-items-start gap-3 border-b border-line py-5" key={request.id}>
                <OpenRequest
                  message={values.requestId === request.id ? message : undefined}
                  request={request}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </DeskPage>
  )
}

function Found({ found: { email, hasAccount, counts } }: { found: FoundPerson }) {
  if (hasAccount)
    return (
      <p role="status">
        {email} has an account. Its owner downloads and erases the data in their profile; nobody else can.
      </p>
    )
  if (counts.length === 0) return <p role="status">Nothing is stored under {email}.</p>
  return (
    <>
      <div role="status">
        <p>Stored under {email}:</p>
        <ul className="list-disc pl-5">
          {counts.map((counted) => (
            <li key={counted[1]}>{countOf(...counted)}</li>
          ))}
        </ul>
      </div>
      <Ways email={email} errors={{}} values={{}} />
    </>
  )
}

type WaysProps = { email: string; values: Record<string, string>; errors: Record<string, string> }

/** The two ways to show that an address is one's own. */
function Ways({ email, values, errors }: WaysProps) {
  return (
    <div className="grid max-w-[440px] gap-6">
      <Form className="grid justify-items-start gap-2" method="post">
        <input name="email" type="hidden" value={email} />
        <Button kind="primary" name="act" value="code">
          Mail a code there
        </Button>
        <p className="text-sm text-muted">The person tells you the code; it is valid for {codeDays} days.</p>
      </Form>
      <details open={errors.identity !== undefined}>
        <summary className="cursor-pointer text-sm underline underline-offset-4">
          They cannot open this mailbox
        </summary>
        <Form className="mt-4 grid justify-items-start gap-4" method="post">
          <input name="email" type="hidden" value={email} />
          <p className="text-sm text-muted">
            A notice goes to the address, with a link that stops the request. {noticeDays} days after it went
            out you can hand over or erase the data. What you write here goes into the operators’ record, so
            leave names out.
          </p>
          <TextArea
            defaultValue={values.identity}
            error={errors.identity}
            fieldClassName="w-full"
            label="How did they show who they are?"
            maxLength={1000}
            name="identity"
            rows={3}
          />
          <Button name="act" value="notice">
            Mail a notice there
          </Button>
        </Form>
      </details>
    </div>
  )
}

function OpenRequest({ request, message }: { request: OpenPersonRequest; message?: string }) {
  const { id, email, identity, isReady, waitsUntil, hasTriesLeft, expiresAt } = request
  return (
    <>
      <p>
        <strong className="font-medium">{email}</strong>
        <span className="block text-sm text-muted">
          {identity === null
            ? `${isReady ? 'Gave the right code' : hasTriesLeft ? 'A code was mailed' : 'Five codes were wrong; mail a new one'}. This request is over on ${formatLongDate(expiresAt)}.`
            : waitsUntil === null
              ? 'The notice has not gone out yet.'
              : `${isReady ? 'Could say no until' : 'Can say no until'} ${formatLongDate(waitsUntil)}. ${identity}`}
        </span>
      </p>
      <FormError text={message} />
      {identity === null && !isReady && hasTriesLeft && (
        <Form className="flex flex-wrap items-end gap-3" method="post">
          <input name="requestId" type="hidden" value={id} />
          <TextInput
            autoComplete="off"
            id={`code-${id}`}
            inputMode="numeric"
            label="Code that they told you"
            name="code"
          />
          <Button name="act" value="enter">
            Enter
          </Button>
        </Form>
      )}
      <Form className="flex flex-wrap items-center gap-3" method="post">
        <input name="requestId" type="hidden" value={id} />
        {isReady && (
          <>
            <a className="btn" download href={`/operator/people/${id}.json`}>
              Download their data
            </a>
            <Button kind="danger" name="act" value="erase">
              Erase everything for good
            </Button>
          </>
        )}
        <Button kind="quiet" name="act" value="drop">
          Drop the request
        </Button>
      </Form>
    </>
  )
}
