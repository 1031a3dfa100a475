import { Building2, LifeBuoy, type LucideIcon, Scale, Search, Share2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { recordOperatorAction } from '#app/features/accounts/operator-actions.server.ts'
import { type InstanceSettings, instanceForm } from '#app/features/instance/instance.schema.ts'
import { OperatorCard, readOperator } from '#app/features/instance/operator-card.tsx'
import { changeInstanceSettings, findInstanceSettings } from '#app/features/instance/settings.server.ts'
import { supportTexts } from '#app/features/instance/support.vocabulary.ts'
import { DeskPage } from '#app/features/operator/desk-page.tsx'
import { db } from '#app/platform/database.server.ts'
import { contactAddress } from '#app/platform/site.server.ts'
import { socialNetworks } from '#app/platform/social-networks.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { Sample } from '#app/ui/sample.tsx'
import { Setting, Settings } from '#app/ui/setting.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import type { Route } from './+types/operator-settings'
import { handleOperatorForm } from './operator-form.server.ts'

// GET /operator/settings
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  const settings = await findInstanceSettings(db)
  const contactEmail = contactAddress()
  const operatorEmail = settings.operatorEmail === contactEmail ? null : settings.operatorEmail
  return { settings: { ...settings, operatorEmail }, contactEmail }
}

// POST /operator/settings
export async function action({ request }: Route.ActionArgs) {
  return handleOperatorForm(request, instanceForm, async (settings, operatorId) => {
    await db.transaction(async (tx) => {
      await changeInstanceSettings(tx, settings)
      await recordOperatorAction(tx, { operatorId, message: 'Changed the settings of the service' })
    })
    return { title: 'Settings saved' }
  })
}

export default function OperatorSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { operatorName } = loaderData.settings
  return (
    <DeskPage
      result={actionData}
      lead="Who runs this service, and what it shows of itself."
      title={operatorName ? `${operatorName} runs this service` : 'Your imprint has no name yet'}
    >
      <InstanceForm {...loaderData} result={actionData} />
    </DeskPage>
  )
}

type Answer = { values: Record<string, string>; errors: Record<string, string>; message?: string }
type InstanceFormProps = { settings: InstanceSettings; contactEmail: string; result?: Answer }

const contact = [
  ['operatorName', 'Name or company', 'In the footer of each page.'],
  ['representative', 'Represented by (optional)', 'Of a company.'],
  ['operatorPhone', 'Phone (optional)', undefined],
] as const

const law = [
  ['registration', 'Register entry', 'Such as “Amtsgericht Hamburg, HRB 12345”.'],
  ['vatId', 'VAT number', undefined],
  ['jurisdiction', 'Governing law', 'Such as “Germany”.'],
  ['hosting', 'Where the data is stored', 'Such as “Hetzner, Falkenstein (Germany)”.'],
] as const

function InstanceForm({ settings, contactEmail, result }: InstanceFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstError(form, result)
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
  const [typed, setTyped] = useState<Record<string, string>>({})
  const shown = readOperator({
    ...settings,
    ...typed,
    operatorEmail: typed.operatorEmail || settings.operatorEmail || contactEmail,
  })
  const line = ([name, label, help]: (typeof contact | typeof law)[number]) => (
    <TextInput help={help} key={name} label={label} {...field(name, settings[name])} />
  )
  return (
    <Form
      className="settings-beside"
      method="post"
      noValidate
      onChange={({ currentTarget }) =>
        setTyped(
          Object.fromEntries([...new FormData(currentTarget)].map(([name, value]) => [name, String(value)])),
        )
      }
      ref={form}
    >
      <div className="grid gap-4">
        {result?.message && <FormError text={result.message} />}
        <Settings>
          <Group
            isOpen={!settings.operatorName || contact.some(([name]) => result?.errors[name])}
            lead="Shown in the imprint, the terms and the privacy policy."
            icon={Building2}
            title="Name and contact"
          >
            {contact.map(line)}
            <TextInput
              fieldClassName="sm:col-span-2"
              label="Email in the legal texts"
              placeholder={contactEmail}
              type="email"
              {...field('operatorEmail', settings.operatorEmail)}
            />
            <TextArea
              fieldClassName="sm:col-span-2"
              label="Postal address"
              rows={2}
              {...field('operatorAddress', settings.operatorAddress)}
            />
          </Group>
          <Group
            isOpen={law.some(([name]) => result?.errors[name])}
            lead="Let a lawyer review the legal texts."
            icon={Scale}
            title="Law and data"
          >
            {law.map(line)}
            <Checkbox
              help="The transparency page then says that the business is its own operator."
              label="I run this service for a business of my own"
              {...box('operatesForItself')}
            />
          </Group>
          <Group lead="Whether visitors can search businesses here." icon={Search} title="Directory">
            <Checkbox label="Visitors can search the businesses on this service" {...box('hasDirectory')} />
          </Group>
          <Group
            isOpen={supportTexts.some(({ kind }) => result?.errors[`support.${kind}`])}
            lead="How customers get the help that their plan promises."
            icon={LifeBuoy}
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
            isOpen={socialNetworks.some(({ id }) => result?.errors[`social.${id}`])}
            lead="Full addresses beginning with https://. Each gets an icon in the footer."
            icon={Share2}
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
        </Settings>
      </div>
      <aside aria-label="Preview" className="settings-result max-sm:hidden">
        <Sample caption="The imprint of your site">
          <p className="border-b border-line pb-3">
            <span className="wordmark">Vouchsafe</span>
          </p>
          <p className="pt-4 text-muted">Imprint</p>
          <p className="font-serif text-4xl">{shown.name || 'Your name or company'}</p>
          <div className="py-6 text-base">
            <OperatorCard
              operator={{ ...shown, name: null, address: shown.address || 'Your postal address' }}
            />
          </div>
          <p className="border-t border-line pt-3 text-xs text-muted">
            {[shown.name || 'Your name or company', 'Terms', 'Privacy', 'Imprint'].join('  ·  ')}
          </p>
        </Sample>
      </aside>
    </Form>
  )
}

type GroupProps = { title: string; lead: string; icon: LucideIcon; isOpen?: boolean; children: ReactNode }

const Group = ({ title, lead, icon: Icon, isOpen, children }: GroupProps) => (
  <Setting action="Change" help={lead} isOpen={isOpen} icon={Icon} title={title}>
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2 sm:[&>:first-child]:col-span-2">
      {children}
      <Button className="justify-self-start" isBusy={useNavigation().formMethod === 'POST'} kind="primary">
        Save settings
      </Button>
    </div>
  </Setting>
)
