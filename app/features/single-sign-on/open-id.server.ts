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
import { decrypt } from '#app/platform/encrypted.server.ts'
import { log } from '#app/platform/log.server.ts'
import { isStandIn, publicWeb } from '#app/platform/public-web.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { secretPurpose } from './connection.server.ts'
import type { Connection } from './single-sign-on.table.ts'
import { type Asserted, callbackPath } from './single-sign-on.vocabulary.ts'

// OpenID Connect: the code flow with PKCE, state and nonce. The library checks signature, issuer, audience and times.

type Client = Pick<Connection, 'issuer' | 'clientId'> & { secret: string }
type Trip = { businessId: string; id: string; nonce: string; verifier: string }

/** Reads what the provider says about itself. Throws where it says nothing, or that it is another. */
function readProvider({ issuer, clientId, secret }: Client) {
  const address = new URL(issuer)
  return discovery(address, clientId!, undefined, authenticating(secret), {
    [customFetch]: (asked, { method, headers, body }) =>
      publicWeb().ask(asked, { method, headers, body: body?.toString() }),
    // By itself the library trusts the connection that a token came by, and reads no signature.
    execute: [enableNonRepudiationChecks, ...(isStandIn(address) ? [allowInsecureRequests] : [])],
  })
}

/** The name that a provider gives itself at this address; null where it is none, or a name for many companies. */
export async function findIssuer(given: { issuer: string; clientId: string }) {
  const config = await readProvider({ ...given, secret: 'unused' }).catch(refuse)
  const issuer = config?.serverMetadata().issuer
  return issuer && new URL(issuer).href === new URL(given.issuer).href ? issuer : null
}

/** In the body where the provider takes it there, else in the header, as the standard has it. */
const authenticating =
  (secret: string): ClientAuth =>
  (server, ...rest) => {
    const ways = server.token_endpoint_auth_methods_supported
    const how = ways && !ways.includes('client_secret_basic') ? ClientSecretPost : ClientSecretBasic
    return how(secret)(server, ...rest)
  }

const clientOf = ({ businessId, issuer, clientId, encryptedSecret }: Connection): Client => ({
  ...{ issuer, clientId },
  secret: (encryptedSecret && decrypt(secretPurpose, businessId, encryptedSecret)) ?? '',
})

/** Where the browser goes. Null: the provider does not answer. */
export async function openIdAddress(connection: Connection, { businessId, id, nonce, verifier }: Trip) {
  const config = await readProvider(clientOf(connection)).catch(refuse)
  return (
    config &&
    buildAuthorizationUrl(config, {
      ...{ redirect_uri: addressOf(callbackPath(businessId)), scope: 'openid email profile' },
      ...{ state: id, nonce },
      ...{ code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' },
    }).href
  )
}

/** Who came back with this query. Null: refused, for whatever reason. */
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
  const said: Record<string, unknown> | null = await ask().catch(refuse)
  if (!said) return null
  const { iss, sub, email, email_verified: verified, name, hd } = said
  // Google's name is everybody's; the company of an account that has one is in "hd".
  const isOwn = iss !== 'https://accounts.google.com' || (hd && hd === String(email).split('@').pop())
  return {
    issuer: String(iss),
    subject: String(sub),
    email: typeof email === 'string' ? email : null,
    // Some send the word.
    isEmailVerified: !isOwn
      ? false
      : verified === undefined
        ? null
        : verified === true || verified === 'true',
    name: typeof name === 'string' ? name : null,
  }
}

/** Without what came: it is about a person. */
function refuse(error: unknown) {
  const { message, code } = error as { message?: string; code?: string }
  log.warn({ reason: message, code }, 'single sign-on refused')
  return null
}
