import { Link, useFetcher } from 'react-router'
import { CopyField } from '#app/ui/copy-field.tsx'
import { Time } from '#app/ui/time.tsx'
import type { FirstSteps } from './first-steps.server.ts'

type Wall = FirstSteps['wall']

export function wallTitle(wall: Wall) {
  if (wall?.seenOn) return `Your reviews are on ${new URL(wall.seenOn).host}`
  if (!wall?.copiedAt) return 'Put the wall on your site'
  return (
    <>
      You copied the code of your wall on <Time as="date" at={wall.copiedAt} />. No site has shown it yet.
    </>
  )
}

type WallStepProps = { wall: Wall; hasReviews: boolean; isPrimary: boolean }

export function WallStep({ wall, hasReviews, isPrimary }: WallStepProps) {
  const fetcher = useFetcher()
  if (!wall) return <Link to="/business/widgets">Create the wall</Link>
  const noteCopied = () => {
    if (!wall.copiedAt) fetcher.submit({ act: 'code-copied' }, { method: 'post' })
  }
  return (
    <>
      <p className="max-w-measure text-sm text-muted">
        Paste these two lines where your reviews should appear, and open your page: this step is done once the
        wall was seen there.{' '}
        {hasReviews
          ? 'New reviews appear there by themselves within a minute.'
          : 'If you see “No reviews yet”, it works: new reviews appear there by themselves within a minute.'}
      </p>
      <CopyField
        id="embed-code"
        isCode
        isPrimary={isPrimary}
        label="Code for your site"
        onCopied={noteCopied}
        value={wall.code}
      />
      <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <a
          href={`mailto:?subject=${encodeURIComponent('Our reviews on our site')}&body=${encodeURIComponent(mailText(wall.code))}`}
        >
          Email the code to your web developer
        </a>
        <a href={wall.page} rel="noreferrer" target="_blank">
          Open your wall in a tab
        </a>
        <Link to="/business/widgets">Change how it looks</Link>
      </p>
    </>
  )
}

const mailText = (code: string) =>
  `Please paste these two lines where our reviews should appear. They set no cookies.\n\n${code}\n`
