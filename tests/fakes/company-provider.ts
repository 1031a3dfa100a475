import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

// A company's own sign-in, as OpenID Connect. It believes whoever it is told to, so it runs on this machine alone:
// `node tests/fakes/company-provider.ts` starts it for development on port 4600, with a page that asks who you are.

export type Person = { subject: string; email?: string; emailVerified?: boolean; name?: string }

/** What a dishonest or broken provider does to the token. */
export type Bent = Partial<{
  iss: string
  aud: string
  nonce: string
  exp: number
  wrongKey: boolean
  unsigned: boolean
}>

export const standInClient = { clientId: 'vouchsafe', secret: 'stand-in-secret' }

type Granted = { person: Person; nonce: string; challenge: string; redirect: string }

export async function startFakeProvider({ port = 0, person }: { port?: number; person?: Person } = {}) {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const others = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const granted = new Map<string, Granted>()
  const tokens = new Map<string, Person>()
  const state = { person, bent: {} as Bent }
  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as { port: number }).port}`

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url!, issuer)
    const form = new URLSearchParams(await text(request))
    const json = (body: object, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (pathname === '/.well-known/openid-configuration')
      return json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
        token_endpoint_auth_methods_supported: ['client_secret_basic'],
      })
    if (pathname === '/keys')
      return json({
        keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
      })
    if (pathname === '/authorize') {
      const who = state.person ?? personIn(searchParams)
      if (!who) return response.writeHead(200, { 'content-type': 'text/html' }).end(asks(searchParams))
      return response.writeHead(302, { location: grant(who, searchParams) }).end()
    }
    if (pathname === '/token') return json(...exchange(request, form))
    if (pathname === '/userinfo') {
      const who = tokens.get(request.headers.authorization?.replace('Bearer ', '') ?? '')
      return who ? json(claimsOf(who)) : json({ error: 'invalid_token' }, 401)
    }
    response.writeHead(404).end()
  }

  /** The address at which a browser comes back. */
  function grant(person: Person, asked: URLSearchParams) {
    const code = randomUUID()
    const redirect = asked.get('redirect_uri')!
    granted.set(code, {
      person,
      redirect,
      nonce: asked.get('nonce')!,
      challenge: asked.get('code_challenge')!,
    })
    const back = new URL(redirect)
    back.search = String(new URLSearchParams({ code, state: asked.get('state')! }))
    return back.href
  }

  function exchange({ headers }: IncomingMessage, form: URLSearchParams): [object, number] {
    const code = form.get('code') ?? ''
    const found = granted.get(code)
    granted.delete(code)
    const given = Buffer.from(headers.authorization?.replace('Basic ', '') ?? '', 'base64').toString()
    const [clientId, secret] = given.split(':').map(decodeURIComponent)
    if (clientId !== standInClient.clientId || secret !== standInClient.secret)
      return [{ error: 'invalid_client' }, 401]
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!found || found.challenge !== challenge || found.redirect !== form.get('redirect_uri'))
      return [{ error: 'invalid_grant' }, 400]
    const { wrongKey, unsigned, ...bent } = state.bent
    const at = Math.floor(Date.now() / 1000)
    const claims = {
      ...{ iss: issuer, aud: standInClient.clientId, iat: at, exp: at + 300, nonce: found.nonce },
      ...claimsOf(found.person),
      ...bent,
    }
    const body = `${base64({ alg: unsigned ? 'none' : 'RS256', kid: 'one' })}.${base64(claims)}`
    const key = (wrongKey ? others : keys).privateKey
    const signature = unsigned ? '' : sign('sha256', Buffer.from(body), key).toString('base64url')
    const token = randomUUID()
    tokens.set(token, found.person)
    return [
      { access_token: token, token_type: 'Bearer', expires_in: 300, id_token: `${body}.${signature}` },
      200,
    ]
  }

  return {
    issuer,
    /** Who is signed in there from now on, and how the token is bent. */
    says(person: Person | undefined, bent: Bent = {}) {
      Object.assign(state, { person, bent })
    },
    close: () => new Promise((done) => server.close(done).closeAllConnections()),
  }
}

const claimsOf = ({ subject, email, emailVerified, name }: Person) => ({
  sub: subject,
  email,
  email_verified: emailVerified,
  name,
})

function personIn(query: URLSearchParams): Person | null {
  const email = query.get('email')
  if (!email) return null
  return { subject: `person-${email}`, email, emailVerified: true, name: query.get('name') ?? undefined }
}

const escaped = (words: string) => words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const asks = (query: URLSearchParams) => `<!doctype html><html lang="en"><title>Stand-in sign-in</title>
<meta name="viewport" content="width=device-width"><h1>Stand-in of a company’s sign-in</h1><form>
${[...query].map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`).join('')}
<p><label>Email <input name="email" type="email" required></label>
<p><label>Name <input name="name"></label>
<p><button>Sign in</button></form>`

if (import.meta.main) {
  const { issuer } = await startFakeProvider({ port: 4600 })
  console.log(`Issuer ${issuer}, client id ${standInClient.clientId}, secret ${standInClient.secret}`)
}
