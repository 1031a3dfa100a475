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
    <>
      <section aria-label="This log" className="grid gap-2">
        {desk.frozen ? (
          <div className="grid gap-1 border-l-2 border-danger py-1 pl-4 text-sm">
            <p className="font-medium text-danger">Frozen: nothing is signed.</p>
            <p>{desk.frozen.why}</p>
            <p>{desk.frozen.todo}</p>
          </div>
        ) : null}
        <p className="text-sm text-muted wrap-anywhere">
          {desk.origin}: {countOf(desk.size, 'entry', 'entries')}
          {desk.publishedAt && (
            <>
              , signed <Time at={desk.publishedAt} />
            </>
          )}
          .
        </p>
      </section>
      <Watching desk={desk} />
      <section aria-labelledby="add" className="grid gap-4">
        <h2 className="text-xl" id="add">
          Watch each other
        </h2>
        <p className="text-sm text-muted">
          Exchange a few lines with the operator of another service. Each of you pastes the other’s.
        </p>
        <details className="fold">
          <summary>Show the lines to exchange</summary>
          <CopyField id="own-lines" isCode label="Yours" value={desk.ownLines.join('\n')} />
        </details>
        <Form className="grid justify-items-start gap-4" method="post" noValidate>
          <FormError text={result?.message} />
          <TextArea
            className="font-mono text-xs"
            defaultValue={result?.errors.lines ? result.values.lines : ''}
            error={result?.errors.lines}
            fieldClassName="w-full"
            help="“quorum 2” makes readers ask for two of them."
            label="Theirs"
            name="lines"
            rows={3}
          />
          <Button kind="primary">Add</Button>
        </Form>
      </section>
      <Watched desk={desk} />
    </>
  )
}

function Watching({ desk: { watching, quorum } }: { desk: Desk }) {
  return (
    <section aria-labelledby="watching" className="grid gap-2">
      <h2 className="text-xl" id="watching">
        Who watches it
      </h2>
      {watching.length === 0 ? (
        <p className="text-sm text-muted">No one else watches this log yet.</p>
      ) : (
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
      )}
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
