import { useRef } from 'react'
import { Form, Link } from 'react-router'
import { SendButton } from '#app/features/accounts/account-page.tsx'
import { businessLimits } from '#app/features/businesses/business-limits.ts'
import type { PublicBusiness } from '#app/features/businesses/public-business.server.ts'
import { categoryNames } from '#app/features/profiles/categories.ts'
import { HoursFields } from '#app/features/profiles/hours-fields.tsx'
import { dayFields, mondayField, weekdayFields } from '#app/features/profiles/opening-hours.ts'
import type { ProfileWords } from '#app/languages/en.ts'
import { languageNames, languages } from '#app/languages/languages.ts'
import { periods } from '#app/periods.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Block } from '#app/ui/block.tsx'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { Select } from '#app/ui/select.tsx'
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

/** Everything that a business says about itself in words. */
export function ProfileForm({ business, domain, categories, timeZones, result, onChange }: ProfileFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstError(form, result)
  // After a success the fields show what is saved.
  const typed = result && Object.keys(result.values).length > 0 ? result : undefined
  const value = (
    name: 'name' | 'website' | 'description' | 'address' | 'category' | 'language' | 'timeZone',
  ) => (typed ? (typed.values[name] ?? '') : (business[name] ?? ''))
  return (
    <Form
      className="grid content-start gap-12 [&_.control]:scroll-mb-24"
      method="post"
      noValidate
      onChange={({ currentTarget }) => onChange(currentTarget)}
      preventScrollReset
      ref={form}
    >
      {/* Enter in any field saves: the first button of a form is the one that Enter presses. */}
      <button hidden name="act" type="submit" value="save">
        Save profile
      </button>
      <Block id="about" title="About the business">
        <div className="grid gap-5">
          <FormError text={result?.message} />
          <TextInput
            autoComplete="organization"
            defaultValue={value('name')}
            error={result?.errors.name}
            help={`Once you have received a review, a new name or domain leaves a public line, “Formerly …”, for ${periods.recordYears} years.`}
            label="Name of the business"
            name="name"
            required
          />
          <TextInput
            autoCapitalize="none"
            autoComplete="url"
            autoCorrect="off"
            defaultValue={value('website')}
            error={result?.errors.website}
            help={<DomainNote {...domain} />}
            inputMode="url"
            label="Website"
            name="website"
            required
            spellCheck={false}
          />
          <Select
            defaultValue={value('category')}
            error={result?.errors.category}
            isOptional
            label="Category"
            name="category"
            options={categoryNames.map((name) => ({ value: name, label: categories[name] }))}
            prompt="None"
          />
          <TextArea
            defaultValue={value('description')}
            error={result?.errors.description}
            help="What you do, for people who have never heard of you."
            isOptional
            label="Description"
            limit={businessLimits.description.max}
            name="description"
            rows={4}
          />
          <TextArea
            autoComplete="street-address"
            defaultValue={value('address')}
            error={result?.errors.address}
            help="Street, postcode, town. Only if customers may come there."
            isOptional
            label="Address"
            limit={businessLimits.address.max}
            name="address"
            rows={3}
          />
          <TextArea
            autoCapitalize="none"
            autoCorrect="off"
            defaultValue={typed ? (typed.values.links ?? '') : business.links.join('\n')}
            error={result?.errors.links}
            help="Your pages on social networks and elsewhere, one a line, up to 8."
            isOptional
            key={business.links.join()}
            label="Links"
            name="links"
            placeholder="https://instagram.com/yourname"
            rows={3}
            spellCheck={false}
          />
        </div>
      </Block>
      <details className="fold" open={typed !== undefined}>
        <summary>
          <h2 className="text-lg" id="hours">
            Opening hours
          </h2>
        </summary>
        <HoursFields
          hours={business.openingHours}
          key={JSON.stringify(typed ? dayFields.map((field) => typed.values[field]) : business.openingHours)}
          onCopyMonday={(element) => {
            copyMonday(element)
            onChange(element)
          }}
          result={typed}
        />
      </details>
      <Block id="language" title="Language and time">
        <div className="grid gap-5">
          <Select
            defaultValue={value('language')}
            error={result?.errors.language}
            help="Of your poster, your invitations unless you choose another, and your review form unless a visitor’s browser asks for another."
            label="Language of your customers"
            name="language"
            options={languages.map((code) => ({ value: code, label: languageNames[code] }))}
          />
          <Select
            defaultValue={value('timeZone')}
            error={result?.errors.timeZone}
            help="Opening hours, charts and morning emails are on this clock."
            label="Time zone of the business"
            name="timeZone"
            options={timeZones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          />
        </div>
      </Block>
      {/* In reach from every field of a long form. */}
      <div className="sticky bottom-0 z-10 -mt-6 border-t border-line bg-paper py-3">
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
