import { z } from 'zod'
import { emailAddress, typedLine } from '#app/platform/typed-text.ts'
import { lengthOf } from '#app/platform/visible-text.ts'

/**
 * The passwords of ten characters and more that lists of leaked passwords are led by, and the patterns that
 * people make of them, in lower case. Shorter ones are refused by their length.
 */
const commonPasswords = new Set(
  `
1234567890 12345678910 123456789a 123456789q 1234567891 0123456789 0987654321 9876543210 1234512345
12345678901 123456789012 1234567890123 12345678900 123456789123 123123123123 1231231231 1122334455
11223344556 1111111111 11111111111 111111111111 0000000000 000000000000 2222222222 5555555555 6666666666
7777777777 8888888888 9999999999 9876543211 1029384756 1357924680 1470258369 147258369a 1020304050
qwertyuiop qwertyuiop1 qwertyuiop123 qwertyuiop[] qwerty1234 qwerty12345 qwerty123456 qwerty123456789
qwertyqwerty qwertyuiopasdfghjkl 1qaz2wsx3edc 1qaz2wsx3edc4rfv zaq12wsxcde3 zaq1zaq1zaq1 1q2w3e4r5t
1q2w3e4r5t6y 1q2w3e4r5t6y7u q1w2e3r4t5 q1w2e3r4t5y6 qazwsxedcr qazwsxedcrfv qwe123qwe123 asdfghjkl1
asdfghjkl123 asdfghjklö asdfghjkl; asdfasdfasdf zxcvbnm123 zxcvbnm1234 zxcvbnmzxcvbnm abcdefghij
abcdefghijk abcdefghijkl abcd123456 abc1234567 abc123456789 a123456789 a1234567890 aa123456789
aa12345678 a12345678910 azertyuiop azertyuiop123 qwertzuiop qwertzuiopü yxcvbnm123
password01 password10 password11 password12 password123 password1234 password12345 password123456
password1! password123! password2020 password2021 password2022 password2023 password2024 password2025
password2026 passwordpassword mypassword mypassword1 mypassword123 newpassword newpassword1 thepassword
yourpassword testpassword p@ssw0rd123 p@ssw0rd1! p@ssword123 passw0rd123 pa55word123 passwort123
passwort1234 passwortpasswort meinpasswort motdepasse motdepasse1 motdepasse123 contraseña contrasena
contrasena123 contraseña123 wachtwoord wachtwoord1 wachtwoord123 parola1234 salasana123 lösenord123
iloveyou12 iloveyou123 iloveyou1234 iloveyou2! iloveyousomuch iloveyouforever ilovemyself ilovemyfamily
ichliebedich jetaimejetaime tequieromucho letmein123 letmein1234 letmeinplease welcome123 welcome1234
welcome123! welcome2024 welcome2025 welcome2026 welcome2024! welcome2025! welcome2026! welcomehome
willkommen willkommen1 bienvenue1 bienvenido administrator administrator1 admin12345 admin123456
admin1234567 adminadmin adminadmin1 admin@1234 admin@12345 administrador root123456 rootrootroot
changeme123 changeme1234 changeme12 changeme123! default123 superadmin superuser1 superman12
superman123 spiderman1 spiderman123 batman1234 batmanbatman starwars12 starwars123 pokemon123 pokemon1234
minecraft1 minecraft123 fortnite123 football10 football12 football123 football1234 basketball basketball1
basketball123 baseball12 baseball123 manchester manchester1 manchesterunited liverpool1 liverpool12
liverpool123 barcelona1 barcelona10 barcelona123 realmadrid realmadrid1 realmadrid123 juventus123
princess12 princess123 princess1234 sunshine12 sunshine123 butterfly1 butterfly123 chocolate1 chocolate123
strawberry strawberry1 blueberry1 cheesecake watermelon dragon1234 dragonball dragonball1 dragonballz
monkey1234 charlie123 michael123 jennifer12 jennifer123 jessica123 alexander1 alexander123 christopher
christopher1 christian1 elizabeth1 elizabeth123 nicholas12 anthony123 computer12 computer123 internet12
internet123 samsung123 samsung1234 microsoft1 whatever12 whatever123 trustno1trustno1 secret1234
secretsecret supersecret topsecret1 mysecret123 helloworld helloworld1 hello12345 hello123456 hellohello
hellokitty hellokitty1 goodmorning september1 november11 december12 summer2024 summer2025 summer2026
summer2024! summer2025! summer2026! winter2024 winter2025 winter2026 winter2025! spring2025 spring2026
autumn2025 autumn2026 sommer2025 sommer2026 testtest12 testtest123 test123456 test12345678 test1234567890
testtesttest temporary1 temporary123 guest12345 user123456 useruser123 login12345 loginlogin access1234
abcdefg123 abcdefgh12 abcdefgh123 abcabcabc1 aaaaaaaaaa aaaaaaaaaaaa zzzzzzzzzz xxxxxxxxxx qqqqqqqqqq
!@#$%^&*() 1!2@3#4$5% 1234qwerasdf 1234qwerasdfzxcv qwerasdfzxcv 123qweasdzxc 123qweasd1 qweasdzxc1
qweasdzxc123 123456qwerty 12345qwert 123456abcdef 123456asdf 1234abcd1234 987654321a unbelievable
correcthorse correcthorsebatterystaple vouchsafe1 vouchsafe12 vouchsafe123 vouchsafevouchsafe
`
    .trim()
    .split(/\s+/),
)

