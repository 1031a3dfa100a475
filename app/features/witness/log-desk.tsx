import { Form } from 'react-router'
import { countOf, formatNumber } from '#app/languages/format.ts'
import { Button } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { Time } from '#app/ui/time.tsx'
import type { findLogDesk } from './log-desk.server.ts'

type Desk = Awaited<ReturnType<typeof findLogDesk>>
type Answer = { values: Record<string, string>; errors: Record<string, string>; message?: string }

/** The public log as its operator sees it: its state, who watches it, and whose logs are watched here. */
export function LogDesk({ desk, result }: { desk: Desk; result?: Answer }) {
  return (
    <>
      <section aria-labelledby="log" className="grid gap-2">
        <h2 className="text-xl" id="log">
          This log
        </h2>
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
          Exchange these lines with the operator of another service. Each of you pastes the other’s.
        </p>
        <CopyField id="own-lines" isCode label="Yours" value={desk.ownLines.join('\n')} />
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
        <ul className="border-t border-rule">
          {watching.map(({ vkey, name, url, seenAt, problem }) => (
            <Row key={vkey} name={name} remove={vkey}>
              {seenAt ? (
                <>
                  saw it <Time at={seenAt} />
                </>
              ) : (
                'has not seen it yet'
              )}
              , at {url}
              {problem && <span className="block text-danger">When last asked, it {problem}.</span>}
            </Row>
          ))}
        </ul>
      )}
      {quorum > 0 && (
        <p className="text-sm text-muted">
          Readers ask for {formatNumber(Math.min(quorum, watching.length))} of them.
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
      <ul className="border-t border-rule">
        {logs.map(({ origin, url, size, cosignedAt }) => (
          <Row key={origin} name={origin} remove={origin}>
            {cosignedAt ? (
              <>
                {countOf(size, 'entry', 'entries')}, seen <Time at={cosignedAt} />
              </>
            ) : (
              'not seen yet'
            )}
            , at {url}
          </Row>
        ))}
      </ul>
      {evidence.map(({ id, origin, kind, foundAt }) => (
        <p className="border-l-2 border-danger py-1 pl-4 text-sm wrap-anywhere" key={id}>
          {kind === 'fork'
            ? `${origin} signed two logs of one size: proof that it forked.`
            : `Somebody sent a checkpoint of ${origin} with a proof that does not fit. If its operator did, the log was changed.`}{' '}
          <Time at={foundAt} />. <a href="/witness/evidence">Both checkpoints</a>
        </p>
      ))}
    </section>
  )
}

type RowProps = { name: string; remove: string; children: React.ReactNode }

function Row({ name, remove, children }: RowProps) {
  return (
    <li className="flex items-start gap-3 border-b border-line py-4 text-sm">
      <div className="min-w-0 grow wrap-anywhere">
        <h3 className="font-medium">{name}</h3>
        <p className="text-muted">{children}</p>
      </div>
      <Form method="post">
        <input name="remove" type="hidden" value={remove} />
        <Button aria-label={`Remove ${name}`} kind="quiet">
          Remove
        </Button>
      </Form>
    </li>
  )
}
