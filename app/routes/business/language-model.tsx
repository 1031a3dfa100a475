import {
  agree,
  newBudget,
  readModelSettings,
  saveBudget,
  withdraw,
} from '#app/features/language-model/consent.server.ts'
import {
  MessageList,
  ModelConsentForm,
  ModelSample,
  ModelState,
  ModelUsage,
  NoModel,
  SentRequest,
} from '#app/features/language-model/language-model-page.tsx'
import { previewReply, readLastRequest } from '#app/features/reply-drafts/suggest-replies.server.ts'
import { db } from '#app/platform/database.server.ts'
import { parseForm, refuseForm } from '#app/platform/form.server.ts'
import { memberOf } from '#app/routes/guards.server.ts'
import { Block } from '#app/ui/block.tsx'
import { useResult } from '#app/ui/toast.tsx'
import type { Route } from './+types/language-model.ts'
import { type Acts, done, handleActs } from './actions.server.ts'

export const meta: Route.MetaFunction = () => [{ title: 'AI replies · Vouchsafe' }]

// GET /business/profile/language-model
export async function loader({ context }: Route.LoaderArgs) {
  const { business } = memberOf(context)
  const settings = await readModelSettings(db, business.id)
  return {
    settings,
    last: await readLastRequest(db, business.id),
    preview: settings && (await previewReply(db, business)),
  }
}

// POST /business/profile/language-model
export const action = (args: Route.ActionArgs) => handleActs(args, acts)

const acts: Acts = {
  async agree({ business, user }, values) {
    const form = parseForm(newBudget, values)
    const given = { business, userId: user.id, budget: form, receiver: values.receiver ?? '' }
    if (await agree(db, given)) return done('Agreed. The model may be asked from now on')
    return refuseForm(values, {
      message: 'The operator has changed the model meanwhile. Please read this page again before you agree.',
    })
  },
  async budget({ business }, values) {
    await saveBudget(db, { business, budget: parseForm(newBudget, values) })
    return done('Saved')
  },
  async withdraw({ business }) {
    await withdraw(db, business)
    return done('Withdrawn. Nothing is sent from now on')
  },
}

export default function LanguageModelRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { refused } = useResult(actionData)
  const { settings, last, preview } = loaderData
  if (!settings) return <NoModel />
  return (
    <div className="grid gap-12">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <div className="grid max-w-measure content-start gap-5">
          <ModelState settings={settings} />
        </div>
        <ModelSample />
      </div>
      <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-2">
        <Block id="consent" title={settings.isAgreed ? 'Your consent and budget' : 'Your consent'}>
          <ModelConsentForm
            // A new key after saving, so that the form shows the saved values.
            key={`${settings.isAgreed} ${settings.budget}`}
            result={refused}
            settings={settings}
          />
        </Block>
        <Block id="usage" title="This month">
          <ModelUsage settings={settings} />
        </Block>
        <Block id="preview" title="An example of what would be sent">
          {preview ? (
            <MessageList messages={preview} />
          ) : (
            <p className="text-sm text-muted">None of your newest reviews has a sentence to quote.</p>
          )}
        </Block>
        <Block id="last" title="What was sent last">
          <SentRequest sent={last} />
        </Block>
      </div>
    </div>
  )
}
