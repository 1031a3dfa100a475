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
import { FirstOf } from '#app/ui/first-of.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { PostButton } from '#app/ui/post-button.tsx'
import { Select } from '#app/ui/select.tsx'
import { RowBar, SentimentSign } from '#app/ui/sentiment.tsx'
import { TextInput } from '#app/ui/text-input.tsx'

type TopicSettingsProps = {
  standing: OwnerTopic[]
  other: OwnerTopic[]
  rules: TopicRule[]
  /** If false, the plan only lets the owner undo changes. */
  isEditable: boolean
  result: FormResult | undefined
}

/** Where an owner renames, joins and mutes topics. Plain forms: each works without a script. */
export function TopicSettings({ standing, other, rules, isEditable, result }: TopicSettingsProps) {
  return (
    <div className="grid gap-12">
      {result?.message && <FormError text={result.message} />}
      {isEditable && <Editing other={other} result={result} standing={standing} />}
      {(rules.length > 0 || !isEditable) && (
        <Block id="changes" title="Your changes">
          <Changes rules={rules} />
        </Block>
      )}
    </div>
  )
}

const shownAtOnce = 10
const names = 'topic-names'

function Editing({ standing, other, result }: Omit<TopicSettingsProps, 'rules' | 'isEditable'>) {
  const isIts = ({ topic }: OwnerTopic) => topic === result?.values.topic
  return (
    <>
      <datalist id={names}>
        {standing.map(({ topic }) => (
          <option key={topic} value={topicName(topic)} />
        ))}
      </datalist>
      <Block id="topics" isLead note={<Legend />} title={mostNamed(standing)}>
        {standing.length === 0 && (
          <p className="text-sm text-muted">
            No topics yet. A topic needs at least three authors who mention it.
          </p>
        )}
        <FirstOf isOpen={isIts} items={standing} most={shownAtOnce} one="topic">
          {(its) => (
            <ul>
              {its.map((topic) => (
                <TopicRow
                  key={topic.topic}
                  most={standing[0]!.reviews}
                  result={isIts(topic) ? result : undefined}
                  topic={topic}
                />
              ))}
            </ul>
          )}
        </FirstOf>
      </Block>
      {other.length > 0 && (
        <details className="fold" open={other.some(isIts)}>
          <summary>{countOf(other.length, 'rare topic')}, each mentioned by fewer than three authors</summary>
          <OtherForm other={other} result={other.some(isIts) ? result : undefined} />
        </details>
      )}
    </>
  )
}

/** "People praise price most and complain most about waiting time." */
function mostNamed(topics: OwnerTopic[]) {
  const top = (of: 'praise' | 'complaints') => {
    const [first] = topics.toSorted((one, other) => other[of] - one[of])
    return first && first[of] >= 3 ? first.topic : null
  }
  const [praised, blamed] = [top('praise'), top('complaints')]
  const parts = [praised && `praise ${praised} most`, blamed && `complain most about ${blamed}`]
  return parts.some(Boolean) ? `People ${parts.filter(Boolean).join(' and ')}` : 'What people talk about'
}

const Legend = () => (
  <span className="flex flex-wrap items-center gap-x-4">
    <span>All time</span>
    <span>
      <SentimentSign label="positive" /> praise
    </span>
    <span>
      <SentimentSign label="negative" /> complaints
    </span>
    <span className="flex items-center gap-2">
      <span className="w-6">
        <RowBar all={100} />
      </span>
      neither
    </span>
  </span>
)

type TopicRowProps = {
  topic: OwnerTopic
  /** The number of reviews of the longest bar. */
  most: number
  result?: FormResult
}

function TopicRow({ topic: { topic, reviews, praise, complaints }, most, result }: TopicRowProps) {
  const name = topicName(topic)
  const percent = (count: number) => (100 * count) / most
  return (
    <li className="border-b border-line">
      <details className="topic-row" open={Boolean(result)}>
        <summary>
          <span className="min-w-0 wrap-anywhere" dir="auto">
            {name}
          </span>
          <RowBar all={percent(reviews)} negative={percent(complaints)} positive={percent(praise)} />
          <span className="flex justify-end gap-3 text-sm text-muted tabular-nums">
            {praise + complaints > 0 ? (
              <>
                <span>
                  <SentimentSign label="positive" text="praise" /> {formatNumber(praise)}
                </span>
                <span>
                  <SentimentSign label="negative" text="complaints" /> {formatNumber(complaints)}
                </span>
              </>
            ) : (
              'no opinion'
            )}
          </span>
          <span className="text-right tabular-nums">{formatNumber(reviews)}</span>
          <Pencil aria-hidden size={18} strokeWidth={1.5} />
        </summary>
        <div className="flex flex-wrap items-start gap-x-8 gap-y-3 pb-4">
          <Form className="flex items-start gap-2" method="post" noValidate preventScrollReset>
            <input name="topic" type="hidden" value={topic} />
            <TextInput
              defaultValue={result?.values.name ?? name}
              error={result?.errors.name}
              help="The name of another topic joins the two."
              id={`name-${topic.replaceAll(/\s+/g, '-')}`}
              key={result?.values.name}
              label={<span className="sr-only">Name for {name}</span>}
              list={names}
              maxLength={topicNameLimits.max}
              name="name"
            />
            <Button className="mt-6.5" name="act" value="rename">
              Rename<span className="sr-only"> {name}</span>
            </Button>
          </Form>
          <PostButton kind="quiet" act="mute" fields={{ topic }}>
            Mute<span className="sr-only"> {name}</span>
          </PostButton>
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

type OtherFormProps = Pick<TopicSettingsProps, 'other' | 'result'>

function OtherForm({ other, result }: OtherFormProps) {
  return (
    <Form
      className="grid items-start gap-3 sm:grid-cols-[1fr_1fr_auto]"
      method="post"
      noValidate
      preventScrollReset
    >
      <Select
        defaultValue={result?.values.topic}
        label="What they mention"
        name="topic"
        options={other.map(({ topic, reviews }) => ({
          value: topic,
          label: `${topicName(topic)} (${reviews})`,
        }))}
      />
      <TextInput
        defaultValue={result?.values.name}
        error={result?.errors.name}
        id="join-name"
        label="Belongs to"
        list={names}
        maxLength={topicNameLimits.max}
        name="name"
      />
      <Button className="sm:mt-6.5" name="act" value="rename">
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
          <PostButton kind="quiet" act="restore" fields={{ topic }}>
            Undo<span className="sr-only"> {topicName(topic)}</span>
          </PostButton>
        </li>
      ))}
    </ul>
  )
}
