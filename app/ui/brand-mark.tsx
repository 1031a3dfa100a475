import { Face } from './face.tsx'

/** The names that have a mark, with its id in public/brands.svg. */
const marks: Record<string, string> = {
  Shopify: 'shopify',
  WooCommerce: 'woocommerce',
  Stripe: 'stripe',
  Slack: 'slack',
  Teams: 'microsoftteams',
  MCP: 'modelcontextprotocol',
  Mailgun: 'mailgun',
  'Amazon SES': 'amazonsimpleemailservice',
  Brevo: 'brevo',
  Resend: 'resend',
  WordPress: 'wordpress',
  Wix: 'wix',
  Squarespace: 'squarespace',
  Webflow: 'webflow',
  Google: 'google',
  Zapier: 'zapier',
  Magento: 'magento',
  PrestaShop: 'prestashop',
  BigCommerce: 'bigcommerce',
  Trustpilot: 'trustpilot',
  Tripadvisor: 'tripadvisor',
  Yelp: 'yelp',
  Facebook: 'facebook',
  Amazon: 'amazon',
  Etsy: 'etsy',
  'Booking.com': 'bookingdotcom',
  Okta: 'okta',
  Auth0: 'auth0',
  Keycloak: 'keycloak',
  Microsoft: 'microsoft',
  Anthropic: 'anthropic',
  OpenAI: 'openai',
  Ollama: 'ollama',
  'Mistral AI': 'mistralai',
  'Google Sheets': 'googlesheets',
}

export const hasMark = (name: string) => Object.hasOwn(marks, name)

/** The mark of a service on a white tile, or its initials. For the eye alone: the name is beside it. */
export function BrandMark({ name }: { name: string }) {
  if (!hasMark(name)) return <Face name={name} />
  return (
    <svg aria-hidden className="brand-mark">
      <use href={`/brands.svg#${marks[name]}`} />
    </svg>
  )
}
