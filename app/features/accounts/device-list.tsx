import { Form } from 'react-router'
import { countOf } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { FormError } from '#app/ui/form-error.tsx'
import { Time } from '#app/ui/time.tsx'
import { SendButton } from './account-page.tsx'
import { IntentForm } from './profile-forms.tsx'
import type { Device } from './sessions.server.ts'

type DeviceListProps = { devices: Device[]; result: FormResult | undefined }

const shownAtOnce = 4

/** Where an account is open: each device can be signed out, or all the others. */
export function DeviceList({ devices, result }: DeviceListProps) {
  const hasOthers = devices.some(({ isThisOne }) => !isThisOne)
  return (
    <div className="grid gap-6">
      <FormError text={result?.message ?? result?.errors.session} />
      <Devices devices={devices.slice(0, shownAtOnce)} />
      {devices.length > shownAtOnce && (
        <details>
          <summary className="mb-3 w-fit text-sm underline underline-offset-4">
            {countOf(devices.length - shownAtOnce, 'more device')}
          </summary>
          <Devices devices={devices.slice(shownAtOnce)} />
        </details>
      )}
      <div className="flex flex-wrap gap-3">
        {hasOthers && (
          <IntentForm
            result={undefined}
            busy="Signing out…"
            button="Sign out all others"
            intent="sign-out-others"
          />
        )}
        <IntentForm
          result={undefined}
          busy="Signing out…"
          button="Sign out everywhere"
          intent="sign-out-everywhere"
        />
      </div>
    </div>
  )
}

function Devices({ devices }: Pick<DeviceListProps, 'devices'>) {
  return (
    <ul className="grid">
      {devices.map((device) => (
        <li
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3 first:border-t-0 first:pt-0"
          key={device.session}
        >
          <div>
            <p>{device.name}</p>
            <p className="text-sm text-muted">
              {device.isThisOne ? (
                'This device'
              ) : (
                <>
                  Last used <Time at={device.usedAt} />
                </>
              )}
              {', signed in '}
              <Time as="date" at={device.since} />
            </p>
          </div>
          {!device.isThisOne && (
            <Form method="post" preventScrollReset>
              <input name="intent" type="hidden" value="sign-out-device" />
              <SendButton
                busy="Signing out…"
                isNarrow
                kind="secondary"
                label={`Sign out ${device.name}`}
                name="session"
                value={device.session}
              >
                Sign out
              </SendButton>
            </Form>
          )}
        </li>
      ))}
    </ul>
  )
}
