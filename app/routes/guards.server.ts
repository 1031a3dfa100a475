import { createContext, type RouterContextProvider, redirect } from 'react-router'
import { findSignedIn, type SignedIn, type Visitor } from '#app/features/accounts/signed-in.server.ts'
import { isTwoFactorOn } from '#app/features/accounts/two-factor.server.ts'
import {
  findCurrentBusiness,
  type Workplace,
  wantedBusiness,
} from '#app/features/businesses/current-business.server.ts'
import { may } from '#app/features/businesses/role.vocabulary.ts'
import { actAs } from '#app/platform/actor.server.ts'
import { db } from '#app/platform/database.server.ts'
import { forbidden, notFound } from '#app/platform/refusal.ts'
import { toRefusal } from '#app/platform/unavailable.server.ts'
import { rightAt } from './dashboard/rights.ts'

type Context = Readonly<RouterContextProvider>
type Guard = { request: Request; context: Context; pattern: string }

/** Who works in the business area, on which business, in which role. */
export type Member = SignedIn & Workplace

const memberContext = createContext<Member>()

/** The signed-in person, or null. */
export function signedIn(request: Request): Promise<Visitor | null> {
  return findSignedIn(db, request.headers)
}

/** Throws 503 where the database is away, which the error screen then says. */
const orUnavailable = (error: unknown): never => {
  throw toRefusal(error) ?? error
}

/** Redirects visitors who are not signed in to the login, with the path to return to. */
export async function requireSignedIn(request: Request): Promise<SignedIn> {
  const { isClosing, ...who } = await requireVisitor(request)
  // A closed account has access to one page only, where it can be kept.
  if (isClosing) throw redirect('/profile/closing')
  return who
}

/** The same, for pages that a closed account may still open. */
export async function requireVisitor(request: Request): Promise<Visitor> {
  const who = await signedIn(request).catch(orUnavailable)
  if (who) return who
  const { pathname, search } = new URL(request.url)
  const attempted = pathname.replace(/\.data$/, '') + search.replace(/[?&]_routes=[^&]*/, '')
  const notice = request.method === 'GET' ? '' : '&notice=session-ended'
  throw redirect(`/business/login?redirect=${encodeURIComponent(attempted)}${notice}`)
}

/** The business that this person works on in this browser, and their role; null for a person without one. */
export const currentBusiness = (request: Request, userId: string) =>
  findCurrentBusiness(db, userId, wantedBusiness(request.headers))

/**
 * Route middleware of the business area: its loaders and actions read `memberOf(context)`. 403 where the role lacks the
 * right that the door asks for; members of a business that asks for a second factor are led to it first.
 */
export async function requireMember({ request, context, pattern }: Guard, next: () => Promise<Response>) {
  const who = await requireSignedIn(request)
  const workplace = await currentBusiness(request, who.user.id)
  if (!workplace) throw redirect('/profile')
  if (workplace.business.needsTwoFactor && !(await isTwoFactorOn(db, who.user.id)))
    throw redirect('/profile/security?notice=two-factor-needed')
  if (!may(workplace.role, rightAt(pattern, request.method)))
    throw forbidden(
      `Your role in ${workplace.business.name}, ${workplace.role}, does not include this. Its owner can change that.`,
      'role',
    )
  setMember(context, { ...who, ...workplace })
  return actAs(who.user.id, next)
}

export const setMember = (context: Context, member: Member) => context.set(memberContext, member)
export const memberOf = (context: Context): Member => context.get(memberContext)

/** 404 for anyone but operators. */
export async function requireOperator(request: Request): Promise<SignedIn> {
  const who = await requireSignedIn(request)
  if (!who.user.isOperator) throw notFound('page')
  return who
}
