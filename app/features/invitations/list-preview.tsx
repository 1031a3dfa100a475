import { useState } from 'react'
import { Form, Link, useFetcher, useNavigation } from 'react-router'
import { LeftOut } from '#app/features/uploads/left-out.tsx'
import { countOf, formatLanguage, formatNumber } from '#app/languages/format.ts'
import { Block } from '#app/ui/block.tsx'
import { Button } from '#app/ui/button.tsx'
import { Actions } from '#app/ui/dialog.tsx'
import { Table } from '#app/ui/table.tsx'
import { type Toast, useActionToast } from '#app/ui/toast.tsx'
import type { Draft } from './list-draft.server.ts'
import type { MailPreviewed } from './sample-mail.server.ts'

const customers = (count: number) => countOf(count, 'customer')

export function ListPreview({ draft, message }: { draft: Draft; message?: string }) {
  const { count, problems, problemCount, repeated, first, mail } = draft
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-2">
      <div className="grid max-w-measure content-start gap-4">
        <p className="font-serif text-2xl leading-[1.34]">
          {count > 0 ? `${customers(count)} can be invited` : 'Nobody on this list can be invited'}
          {problemCount > 0 && count > 0 && `, and ${countOf(problemCount, 'row')} cannot`}.
        </p>
        {repeated > 0 && (
          <p className="text-sm text-muted">
            {countOf(repeated, 'row')} {repeated === 1 ? 'repeats' : 'repeat'} a customer further up, and each
            customer gets one invitation.
          </p>
        )}
        {message && (
          <p className="border-l-2 border-warning py-1 pl-4 text-sm" role="alert">
            {message}
          </p>
        )}
        <ListActions draft={draft} />
      </div>
      {mail && (
        <div className="row-span-2">
          <Block id="mail" title="The mail to the first customer">
            <MailPreview batch={draft.id} hasReminder={draft.hasReminder} mail={mail} />
          </Block>
        </div>
      )}
      <div className="grid content-start gap-10">
        {count > 0 && <FirstCustomers count={count} first={first} />}
        {problemCount > 0 && <Problems batch={draft.id} problems={problems} problemCount={problemCount} />}
      </div>
    </div>
  )
}

function ListActions({ draft: { id, count, uploadId } }: { draft: Draft }) {
  const test = useFetcher<{ toast?: Toast }>()
  const { state, formData } = useNavigation()
  const isQueueing = state !== 'idle' && formData?.get('act') === 'queue'
  useActionToast(test.data?.toast)
  return (
    <Actions>
      {count > 0 && (
        <>
          <Form method="post">
            <input name="batch" type="hidden" value={id} />
            <Button isBusy={isQueueing} kind="primary" name="act" value="queue">
              {isQueueing ? `Queueing ${formatNumber(count)}` : `Invite ${customers(count)}`}
            </Button>
          </Form>
          <test.Form method="post">
            <input name="batch" type="hidden" value={id} />
            <Button isBusy={test.state !== 'idle'} name="act" value="test">
              Send me a test mail
            </Button>
          </test.Form>
        </>
      )}
      {uploadId && (
        <Link className="reach text-sm" to={`/business/invitations/many?upload=${uploadId}`}>
          Change columns
        </Link>
      )}
      <Link className="reach text-sm" to="/business/invitations/many">
        Different list
      </Link>
    </Actions>
  )
}

function FirstCustomers({ count, first }: Pick<Draft, 'count' | 'first'>) {
  return (
    <Block
      id="first"
      title={count > first.length ? `The first ${formatNumber(first.length)}` : 'Who can be invited'}
    >
      <Table
        caption="Customers who can be invited"
        columns={[
          {
            id: 'email',
            header: 'Email',
            cell: ({ email }) => <span className="break-all">{email}</span>,
          },
          { id: 'name', header: 'Name', cell: ({ name }) => name ?? <Missing /> },
          { id: 'order', header: 'Order', cell: ({ orderReference }) => orderReference ?? <Missing /> },
          { id: 'language', header: 'Language', cell: ({ language }) => formatLanguage(language) },
        ]}
        rowId={({ email }) => email}
        rows={first}
      />
    </Block>
  )
}

const Missing = () => <span className="text-muted">–</span>

type ProblemsProps = Pick<Draft, 'problems' | 'problemCount'> & { batch: string }

function Problems({ batch, problems, problemCount }: ProblemsProps) {
  const isRefusal = problems.some(({ why }) => why.endsWith('your file says') || why.endsWith('in your file'))
  return (
    <LeftOut
      count={problemCount}
      note={
        <a className="reach" download href={`/business/invitations/many/problems.csv?batch=${batch}`}>
          Download all as CSV
        </a>
      }
      problems={problems}
      title="Who cannot be invited"
      who="Customer"
    >
      {isRefusal && (
        <p className="mb-4 max-w-measure text-sm text-muted">
          In the EU and the UK a request for a review counts as marketing, and a “no” in your file may be an
          objection. So we leave these customers out, whichever reason for emailing you have chosen.
        </p>
      )}
    </LeftOut>
  )
}

const views = { mail: 'Email', reminder: 'Reminder', text: 'As text' }
type View = keyof typeof views

type MailPreviewProps = {
  mail: MailPreviewed
  hasReminder?: boolean
  /** The list whose mail it is; without one, the mail is to oneself. */
  batch?: string
}

/** A mail as it arrives, in a frame that runs nothing, with the lines above it that its reader sees. */
export function MailPreview({ mail, hasReminder = true, batch }: MailPreviewProps) {
  const [view, setView] = useState<View>('mail')
  const query = new URLSearchParams({ ...(batch && { batch }), ...(view === 'reminder' && { reminder: '' }) })
  const shown = (Object.keys(views) as View[]).filter((each) => each !== 'reminder' || hasReminder)
  return (
    <div className="grid overflow-hidden rounded-surface border border-line bg-sheet text-sm">
      <div className="grid gap-1 border-b border-line px-4 py-3 wrap-anywhere">
        <p className="font-medium">{mail.subject}</p>
        <p className="text-xs text-muted">
          {mail.from}, replies to {mail.replyTo}
        </p>
        <fieldset className="chips mt-2">
          <legend className="sr-only">Show</legend>
          {shown.map((each) => (
            <Button
              aria-pressed={view === each}
              className="chip"
              key={each}
              onClick={() => setView(each)}
              type="button"
            >
              {views[each]}
            </Button>
          ))}
        </fieldset>
      </div>
      {view === 'text' ? (
        <p className="min-h-[520px] p-4 wrap-anywhere whitespace-pre-line">{mail.text}</p>
      ) : (
        <iframe
          className="h-[760px] w-full bg-white sm:h-[700px]"
          key={view}
          sandbox=""
          src={`/business/invitations/sample?${query}`}
          title={views[view]}
        />
      )}
    </div>
  )
}
