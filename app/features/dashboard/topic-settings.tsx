import { Pencil } from 'lucide-react'
import { Form } from 'react-router'
import type { OwnerTopic } from '#app/features/analyses/counting-topics.server.ts'
import type { TopicRule } from '#app/features/analyses/shown-topics.server.ts'
import { topicNameLimits } from '#app/features/analyses/topic.vocabulary.ts'
import { topicName } from '#app/features/analyses/topic-name.ts'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { countOf, formatNumber } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Block } from '#app/ui/block.tsx'
import { Button } from '#app/ui/button.tsx'
import { EvidenceLink } from '#app/ui/evidence-link.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { FirstOf } from '#app/ui/first-of.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { SentimentSign } from '#app/ui/sentiment.tsx'

type TopicSettingsProps = {
  standing: OwnerTopic[]
  other: OwnerTopic[]
  /** Reviews that praise and that complain, by topic. */
  said: Record<string, { praise: number; complaints: number }>
  rules: TopicRule[]
  /** If false, the plan only lets the owner undo changes. */
  isEditable: boolean
  result: FormResult | undefined
}

/** Where an owner renames, joins and mutes topics. Plain forms: each works without a script. */
export function TopicSettings({ standing, other, said, rules, isEditable, result }: TopicSettingsProps) {
  return (
    <div className="grid gap-12">
      {result?.message && <FormError text={result.message} />}
      {isEditable && <Editing other={other} result={result} said={said} standing={standing} />}
      {(rules.length > 0 || !isEditable) && (
        <Block id="changes" title="Your changes">
          <Changes rules={rules} />
        </Block>
      )}
    </div>
  )
}

function Editing({ standing, other, said, result }: Omit<TopicSettingsProps, 'rules' | 'isEditable'>) {
  const isOther = other.some(({ topic }) => topic === result?.values.topic)
  return (
    <>
      <Block id="topics" note="Only you see your names" title="What do people talk about?">
        {standing.length === 0 ? (
          <p className="text-sm text-muted">
            No topics yet. A topic needs at least three authors who mention it.
          </p>
        ) : (
          <TopicList result={result} said={said} topics={standing} />
        )}
      </Block>
      {other.length > 0 && (
        <details className="fold" open={isOther}>
          <summary>{countOf(other.length, 'rare topic')}, each mentioned by fewer than three authors</summary>
          <OtherForm other={other} result={isOther ? result : undefined} standing={standing} />
        </details>
      )}
    </>
  )
}

const shownAtOnce = 10

type TopicListProps = Pick<TopicSettingsProps, 'said' | 'result'> & { topics: OwnerTopic[] }

/** The most mentioned ones, and the others in a fold. */
function TopicList({ topics, said, result }: TopicListProps) {
  const sorted = topics.toSorted((one, other) => other.reviews - one.reviews)
  return (
    <FirstOf
      isOpen={({ topic }) => topic === result?.values.topic}
      items={sorted}
      most={shownAtOnce}
      one="topic"
    >
      {(its) => (
        <ul>
          {its.map((topic) => (
            <TopicRow all={sorted} key={topic.topic} result={result} said={said[topic.topic]} topic={topic} />
          ))}
        </ul>
      )}
    </FirstOf>
  )
}

type TopicRowProps = {
  topic: OwnerTopic
  said?: { praise: number; complaints: number }
  all: OwnerTopic[]
  result?: FormResult
}

/** A bar as long as the topic is frequent, its praise and its complaints. A click opens what can be done with it. */
function TopicRow({ topic: { topic, reviews }, said, all, result }: TopicRowProps) {
  const own = result?.values.topic === topic ? result : undefined
  const [renamed, joined] = ['rename', 'join'].map((act) => (own?.values.act === act ? own : undefined))
  const id = topic.replaceAll(/\s+/g, '-')
  const name = topicName(topic)
  return (
    <li className="border-b border-line">
      <details className="topic-row" open={Boolean(own)}>
        <summary>
          <span className="min-w-0 wrap-anywhere" dir="auto">
            {name}
          </span>
          <svg
            aria-hidden
            className="row-bar"
            preserveAspectRatio="none"
            viewBox={`0 0 ${all[0]!.reviews} 10`}
          >
            <rect className="fill-rest" height="10" width={reviews} />
            {said && (
              <>
                <rect className="fill-positive" height="10" width={said.praise} />
                <rect className="fill-negative" height="10" width={said.complaints} x={said.praise} />
              </>
            )}
          </svg>
          <span className="flex justify-end gap-3 text-sm text-muted tabular-nums">
            {said && (
              <>
                <span>
                  <SentimentSign label="positive" text="praise" /> {formatNumber(said.praise)}
                </span>
                <span>
                  <SentimentSign label="negative" text="complaints" /> {formatNumber(said.complaints)}
                </span>
              </>
            )}
          </span>
          <span className="text-right tabular-nums">{formatNumber(reviews)}</span>
          <Pencil aria-hidden className="text-muted" size={16} strokeWidth={1.5} />
        </summary>
        <div className="flex flex-wrap items-start gap-x-8 gap-y-3 pb-4">
          <Form className="flex items-start gap-2" method="post" noValidate preventScrollReset>
            <input name="topic" type="hidden" value={topic} />
            <span className="grid min-w-0 gap-1.5">
              <input
                aria-describedby={renamed ? `name-${id}-error` : undefined}
                aria-invalid={renamed?.errors.name ? true : undefined}
                aria-label={`Name for ${name}`}
                className="control"
                defaultValue={renamed?.values.name ?? name}
                key={renamed?.values.name}
                maxLength={topicNameLimits.max}
                name="name"
              />
              <FieldError id={`name-${id}-error`} text={renamed?.errors.name} />
            </span>
            <Button name="act" value="rename">
              Rename<span className="sr-only"> {name}</span>
            </Button>
          </Form>
          <JoinForm id={id} into={all.filter((each) => each.topic !== topic)} own={joined} topic={topic} />
          <Form method="post" preventScrollReset>
            <input name="topic" type="hidden" value={topic} />
            <Button kind="quiet" name="act" value="mute">
              Mute<span className="sr-only"> {name}</span>
            </Button>
          </Form>
          <p className="self-center text-sm">
            <EvidenceLink to={inboxAddress({ state: 'published', provenance: 'customers', topic })}>
              {countOf(reviews, 'review')}
            </EvidenceLink>
          </p>
        </div>
      </details>
    </li>
  )
}