/** The names of the IANA database that this machine knows, UTC first. */
export const timeZones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]
const known = new Set(timeZones)

/** "America/Argentina/Buenos_Aires" is called Buenos Aires by those who live there. */
export const placeOf = (zone: string) => zone.split('/').at(-1)!.replaceAll('_', ' ')

/** The name under which we know a zone: browsers use old ones too ("Asia/Calcutta"). Null: none that we know. */
function zoneNamed(name: string): string | null {
  if (known.has(name)) return name
  try {
    const canonical = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
    return known.has(canonical) ? canonical : null
  } catch {
    return null
  }
}

export const ownTimeZone = z
  .string('Please choose a time zone')
  .transform((name) => zoneNamed(name))
  .pipe(z.string('Please choose a time zone of the list'))

/** The time zone that a browser reports; UTC if we do not know it. */
const browsersTimeZone = z
  .string()
  .catch('UTC')
  .transform((name) => zoneNamed(name) ?? 'UTC')

const accountLimits = {
  name: { min: 2, max: 80 },
  password: { min: 10, max: 128 },
}

export const ownName = typedLine({
  ...accountLimits.name,
  tooShort: 'Please enter your name (at least 2 characters)',
  tooLong: 'The name may have at most 80 characters',
})

/** Refuses control characters, which no keyboard types. Nothing is trimmed: spaces belong to a password. */
const typable = (password: string) => password.replaceAll('\u0000', '').toWellFormed()

const typedPassword = z
  .string('Please enter your password')
  .transform(typable)
  .refine((password) => password !== '', 'Please enter your password')

/** Length alone makes a password good (OWASP ASVS 5.0, 6.2): no rules on digits or capitals. */
export const newPassword = z
  .string('Please choose a password')
  .transform(typable)
  .refine((password) => lengthOf(password) >= accountLimits.password.min, {
    error: 'Please choose a password of at least 10 characters',
    abort: true,
  })
  .refine((password) => password.length <= accountLimits.password.max, {
    error: 'The password may have at most 128 characters',
    abort: true,
  })
  .refine((password) => !isCommon(password), 'Many people use this password. Please choose another')

/** Also refuses a password made of what everybody knows about its owner. */
export function isAboutOwner(password: string, { name, email }: { name: string; email: string }) {
  const plain = password.toLowerCase()
  const [mailbox = '', host = ''] = email.split('@')
  const known = [email, mailbox, host, name.toLowerCase(), name.toLowerCase().replaceAll(' ', '')]
  // "anna.berger" + "2026": the name with a little tail is still only the name.
  return known.some((each) => each.length >= 4 && plain.includes(each) && plain.length - each.length <= 4)
}

