import { Form } from 'react-router'
import type { OwnerTopic } from '#app/features/analyses/counting-topics.server.ts'
import type { TopicRule } from '#app/features/analyses/shown-topics.server.ts'
import { topicNameLimits } from '#app/features/analyses/topic.vocabulary.ts'
import { topicName } from '#app/features/analyses/topic-name.ts'
import { FirstOf } from '#app/features/dashboard/first-of.tsx'
import { Block } from '#app/features/inbox/block.tsx'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { countOf } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { EvidenceLink } from '#app/ui/evidence-link.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { FormError } from '#app/ui/form-error.tsx'

type TopicSettingsProps = {
  standing: OwnerTopic[]
  other: OwnerTopic[]
  rules: TopicRule[]
  /** If false, the plan only lets the owner undo changes. */
  isEditable: boolean
  result: FormResult | undefined
}

const names = 'topic-names'

/** Where an owner renames, joins and mutes topics. Plain forms: each works without a script. */
export function TopicSettings({ standing, other, rules, isEditable, result }: TopicSettingsProps) {
  return (
    <div className="grid max-w-[760px] gap-12">
      {result?.message && <FormError text={result.message} />}
      {isEditable && <Editing other={other} result={result} standing={standing} />}
      <Block id="changes" title="Your changes">
        <Changes rules={rules} />
      </Block>
    </div>
  )
}

function Editing({ standing, other, result }: Pick<TopicSettingsProps, 'standing' | 'other' | 'result'>) {
  return (
    <>
      <p className="text-sm text-muted">
        Give two topics one name to join them. Only you see the new names: visitors see topics as they were
        found.
      </p>
      <datalist id={names}>
        {standing.map(({ topic }) => (
          <option key={topic} value={topicName(topic)} />
        ))}
      </datalist>
      <Block id="topics" note="Each mentioned by at least three authors" title="Your topics">
        {standing.length === 0 ? (
          <p className="text-sm text-muted">
            No topics yet. A topic needs at least three authors who mention it.
          </p>
        ) : (
          <TopicList result={result} topics={standing} />
        )}
      </Block>
      {other.length > 0 && (
        <Block id="other" note="Each mentioned by fewer than three authors" title="Other">
          <OtherForm other={other} result={result} />
        </Block>
      )}
    </>
  )
}

const shownAtOnce = 10

/** The most mentioned ones, and the others in a fold. */
function TopicList({ topics, result }: { topics: OwnerTopic[]; result?: FormResult }) {
  return (
    <FirstOf
      isOpen={({ topic }) => topic === result?.values.topic}
      items={topics.toSorted((one, other) => other.reviews - one.reviews)}
      most={shownAtOnce}
      one="topic"
    >
      {(its) => (
        <ul>
          {its.map((topic) => (
            <TopicRow key={topic.topic} result={result} topic={topic} />
          ))}
        </ul>
      )}
    </FirstOf>
  )
}

/** On a phone the fields are folded. */
function TopicRow({ topic: { topic, reviews }, result }: { topic: OwnerTopic; result?: FormResult }) {
  const own = result?.values.topic === topic && result.values.act === 'rename' ? result : undefined
  const id = `name-${topic.replaceAll(/\s+/g, '-')}`
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-3 border-b border-line py-3">
      <p className="min-w-0 wrap-anywhere" dir="auto">
        {topicName(topic)}{' '}
        <span className="text-sm text-muted">
          <EvidenceLink to={inboxAddress({ state: 'published', provenance: 'customers', topic })}>
            {countOf(reviews, 'review')}
          </EvidenceLink>
        </span>
      </p>
      <details className="peer sm:hidden" open={Boolean(own)}>
        <summary className="w-fit text-sm underline decoration-control underline-offset-4">
          Change<span className="sr-only"> {topicName(topic)}</span>
        </summary>
      </details>
      <Form
        className="flex flex-wrap items-start gap-x-3 gap-y-2 max-sm:col-span-2 max-sm:not-peer-open:hidden"
        method="post"
        noValidate
        preventScrollReset
      >
        <input name="topic" type="hidden" value={topic} />
        <span className="grid min-w-0 flex-1 gap-1.5 sm:w-48 sm:flex-none">
          <input
            aria-describedby={own ? `${id}-error` : undefined}
            aria-invalid={own?.errors.name ? true : undefined}
            aria-label={`Name for ${topicName(topic)}`}
            className="control"
            defaultValue={own?.values.name ?? topicName(topic)}
            id={id}
            key={own?.values.name}
            list={names}
            maxLength={topicNameLimits.max}
            name="name"
          />
          <FieldError id={`${id}-error`} text={own?.errors.name} />
        </span>
        <Button name="act" value="rename">
          Save<span className="sr-only"> the name of {topicName(topic)}</span>
        </Button>
        <Button kind="quiet" name="act" value="mute">
          Mute<span className="sr-only"> {topicName(topic)}</span>
        </Button>
      </Form>
    </li>
  )
}

function OtherForm({ other, result }: Pick<TopicSettingsProps, 'other' | 'result'>) {
  const own = result?.values.act === 'join' ? result : undefined
  return (
    <Form className="flex flex-wrap items-start gap-3" method="post" noValidate preventScrollReset>
      <label className="grid min-w-0 flex-1 gap-1.5 text-sm font-medium">
        What they mention
        <select className="control font-normal" defaultValue={own?.values.topic} name="topic">
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
          aria-describedby={own?.errors.name ? 'join-name-error' : undefined}
          aria-invalid={own?.errors.name ? true : undefined}
          className="control"
          defaultValue={own?.values.name}
          id="join-name"
          list={names}
          maxLength={topicNameLimits.max}
          name="name"
        />
        <FieldError id="join-name-error" text={own?.errors.name} />
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
