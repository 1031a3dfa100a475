import { KeptMails } from '#app/features/mailing/kept-mails.tsx'
import { DeskClear, DeskPage } from '#app/features/operator/desk-page.tsx'
import { keptMail } from '#app/features/operator/desk-samples.tsx'
import { requireOperator } from '#app/routes/guards.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/operator-kept-mails'
import { readKeptMails } from './kept-mails.server.ts'

// GET /operator/mail/kept?mail={id}&to={address}
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireOperator(request)
  return readKeptMails({ request, context })
}

export default function OperatorKeptMails({ loaderData }: Route.ComponentProps) {
  const page = {
    action: (
      <ButtonLink kind="primary" to="/operator/mail">
        Connect a mail server
      </ButtonLink>
    ),
    title: 'Mails kept on this machine',
  }
  if (!loaderData.open)
    return <DeskClear {...page} sample={keptMail} text="None yet; they wait here instead of being sent." />
  return (
    <DeskPage {...page} lead="Nothing was sent. Only this machine can show these mails.">
      <KeptMails {...loaderData} />
    </DeskPage>
  )
}
