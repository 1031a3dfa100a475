import { ArrowUpDown, Eye, ScrollText } from 'lucide-react'
import { Form } from 'react-router'
import { countOf, formatNumber } from '#app/languages/format.ts'
import { Button } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { PostButton } from '#app/ui/post-button.tsx'
import { Setting, Settings } from '#app/ui/setting.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { Time } from '#app/ui/time.tsx'
import type { findLogDesk } from './log-desk.server.ts'

type Desk = Awaited<ReturnType<typeof findLogDesk>>
type Answer = { values: Record<string, string>; errors: Record<string, string>; message?: string }

export function LogDesk({ desk, result }: { desk: Desk; result?: Answer }) {
  return (
    <div className="order-1 grid grid-cols-[minmax(0,1fr)] gap-6">
      {desk.frozen && (
        <div className="grid gap-1 border-l-2 border-danger py-1 pl-4 text-sm">
          <p className="font-medium text-danger">Frozen: nothing is signed.</p>
          <p>{desk.frozen.why}</p>
          <p>{desk.frozen.todo}</p>
        </div>
      )}
      <Watching desk={desk} />
      <CopyField
        id="own-lines"
        isCode
        label="1. Send your lines to the operator of another service"
        value={desk.ownLines.join('\n')}
      />
      <Form className="grid justify-items-start gap-4" method="post" noValidate>
        <FormError text={result?.message} />
        <TextArea
          className="font-mono text-xs"
          defaultValue={result?.errors.lines ? result.values.lines : ''}
          error={result?.errors.lines}
          fieldClassName="w-full"
          label="2. Paste the lines of that service"
          name="lines"
          rows={3}
        />
        <Button kind="primary">Watch each other</Button>
      </Form>
      <Watched desk={desk} />
    </div>
  )
}

/** This service and the others, each of which signs what it saw of the log of the other. */
export function WatchPicture({ desk: { origin, size, publishedAt, watching } }: { desk: Desk }) {
  const names = [...new Set(watching.map(({ name }) => name))]
  return (
    <div className="grid justify-items-center gap-4 text-sm">
      <div className="grid w-full gap-1 rounded-surface border border-line bg-sheet p-6 wrap-anywhere">
        <p className="flex items-center gap-3 text-base font-medium">
          <ScrollText aria-hidden size={20} strokeWidth={1.5} /> {origin}
        </p>
        <p className="text-muted">
          {countOf(size, 'entry', 'entries')}
          {publishedAt && (
            <>
              , signed <Time at={publishedAt} />
            </>
          )}
        </p>
      </div>
      <p className="flex items-center gap-3">
        <ArrowUpDown aria-hidden size={32} strokeWidth={1} /> Each signs what it saw of the other’s log
      </p>
      <div className="grid w-full gap-1 rounded-surface border border-dashed border-control p-6 wrap-anywhere">
        <p className="flex items-center gap-3 text-base font-medium">
          <Eye aria-hidden size={20} strokeWidth={1.5} /> {names.join(', ') || 'Another service'}
        </p>
        <p className="text-muted">{names.length > 0 ? 'Watching' : 'Not connected yet'}</p>
      </div>
    </div>
  )
}

function Watching({ desk: { watching, quorum } }: { desk: Desk }) {
  if (watching.length === 0) return null
  return (
    <section aria-labelledby="watching" className="grid gap-2">
      <h2 className="text-xl" id="watching">
        Who watches it
      </h2>
      <Settings>
        {watching.map(({ vkey, name, url, size, seenAt, problem, isAuditor }) => (
          <Row key={vkey} name={name} remove={vkey}>
            {seenAt ? (
              <>
                {isAuditor ? foundRight(size) : 'saw it'} <Time at={seenAt} />
              </>
            ) : isAuditor ? (
              'has not audited it yet'
            ) : (
              'has not seen it yet'
            )}
            , at {url}
            {problem && <span className="block text-danger">When last asked, it {problem}.</span>}
          </Row>
        ))}
      </Settings>
      {quorum > 0 && (
        <p className="text-sm text-muted">
          Readers ask for {formatNumber(Math.min(quorum, watching.filter((each) => !each.isAuditor).length))}{' '}
          of them.
        </p>
      )}
    </section>
  )
}

function Watched({ desk: { logs, evidence } }: { desk: Desk }) {
  if (logs.length === 0 && evidence.length === 0) return null
  return (
    <section aria-labelledby="watched" className="grid gap-2">
      <h2 className="text-xl" id="watched">
        Watched here
      </h2>
      <Settings>
        {logs.map(({ origin, url, size, cosignedAt, audit }) => (
          <Row
            action={<AuditSwitch isOn={audit !== null} origin={origin} />}
            key={origin}
            name={origin}
            remove={origin}
          >
            {cosignedAt ? (
              <>
                {countOf(size, 'entry', 'entries')}, seen <Time at={cosignedAt} />
              </>
            ) : (
              'not seen yet'
            )}
            , at {url}
            {audit && <Audited audit={audit} />}
          </Row>
        ))}
      </Settings>
      {logs.length > 0 && (
        <p className="text-sm text-muted">
          An audit reads every entry, keeps a copy of 80 bytes each, and signs only if every count is right.
          Stopping it deletes the copy.
        </p>
      )}
      {evidence.map(({ id, origin, kind, found, foundAt }) => (
        <p className="border-l-2 border-danger py-1 pl-4 text-sm wrap-anywhere" key={id}>
          {kind === 'fork'
            ? `${origin} signed two logs of one size: proof that it forked.`
            : kind === 'audit'
              ? `The audit of ${origin}: ${found}`
              : `Somebody sent a checkpoint of ${origin} with a proof that does not fit. If its operator did, the log was changed.`}{' '}
          <Time at={foundAt} />. <a href="/witness/evidence">Both checkpoints</a>
        </p>
      ))}
    </section>
  )
}

/** Words about an auditor that a time follows. */
const foundRight = (size: number) =>
  `holds ${size === 1 ? 'the first entry' : `the first ${formatNumber(size)} entries`} and found every count right,`

type Audit = NonNullable<Desk['logs'][number]['audit']>

function Audited({ audit: { size, kept, problem, wrong, auditedAt } }: { audit: Audit }) {
  return (
    <>
      <span className="block">
        {auditedAt ? (
          <>
            Audited: every count right up to {countOf(size, 'entry', 'entries')}, <Time at={auditedAt} />.
          </>
        ) : (
          `Audit: ${kept === 0 ? 'not begun' : `${countOf(kept, 'entry', 'entries')} read so far`}.`
        )}
      </span>
      {wrong && <span className="block text-danger">{wrong} It is not signed.</span>}
      {problem && <span className="block">When last tried: {problem}</span>}
    </>
  )
}

const AuditSwitch = ({ origin, isOn }: { origin: string; isOn: boolean }) => (
  <PostButton
    aria-label={`${isOn ? 'Stop auditing' : 'Audit'} ${origin}`}
    fields={{ audit: origin, isWanted: isOn ? 'no' : 'yes' }}
    kind="quiet"
  >
    {isOn ? 'Stop audit' : 'Audit'}
  </PostButton>
)

type RowProps = { name: string; remove: string; action?: React.ReactNode; children: React.ReactNode }

const Row = ({ name, remove, action, children }: RowProps) => (
  <Setting
    end={
      <div className="flex flex-col items-end sm:flex-row">
        {action}
        <PostButton aria-label={`Remove ${name}`} fields={{ remove }} kind="quiet">
          Remove
        </PostButton>
      </div>
    }
    help={children}
    title={name}
  />
)
