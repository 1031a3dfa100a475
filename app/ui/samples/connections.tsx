import { type LucideIcon, Mail } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { BrandMark } from '#app/ui/brand-mark.tsx'
import { Face, FaceIcon } from '#app/ui/face.tsx'
import { ExampleReviews, SampleReviewLines } from '#app/ui/sample.tsx'
import { Stars } from '#app/ui/stars.tsx'

type StepProps = { icon: LucideIcon | string; title: string; children: ReactNode }

/** `icon`: also the name of a service, for its mark, or of a person. */
const Step = ({ icon: Icon, title, children }: StepProps) => (
  <li className="flex gap-4 border-line py-4 not-first:border-t">
    {typeof Icon === 'string' ? (
      <BrandMark name={Icon} />
    ) : (
      <FaceIcon>
        <Icon size={16} strokeWidth={1.5} />
      </FaceIcon>
    )}
    <div className="grid min-w-0 flex-1 gap-1">
      <p className="font-medium">{title}</p>
      <p className="text-muted">{children}</p>
    </div>
  </li>
)

export function SampleOrders() {
  const review = use(ExampleReviews)[0]!
  return (
    <>
      <ol>
        <Step icon="Shopify" title="Order 1042 is paid">
          Monday, in your shop
        </Step>
        <Step icon={Mail} title={`${review.author} is invited`}>
          7 days later, by email
        </Step>
      </ol>
      <div className="rounded-surface border border-line bg-paper p-5">
        <SampleReviewLines {...review} />
      </div>
    </>
  )
}

export const SampleSlack = ({ name = 'Slack' }: { name?: string }) => (
  <>
    <p className="flex items-center gap-3 text-base font-medium">
      <BrandMark name={name} /> #reviews
    </p>
    {use(ExampleReviews)
      .slice(0, 2)
      .map(({ author, rating, text }) => (
        <div className="grid gap-2 border-l-2 border-star pl-4" key={author}>
          <p className="flex flex-wrap items-center gap-2.5">
            <Stars rating={rating} /> {author} wrote a review
          </p>
          <p className="line-clamp-4 font-serif text-lg leading-snug">“{text}”</p>
          <p className="text-info underline underline-offset-4">Reply</p>
        </div>
      ))}
  </>
)

/** What a key connects: orders on one side, the team's channel on the other. */
export function SampleApiCall() {
  const { author, text } = use(ExampleReviews)[0]!
  return (
    <ol>
      <Step icon="Shopify" title="An order is paid in your shop">
        Its customer is invited
      </Step>
      <Step icon={author} title={`${author} writes a review`}>
        <span className="line-clamp-3">“{text}”</span>
      </Step>
      <Step icon="Slack" title="Your team reads it in Slack">
        With a link to reply
      </Step>
      <Step icon="MCP" title="Your assistant reads it too">
        With a key of its own
      </Step>
    </ol>
  )
}

const providers = ['Google', 'Microsoft', 'Okta']

/** The login page of a team, and what follows. */
export const SampleSignIn = ({ business = 'your business' }: { business?: string }) => (
  <>
    <p className="font-serif text-3xl">Log in to {business}</p>
    <ul className="grid gap-3">
      {providers.map((name) => (
        <li
          className="flex items-center gap-4 rounded-control border border-control bg-paper p-3.5 text-base font-medium"
          key={name}
        >
          <BrandMark name={name} /> Continue with {name}
        </li>
      ))}
    </ul>
    <p className="flex items-center gap-3 border-t border-line pt-5">
      <Face name="Nora Lind" />
      <span className="flex-1">
        <b className="block font-medium">Nora is in</b>
        No password of her own. When she leaves you, so does her access.
      </span>
    </p>
  </>
)