export const aboutOwner = 'Please choose a password that does not contain your name or email address'

function isCommon(password: string) {
  const plain = password.toLowerCase()
  return commonPasswords.has(plain) || new Set(plain).size < 3
}

export const newAccount = z.object({
  name: ownName,
  email: emailAddress,
  password: newPassword,
  timeZone: browsersTimeZone,
})
export type NewAccount = z.output<typeof newAccount>

export const signInForm = z.object({ email: emailAddress, password: typedPassword })
export const forgottenPasswordForm = z.object({ email: emailAddress })
const linkToken = z
  .string()
  .regex(/^[\w-]{0,100}$/)
  .catch('')
export const resetPasswordForm = z.object({ token: linkToken, password: newPassword })
export const verifyEmailForm = z.object({
  token: linkToken,
  password: z.string().max(1000).default('').transform(typable),
})
export const renameForm = z.object({ name: ownName })

/** As an authenticator app shows it ("123 456"), or as a recovery code is printed. */
const typedCode = z
  .string('Please enter the code')
  .transform((code) => code.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().min(1, 'Please enter the code').max(40, 'This code is too long'))
  .refine((code) => /^[0-9A-Z]+$/.test(code), 'A code has only digits and letters')

export const secondFactorForm = z.object({ code: typedCode })
export const confirmTwoFactorForm = z.object({
  code: typedCode.refine((code) => /^\d{6}$/.test(code), 'Please enter the 6 digits your app shows'),
})

/** Asked for again before any change to how the account is signed in to. */
export const reauthenticationForm = z.object({
  password: typedPassword,
  code: typedCode.optional().catch(undefined),
})
export type Reauthentication = z.output<typeof reauthenticationForm>
export const changePasswordForm = reauthenticationForm.extend({ newPassword })
export const changeEmailForm = reauthenticationForm.extend({ email: emailAddress })

export const deviceForm = z.object({ session: z.uuid('Please choose a device') })
/** A link that we signed: two parts of base64url. */
export const signedLinkForm = z.object({
  token: z
    .string()
    .regex(/^[\w-]{1,300}\.[\w-]{43}$/)
    .catch(''),
})

export const passkeyLimits = { name: { min: 1, max: 60 }, perAccount: 20 }

const passkeyName = typedLine({
  ...passkeyLimits.name,
  tooShort: 'Please enter a name',
  tooLong: 'The name may have at most 60 characters',
})

const passkeyId = z.uuid('Please choose a passkey')
export const addPasskeyForm = reauthenticationForm.extend({ name: passkeyName })
export const renamePasskeyForm = z.object({ passkey: passkeyId, name: passkeyName })
export const removePasskeyForm = reauthenticationForm.extend({ passkey: passkeyId })

const base64url = z.string().regex(/^[\w-]{1,20000}$/)
const credentialType = z.literal('public-key')
const credential = { id: base64url.max(1400), rawId: base64url.max(1400), type: credentialType }

/** JSON that the browser's script puts into a form field. */
const json = z
  .string()
  .max(40_000)
  .transform((text, { addIssue }) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      addIssue('This is not JSON')
      return z.NEVER
    }
  })

/** What an authenticator answers when it makes a passkey (RegistrationResponseJSON of WebAuthn). */
const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])).catch([]),
  }),
  clientExtensionResults: z.object({}).catch({}),
})
export const savePasskeyForm = z.object({ name: passkeyName, response: json.pipe(registration) })

/** What an authenticator answers when somebody signs in (AuthenticationResponseJSON of WebAuthn). */
const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url,
  }),
  clientExtensionResults: z.object({}).catch({}),
})
export const passkeySignInForm = z.object({ passkey: json.pipe(assertion) })

export type PasskeyRegistration = z.output<typeof registration>
export type PasskeyAssertion = z.output<typeof assertion>
