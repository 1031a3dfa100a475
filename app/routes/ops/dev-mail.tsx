import { redirect } from 'react-router'
import { KeptMails } from '#app/features/mailing/kept-mails.tsx'
import { signedIn } from '#app/routes/guards.server.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/dev-mail'
import { readKeptMails } from './kept-mails.server.ts'

// GET /dev/mail?mail={id}&to={address}: the mails of a service without a mail server, visible only on its own
// machine. The operator reads them at their desk.

export async function loader({ request, context }: Route.LoaderArgs) {
  const kept = await readKeptMails({ request, context })
  const who = await signedIn(request)
  if (who?.user.isOperator) throw redirect(`/operator/mail/kept${new URL(request.url).search}`)
  return kept
}

export default function DevMailPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <title>Mail · Vouchsafe</title>
      <meta content="noindex" name="robots" />
      <div className="page pt-10 pb-16">
        <PageHeader
          lead="No mail server is connected, so mails are kept here. Only this machine can see this page."
          title="Mail"
        />
        <KeptMails {...loaderData} />
      </div>
    </>
  )
}
