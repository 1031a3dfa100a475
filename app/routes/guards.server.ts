import { createContext, type RouterContextProvider, redirect } from 'react-router'
import {
  endSession,
  findSignedIn,
  type SignedIn,
  type Visitor,
} from '#app/features/accounts/sessions.server.ts'
import { isTwoFactorOn } from '#app/features/accounts/two-factor.server.ts'
import { actAs } from '#app/features/activities/record-activity.server.ts'
import { may } from '#app/features/businesses/business.vocabulary.ts'
import {
  findCurrentBusiness,
  type Workplace,
  wantedBusiness,
} from '#app/features/businesses/current-business.server.ts'
import { type Feature, upgradePathFor } from '#app/features/plans/plan-features.ts'
import { allows } from '#app/features/plans/plans.ts'
import { doesSessionHold, isRequired } from '#app/features/single-sign-on/connection.server.ts'
import { signInPath } from '#app/features/single-sign-on/single-sign-on.vocabulary.ts'
import { db } from '#app/platform/database.server.ts'
import { forbidden, notFound } from '#app/platform/refusal.ts'
import { logSecurity } from '#app/platform/requests.server.ts'
import { toRefusal } from '#app/platform/unavailable.server.ts'
import type { PagePitch } from './business/locked-feature/feature-pictures.tsx'
import { rightAt } from './business/rights.ts'

type Context = Readonly<RouterContextProvider>
type Guard = { request: Request; context: Context; pattern: string }

export type Member = SignedIn &
  Workplace & {
    /** Signed in through the identity provider of this business. */
    isOnlyHere?: boolean
  }

const memberContext = createContext<Member>()

/** The person who is signed in to their account, or null. A session through a business's identity provider does not count. */
export async function signedIn(request: Request): Promise<Visitor | null> {
  const who = await signedInAnyhow(request)
  return who?.onlyBusinessId ? null : who
}

/**
 * Like `signedIn`, but including those who came through the identity provider of a business. Only the business area,
 * logging out and the refusal of insiders use it. A session that is no longer valid ends here.
 */
export async function signedInAnyhow(request: Request): Promise<Visitor | null> {
  const who = await findSignedIn(db, request.headers)
  if (!who?.onlyBusinessId) return who
  const { user, sessionId, onlyBusinessId, isClosing } = who
  const of = { businessId: onlyBusinessId, userId: user.id }
  if (!isClosing && (await doesSessionHold(db, of))) return who
  await endSession(db, { userId: user.id, sessionId })
  return null
}

/** Throws 503 where the database is away, which the error screen then says. */
const orUnavailable = (error: unknown): never => {
  throw toRefusal(error) ?? error
}

/** Redirects visitors who are not signed in to the login, with the path to return to. */
export async function requireSignedIn(request: Request): Promise<SignedIn> {
  const { isClosing, onlyBusinessId: _none, ...who } = await requireVisitor(request)
  // A closed account has access to one page only, where it can be kept.
  if (isClosing) throw redirect('/profile/closing')
  return who
}

/** Like `requireSignedIn`, for pages that a closed account may still open. */
export async function requireVisitor(request: Request): Promise<Visitor> {
  const who = await requireAnyone(request)
  if (!who.onlyBusinessId) return who
  throw forbidden(
    'You are signed in through your company, which opens its business alone. For everything else, log out and log in to your own account.',
  )
}

async function requireAnyone(request: Request): Promise<Visitor> {
  const who = await signedInAnyhow(request).catch(orUnavailable)
  if (who) return who
  throw toLogin(request)
}

function toLogin(request: Request) {
  const { pathname, search } = new URL(request.url)
  const attempted = pathname.replace(/\.data$/, '') + search.replace(/[?&]_routes=[^&]*/, '')
  const notice = request.method === 'GET' ? '' : '&notice=session-ended'
  return redirect(`/business/login?redirect=${encodeURIComponent(attempted)}${notice}`)
}

/** The business that this person works on in this browser, and their role; null for a person without one. */
export const currentBusiness = (request: Request, userId: string) =>
  findCurrentBusiness(db, userId, wantedBusiness(request.headers))

/**
 * Route middleware of the business area: its loaders and actions read `memberOf(context)`. 403 where the role lacks the
 * right that the door asks for; members of a business that asks for a second factor are led to it first.
 */
export async function requireMember({ request, context, pattern }: Guard, next: () => Promise<Response>) {
  const { isClosing, onlyBusinessId, ...who } = await requireAnyone(request)
  if (isClosing) throw redirect('/profile/closing')
  const workplace = onlyBusinessId
    ? await findOnly(who.user.id, onlyBusinessId)
    : await currentBusiness(request, who.user.id)
  if (!workplace) throw onlyBusinessId ? toLogin(request) : redirect('/profile')
  const { role } = workplace
  const door = pattern.replace(/^\/?business\//, '')
  // A session through one business's identity provider has no access to other businesses.
  if (onlyBusinessId && (door === 'all' || door === 'new')) throw redirect('/business/dashboard')
  const proofPath = onlyBusinessId ? null : await findMissingProof(who.user.id, workplace)
  if (proofPath) throw redirect(proofPath)
  if (!may(role, rightAt(pattern, request.method))) throw refuseRole({ ...who, ...workplace })
  setMember(context, { ...who, ...workplace, isOnlyHere: onlyBusinessId !== null })
  return actAs(who.user.id, next)
}

/** 403: the role lacks the right. */
export function refuseRole({ user, business, role }: Pick<Member, 'user' | 'business' | 'role'>) {
  logSecurity('role refused', { userId: user.id, businessId: business.id })
  return forbidden(
    `Your role in ${business.name}, ${role}, does not include this. Its owner can change that.`,
    'role',
  )
}

/** Where a member first proves who they are, as the business asks; null when nothing is missing. */
export async function findMissingProof(userId: string, { business, role }: Workplace) {
  if (role !== 'owner' && (await isRequired(db, business.id))) return signInPath(business.id)
  // A provider has its own second factor.
  if (business.needsTwoFactor && !(await isTwoFactorOn(db, userId)))
    return '/profile/security?notice=two-factor-needed'
  return null
}

async function findOnly(userId: string, businessId: string) {
  const workplace = await findCurrentBusiness(db, userId, businessId)
  return workplace?.business.id === businessId ? workplace : null
}

export const setMember = (context: Context, member: Member) => context.set(memberContext, member)
export const memberOf = (context: Context): Member => context.get(memberContext)

/** 404 for anyone but operators. */
export async function requireOperator(request: Request): Promise<SignedIn> {
  const who = await requireSignedIn(request)
  if (!who.user.isOperator) {
    logSecurity('operator’s desk refused', { userId: who.user.id })
    throw notFound('page')
  }
  return who
}

/** The member whose plan has this feature; redirects like `requireFeature`. */
export function memberWith(context: Context, feature: Feature, page?: PagePitch) {
  const member = memberOf(context)
  requireFeature(member, feature, page)
  return member
}

/** Redirects owners whose plan lacks a feature to the plans, which explain it, or the `page` that needs it. */
export function requireFeature({ business }: Member, feature: Feature, page?: PagePitch) {
  if (allows(business.tierName, feature)) return
  throw redirect(`${upgradePathFor(feature)}${page ? `&page=${page}` : ''}`)
}