type JoinFormProps = { id: string; topic: string; into: OwnerTopic[]; own?: FormResult }

/** Gives a topic the name of another. */
function JoinForm({ id, topic, into, own }: JoinFormProps) {
  if (into.length === 0) return null
  return (
    <Form className="flex items-start gap-2" method="post" noValidate preventScrollReset>
      <input name="topic" type="hidden" value={topic} />
      <span className="grid min-w-0 gap-1.5">
        <select
          aria-describedby={own?.errors.name ? `join-${id}-error` : undefined}
          aria-label={`Join ${topicName(topic)} with`}
          className="control"
          defaultValue={own?.values.name}
          name="name"
        >
          {into.map((each) => (
            <option key={each.topic} value={topicName(each.topic)}>
              {topicName(each.topic)}
            </option>
          ))}
        </select>
        <FieldError id={`join-${id}-error`} text={own?.errors.name} />
      </span>
      <Button name="act" value="join">
        Join<span className="sr-only"> {topicName(topic)} with it</span>
      </Button>
    </Form>
  )
}

type OtherFormProps = Pick<TopicSettingsProps, 'standing' | 'other' | 'result'>

function OtherForm({ other, standing, result }: OtherFormProps) {
  const names = 'topic-names'
  return (
    <Form className="flex flex-wrap items-start gap-3" method="post" noValidate preventScrollReset>
      <datalist id={names}>
        {standing.map(({ topic }) => (
          <option key={topic} value={topicName(topic)} />
        ))}
      </datalist>
      <label className="grid min-w-0 flex-1 gap-1.5 text-sm font-medium">
        What they mention
        <select className="control font-normal" defaultValue={result?.values.topic} name="topic">
          {other.map(({ topic, reviews }) => (
            <option key={topic} value={topic}>
              {topicName(topic)} ({reviews})
            </option>
          ))}
        </select>
      </label>
      <div className="grid min-w-0 flex-1 gap-1.5">
        <label className="text-sm font-medium" htmlFor="join-name">
          Belongs to
        </label>
        <input
          aria-describedby={result?.errors.name ? 'join-name-error' : undefined}
          aria-invalid={result?.errors.name ? true : undefined}
          className="control"
          defaultValue={result?.values.name}
          id="join-name"
          list={names}
          maxLength={topicNameLimits.max}
          name="name"
        />
        <FieldError id="join-name-error" text={result?.errors.name} />
      </div>
      <Button className="self-end" name="act" value="join">
        Join
      </Button>
    </Form>
  )
}

/** A rule that only reserves the lower-case form of a name means nothing to the owner. */
const isTold = ({ topic, shownAs }: TopicRule, _: number, all: TopicRule[]) =>
  topic !== shownAs.toLowerCase() || !all.some((each) => each.shownAs === shownAs && each.topic !== topic)

function Changes({ rules }: Pick<TopicSettingsProps, 'rules'>) {
  const told = rules.filter(isTold)
  if (told.length === 0) return <p className="text-sm text-muted">You have changed nothing.</p>
  return (
    <ul className="text-sm">
      {told.map(({ topic, shownAs, isMuted }) => (
        <li
          className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3"
          key={topic}
        >
          <span className="min-w-0 wrap-anywhere" dir="auto">
            {isMuted
              ? `${topicName(topic)} is muted`
              : `${topicName(topic)} is shown as ${topicName(shownAs)}`}
          </span>
          <Form method="post" preventScrollReset>
            <input name="topic" type="hidden" value={topic} />
            <Button kind="quiet" name="act" value="restore">
              Undo<span className="sr-only"> {topicName(topic)}</span>
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  )
}
