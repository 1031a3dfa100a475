import { useSearchParams } from 'react-router'
import { AdminLayout } from '#app/ui/admin-layout.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorPage } from '#app/ui/error-page.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import { SignInLayout } from '#app/ui/sign-in-layout.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { ChartParts } from './chart-parts.tsx'

// GET /dev/parts/admin: the layouts that are whole pages; ?show=error or ?show=sign-in for the other two.
export default function AdminPart() {
  const show = useSearchParams()[0].get('show')
  if (show === 'error') return <ErrorPage requestId="0b0f6a1e-7c0e" status={500} />
  if (show === 'sign-in') return <SignInPart />
  return (
    <AdminLayout
      active="dashboard"
      business={{ name: 'Corner & Crumb', tier: 'starter' }}
      email="jo@cornerandcrumb.example"
      withoutReply={2}
      usage={{ reviews: 8, maxReviews: 10 }}
    >
      <title>The business area</title>
      <ChartParts />
    </AdminLayout>
  )
}

function SignInPart() {
  return (
    <SignInLayout below="No account yet? Sign up." lead="Good to see you again." title="Log in">
      <title>Log in</title>
      <form className="grid gap-5">
        <TextInput label="Email" name="email" type="email" />
        <PasswordInput label="Password" name="password" />
        <Button isWide kind="primary">
          Log in
        </Button>
      </form>
    </SignInLayout>
  )
}
