/** A contact form as somebody would fill it in. */
export function aContactForm(given: Record<string, string> = {}): Record<string, string> {
  return {
    contactType: 'general',
    fullName: 'Lotte Maes',
    email: 'lotte@contact.example',
    company: '',
    subject: 'A question',
    message: 'How do I move my reviews to another domain?',
    ...given,
  }
}

const of = (length: number, letter = 'x') => letter.repeat(length)
const fullAddress = `${of(64)}@${of(63)}.${of(63)}.${of(58)}.io`

/** Field, value, and the sentence with which it is refused; null where it is taken. */
export const contactRules: [field: string, value: string, sentence: string | null][] = [
  ['contactType', '', 'Please select an inquiry type'],
  ['contactType', 'complaint', 'Please select an inquiry type'],
  ...['general', 'sales', 'support', 'partnership', 'media', 'feedback', 'other'].map(
    (type): [string, string, null] => ['contactType', type, null],
  ),
  ['fullName', '', 'Full name is required'],
  ['fullName', '   ', 'Full name is required'],
  ['fullName', 'A', 'Name must be at least 2 characters'],
  ['fullName', ' A ', 'Name must be at least 2 characters'],
  ['fullName', 'Al', null],
  ['fullName', of(50), null],
  ['fullName', of(50, '💥'), null],
  ['fullName', of(51), 'Name must not exceed 50 characters'],
  ['email', '', 'Email address is required'],
  ['email', '  ', 'Email address is required'],
  ['email', 'lotte', 'Please enter a valid email address'],
  ['email', 'lotte@', 'Please enter a valid email address'],
  ['email', 'lotte@example', 'Please enter a valid email address'],
  ['email', 'lotte maes@contact.example', 'Please enter a valid email address'],
  ['email', 'a@b.io', null],
  ['email', '  LOTTE@Contact.Example ', null],
  ['email', fullAddress, null],
  ['email', `x${fullAddress}`, 'Please enter a valid email address'],
  ['company', '', null],
  ['company', of(100), null],
  ['company', of(101), 'Company name must not exceed 100 characters'],
  ['subject', '', 'Subject is required'],
  ['subject', ' \n ', 'Subject is required'],
  ['subject', of(4), 'Subject must be at least 5 characters'],
  ['subject', of(5), null],
  ['subject', of(100), null],
  ['subject', of(101), 'Subject must not exceed 100 characters'],
  ['message', '', 'Message is required'],
  ['message', '\n\n', 'Message is required'],
  ['message', of(19), 'Message must be at least 20 characters'],
  ['message', of(20), null],
  ['message', of(1000), null],
  ['message', of(1000, '💥'), null],
  ['message', of(1001), 'Message must not exceed 1000 characters'],
  ['isUrgent', 'on', null],
  ['wantsNewsletter', 'on', null],
]
