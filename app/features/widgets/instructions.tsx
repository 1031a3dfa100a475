import { ChevronDown } from 'lucide-react'
import { BrandMark, hasMark } from '#app/ui/brand-mark.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { type Embedded, type Way, waysIn } from './ways-in.ts'

type InstructionsProps = {
  /** From `readEmbedded`. */
  embedded: Embedded
  onCopied?: () => void
}

/** How the widget comes onto each kind of site, with code to copy. Works without JavaScript. Headings begin at level 3. */
export function Instructions({ embedded, onCopied }: InstructionsProps) {
  return (
    <div className="grid">
      {waysIn(embedded).map(({ id, title, ways }, at) => (
        <details className="fold" key={id} open={at === 0}>
          <summary className="min-h-11 items-center py-1">
            <h3 className="inline text-lg">{title}</h3>
          </summary>
          <div className="-mt-3">
            {ways.map((way) => (
              <WayIn key={way.id} onCopied={onCopied} way={way} />
            ))}
          </div>
        </details>
      ))}
    </div>
  )
}

function WayIn({ way, onCopied }: { way: Way; onCopied?: () => void }) {
  const { id, title, where, steps, note } = way
  return (
    <details className="group/way border-b border-line">
      <summary className="grid min-h-11 grid-cols-[minmax(0,1fr)_20px] items-center gap-3 py-1.5">
        <span className="grid gap-x-4 sm:grid-cols-[160px_minmax(0,1fr)]">
          <strong className="flex items-center gap-2 font-medium">
            {hasMark(title) && <BrandMark name={title} />}
            {title}
          </strong>
          <span className="self-center text-sm leading-6 text-muted">{where}</span>
        </span>
        <ChevronDown
          aria-hidden
          className="text-muted group-open/way:rotate-180"
          size={18}
          strokeWidth={1.5}
        />
      </summary>
      <div className="grid gap-4 pt-1 pb-7 sm:pl-44">
        <ol className="grid max-w-measure list-decimal gap-4 pl-5 marker:text-muted">
          {steps.map(({ text, code, label }, at) => (
            <li className="grid-cols-[minmax(0,1fr)] pl-1" key={text}>
              {text}
              {code && (
                <div className="mt-3">
                  <CopyField
                    id={`way-${id}-${at}`}
                    isCode
                    label={label ?? 'Code'}
                    onCopied={onCopied}
                    value={code}
                  />
                </div>
              )}
            </li>
          ))}
        </ol>
        {note && <p className="max-w-measure text-sm text-muted">{note}</p>}
      </div>
    </details>
  )
}
