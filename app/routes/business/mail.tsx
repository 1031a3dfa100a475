import { FlaskConical, Mail, Server } from 'lucide-react'
import { data } from 'react-router'
import { readableDomain } from '#app/features/businesses/domain-name.server.ts'
import { MailPreview } from '#app/features/invitations/list-preview.tsx'
import { previewMail, writeOwnSample } from '#app/features/invitations/sample-mail.server.ts'
import { isOwnName, newMailSettings } from '#app/features/mail-settings/mail-settings.schema.ts'
import { MailSettingsForm, SenderDomainReport } from '#app/features/mail-settings/mail-settings-form.tsx'
import { findMailSettings, saveMailSettings } from '#app/features/mail-settings/sender.server.ts'
import { findSenderDomain } from '#app/features/mailing/sender-domain.server.ts'
import { db } from '#app/platform/database.server.ts'
import { parseForm, refuseForm } from '#app/platform/form.server.ts'
import { isMailKept, senderAddress } from '#app/platform/mail.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { limits } from '#app/rate-limits.ts'
import { memberOf } from '#app/routes/guards.server.ts'
import { type IntentResult, saved } from '#app/routes/sign-in/intents.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PostButton } from '#app/ui/post-button.tsx'
import { Setting, Settings } from '#app/ui/setting.tsx'
import { Beside } from '#app/ui/side-page.tsx'
import { useActionToast } from '#app/ui/toast.tsx'
import { useRefresh } from '#app/ui/use-refresh.ts'
import type { Route } from './+types/mail.ts'
import { type Acts, handleActs } from './actions.server.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Your mails · Vouchsafe' }]

// GET /business/profile/mail
export async function loader({ context }: Route.LoaderArgs) {
  const { business, user } = memberOf(context)
  const { saved, sender } = await findMailSettings(db, business.id)
  const sample = await writeOwnSample(db, business, { name: user.name, email: user.email })
  const found = isMailKept() ? null : await findSenderDomain(db)
  return {
    form: {
      saved,
      businessName: business.name,
      isNameFit: isOwnName(business.name),
      isReplyToUsed: sender.replyTo !== undefined,
      ownEmail: user.email,
      domain: readableDomain(business.domain),
      isDomainProven: business.domainProvenAt !== null,
      senderAddress: senderAddress(),
    },
    from: sender.fromName ?? 'Vouchsafe',
    preview: previewMail(sample),
    isMailKept: isMailKept(),
    senderDomain: found && { ...found, checkedAt: found.checkedAt.toISOString() },
  }
}

type Result = IntentResult & {
  /** A check is running. `for`: when the last check ended, whose result is shown until then; null without one. */
  waiting?: { for: string | null }
}

// POST /business/profile/mail
export const action = (args: Route.ActionArgs) => handleActs(args, acts)

const acts: Acts = {
  async save({ business }, values) {
    const errors = await saveMailSettings(db, { business, settings: parseForm(newMailSettings, values) })
    return errors ? refuseForm(values, { errors }) : saved('Saved. The next mail is sent this way')
  },
  async test({ business, user }) {
    await countAgainst(limits.mailTestsOfBusiness, business.id)
    await enqueue(db, 'invitations.send-test', { businessId: business.id, userId: user.id })
    return saved(`Test mail queued for ${user.email}`)
  },
  async check({ business }, values) {
    await countAgainst(limits.mailTestsOfBusiness, business.id)
    await enqueue(db, 'mailing.check-sender-domain', {})
    return data<Result>({ values: {}, errors: {}, waiting: { for: values.since || null } })
  },
}

export default function MailRoute({ loaderData, actionData }: Route.ComponentProps) {
  const result = actionData as Result | undefined
  useActionToast(result?.toast)
  const { form, from, preview, isMailKept, senderDomain } = loaderData
  const refused = (act: string) => (result?.values.act === act ? result : undefined)
  const isChecking =
    !isMailKept && result?.waiting !== undefined && result.waiting.for === (senderDomain?.checkedAt ?? null)
  useRefresh(isChecking)
  return (
    <Beside
      isFirst
      label="Preview of an invitation"
      sample={
        <div className="max-sm:[&_iframe]:h-[560px]">
          <MailPreview mail={preview} />
          <p className="mt-3 text-xs text-muted">
            Reminders, confirmations and news carry your name too. What the operator decides comes in ours.
          </p>
        </div>
      }
      title={
        isMailKept ? 'Emails stay on this machine for now: prepare yours' : `Your emails come from ${from}`
      }
    >
      <Settings>
        <Setting icon={Mail} title="Sender and footer">
          <MailSettingsForm
            {...form}
            // A new key after saving, so that the form shows the saved, cleaned values.
            key={JSON.stringify(form.saved)}
            result={refused('save')}
          />
        </Setting>
        <Setting
          end={<PostButton act="test">Send me a test</PostButton>}
          help={refused('test')?.message ?? `To ${form.ownEmail}.`}
          icon={FlaskConical}
          title="Your mailbox"
        />
        <Setting
          end={
            isMailKept ? (
              <ButtonLink to="/contact">Ask for it</ButtonLink>
            ) : (
              <PostButton isBusy={isChecking} act="check" fields={{ since: senderDomain?.checkedAt ?? '' }}>
                {isChecking ? 'Checking…' : 'Check again'}
              </PostButton>
            )
          }
          help={
            isMailKept
              ? 'Email is not switched on here yet.'
              : (refused('check')?.message ?? 'Whether mailboxes take your mails for genuine.')
          }
          icon={Server}
          title="Sending"
        >
          {senderDomain && <SenderDomainReport domain={senderDomain} />}
        </Setting>
      </Settings>
    </Beside>
  )
}
