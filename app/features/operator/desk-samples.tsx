import { Cog, Mail, Scale } from 'lucide-react'
import type { ReactNode } from 'react'
import { periods } from '#app/periods.ts'
import { days, now } from '#app/platform/clock.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Setting, Settings } from '#app/ui/setting.tsx'
import { Case, CaseWords, Said } from './case-list.tsx'
import { DecisionForm } from './decision-form.tsx'
import { RefusePhoto } from './waiting-photos.tsx'

type DeskSample = { title: string; text: string; Sample: () => ReactNode }

const daysAtMost = `${periods.decisionDays} days at most`

/** For each section without work: what will wait there, and how that looks. */
export const deskSamples: Record<string, DeskSample> = {
  '/operator': {
    title: 'No review is held',
    text: `Reviews that fail an automatic check wait here, for ${daysAtMost}.`,
    Sample: () => (
      <SampleCase choices={['Publish', 'Refuse the review']} name="Anna P." why="Contains a link">
        <CaseWords text="Great bread. For 30% off see best-local-deals.example." title={null} />
      </SampleCase>
    ),
  },
  '/operator/challenges': {
    title: 'No open challenges',
    text: 'A business that says a review breaks a rule asks for your decision here.',
    Sample: () => (
      <SampleCase
        choices={['Keep it public', 'Remove the review']}
        name="Anna P."
        why="Not about this business"
      >
        <CaseWords text="The market stall was out of pies by ten." title={null} />
        <Said by="The business claims">We have no market stall.</Said>
      </SampleCase>
    ),
  },
  '/operator/appeals': {
    title: 'No open appeals',
    text: 'Authors can appeal once against a removal or a refusal.',
    Sample: () => (
      <SampleCase
        choices={['Publish the review', 'Keep it removed']}
        name="Ben L."
        why="Removed: advertising"
      >
        <CaseWords text="Best rye in town. They also deliver on Fridays." title={null} />
        <Said by="The author replies">I buy my bread there, and have no part in the shop.</Said>
      </SampleCase>
    ),
  },
  '/operator/reports': {
    title: 'No open reports',
    text: `What visitors report on a public page waits here, for ${daysAtMost}.`,
    Sample: () => (
      <SampleCase choices={['Keep it public', 'Remove the review']} name="Ben L." why="1 report">
        <CaseWords text="Ask for Pauline, her number is 555-0100." title={null} />
        <Said by="Personal data">This is my private number.</Said>
      </SampleCase>
    ),
  },
  '/operator/photos': {
    title: 'No photos to look at',
    text: `Customers’ photos wait here, whatever the stars, for ${daysAtMost}.`,
    Sample: () => (
      <div className="grid gap-6 rounded-surface border border-line bg-sheet p-5 text-sm sm:grid-cols-[3fr_2fr]">
        <Loaf />
        <div className="grid content-center gap-4">
          <p className="text-muted">Anna P. about Corner Bakery</p>
          <p className="font-serif text-lg">Still warm when it arrived.</p>
          <Button className="justify-self-start" kind="primary">
            Show it
          </Button>
          <RefusePhoto id="sample" />
        </div>
      </div>
    ),
  },
  '/operator/earlier': {
    title: 'No returning business',
    text: 'A business that was closed and made again would lose its old reviews. You decide whether it is the same.',
    Sample: () => (
      <SampleCase
        choices={['Another business', 'The same: link its record']}
        name="Café Nord"
        why="Same domain"
      >
        <p className="font-serif text-lg">Is it the business that was closed on 3 May, with 41 reviews?</p>
      </SampleCase>
    ),
  },
  '/operator/mail': {
    title: 'No mail waits for you',
    text: 'We retry mails for about six hours. What a server refuses waits here.',
    Sample: () => (
      <Settings>
        {['anna@post.example', 'ben@post.example', 'chloe@post.example'].map((email) => (
          <Setting
            end={<Button>Send again</Button>}
            help="Invitation, 12 tries"
            key={email}
            picture={<Mail aria-hidden size={18} strokeWidth={1.5} />}
            title={email}
            value={<Badge kind="danger">Mailbox full</Badge>}
          />
        ))}
      </Settings>
    ),
  },
  '/operator/jobs': {
    title: 'Every job has run',
    text: 'A job that still fails after about six hours of retries waits here for a week.',
    Sample: () => (
      <Settings>
        {['Analyse reviews', 'Renew the sitemap', 'Deliver a webhook'].map((title) => (
          <Setting
            end={<Button>Try again</Button>}
            help="12 tries, the last an hour ago. The database did not answer."
            key={title}
            picture={<Cog aria-hidden size={18} strokeWidth={1.5} />}
            title={title}
          />
        ))}
      </Settings>
    ),
  },
  '/operator/newsletter': {
    title: 'No subscribers yet',
    text: 'People sign up in the footer of each page and confirm by email.',
    Sample: () => (
      <Settings>
        {['anna@post.example', 'ben@post.example', 'chloe@post.example'].map((email) => (
          <Setting
            action="Change"
            help="Confirmed today"
            key={email}
            picture={<Mail aria-hidden size={18} strokeWidth={1.5} />}
            title={email}
          />
        ))}
      </Settings>
    ),
  },
  '/operator/record': {
    title: 'Nothing recorded yet',
    text: 'Every decision of yours becomes a line here.',
    Sample: () => (
      <Settings>
        <Setting
          help="By an operator for Corner Bakery"
          picture={<Scale aria-hidden size={18} strokeWidth={1.5} />}
          title="A challenged review was removed: personal data"
        />
      </Settings>
    ),
  },
}

type SampleCaseProps = {
  name: string
  why: string
  choices: [keep: string, remove: string]
  children: ReactNode
}

/** A case as it will be, with its decision open. */
const SampleCase = ({ name, why, choices: [keep, remove], children }: SampleCaseProps) => (
  <Case
    decision={
      <DecisionForm
        choices={[
          { value: '', label: keep },
          { value: '', label: remove, isDanger: true },
        ]}
        fields={{}}
        id="sample"
        noteHelp="The author will read this."
        result={{ values: {}, errors: {} }}
      />
    }
    due={{ decideBy: new Date(now().getTime() + days(2)), overdueHours: null }}
    name={name}
    since={now()}
    title={name === 'Café Nord' ? name : `${name} about Corner Bakery`}
    why={<Badge kind="warning">{why}</Badge>}
  >
    {children}
  </Case>
)

/** Drawn in place of a customer's photo: a loaf on its board. */
const Loaf = () => (
  <svg aria-hidden className="w-full rounded-control" viewBox="0 0 400 300">
    <path d="M0 0h400v300H0z" fill="#8d9c93" />
    <rect fill="#6e4527" height="150" rx="14" width="340" x="30" y="110" />
    <path d="M75 215C55 140 120 80 205 80s145 55 122 135c-40 24-205 26-252 0Z" fill="#c4843f" />
    <path d="M95 200C85 145 135 100 205 98s118 42 102 102c-45 16-170 18-212 0Z" fill="#dba55f" />
    <path d="m140 115 28 82m22-96 26 98m24-90 24 82" stroke="#f4e0bd" strokeLinecap="round" strokeWidth="9" />
  </svg>
)
