import { LogOut, MonitorSmartphone } from 'lucide-react'
import { countOf } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { PostButton } from '#app/ui/post-button.tsx'
import { Setting } from '#app/ui/setting.tsx'
import { Time } from '#app/ui/time.tsx'
import type { Device } from './sessions.server.ts'

type DeviceListProps = { devices: Device[]; result: FormResult | undefined }

const shownAtOnce = 4

export function DeviceList({ devices, result }: DeviceListProps) {
  const hasOthers = devices.some(({ isThisOne }) => !isThisOne)
  return (
    <>
      <FormError text={result?.message ?? result?.errors.session} />
      <Devices devices={devices.slice(0, shownAtOnce)} />
      {devices.length > shownAtOnce && (
        <details className="setting">
          <summary className="w-fit p-4 text-sm underline underline-offset-4 sm:px-5">
            {countOf(devices.length - shownAtOnce, 'more device')}
          </summary>
          <Devices devices={devices.slice(shownAtOnce)} />
        </details>
      )}
      <Setting
        icon={LogOut}
        title="All devices"
        value={
          <div className="flex flex-wrap gap-3">
            {(hasOthers ? (['others', 'everywhere'] as const) : (['everywhere'] as const)).map((where) => (
              <PostButton key={where} name="intent" value={`sign-out-${where}`}>
                Sign out {where}
              </PostButton>
            ))}
          </div>
        }
      />
    </>
  )
}

const Devices = ({ devices }: Pick<DeviceListProps, 'devices'>) =>
  devices.map((device) => (
    <Setting
      end={
        device.isThisOne ? (
          <Badge kind="good">Here</Badge>
        ) : (
          <PostButton
            aria-label={`Sign out ${device.name}`}
            fields={{ intent: 'sign-out-device' }}
            name="session"
            value={device.session}
          >
            Sign out
          </PostButton>
        )
      }
      help={
        <>
          {device.isThisOne ? (
            'This device'
          ) : (
            <>
              Last used <Time at={device.usedAt} />
            </>
          )}
          {', signed in '}
          <Time as="date" at={device.since} />
        </>
      }
      key={device.session}
      icon={MonitorSmartphone}
      title={device.name}
    />
  ))
