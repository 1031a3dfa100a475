import { ArrowLeft } from 'lucide-react'
import { data, Link, useFetcher } from 'react-router'
import { readPageColours } from '#app/features/businesses/site-brand.server.ts'
import { allows } from '#app/features/plans/plans.ts'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import { listOrigins } from '#app/features/widget-counts/widget-views.server.ts'
import { Editor, type EditorResult, Versions } from '#app/features/widget-editor/editor.tsx'
import { listChoices } from '#app/features/widget-editor/editor-choices.server.ts'
import {
  type FieldName,
  Size,
  StepFields,
  StepTabs,
  useStep,
} from '#app/features/widget-editor/editor-fields.tsx'
import { Colours, Looks, TypeAndSpace } from '#app/features/widget-editor/looks.tsx'
import { Sites } from '#app/features/widget-editor/sites.tsx'
import { ReviewedSubjectField, WhichReviews } from '#app/features/widget-editor/which-reviews.tsx'
import { CopyCode } from '#app/features/widget-editor/widget-list.tsx'
import { OwnStyle, Words } from '#app/features/widget-editor/words-and-branding.tsx'
import { isAllowed, neededFor } from '#app/features/widgets/field-gates.ts'
import { Instructions } from '#app/features/widgets/instructions.tsx'
import { readStyle } from '#app/features/widgets/owners-style.server.ts'
import {
  listVersions,
  noteCodeCopied,
  restoreVersion,
  updateWidget,
} from '#app/features/widgets/save-widget.server.ts'
import { partsByKind } from '#app/features/widgets/style-properties.server.ts'
import { widgetFormOf } from '#app/features/widgets/widget.schema.ts'
import { readEmbedded } from '#app/features/widgets/widget-code.server.ts'
import { findWidget } from '#app/features/widgets/widgets.server.ts'
import { db } from '#app/platform/database.server.ts'
import { findAction, handleForm, parseForm, readForm, refuseForm } from '#app/platform/form.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { notFound, Refusal } from '#app/platform/refusal.ts'
import { limits } from '#app/rate-limits.ts'
import { type Member, memberOf } from '#app/routes/guards.server.ts'
import { CopyField } from '#app/ui/copy-field.tsx'
import { useResult } from '#app/ui/toast.tsx'
import type { Route } from './+types/widget.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.widget.name ?? 'Widget'} · Widgets · Vouchsafe` },
]

// GET /business/widgets/{id}
export async function loader({ params, context }: Route.LoaderArgs) {
  const { business } = memberOf(context)
  const widget = await findWidget(db, business.id, params.widgetId ?? '')
  if (!widget) throw notFound('widget')
  const of = { businessId: business.id, widgetId: widget.id }
  const [choices, versions, origins] = await Promise.all([
    listChoices(db, business.id, widget.settings.picked),
    listVersions(db, of),
    listOrigins(db, of),
  ])
  return {
    widget,
    businessName: business.name,
    tier: tierInForce(business.tierName),
    embedded: readEmbedded(widget, business),
    choices,
    versions,
    origins,
    figures: allows(business.tierName, 'analytics') ? `/business/widgets/${widget.id}/figures` : null,
    parts: partsByKind,
    styleProblems: readStyle(widget.settings.style, widget.settings).problems,
  }
}

// POST /business/widgets/{id}
export async function action({ request, params, context }: Route.ActionArgs) {
  const { business } = memberOf(context)
  const values = await readForm(request)
  const act = findAction(acts, values.act)
  return handleForm(values, () => act(business, params.widgetId ?? '', values))
}

type Act = (
  business: Member['business'],
  widgetId: string,
  values: Record<string, string>,
) => Promise<unknown>

