import { Form, Link, useFetcher, useNavigation } from 'react-router'
import { countOf, formatNumber } from '#app/languages/format.ts'
import { Button } from '#app/ui/button.tsx'
import { Actions } from '#app/ui/dialog.tsx'
import { Table } from '#app/ui/table.tsx'
import { type Toast, useActionToast } from '#app/ui/toast.tsx'
import type { Draft } from './drafting.server.ts'

const customers = (count: number) => countOf(count, 'customer')

/** Who on a list can be invited, who cannot and why, and a sample of the mail. */
export function ListPreview({ draft, message }: { draft: Draft; message?: string }) {
  const { count, problems, problemCount, mail } = draft
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-10">
      <div className="grid max-w-measure gap-4">
        <p className="font-serif text-2xl leading-[1.34]">
          {count > 0 ? `${customers(count)} can be invited` : 'Nobody on this list can be invited'}
          {problemCount > 0 && count > 0 && `, and ${formatNumber(problemCount)} cannot`}.
        </p>
        {message && (
          <p className="border-l-2 border-warning py-1 pl-4 text-sm" role="alert">
            {message}
          </p>
        )}
        <ListActions draft={draft} />
      </div>
      {mail && (
        <section aria-labelledby="mail" className="border-t border-rule pt-3">
          <h2 className="mb-4 text-lg" id="mail">
            The mail to the first customer
          </h2>
          <div className="max-w-measure border border-line bg-sheet p-5 text-sm">
            <p className="mb-3 border-b border-line pb-3 font-medium wrap-anywhere">{mail.subject}</p>
            <p className="wrap-anywhere whitespace-pre-line">{mail.text}</p>
          </div>
        </section>
      )}
      {problemCount > 0 && <Problems problems={problems} problemCount={problemCount} />}
    </div>
  )
}

function ListActions({ draft: { id, count } }: { draft: Draft }) {
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
      <Link className="text-sm" to="/business/invitations/many">
        Start over with a different list
      </Link>
    </Actions>
  )
}

function Problems({ problems, problemCount }: Pick<Draft, 'problems' | 'problemCount'>) {
  return (
    <section aria-labelledby="problems" className="border-t border-rule pt-3">
      <h2 className="mb-4 text-lg" id="problems">
        Who cannot be invited
      </h2>
      {problemCount > problems.length && (
        <p className="mb-4 text-sm text-muted">
          These are the first {formatNumber(problems.length)} of {formatNumber(problemCount)} rows.
        </p>
      )}
      <Table
        caption="Rows that cannot be invited"
        columns={[
          {
            id: 'who',
            header: 'Customer',
            cell: ({ who }) => <span className="break-all">{who || '–'}</span>,
          },
          { id: 'line', header: 'Line', cell: ({ line }) => formatNumber(line), isNumber: true },
          { id: 'why', header: 'Reason', cell: ({ why }) => why },
        ]}
        rowId={({ line }) => String(line)}
        rows={problems}
      />
    </section>
  )
}
