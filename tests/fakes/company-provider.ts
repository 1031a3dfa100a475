import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { inflateRawSync } from 'node:zlib'
import { signXml } from '@node-saml/node-saml/lib/xml.js'

// A company's own sign-in, as OpenID Connect and as SAML. It believes whoever it is told to, so it runs on this machine alone:
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
    if (pathname === '/saml') {
      const who = state.person ?? personIn(searchParams)
      const page = who ? samlPage(who, searchParams) : asks(searchParams)
      return response.writeHead(200, { 'content-type': 'text/html' }).end(page)
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

  /** The page that posts a SAML answer. */
  function samlPage(person: Person, asked: URLSearchParams) {
    const request = inflateRawSync(Buffer.from(asked.get('SAMLRequest')!, 'base64')).toString()
    const given = (name: string) => new RegExp(`${name}="([^"]+)"`).exec(request)![1]!
    const consumer = given('AssertionConsumerServiceURL')
    const answer = samlAnswer({ issuer, consumer, person, inResponseTo: given(' ID') })
    return `<!doctype html><html lang="en"><title>Stand-in sign-in</title><form method="post" action="${escaped(consumer)}">
<input type="hidden" name="SAMLResponse" value="${answer}"><button>Continue</button></form>`
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
      iss: issuer,
      aud: standInClient.clientId,
      iat: at,
      exp: at + 300,
      nonce: found.nonce,
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
    /** What an owner pastes. */
    metadata: samlMetadata(issuer),
    /** Who is signed in there from now on, and how the token is bent. */
    says(person: Person | undefined, bent: Bent = {}) {
      Object.assign(state, { person, bent })
    },
    close: () => new Promise((done) => server.close(done).closeAllConnections()),
  }
}

const pem = readFileSync(new URL('company-provider.pem', import.meta.url), 'utf8')
const certificate = /BEGIN CERTIFICATE-----([^-]+)/.exec(pem)![1]!

const samlMetadata = (
  issuer: string,
) => `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${issuer}">
<IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><KeyDescriptor use="signing">
<KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data><X509Certificate>${certificate}</X509Certificate></X509Data></KeyInfo>
</KeyDescriptor><SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${issuer}/saml"/>
</IDPSSODescriptor></EntityDescriptor>`

type SamlAnswer = {
  issuer: string
  /** Where it is posted, and whom it is for. */
  consumer: string
  person: Person
  inResponseTo: string
  audience?: string
  recipient?: string
  nameFormat?: string
  /** From now, in seconds. */
  endsIn?: number
  isSigned?: boolean
  /** Changes the whole answer after it was signed. */
  bend?: (xml: string) => string
}

/** An answer as a SAML provider posts it, in base64. */
export function samlAnswer({
  issuer,
  consumer,
  person,
  inResponseTo,
  isSigned = true,
  ...given
}: SamlAnswer) {
  const { audience = consumer, recipient = consumer, nameFormat = 'persistent', endsIn = 300 } = given
  const at = new Date().toISOString()
  const end = new Date(Date.now() + endsIn * 1000).toISOString()
  const attribute = (name: string, value = '') =>
    value &&
    `<saml:Attribute Name="${name}"><saml:AttributeValue>${escaped(value)}</saml:AttributeValue></saml:Attribute>`
  const xml = `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${randomUUID()}" Version="2.0" IssueInstant="${at}" InResponseTo="${inResponseTo}" Destination="${consumer}"><saml:Issuer>${issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status><saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${randomUUID()}" Version="2.0" IssueInstant="${at}"><saml:Issuer>${issuer}</saml:Issuer><saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:${nameFormat}">${escaped(person.subject)}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData InResponseTo="${inResponseTo}" Recipient="${recipient}" NotOnOrAfter="${end}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${at}" NotOnOrAfter="${end}"><saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${at}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement>${attribute('email', person.email)}${attribute('displayName', person.name)}</saml:AttributeStatement></saml:Assertion></samlp:Response>`
  const assertion = "/*[local-name(.)='Response']/*[local-name(.)='Assertion']"
  const signed = isSigned
    ? signXml(xml, assertion, { reference: `${assertion}/*[local-name(.)='Issuer']`, action: 'after' }, {
        privateKey: pem,
        signatureAlgorithm: 'sha256',
        digestAlgorithm: 'sha256',
      } as never)
    : xml
  return Buffer.from(given.bend?.(signed) ?? signed).toString('base64')
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
  const { issuer, metadata } = await startFakeProvider({ port: 4600 })
  console.log(
    `Issuer ${issuer}, client id ${standInClient.clientId}, secret ${standInClient.secret}\n\n${metadata}`,
  )
}