const acts: Record<string, Act> = {
  async save(business, widgetId, values) {
    const widget = await findWidget(db, business.id, widgetId)
    if (!widget) throw notFound('widget')
    const form = parseForm(widgetFormOf(widget), values)
    const version = await updateWidget(db, { business, widgetId, form }).catch((refusal) =>
      refusedFor(refusal, values, widget.version),
    )
    if (typeof version !== 'number') return version
    const undo = { act: 'restore-version', number: `${version - 1}` }
    return version === widget.version
      ? done({ title: 'Nothing had changed', version, isSaved: true })
      : done({ title: 'Widget saved', undo, version, isSaved: true })
  },
  async 'restore-version'(business, widgetId, values) {
    const number = Number(values.number)
    if (!Number.isSafeInteger(number)) throw notFound('version')
    const version = await restoreVersion(db, { business, widgetId, number })
    const undo = { act: 'restore-version', number: `${version - 1}` }
    return done({ title: 'Version restored', undo, version, isOther: true })
  },
  // Proposes the colours of a page of the owner's, which a save takes.
  async 'page-colours'(business, _widgetId, { address = '' }) {
    await countAgainst(limits.picturesOfBusiness, business.id)
    return data({ values: {}, errors: {}, colours: await readPageColours(address) })
  },
  async 'code-copied'(business) {
    await noteCodeCopied(db, business.id)
    return data({ values: {}, errors: {} })
  },
}

/**
 * A conflict (409) returns the form with the new version, so that the next save knowingly replaces what was saved
 * elsewhere. Other refusals are thrown.
 */
function refusedFor(refusal: unknown, values: Record<string, string>, version: number) {
  if (!(refusal instanceof Refusal) || refusal.status !== 409) throw refusal
  const { data: result } = refuseForm(values, { message: refusal.message })
  return data<EditorResult>({ ...result, version }, { status: 409 })
}

type Finished = { title: string } & Pick<EditorResult, 'undo' | 'version' | 'isSaved' | 'isOther'>

const done = ({ title, ...rest }: Finished) =>
  data<EditorResult>({
    values: {},
    errors: {},
    toast: { type: 'success', title, position: 'top-right' },
    ...rest,
  })

/** Without a connection the form stays as it is. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const message = 'There is no connection. Nothing is lost: please save again in a moment.'
    return data({ values: {}, errors: {}, message }, { status: 503 })
  }
}

export default function WidgetRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { widget, businessName, tier, embedded, choices, versions, origins, figures, parts, styleProblems } =
    loaderData
  const { result } = useResult<EditorResult>(actionData)
  const step = useStep()
  const fetcher = useFetcher()
  const noteCopied = () => void fetcher.submit({ act: 'code-copied' }, { method: 'post' })
  const isLocked = (name: FieldName) => name in neededFor && !isAllowed(tier, name as never)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-2">
        <div className="flex items-center gap-3">
          <Link aria-label="All widgets" className="btn btn-quiet btn-icon -ml-3" to="/business/widgets">
            <ArrowLeft aria-hidden size={20} strokeWidth={1.5} />
          </Link>
          <p className="mr-auto min-w-0 font-serif text-2xl leading-tight wrap-anywhere">{widget.name}</p>
          <CopyCode code={embedded.code} of={widget.name} onCopied={noteCopied} />
        </div>
        <StepTabs />
      </div>
      <Editor
        fields={({ measured }) => (
          <>
            <StepFields of="look">
              <Looks />
              <Colours />
              <TypeAndSpace />
              <Size measured={measured} />
              <Words />
              <OwnStyle parts={parts} problems={styleProblems} />
            </StepFields>
            <StepFields of="reviews">
              <ReviewedSubjectField businessName={businessName} choices={choices} />
              <WhichReviews choices={choices} widgetId={widget.id} />
            </StepFields>
            <StepFields of="install">
              <Sites figures={figures} seen={origins} />
            </StepFields>
          </>
        )}
        isLocked={isLocked}
        key={widget.id}
        result={result}
        widget={widget}
      >
        {({ isDirty }) =>
          step === 'install' && (
            <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-x-6 gap-y-2">
              <h2 className="sr-only">On your site</h2>
              <CopyField
                help="Paste this where the widget should appear. No cookies, no consent banner, and no star markup."
                id="embed-code"
                isCode
                label="Code for your site"
                onCopied={noteCopied}
                value={embedded.code}
              />
              <Instructions embedded={embedded} onCopied={noteCopied} />
              <Versions isDirty={isDirty} versions={versions} />
            </div>
          )
        }
      </Editor>
    </div>
  )
}
