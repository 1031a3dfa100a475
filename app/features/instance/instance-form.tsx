import { type ReactNode, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { socialNetworks } from '#app/platform/social-networks.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import type { InstanceSettings } from './instance.schema.ts'
import { supportTexts } from './support.vocabulary.ts'

type Answer = { values: Record<string, string>; errors: Record<string, string>; message?: string }
type InstanceFormProps = { settings: InstanceSettings; contactEmail: string; result?: Answer }

const about = [
  ['operatorName', 'Name or company', 'Also in the footer of each page.'],
  ['representative', 'Represented by', 'The legal representative of a company.'],
  ['operatorPhone', 'Phone', undefined],
  ['registration', 'Register entry', 'Such as “Amtsgericht Hamburg, HRB 12345”.'],
  ['vatId', 'VAT number', undefined],
  ['jurisdiction', 'Governing law', 'Such as “Germany”.'],
  ['hosting', 'Where the data is stored', 'Such as “Hetzner, Falkenstein (Germany)”.'],
] as const

/** The operator's public details and the support they offer. */
export function InstanceForm({ settings, contactEmail, result }: InstanceFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstError(form, result)
  const isSaving = useNavigation().formMethod === 'POST'
  const hasErrors = result && Object.keys(result.errors).length > 0
  const kept = hasErrors ? result.values : undefined
  const field = (name: string, saved: string | null) => ({
    name,
    defaultValue: kept ? kept[name] : (saved ?? ''),
    error: result?.errors[name],
  })
  const box = (name: 'operatesForItself' | 'hasDirectory') => ({
    name,
    defaultChecked: kept ? kept[name] === 'on' : settings[name],
  })
  return (
    <Form className="grid gap-6" method="post" noValidate ref={form}>
      {result?.message && <FormError text={result.message} />}
      <Group
        lead="Shown in the imprint, the terms and the privacy policy; each is optional. Let a lawyer review those."
        title="Who runs this service"
      >
        {about.map(([name, label, help]) => (
          <TextInput help={help} key={name} label={label} {...field(name, settings[name])} />
        ))}
        <TextArea label="Postal address" rows={3} {...field('operatorAddress', settings.operatorAddress)} />
        <TextInput
          help={`If empty, ${contactEmail} is shown.`}
          label="Email in the legal texts"
          type="email"
          {...field('operatorEmail', settings.operatorEmail)}
        />
        <Checkbox
          help="The transparency page then says that the business is its own operator."
          label="I run this service for a business of my own"
          {...box('operatesForItself')}
        />
      </Group>
      <Group
        lead="If off, businesses keep their pages, but visitors cannot search them here."
        title="Directory"
      >
        <Checkbox label="Visitors can search the businesses on this service" {...box('hasDirectory')} />
      </Group>
      <Group
        isFolded={
          !supportTexts.some(({ kind }) => settings.support[kind] || result?.errors[`support.${kind}`])
        }
        lead="A plan promises help only where you say here how to get it: an address, a number, hours."
        title="Support"
      >
        {supportTexts.map(({ kind, label, help }) => (
          <TextInput
            help={help}
            key={kind}
            label={label}
            {...field(`support.${kind}`, settings.support[kind])}
          />
        ))}
      </Group>
      <Group
        isFolded={!socialNetworks.some(({ id }) => settings.social[id] || result?.errors[`social.${id}`])}
        lead="Full addresses beginning with https://. Each gets an icon in the footer."
        title="Social networks"
      >
        {socialNetworks.map(({ id, name, hosts }) => (
          <TextInput
            inputMode="url"
            key={id}
            label={name}
            placeholder={`https://${hosts[0]}/…`}
            {...field(`social.${id}`, settings.social[id])}
          />
        ))}
      </Group>
      <div>
        <Button isBusy={isSaving} kind="primary">
          Save settings
        </Button>
      </div>
    </Form>
  )
}

type GroupProps = {
  title: string
  lead: string /** Nothing is filled in. */
  isFolded?: boolean
  children: ReactNode
}

function Group({ title, lead, isFolded = false, children }: GroupProps) {
  return (
    <details className="fold border-t border-rule" open={!isFolded}>
      <summary>
        <h2 className="text-xl">{title}</h2>
      </summary>
      <div className="grid items-start gap-x-8 gap-y-5 pb-4 sm:grid-cols-2">
        <p className="col-span-full text-sm text-muted">{lead}</p>
        {children}
      </div>
    </details>
  )
}
