import { ButtonLink } from '#app/ui/button.tsx'
import { Time } from '#app/ui/time.tsx'

type TwoFactorStateProps = { isOn: boolean; since?: string | Date; codesLeft?: number }

/** Whether two-factor sign-in is on, and the link to change that. */
export function TwoFactorState({ isOn, since, codesLeft }: TwoFactorStateProps) {
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        {isOn && since ? (
          <>
            On since <Time as="date" at={since} />
          </>
        ) : (
          'Off'
        )}
      </p>
      {codesLeft !== undefined && (
        <p className="text-sm text-muted">
          {codesLeft === 0
            ? 'You have used all your recovery codes. Please create new ones.'
            : `${codesLeft} recovery ${codesLeft === 1 ? 'code' : 'codes'} left`}
        </p>
      )}
      <ButtonLink to="/profile/security/two-factor">{isOn ? 'Change' : 'Set up'}</ButtonLink>
    </div>
  )
}
