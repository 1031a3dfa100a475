import { eq } from 'drizzle-orm'
import { businesses } from '#app/features/businesses/business.table.ts'
import { readPlanChoice, subscriptionPage } from '#app/features/plans/plans.ts'
import { describe, expect, test } from '#tests/database.ts'
import { cookieOf, visit } from '#tests/doors.ts'
import { linksSentTo, runJobs } from '#tests/jobs.ts'
import { aMember, aPerson, logIn, password } from '#tests/members.ts'
import * as login from './login.tsx'
import * as signup from './signup.tsx'
import * as verify from './verify-email.tsx'

const path = '/business/signup?plan=pro&period=yearly'
const wanted = '/business/subscription?plan=pro&period=yearly'
const logInPath = `/business/login?redirect=${encodeURIComponent(wanted)}`

/** Follows the newest link in the mails to an address. */
async function confirm(link: URL, { cookie, typed = '' }: { cookie?: string; typed?: string } = {}) {
  const form = { token: link.searchParams.get('token')!, password: typed }
  return visit(verify.action, { path: link.pathname + link.search, form, cookie })
}

describe('the plan chosen on the landing page', () => {
  test('survives an error and the mail, and ends on Subscription', async ({ db, pool }) => {
    expect((await visit(signup.loader, { path })).data).toMatchObject({
      choice: { plan: 'pro', period: 'yearly' },
    })
    const person = aPerson()
    expect((await visit(signup.action, { path, form: { ...person, email: 'no' } })).status).toBe(422)
    const signedUp = await visit(signup.action, { path, form: person })
    await runJobs(db, pool)
    const [link] = await linksSentTo(db, person.email)
    const confirmed = await confirm(link!, { cookie: cookieOf(signedUp) })
    expect(confirmed.location).toBe(wanted)
    const [business] = await db.select().from(businesses).where(eq(businesses.domain, person.website))
    expect(business).toMatchObject({ tierName: 'starter', tierPriceCents: 0 })
    expect((await visit(signup.loader, { path, cookie: cookieOf(confirmed) })).location).toBe(wanted)
  })

  test('survives another browser, a second sign-up, and an early login', async ({ db, pool }) => {
    const person = aPerson()
    await visit(signup.action, { path, form: person })
    await visit(signup.action, { path, form: person })
    await logIn(person.email, password, logInPath)
    await runJobs(db, pool)
    const links = await linksSentTo(db, person.email)
    expect(links.map((link) => link.searchParams.get('redirect'))).toEqual([wanted, wanted, wanted])
    expect((await confirm(links[0]!, { typed: password })).location).toBe(wanted)
  })

  test('survives logging in, and the way back to signing up', async ({ db, pool }) => {
    const { person } = await aMember({ db, pool })
    expect((await logIn(person.email, password, logInPath)).location).toBe(wanted)
    expect((await visit(login.loader, { path: logInPath })).data).toMatchObject({ signUp: path })
    await visit(signup.action, { path, form: { ...aPerson(), email: person.email } })
    await runJobs(db, pool)
    const [link] = await linksSentTo(db, person.email)
    expect(link!.pathname + link!.search).toBe(logInPath)
  })

  test('is left out for the free plan, which leads to the dashboard', async ({ db, pool }) => {
    const person = aPerson()
    const signedUp = await visit(signup.action, { path: '/business/signup?plan=starter', form: person })
    await runJobs(db, pool)
    const [link] = await linksSentTo(db, person.email)
    expect((await confirm(link!, { cookie: cookieOf(signedUp) })).location).toBe('/business/dashboard')
  })

  test('leads nowhere but to our own pages, whatever the address says', async ({ db, pool }) => {
    const evil = '/business/signup?plan=//evil.example&period=yearly&redirect=https://evil.example'
    const person = aPerson()
    const signedUp = await visit(signup.action, { path: evil, form: person })
    await runJobs(db, pool)
    const [link] = await linksSentTo(db, person.email)
    expect(link!.searchParams.has('redirect')).toBe(false)
    link!.searchParams.set('redirect', '//evil.example')
    expect((await confirm(link!, { cookie: cookieOf(signedUp) })).location).toBe('/business/dashboard')
  })

  test.for([
    ['plan=pro&period=yearly', wanted],
    ['plan=enterprise&period=weekly', '/business/subscription?plan=enterprise&period=monthly'],
    ['plan=enterprise', '/business/subscription?plan=enterprise&period=monthly'],
    ['plan=starter&period=yearly', null],
    ['plan=Pro', null],
    ['plan=__proto__', null],
    ['period=yearly', null],
  ])('%s leads to %s', ([query, page]) => {
    expect(subscriptionPage(readPlanChoice(new URLSearchParams(query!)))).toBe(page)
  })
})
