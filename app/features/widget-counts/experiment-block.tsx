import { Form } from 'react-router'
import { Block } from '#app/features/inbox/block.tsx'
import { countOf, formatNumber, formatPercent } from '#app/languages/format.ts'
import { Button } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { Table } from '#app/ui/table.tsx'
import { Time } from '#app/ui/time.tsx'
import { enough, type Half } from './experiment.ts'
import type { Experiment } from './experiments.server.ts'

type ExperimentBlockProps = { experiment: Experiment | null; goalCode: string }

/** Shows the widget in half of the hours, and compares what visitors do. */
export function ExperimentBlock({ experiment, goalCode }: ExperimentBlockProps) {
  const isRunning = experiment !== null && experiment.endedAt === null
  return (
    <Block id="experiment" title="Does it help?">
      <div className="grid max-w-measure gap-5">
        {experiment ? <Result experiment={experiment} /> : <Idea />}
        {isRunning && (
          <CopyField
            help="Put this on the page that people reach when they have done what you hope for: the thank-you page after an order, say. It sends no cookie and nothing about the visitor."
            id="goal-code"
            isCode
            label="Code for the goal"
            value={goalCode}
          />
        )}
        <Form method="post" preventScrollReset>
          <Button name="act" value={isRunning ? 'end' : 'start'}>
            {isRunning ? 'End the experiment' : experiment ? 'Start a new experiment' : 'Start an experiment'}
          </Button>
        </Form>
        <p className="text-xs text-muted">
          Decide before you start how many weeks it runs: an experiment that is ended on its best day promises
          too much. In the hours without the widget its place on your page is empty and takes no room. People
          who come back in another hour blur the difference, so the true effect tends to be larger than the
          figure.
        </p>
      </div>
    </Block>
  )
}

const Idea = () => (
  <p className="text-sm">
    An experiment shows the widget in half of all hours, chosen by chance, and counts how many openings of its
    page lead to a goal that you name. The difference is what the widget does for you. It takes a week at
    least.
  </p>
)

function Result({ experiment }: { experiment: Experiment }) {
  const { startedAt, endedAt, shown, held, lift, missing } = experiment
  return (
    <>
      <p className="text-sm">
        {endedAt ? 'Ran from ' : 'Running since '}
        <Time as="date" at={startedAt} />
        {endedAt && (
          <>
            {' '}
            to <Time as="date" at={endedAt} />
          </>
        )}
        . {lift ? <Sentence {...lift} /> : <strong>Not enough data yet.</strong>}
      </p>
      {!lift && <p className="text-sm text-muted">{missing.map((what) => needs[what]).join(' ')}</p>}
      <Table
        caption="Openings and goals, with the widget and without"
        columns={[
          { id: 'half', header: 'Hours', cell: ({ name }) => name },
          { id: 'hours', header: 'Counted', cell: ({ hours }) => formatNumber(hours), isNumber: true },
          {
            id: 'openings',
            header: 'Openings',
            cell: ({ openings }) => formatNumber(openings),
            isNumber: true,
          },
          { id: 'goals', header: 'Goals', cell: ({ goals }) => formatNumber(goals), isNumber: true },
        ]}
        rowId={({ name }) => name}
        rows={
          [
            { name: 'With the widget', ...shown },
            { name: 'Without', ...held },
          ] satisfies ({ name: string } & Half)[]
        }
      />
    </>
  )
}

const needs = {
  days: `It has to run for ${enough.days} days at least.`,
  hours: `Both halves need ${countOf(enough.hoursOfEach, 'hour')} in which somebody opened the page.`,
  goals: `Both halves need ${countOf(enough.goalsOfEach, 'goal')}.`,
}

function Sentence({ estimate, low, high }: NonNullable<Experiment['lift']>) {
  const isSure = low > 0 || high < 0
  const interval = `95% confidence: ${signed(low)} to ${signed(high)}`
  if (!isSure)
    return (
      <>
        <strong>No difference that chance would not explain.</strong> Goals for each opening:{' '}
        {signed(estimate)} with the widget ({interval}).
      </>
    )
  return (
    <>
      <strong>
        {formatPercent(Math.abs(estimate))} {estimate > 0 ? 'more' : 'fewer'} goals for each opening with the
        widget
      </strong>{' '}
      ({interval}).
    </>
  )
}

const signed = (share: number) => `${share < 0 ? '−' : '+'}${formatPercent(Math.abs(share))}`
