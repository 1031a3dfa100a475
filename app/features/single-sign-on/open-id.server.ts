import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client'
import { log } from '#app/platform/log.server.ts'
import { isStandIn, publicWeb } from '#app/platform/public-web.server.ts'
import { decrypt } from '#app/platform/secret.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { secretPurpose } from './connection.server.ts'
import type { Connection } from './single-sign-on.table.ts'
import { type Asserted, callbackPath } from './single-sign-on.vocabulary.ts'

// OpenID Connect: the code flow with PKCE, state and nonce. The library checks signature, issuer, audience and times.

type Client = Pick<Connection, 'issuer' | 'clientId'> & { secret: string }
type Trip = { businessId: string; id: string; nonce: string; verifier: string }

/** Reads the provider's discovery document. Throws if there is none, or if it names another issuer. */
function readProvider({ issuer, clientId, secret }: Client) {
  const address = new URL(issuer)
  return discovery(address, clientId!, undefined, authenticating(secret), {
    [customFetch]: (asked, { method, headers, body }) =>
      publicWeb().ask(asked, { method, headers, body: body?.toString() }),
    // By default the library relies on TLS and does not verify the signature of a token.
    execute: [enableNonRepudiationChecks, ...(isStandIn(address) ? [allowInsecureRequests] : [])],
  })
}

/** The issuer that a provider's discovery document names; null if it differs from the address, or none can be read. */
export async function findIssuer(given: { issuer: string; clientId: string }) {
  const config = await readProvider({ ...given, secret: 'unused' }).catch(refuse)
  const issuer = config?.serverMetadata().issuer
  return issuer && new URL(issuer).href === new URL(given.issuer).href ? issuer : null
}

/** HTTP Basic, the standard's default, unless the provider supports the body alone. */
const authenticating =
  (secret: string): ClientAuth =>
  (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported
    const how = methods && !methods.includes('client_secret_basic') ? ClientSecretPost : ClientSecretBasic
    return how(secret)(server, ...rest)
  }

const clientOf = ({ businessId, issuer, clientId, encryptedSecret }: Connection): Client => ({
  issuer,
  clientId,
  secret: (encryptedSecret && decrypt(secretPurpose, businessId, encryptedSecret)) ?? '',
})

/** The provider's address to send the browser to; null if the provider does not answer. */
export async function openIdAddress(connection: Connection, { businessId, id, nonce, verifier }: Trip) {
  const config = await readProvider(clientOf(connection)).catch(refuse)
  return (
    config &&
    buildAuthorizationUrl(config, {
      redirect_uri: addressOf(callbackPath(businessId)),
      scope: 'openid email profile',
      state: id,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }).href
  )
}

/** The person whom the provider's redirect names; null if any check fails. */
export async function readOpenIdAnswer(
  connection: Connection,
  { businessId, id, nonce, verifier }: Trip,
  query: string,
): Promise<Asserted | null> {
  const back = new URL(addressOf(callbackPath(businessId)) + query)
  const checks = {
    expectedState: id,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  }
  const ask = async () => {
    const config = await readProvider(clientOf(connection))
    const tokens = await authorizationCodeGrant(config, back, checks)
    const claims = tokens.claims()!
    const more =
      claims.email === undefined && config.serverMetadata().userinfo_endpoint
        ? await fetchUserInfo(config, tokens.access_token, claims.sub)
        : {}
    return { ...more, ...claims }
  }
  const claims: Record<string, unknown> | null = await ask().catch(refuse)
  if (!claims) return null
  const { iss, sub, email, email_verified: verified, name, hd } = claims
  // Google is one issuer for everybody; "hd" names the company of an account.
  const isOwn = iss !== 'https://accounts.google.com' || (hd && hd === String(email).split('@').pop())
  return {
    issuer: String(iss),
    subject: String(sub),
    email: typeof email === 'string' ? email : null,
    // Some providers send a string instead of a boolean.
    isEmailVerified: !isOwn
      ? false
      : verified === undefined
        ? null
        : verified === true || verified === 'true',
    name: typeof name === 'string' ? name : null,
  }
}

/** Logs the reason without the answer, which is personal data. */
function refuse(error: unknown) {
  const { message, code } = error as { message?: string; code?: string }
  log.warn({ reason: message, code }, 'single sign-on refused')
  return null
}
