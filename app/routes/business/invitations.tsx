import { CircleHelp, Link as LinkIcon, Package, QrCode } from 'lucide-react'
import { Form, Link, useSubmit } from 'react-router'
import {
  cancelInvitation,
  cancelWaiting,
  resendInvitation,
} from '#app/features/invitations/change-invitation.server.ts'
import {
  invitationStates,
  invitationsAddress,
  stateText,
} from '#app/features/invitations/invitation.vocabulary.ts'
import {
  BatchProgress,
  InvitationFunnel,
  InvitationList,
  InvitingStopped,
} from '#app/features/invitations/invitation-list.tsx'
import { inviteFew } from '#app/features/invitations/invite.server.ts'
import { InviteForm } from '#app/features/invitations/invite-form.tsx'
import {
  countFunnel,
  findLastTerms,
  listInvitations,
  readInvitationFilter,
} from '#app/features/invitations/list-invitations.server.ts'
import { findInvitingStop, monthlyInvitations } from '#app/features/invitations/monthly-quota.server.ts'
import { findShortLink } from '#app/features/invitations/open-link.server.ts'
import { allows } from '#app/features/plans/plans.ts'
import { countOf, formatDay, formatNumber } from '#app/languages/format.ts'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { refuseForm } from '#app/platform/form.server.ts'
import { memberOf } from '#app/routes/guards.server.ts'
import { TierBadge } from '#app/ui/badge.tsx'
import { Block } from '#app/ui/block.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Sample } from '#app/ui/sample.tsx'
import { SampleInvitations } from '#app/ui/samples/words.tsx'
import { Select } from '#app/ui/select.tsx'
import { Setting, Settings } from '#app/ui/setting.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { useResult } from '#app/ui/toast.tsx'
import type { Route } from './+types/invitations.ts'
import { type Acts, done, handleActs } from './actions.server.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Invitations · Vouchsafe' }]

// GET /business/invitations
export async function loader({ context, request }: Route.LoaderArgs) {
  const { business } = memberOf(context)
  const filter = readInvitationFilter(new URL(request.url).searchParams)
  const [list, funnel, last, stop] = await Promise.all([
    listInvitations(db, business.id, filter),
    countFunnel(db, business.id, filter.batch),
    findLastTerms(db, business.id),
    findInvitingStop(db, business),
  ])
  const { limit, count, resetAt } = monthlyInvitations(business, now())
  return {
    hasLists: allows(business.tierName, 'bulkUpload'),
    reviewLink: await findShortLink(db, business.id),
    month: { limit, count, resetAt: resetAt.toISOString() },
    stop,
    filter,
    list,
    funnel,
    last,
  }
}

// POST /business/invitations: invite one person, send again, cancel one or the rest of a list.
export const action = (args: Route.ActionArgs) => handleActs(args, acts)

const acts: Acts = {
  async invite({ user, business }, values) {
    const { errors } = await inviteFew(db, { businessId: business.id, userId: user.id, values })
    return errors ? refuseForm(values, { errors }) : done('Invitation queued')
  },
  async resend({ business }, { id: invitationId = '' }) {
    await resendInvitation(db, { businessId: business.id, invitationId })
    return done('Invitation queued again')
  },
  async cancel({ business }, { id: invitationId = '' }) {
    await cancelInvitation(db, { businessId: business.id, invitationId })
    return done('Invitation cancelled')
  },
  async 'cancel-waiting'({ business }, { batch: batchId = '' }) {
    const count = await cancelWaiting(db, { businessId: business.id, batchId })
    return done(`${countOf(count, 'invitation')} cancelled`)
  },
}

