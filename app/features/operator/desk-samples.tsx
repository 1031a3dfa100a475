import { Check, TriangleAlert, X } from 'lucide-react'
import { periods } from '#app/periods.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Face, FaceIcon } from '#app/ui/face.tsx'

const daysAtMost = `${periods.decisionDays} days at most`

type DeskSection = { title: string; text: string } & Partial<SampleCase>

/** A decision that may wait in the section. */
type SampleCase = {
  who: string
  why: string
  words: string
  said: string
  choices: [keep: string, remove: string]
}

/** For each section without work: what will wait there. */
export const deskSections: Record<string, DeskSection> = {
  '/operator': {
    title: 'No review is held',
    text: `Reviews that fail an automatic check wait here, for ${daysAtMost}.`,
    why: 'Contains a link',
    words: 'Great bread. For 30% off see best-local-deals.example.',
    choices: ['Publish', 'Refuse'],
  },
  '/operator/challenges': {
    title: 'No open challenges',
    text: 'A business that says a review breaks a rule asks for your decision here.',
    why: 'Not about us',
    words: 'The market stall was out of pies by ten.',
    said: 'The business claims: We have no stall on the market.',
    choices: ['Keep it public', 'Remove it'],
  },
  '/operator/appeals': {
    title: 'No open appeals',
    text: 'Authors can appeal once against a removal or a refusal.',
    why: 'Removed: advertising',
    words: 'Best rye in town, better than at the mill.',
    said: 'The author replies: I work at neither. I only like bread.',
    choices: ['Publish it', 'Keep it removed'],
  },
  '/operator/reports': {
    title: 'No open reports',
    text: `What visitors report on a public page waits here, for ${daysAtMost}.`,
    why: '1 report',
    words: 'Ask for Pauline, her number is 555-0100.',
    said: 'A visitor reports: That is my private number.',
    choices: ['Keep it public', 'Remove it'],
  },
  '/operator/photos': {
    title: 'No photos to look at',
    text: `Customers’ photos wait here, whatever the stars, for ${daysAtMost}.`,
  },
  '/operator/earlier': {
    title: 'No returning business',
    text: 'A business that may have been closed and made again, to lose its old reviews, waits for you here.',
    who: 'Corner Bakery, new since 1 June',
    why: 'Same domain',
    words: 'Is it the one that closed on 3 May with 41 reviews?',
    said: 'The owner objects: I bought the shop from its former owner.',
    choices: ['Another business', 'The same: link it'],
  },
  '/operator/contacts': {
    title: 'No new messages',
    text: 'What people write on the contact page waits here.',
  },
  '/operator/mail': {
    title: 'No mail waits for you',
    text: 'We retry mails for about six hours. What a server refuses waits here.',
  },
  '/operator/jobs': {
    title: 'All work is done',
    text: 'Mails and analyses are made in the background. What fails for about six hours waits here for a week.',
  },
  '/operator/newsletter': {
    title: 'No subscribers yet',
    text: 'People sign up in the footer of each page and confirm by email.',
  },
}

/** What will wait in the section, drawn as it will be. */
export function DeskSample({ path }: { path: string }) {
  const { choices, ...section } = deskSections[path]!
  if (choices) return <CaseSample {...section} choices={choices} />
  if (path === '/operator/photos') return <SamplePhoto />
  return path === '/operator/mail' ? (
    <SampleTries name="anna@post.example" reason="Her mailbox is full." />
  ) : (
    <SampleTries name="" reason="12 new reviews could not be analysed." />
  )
}

const Head = ({ name, why }: { name: string; why?: string }) => (
  <p className="flex flex-wrap items-center gap-3">
    {name ? (
      <Face name={name.split(/ about |,|@/)[0]!} />
    ) : (
      <FaceIcon>
        <TriangleAlert size={16} />
      </FaceIcon>
    )}
    <span className="min-w-40 flex-1 font-medium">{name || 'The reading of reviews'}</span>
    {why && <Badge kind="warning">{why}</Badge>}
  </p>
)

/** The two ways to decide, side by side. */
export const SampleChoices = ({ choices }: Pick<SampleCase, 'choices'>) => (
  <p className="grid grid-cols-2 gap-4 border-t border-line pt-5 font-medium">
    {choices.map((choice, at) => (
      <span className="flex items-center gap-2.5" key={choice}>
        {at === 0 ? <Check className="text-accent" size={20} /> : <X className="text-danger" size={20} />}
        {choice}
      </span>
    ))}
  </p>
)

type CaseSampleProps = Partial<SampleCase> & Pick<SampleCase, 'choices'>

const CaseSample = ({ who = 'Ben T. about Corner Bakery', why, words, said, choices }: CaseSampleProps) => (
  <>
    <Head name={who} why={why} />
    <p className="font-serif text-2xl leading-snug">{words}</p>
    {said && <p className="border-l-2 border-rule pl-4">{said}</p>}
    <SampleChoices choices={choices} />
  </>
)

/** Further and further apart. */
const triedAt = [8, 12, 23, 43, 69, 104, 146, 196, 253, 319, 391, 472]

const SampleTries = ({ name, reason }: { name: string; reason: string }) => (
  <>
    <Head name={name} why="Gave up" />
    <p className="font-serif text-2xl leading-snug">{reason}</p>
    <svg aria-hidden viewBox="0 0 480 24">
      <path className="stroke-rule" d="M0 12h480" />
      {triedAt.map((x) => (
        <circle className="fill-negative" cx={x} cy="12" key={x} r="6" />
      ))}
    </svg>
    <p className="flex justify-between gap-4 text-muted">
      <span>12 tries in six hours</span>
      <span>Then you</span>
    </p>
  </>
)

const SamplePhoto = () => (
  <>
    <Loaf />
    <Head name="Anna P. about Corner Bakery" />
    <p className="font-serif text-xl">Still warm when it arrived.</p>
    <SampleChoices choices={['Show it', 'Refuse it']} />
  </>
)

/** Drawn in place of a customer’s photo: a loaf on its board. */
const Loaf = () => (
  <svg aria-hidden className="w-full rounded-control" viewBox="0 60 400 220">
    <path d="M0 0h400v300H0z" fill="#8d9c93" />
    <rect fill="#6e4527" height="150" rx="14" width="340" x="30" y="110" />
    <path d="M75 215C55 140 120 80 205 80s145 55 122 135c-40 24-205 26-252 0Z" fill="#c4843f" />
    <path d="M95 200C85 145 135 100 205 98s118 42 102 102c-45 16-170 18-212 0Z" fill="#dba55f" />
    <path d="m140 115 28 82m22-96 26 98m24-90 24 82" stroke="#f4e0bd" strokeLinecap="round" strokeWidth="9" />
  </svg>
)
