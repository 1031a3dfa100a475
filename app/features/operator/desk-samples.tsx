import { Inbox } from 'lucide-react'
import { periods } from '#app/periods.ts'
import { days, now } from '#app/platform/clock.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Face } from '#app/ui/face.tsx'
import { Setting, Settings } from '#app/ui/setting.tsx'
import { Case, CaseWords } from './case-list.tsx'
import { DecisionForm } from './decision-form.tsx'
import { RefusePhoto } from './waiting-photos.tsx'

const daysAtMost = `${periods.decisionDays} days at most`

type DeskSection = {
  title: string
  text: string
  /** Of a decision that may wait here. */
  sample?: [why: string, words: string, keep: string, remove: string]
}

/** For each section without work: what will wait there. */
export const deskSections: Record<string, DeskSection> = {
  '/operator': {
    title: 'No review is held',
    text: `Reviews that fail an automatic check wait here, for ${daysAtMost}.`,
    sample: ['Contains a link', 'For 30% off see best-local-deals.example.', 'Publish', 'Refuse the review'],
  },
  '/operator/challenges': {
    title: 'No open challenges',
    text: 'A business that says a review breaks a rule asks for your decision here.',
    sample: ['Not about us', 'The market stall was out of pies.', 'Keep it public', 'Remove the review'],
  },
  '/operator/appeals': {
    title: 'No open appeals',
    text: 'Authors can appeal once against a removal or a refusal.',
    sample: ['Removed: advertising', 'Best rye in town.', 'Publish the review', 'Keep it removed'],
  },
  '/operator/reports': {
    title: 'No open reports',
    text: `What visitors report on a public page waits here, for ${daysAtMost}.`,
    sample: ['1 report', 'Ask for Pauline, her number is 555-0100.', 'Keep it public', 'Remove the review'],
  },
  '/operator/photos': {
    title: 'No photos to look at',
    text: `Customers’ photos wait here, whatever the stars, for ${daysAtMost}.`,
  },
  '/operator/earlier': {
    title: 'No returning business',
    text: 'Somebody may close a business and make it again, without its old reviews. You decide whether it is the same.',
    sample: [
      'Same domain',
      'Was it closed on 3 May, with 41 reviews?',
      'Another business',
      'The same: link it',
    ],
  },
  '/operator/mail': {
    title: 'No mail waits for you',
    text: 'We retry mails for about six hours. What a server refuses waits here.',
  },
  '/operator/jobs': {
    title: 'Every job has run',
    text: 'A job that still fails after about six hours of retries waits here for a week.',
  },
  '/operator/newsletter': {
    title: 'No subscribers yet',
    text: 'People sign up in the footer of each page and confirm by email.',
  },
  '/operator/record': {
    title: 'Nothing recorded yet',
    text: 'Every decision of yours becomes a line here.',
  },
}

const addresses = ['anna@post.example', 'ben@post.example', 'chloe@post.example']
const tries = '12 tries, the last an hour ago.'
const jobs: Row[] = [
  ['Analyse reviews', `${tries} The database did not answer.`],
  ['Deliver a webhook', `${tries} The shop answered 500.`],
  ['Make a backup', `${tries} The bucket refused the key.`],
]

/** What will wait in the section, drawn as it will be. */
export function DeskSample({ path }: { path: string }) {
  const { sample } = deskSections[path]!
  if (sample) return <SampleCase sample={sample} />
  if (path === '/operator/photos') return <SamplePhoto />
  if (path === '/operator/mail')
    return <SampleRows button="Send again" rows={withHelp(addresses, `${tries} The mailbox is full.`)} />
  if (path === '/operator/jobs') return <SampleRows button="Try again" rows={jobs} />
  if (path === '/operator/newsletter')
    return <SampleRows isOfPeople rows={withHelp(addresses, 'Confirmed today')} />
  return <SampleRows rows={[['Removed a review: personal data', 'By an operator for Corner Bakery']]} />
}

type Row = [title: string, help: string]
type SampleRowsProps = { rows: Row[]; button?: string; isOfPeople?: boolean }

const withHelp = (titles: string[], help: string) => titles.map((title): Row => [title, help])

const SampleRows = ({ rows, button, isOfPeople }: SampleRowsProps) => (
  <Settings>
    {rows.map(([title, help]) => (
      <Setting
        end={button && <Button>{button}</Button>}
        help={help}
        key={title}
        picture={isOfPeople ? <Face name={title} /> : <Inbox aria-hidden size={18} strokeWidth={1.5} />}
        title={title}
      />
    ))}
  </Settings>
)

function SampleCase({ sample: [why, words, keep, remove] }: { sample: NonNullable<DeskSection['sample']> }) {
  const choices = [
    { value: '', label: keep },
    { value: '', label: remove, isDanger: true },
  ]
  const result = { values: {}, errors: {} }
  return (
    <Case
      decision={<DecisionForm choices={choices} fields={{}} id="sample" noteHelp="" result={result} />}
      due={{ decideBy: new Date(now().getTime() + days(2)), overdueHours: null }}
      name="Corner Bakery"
      since={now()}
      title="Corner Bakery"
      why={<Badge kind="warning">{why}</Badge>}
    >
      <CaseWords text={words} title={null} />
    </Case>
  )
}

const SamplePhoto = () => (
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
