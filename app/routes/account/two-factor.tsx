import './recovery-codes.css'
import { useEffect, useRef } from 'react'
import { data } from 'react-router'
import { confirmTwoFactorForm, reauthenticationForm } from '#app/features/accounts/account.schema.ts'
import { ProfilePage } from '#app/features/accounts/account-page.tsx'
import { totpAddress } from '#app/features/accounts/second-factor.server.ts'
import {
  beginTwoFactor,
  cancelTwoFactor,
  confirmTwoFactor,
  findSetUpKey,
  findTwoFactor,
  replaceRecoveryCodes,
  switchOffTwoFactor,
} from '#app/features/accounts/two-factor.server.ts'
import {
  BeginTwoFactor,
  ConfirmTwoFactor,
  NewCodesSetting,
  SwitchOffSetting,
} from '#app/features/accounts/two-factor-forms.tsx'
import { db } from '#app/platform/database.server.ts'
import { parseForm, refuseForm } from '#app/platform/form.server.ts'
import { drawQrCode } from '#app/platform/svg-drawing.server.ts'
import { requireSignedIn } from '#app/routes/guards.server.ts'
import {
  type Acts,
  handleIntent,
  type IntentResult,
  saved,
  withReauthentication,
} from '#app/routes/sign-in/intents.server.ts'
import { Button } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Settings } from '#app/ui/setting.tsx'
import { Beside } from '#app/ui/side-page.tsx'
import { useActionToast } from '#app/ui/toast.tsx'
import type { Route } from './+types/two-factor'

// GET, POST /profile/security/two-factor

type Result = IntentResult & { recoveryCodes?: string[] }

export async function loader({ request }: Route.LoaderArgs) {
  const { user, sessionId } = await requireSignedIn(request)
  const state = await findTwoFactor(db, user.id)
  const key = state.isOn ? null : await findSetUpKey(db, { userId: user.id, sessionId })
  return { email: user.email, state, setUp: key && (await drawSetUp(key, user.email)) }
}

async function drawSetUp(key: string, account: string) {
  const address = totpAddress({ key, account })
  const { type, body } = await drawQrCode(address, 'svg')
  const picture = `data:${type};base64,${Buffer.from(body).toString('base64')}`
  return { address, picture, typedKey: key.match(/.{1,4}/g)!.join(' ') }
}

export const action = ({ request }: Route.ActionArgs) => handleIntent(request, acts)

const acts = {
  async begin(who, values) {
    return withReauthentication(reauthenticationForm, who, values, async () => {
      await beginTwoFactor(db, { userId: who.user.id, sessionId: who.sessionId })
      return data<Result>({ values: {}, errors: {} })
    })
  },
  async confirm({ user, sessionId }, values) {
    const form = parseForm(confirmTwoFactorForm, values)
    const codes = await confirmTwoFactor(db, { userId: user.id, sessionId, ...form })
    if (codes) return shown(codes)
    const errors = {
      code: 'Wrong code. Wait for the next one, and check that your phone’s clock is right',
    }
    return refuseForm({ intent: 'confirm' }, { errors })
  },
  async cancel({ user }) {
    await cancelTwoFactor(db, user.id)
    return saved('Nothing has changed')
  },
  async 'new-codes'(who, values) {
    return withReauthentication(reauthenticationForm, who, values, async () =>
      shown(await replaceRecoveryCodes(db, who.user.id), 'new-codes'),
    )
  },
  async off(who, values) {
    return withReauthentication(reauthenticationForm, who, values, async () => {
      await switchOffTwoFactor(db, who.user.id)
      return saved('Two-factor sign-in is off')
    })
  },
} satisfies Acts

/** Shown in this response only: we keep nothing but their hashes. */
const shown = (recoveryCodes: string[], intent = '') =>
  data<Result>({ values: { intent }, errors: {}, recoveryCodes })

export default function TwoFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, state, setUp } = loaderData
  const result: Result | undefined = actionData
  useActionToast(result?.toast)
  const of = (intent: keyof typeof acts) => (result?.values.intent === intent ? result : undefined)
  return (
    <ProfilePage back={{ to: '/profile/security', name: 'Sign-in and security' }} title="Two-factor sign-in">
      <Beside
        sample={<PhoneWithCodes />}
        title={state.isOn ? 'Two-factor sign-in is on' : 'After your password, a code from your phone'}
      >
        {result?.recoveryCodes && <RecoveryCodes codes={result.recoveryCodes} email={email} />}
        {!state.isOn && !setUp && <BeginTwoFactor result={of('begin')} />}
        {setUp && <ConfirmTwoFactor result={of('confirm')} {...setUp} />}
        {state.isOn && (
          <Settings>
            <NewCodesSetting codesLeft={state.codesLeft} result={of('new-codes')} />
            <SwitchOffSetting result={of('off')} />
          </Settings>
        )}
      </Beside>
    </ProfilePage>
  )
}

const codes = [
  ['Vouchsafe', '492 017'],
  ['Bank', '118 402'],
  ['Mailbox', '730 965'],
] as const

const PhoneWithCodes = () => (
  <figure className="grid justify-items-center gap-3">
    <div
      aria-hidden
      className="grid aspect-[9/17] w-[256px] max-w-full content-start gap-6 rounded-[36px] border-8 border-ink bg-sheet px-5 pt-10"
    >
      {codes.map(([name, code], at) => (
        <p className={at === 0 ? 'grid gap-1' : 'grid gap-1 text-muted'} key={name}>
          <span className="text-sm font-medium">{name}</span>
          <span className="font-mono text-[28px]/[1.4] tracking-[0.06em]">{code}</span>
          <span className="progress" />
        </p>
      ))}
    </div>
    <figcaption className="text-xs text-muted">Your app shows a new code every 30 seconds.</figcaption>
  </figure>
)

function RecoveryCodes({ codes, email }: { codes: string[]; email: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isHydrated = useHydrated()
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each new set of codes.
  useEffect(() => heading.current?.focus(), [codes])
  const text = codes.join('\n')
  const file = `Vouchsafe recovery codes for ${email}\nEach works once, in place of a code from your app.\n\n${text}\n`
  return (
    <section aria-labelledby="recovery-codes-title" className="recovery-codes border-t border-line py-8">
      <h2 className="text-xl" id="recovery-codes-title" ref={heading} tabIndex={-1}>
        Save your recovery codes
      </h2>
      <p className="mt-2 max-w-measure">
        We show them only once. Each works once for {email}, in place of a code from your app. Keep them
        somewhere other than your phone: on paper or in a password manager.
      </p>
      <ol className="my-6 grid max-w-[360px] grid-cols-2 gap-x-8 gap-y-2 font-mono text-lg tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="grid max-w-[440px] gap-4 print:hidden">
        <CopyField id="recovery-codes" isCode label="All codes" value={text} />
        <div className="flex flex-wrap items-center gap-4">
          <a
            className="btn"
            download="vouchsafe-recovery-codes.txt"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          >
            Download
          </a>
          {isHydrated && (
            <Button onClick={() => window.print()} type="button">
              Print
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
