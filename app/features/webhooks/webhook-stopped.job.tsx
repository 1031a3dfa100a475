import { and, eq, isNotNull } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { sendMail } from '#app/features/mailing/send-mail.server.ts'
import { webhookEndpoints } from '#app/features/webhook-events/webhook.table.ts'
import type { Jobs } from '#app/jobs.ts'
import { periods } from '#app/periods.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo } from '#app/platform/mail.server.ts'
import { EmailButton, EmailLayout, EmailText } from '#app/ui/email-layout.tsx'

/** Mails the owner that nothing is posted to an address any more, if that still holds. */
export async function notifyStopped(
  db: Database,
  { businessId, endpointId, at }: Jobs['webhooks.notify-stopped'],
) {
  const isIt = and(eq(webhookEndpoints.businessId, businessId), eq(webhookEndpoints.id, endpointId))
  const [found] = await db
    .select({
      url: webhookEndpoints.url,
      because: webhookEndpoints.pausedBecause,
      name: businesses.name,
      to: users.email,
    })
    .from(webhookEndpoints)
    .innerJoin(businesses, eq(businesses.id, webhookEndpoints.businessId))
    .innerJoin(users, eq(users.id, businesses.ownerId))
    .where(and(isIt, isNotNull(webhookEndpoints.pausedAt)))
  if (!found) return
  const host = new URL(found.url).host
  const why =
    found.because === 'gone'
      ? 'It answered that it is gone.'
      : `It has not answered for ${periods.webhookTryDays} days.`
  const body = (
    <EmailLayout
      heading={`Nothing is posted to ${host} any more`}
      preview={why}
      reason={`You own ${found.name}.`}
    >
      <EmailText>{`${why} What waits for it is kept: once the address works again, resume the webhook.`}</EmailText>
      <EmailButton href={linkTo('/business/integrations/webhooks', {})}>See your webhooks</EmailButton>
    </EmailLayout>
  )
  await sendMail(db, {
    to: found.to,
    subject: `${found.name}: the webhook to ${host} has stopped`,
    body,
    messageId: `<webhook.${endpointId}.${at}@vouchsafe>`,
  })
}
