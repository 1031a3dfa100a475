import { Clock, Earth, Globe, Languages, MapPin, Palette, Store } from 'lucide-react'
import { useRef } from 'react'
import { Form, Link } from 'react-router'
import { SendButton } from '#app/features/accounts/account-page.tsx'
import { businessLimits } from '#app/features/businesses/business.vocabulary.ts'
import type { PublicBusiness } from '#app/features/businesses/public-business.server.ts'
import { HoursFields } from '#app/features/profiles/hours-fields.tsx'
import { dayFields, mondayField, weekdayFields, weekdayNames } from '#app/features/profiles/opening-hours.ts'
import { categoryNames } from '#app/features/profiles/profile.vocabulary.ts'
import type { ProfileWords } from '#app/languages/en.ts'
import { languageNames, languages } from '#app/languages/languages.ts'
import { periods } from '#app/periods.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { fieldsOf } from '#app/ui/field.tsx'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { Select } from '#app/ui/select.tsx'
import { Setting, Settings } from '#app/ui/setting.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextInput } from '#app/ui/text-input.tsx'

type Domain = { name: string; isProven: boolean; isShared: boolean }

type ProfileFormProps = {
  business: PublicBusiness
  domain: Domain
  categories: ProfileWords['categories']
  timeZones: string[]
  result: FormResult | undefined
  onChange: (form: HTMLFormElement) => void
}

export function ProfileForm({ business, domain, categories, timeZones, result, onChange }: ProfileFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstError(form, result)
  // After a success the fields show what is saved.
  const typed = result && Object.keys(result.values).length > 0 ? result : undefined
  const field = fieldsOf(result, {
    name: business.name,
    website: business.website,
    description: business.description,
    address: business.address,
    category: business.category,
    links: business.links.join('\n'),
    language: business.language,
    timeZone: business.timeZone,
  })
  /** A fold of the form, open while one of its fields is wrong. */
  const part = (...fields: string[]) => ({
    action: 'Change',
    isOpen: fields.some((field) => result?.errors[field] !== undefined),
    result: typed ? undefined : result,
  })
  return (
    <Form
      className="[&_.control]:scroll-mb-24"
      method="post"
      noValidate
      onChange={({ currentTarget }) => onChange(currentTarget)}
      preventScrollReset
      ref={form}
    >
      <FormError text={result?.message} />
      <Settings title="What visitors see">
        <Setting icon={Store} title="About">
          <div className="grid gap-5">
            <TextInput
              autoComplete="organization"
              {...field('name')}
              help={`Once you have received a review, a new name or domain leaves a public line, “Formerly …”, for ${periods.recordYears} years.`}
              label="Name of the business"
              required
            />
            <Select
              {...field('category')}
              isOptional
              label="Category"
              options={categoryNames.map((name) => ({ value: name, label: categories[name] }))}
              prompt="None"
            />
            <TextArea
              {...field('description')}
              help="What you do, for people who have never heard of you."
              isOptional
              label="Description"
              limit={businessLimits.description.max}
              rows={4}
            />
            {/* Also the first button of the form, which Enter presses. */}
            <div className="[form:has(details[open])_&]:hidden">
              <SendButton busy="Saving…" isNarrow name="act" value="save">
                Save profile
              </SendButton>
            </div>
          </div>
        </Setting>
        <Setting
          {...part('website', 'links')}
          icon={Globe}
          title="Website"
          value={
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0">{domain.name}</span>
              {domain.isProven && <Badge kind="good">Proven</Badge>}
            </span>
          }
        >
          <div className="grid gap-5">
            <TextInput
              autoComplete="url"
              {...field('website')}
              help={<DomainNote {...domain} />}
              label="Website"
              required
              type="url"
            />
            <TextArea
              autoCapitalize="none"
              autoCorrect="off"
              {...field('links')}
              help="Your pages on social networks and elsewhere, one a line, up to 8."
              isOptional
              key={business.links.join()}
              label="Links"
              placeholder="https://instagram.com/yourname"
              rows={2}
              spellCheck={false}
            />
          </div>
        </Setting>
        <Setting
          {...part('address')}
          action={business.address ? 'Change' : 'Add'}
          icon={MapPin}
          title="Address"
          value={business.address}
        >
          <TextArea
            autoComplete="street-address"
            {...field('address')}
            help="Street, postcode, town. Only if customers may come there."
            isOptional
            label="Address"
            limit={businessLimits.address.max}
            rows={3}
          />
        </Setting>
        <Setting
          {...part(...dayFields)}
          action={business.openingHours ? 'Change' : 'Add'}
          icon={Clock}
          title="Opening hours"
          value={business.openingHours?.days
            .flatMap((day, at) => (day.length > 0 ? [weekdayNames[at]!.slice(0, 3)] : []))
            .join(', ')}
        >
          <HoursFields
            hours={business.openingHours}
            key={JSON.stringify(
              typed ? dayFields.map((field) => typed.values[field]) : business.openingHours,
            )}
            onCopyMonday={(element) => {
              copyMonday(element)
              onChange(element)
            }}
            result={typed}
          />
        </Setting>
        <Setting icon={Palette} title="Logo, cover and colour" to="/business/profile/brand" />
      </Settings>
      <Settings title="Language and time">
        <Setting
          {...part('language')}
          icon={Languages}
          title="Language"
          value={languageNames[business.language]}
        >
          <Select
            {...field('language')}
            help="Of your poster, your invitations unless you choose another, and your review form unless a visitor’s browser asks for another."
            label="Language of your customers"
            options={languages.map((code) => ({ value: code, label: languageNames[code] }))}
          />
        </Setting>
        <Setting
          {...part('timeZone')}
          icon={Earth}
          title="Time zone"
          value={business.timeZone.replaceAll('_', ' ')}
        >
          <Select
            {...field('timeZone')}
            help="Opening hours, charts and morning emails are on this clock."
            label="Time zone of the business"
            options={timeZones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          />
        </Setting>
      </Settings>
      {/* In reach from every field of a long form, once one of its folds is open. */}
      <div className="sticky bottom-0 z-10 mt-3 bg-paper py-3 [form:not(:has(details[open]))>&]:hidden">
        <SendButton busy="Saving…" isNarrow name="act" value="save">
          Save profile
        </SendButton>
      </div>
    </Form>
  )
}

function copyMonday(form: HTMLFormElement) {
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement
  for (const name of weekdayFields) field(name).value = field(mondayField).value
}

function DomainNote({ name, isProven, isShared }: Domain) {
  const link = (words: string) => <Link to="/business/profile/domain">{words}</Link>
  if (isProven)
    return (
      <>
        The domain {name} is {link('proven to be yours')}.
      </>
    )
  if (isShared)
    return (
      <>
        Another business here gives the domain {name} as well. {link('Prove that it is yours')}
      </>
    )
  return (
    <>
      The domain is {name}. {link('Prove that it is yours')}
    </>
  )
}