export default function InvitationsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { reviewLink, month, stop, filter, list, funnel, last, hasLists } = loaderData
  const { refused } = useResult(actionData)
  const isInvite = refused?.values.act === 'invite'
  const isFiltered = filter.state !== 'all' || filter.q || filter.batch || filter.after
  const isNew = list.rows.length === 0 && !isFiltered
  const left =
    stop === 'reviews' ? `New invitations wait until ${formatDay(month.resetAt)}.` : monthText(month)
  const { sent, completed } = funnel
  const heading =
    !filter.batch && sent > 0
      ? `${formatNumber(completed)} of ${countOf(sent, 'emailed customer')} wrote a review`
      : isNew && !stop
        ? 'Invite your first customer'
        : null
  return (
    <div className="grid gap-10">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
        <div className="grid gap-1">
          <h2 className="max-w-[24em] text-3xl text-balance">{heading ?? left}</h2>
          {heading && <p className="text-muted">{left}</p>}
        </div>
        <ButtonLink to="/business/invitations/many">
          Invite a list {!hasLists && <TierBadge tier="pro" />}
        </ButtonLink>
      </div>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 content-start gap-10">
          <section
            aria-label="Invite a customer"
            className="rounded-surface border border-line bg-sheet p-5 sm:p-7"
          >
            {/* The key resets the form after each invitation, with the terms of the last one. */}
            {stop && !isInvite ? (
              <InvitingStopped until={formatDay(month.resetAt)} why={stop} />
            ) : (
              <InviteForm result={isInvite ? refused : undefined} key={last?.id} last={last} />
            )}
          </section>
          {refused && !isInvite && (
            <p className="border-l-2 border-warning py-1 pl-4 text-sm" role="alert">
              {refused.message}
            </p>
          )}
          {isNew ? (
            <Block id="list" note="Nobody yet" title="Who was invited">
              <Sample caption="Here you follow each invitation." isPicture>
                <SampleInvitations />
              </Sample>
            </Block>
          ) : (
            <Block id="list" note={filter.batch ? 'One list' : 'The last 90 days'} title="Who was invited">
              {filter.batch ? (
                <BatchProgress batch={filter.batch} funnel={funnel} />
              ) : (
                <InvitationFunnel funnel={funnel} />
              )}
            </Block>
          )}
        </div>
        {!isNew && (
          <div className="min-w-0 lg:col-span-2">
            <Invitations filter={filter} funnel={funnel} list={list} />
          </div>
        )}
        <div className="lg:col-start-2 lg:row-start-1">
          <PublicLink reviewLink={reviewLink} />
        </div>
      </div>
    </div>
  )
}

type Data = Route.ComponentProps['loaderData']

function monthText({ limit, count, resetAt }: Data['month']) {
  if (limit === -1) return `${formatNumber(count)} invited this month. Your plan has no limit.`
  return `${formatNumber(Math.max(0, limit - count))} of ${formatNumber(limit)} invitations left until ${formatDay(resetAt)}.`
}

function Invitations({ filter, funnel, list }: Pick<Data, 'filter' | 'funnel' | 'list'>) {
  const submit = useSubmit()
  const { state, q, after } = filter
  const shown = invitationStates.filter((each) => funnel.byState[each] || each === state)
  return (
    <div className="grid gap-4">
      <Form
        className="flex flex-wrap items-end gap-x-3 gap-y-2"
        method="get"
        onChange={({ currentTarget, target }) =>
          target instanceof HTMLSelectElement && submit(currentTarget, { preventScrollReset: true })
        }
        preventScrollReset
        role="search"
      >
        {filter.batch && <input name="batch" type="hidden" value={filter.batch} />}
        <TextInput
          defaultValue={q}
          fieldClassName="min-w-0 flex-1 basis-56"
          key={q}
          label="Name, email or order"
          name="q"
          type="search"
        />
        <Select
          defaultValue={state}
          key={state}
          label="Status"
          name="state"
          options={[
            { value: 'all', label: 'All' },
            ...shown.map((each) => ({
              value: each,
              label: `${stateText[each]} (${formatNumber(funnel.byState[each] ?? 0)})`,
            })),
          ]}
        />
        <Button>Search</Button>
        {q && <Link to={invitationsAddress({ state, batch: filter.batch })}>Show all</Link>}
      </Form>
      {list.rows.length > 0 ? (
        <InvitationList rows={list.rows} />
      ) : (
        <EmptyState
          action={<ButtonLink to={invitationsAddress()}>Show all invitations</ButtonLink>}
          level={3}
          title="No matching invitations"
        >
          <p>Try fewer words or a different status.</p>
        </EmptyState>
      )}
      <Pagination
        label="Invitations"
        newer={after ? invitationsAddress({ ...filter, after: undefined }) : undefined}
        older={list.next ? invitationsAddress({ ...filter, after: list.next }) : undefined}
      />
    </div>
  )
}

const more = [
  ['/business/invitations/poster', QrCode, 'QR code and poster'],
  ['/business/invitations/order-links', LinkIcon, 'Links in order mails'],
  ['/business/products', Package, 'Reviews of your products'],
  ['/business/reviews/questions', CircleHelp, 'Questions and rewards'],
] as const

function PublicLink({ reviewLink }: Pick<Data, 'reviewLink'>) {
  return (
    <Block id="link" title="Your review link">
      <div className="grid gap-4">
        <CopyField
          help="For receipts, emails and your site."
          id="review-link"
          label="Address"
          value={reviewLink}
        />
        <Settings>
          {more.map(([to, Icon, title]) => (
            <Setting key={to} icon={Icon} title={title} to={to} />
          ))}
        </Settings>
      </div>
    </Block>
  )
}
