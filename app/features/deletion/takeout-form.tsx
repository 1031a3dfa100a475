import { Download } from 'lucide-react'
import { IntentForm } from '#app/features/accounts/profile-forms.tsx'
import { ReauthenticationFields } from '#app/features/accounts/reauthentication-fields.tsx'
import type { FormResult } from '#app/platform/form.server.ts'
import { Setting } from '#app/ui/setting.tsx'

type DataSettingProps = { result: FormResult | undefined; asksCode: boolean }

/** Downloads everything about the user, once they have reauthenticated. */
export const DataSetting = ({ result, asksCode }: DataSettingProps) => (
  <Setting
    action="Download"
    help="Everything about you and your business, in one file."
    icon={Download}
    result={result}
    title="A copy of your data"
  >
    <IntentForm result={result} busy="Preparing…" button="Download (JSON)" intent="takeout" isDocument>
      <p className="text-sm text-muted">Without the email addresses of reviewers.</p>
      <ReauthenticationFields asksCode={asksCode} id="takeout" result={result} />
    </IntentForm>
  </Setting>
)
