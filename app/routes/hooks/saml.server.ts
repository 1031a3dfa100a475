import type { Context } from 'hono'
import { findConnection } from '#app/features/single-sign-on/connection.server.ts'
import { serviceProviderMetadata } from '#app/features/single-sign-on/saml.server.ts'
import { receiveSamlAnswer } from '#app/features/single-sign-on/sign-in.server.ts'
import { callbackPath, signInPath } from '#app/features/single-sign-on/single-sign-on.vocabulary.ts'
import { db } from '#app/platform/database.server.ts'
import { readBytes } from '#app/platform/form.server.ts'
import { notFound } from '#app/platform/refusal.ts'

const mostBytes = 150_000

// GET /hooks/saml/:businessId   What a provider reads about us.
export async function describeForSaml(c: Context) {
  const businessId = c.req.param('businessId') ?? ''
  if (!(await findConnection(db, businessId))) throw notFound('page')
  return c.body(serviceProviderMetadata(businessId), 200, { 'content-type': 'application/samlmetadata+xml' })
}

/**
 * POST /hooks/saml/:businessId   The identity provider's page posts its answer here, so it comes from another site and
 * without our cookies. It signs nobody in: it redirects the browser to an address that gets the cookies, and that browser
 * has to be the one that began.
 */
export async function receiveSaml(c: Context) {
  const businessId = c.req.param('businessId') ?? ''
  const form = new URLSearchParams(Buffer.from(await readBytes(c.req.raw, mostBytes)).toString())
  const received = await receiveSamlAnswer(db, businessId, form.get('SAMLResponse') ?? '')
  if ('refused' in received) return c.redirect(`${signInPath(businessId)}?refused=${received.refused}`, 303)
  return c.redirect(`${callbackPath(businessId)}?state=${received.id}`, 303)
}
