import { type LucideIcon, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { BrandMark } from '#app/ui/brand-mark.tsx'
import { Face, FaceIcon } from '#app/ui/face.tsx'
import { SampleReviewLines, sampleReviews } from '#app/ui/sample.tsx'
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

export const SampleOrders = () => (
  <>
    <ol>
      <Step icon="Shopify" title="Order 1042 is paid">
        Monday, in your shop
      </Step>
      <Step icon={Mail} title="Anna K. is invited">
        7 days later, by email
      </Step>
    </ol>
    <div className="grid justify-items-start gap-3 rounded-surface border border-line bg-paper p-5">
      <SampleReviewLines rating={5} text="Arrived early and well packed. I would order again." />
      <Badge kind="good">Verified purchase</Badge>
    </div>
  </>
)

export const SampleSlack = ({ name = 'Slack' }: { name?: string }) => (
  <>
    <p className="flex items-center gap-3 text-base font-medium">
      <BrandMark name={name} /> #reviews
    </p>
    {sampleReviews.slice(0, 2).map(({ author, rating, text }) => (
      <div className="grid gap-2 border-l-2 border-star pl-4" key={author}>
        <p className="flex flex-wrap items-center gap-2.5">
          <Stars rating={rating} /> {author} wrote a review
        </p>
        <p className="font-serif text-lg leading-snug">“{text}”</p>
        <p className="text-info underline underline-offset-4">Reply</p>
      </div>
    ))}
  </>
)

/** What a key connects: orders on one side, the team's channel on the other. */
export const SampleApiCall = () => (
  <ol>
    <Step icon="Shopify" title="An order is paid in your shop">
      Its customer is invited
    </Step>
    <Step icon="Anna K." title="Anna K. writes a review">
      “Friendly, quick, and exactly what I had ordered.”
    </Step>
    <Step icon="Slack" title="Your team reads it in Slack">
      With a link to reply
    </Step>
    <Step icon="MCP" title="Your assistant reads it too">
      With a key of its own
    </Step>
  </ol>
)

const providers = ['Google', 'Microsoft', 'Okta']

/** The login page of a team, and what follows. */
export const SampleSignIn = () => (
  <>
    <p className="font-serif text-3xl">Log in to Corner Bakery</p>
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
