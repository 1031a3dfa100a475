import { useRef } from 'react'
import { Form, Link } from 'react-router'
import { SendButton } from '#app/features/accounts/account-page.tsx'
import { findingsOf, type SenderDomain } from '#app/features/mailing/sender-domain.vocabulary.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { fieldsOf } from '#app/ui/field.tsx'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { Time } from '#app/ui/time.tsx'
import { mailLimits } from './mail-limits.ts'

type MailForm = {
  saved: { senderName: string | null; replyTo: string | null; footer: string | null }
  businessName: string
  /** False if the business's name may not be used as the sender's. */
  isNameFit: boolean
  isReplyToUsed: boolean
  ownEmail: string
  /** In Unicode. */
  domain: string
  isDomainProven: boolean
  senderAddress: string
}

type FormProps = MailForm & { result: FormResult | undefined }

export function MailSettingsForm(props: FormProps) {
  const { saved, businessName, isNameFit, senderAddress, result } = props
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstError(form, result)
  const field = fieldsOf(result, saved)
  return (
    <Form className="grid max-w-[600px] gap-6" method="post" noValidate preventScrollReset ref={form}>
      <FormError text={result?.message} />
      <TextInput
        {...field('senderName')}
        autoComplete="off"
        help={
          isNameFit
            ? `The address beside it stays ${senderAddress}.`
            : 'The name of your business has an address or our name in it, so that mails come in our name until you enter another.'
        }
        isOptional
        label="Sender name"
        placeholder={isNameFit ? businessName : undefined}
      />
      <TextInput
        {...field('replyTo')}
        autoComplete="email"
        help={<ReplyToHelp {...props} />}
        isOptional
        label="Replies to invitations go to"
        type="email"
      />
      <TextArea
        {...field('footer')}
        help="Your postal address or register number, where the law asks for it. Plain text; your own website may be named."
        isOptional
        label="Footer"
        limit={mailLimits.footer.max}
        rows={4}
      />
      <SendButton busy="Saving…" isNarrow name="act" value="save">
        Save
      </SendButton>
    </Form>
  )
}

function ReplyToHelp(props: MailForm) {
  const { saved, isReplyToUsed, ownEmail, domain, isDomainProven, senderAddress } = props
  const allowed = isDomainProven ? (
    <>
      Use your own address, {ownEmail}, or one at <Link to="/business/profile/domain">{domain}</Link>.
    </>
  ) : (
    <>
      Use your own address, {ownEmail}, or, once you{' '}
      <Link to="/business/profile/domain">prove that {domain} is yours</Link>, an address there.
    </>
  )
  if (saved.replyTo && !isReplyToUsed)
    return (
      <>
        {saved.replyTo} is not used: it is no longer your own confirmed address, or at a domain that is proven
        to be yours. Until you change it, replies go to {senderAddress}. {allowed}
      </>
    )
  return allowed
}

const meanings: Record<string, string> = {
  SPF: 'who may send',
  DKIM: 'the signature',
  DMARC: 'what happens to forgeries',
}

type ReportProps = { domain: SenderDomain & { checkedAt: string } }

export function SenderDomainReport({ domain }: ReportProps) {
  const findings = findingsOf(domain)
  const isAny = (wanted: 'open' | 'wrong') => findings.some(({ state }) => state === wanted)
  return (
    <div className="grid gap-5">
      <p className="font-serif text-xl leading-[1.34] wrap-anywhere">
        {isAny('wrong')
          ? `Some mailboxes may take mail from ${domain.domain} for spam.`
          : isAny('open')
            ? `Nothing wrong with ${domain.domain} was found, and not everything could be seen.`
            : `${domain.domain} has all three records.`}
      </p>
      <dl className="grid">
        {findings.map(({ name, state, found, todo }) => (
          <div
            className="grid gap-x-6 gap-y-1 border-t border-line py-3 sm:grid-cols-[10em_minmax(0,1fr)]"
            key={name}
          >
            <dt>
              <span className="font-medium">{name}</span>
              <span className="block text-xs text-muted">{meanings[name]}</span>
            </dt>
            <dd className="grid content-start gap-1 text-sm wrap-anywhere">
              <p className={state === 'wrong' ? 'text-warning' : undefined}>{found}</p>
              {todo && <p className="text-muted">To do: {todo}</p>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">
        Checked <Time at={domain.checkedAt} />, and again every day. Whoever runs this service can change
        these records.
      </p>
    </div>
  )
}
