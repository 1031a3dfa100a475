import { alert, Icon } from '#app/ui/icon.tsx'
import { type ContactFailure, contactFailureText, contactFailureTitle } from './contact.vocabulary.ts'

type ContactErrorProps = { failure: ContactFailure; address: string; isHidden: boolean }

/** Why the message was not accepted, and where to write instead. The script shows the one that happened. */
export function ContactError({ failure, address, isHidden }: ContactErrorProps) {
  const [before, after] = contactFailureText[failure].split('{email}')
  return (
    // biome-ignore lint/a11y/noAutofocus: it is the answer to what was just sent, and far down the page.
    <div autoFocus={!isHidden} data-failure={failure} hidden={isHidden} role="alert" tabIndex={-1}>
      <div className="flex gap-3 border-l-2 border-danger py-1 pl-4 text-sm">
        <Icon className="mt-0.5 shrink-0 text-danger" path={alert} />
        <div className="grid gap-1">
          <h2 className="font-sans text-sm font-medium">{contactFailureTitle}</h2>
          <p>
            {before}
            <a className="wrap-anywhere underline underline-offset-4" href={`mailto:${address}`}>
              {address}
            </a>
            {after}
          </p>
        </div>
      </div>
    </div>
  )
}
