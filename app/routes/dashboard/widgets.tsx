import { data, Form } from 'react-router'
import { updateWall } from '#app/features/widgets/changing.server.ts'
import { createWallOnce } from '#app/features/widgets/creating.server.ts'
import { wallCode } from '#app/features/widgets/wall-code.server.ts'
import { WallEditor } from '#app/features/widgets/wall-editor.tsx'
import { WallPreview } from '#app/features/widgets/wall-preview.tsx'
import { findWall } from '#app/features/widgets/wall-widget.server.ts'
import { wallForm } from '#app/features/widgets/widget.schema.ts'
import { db } from '#app/platform/database.server.ts'
import { type FormResult, handleForm, parseForm, readForm } from '#app/platform/form.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import { ownerOf } from '#app/routes/guards.server.ts'
import { forgetWidget } from '#app/routes/widget/widget-door.server.ts'
import { Button } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import { useActionToast } from '#app/ui/toast.tsx'
import type { Route } from './+types/widgets'

// GET, POST /business/widgets

export const meta: Route.MetaFunction = () => [{ title: 'Widgets · Vouchsafe' }]

type Result = FormResult & { toast?: { type: 'success'; title: string } }

export async function loader({ context }: Route.LoaderArgs) {
  const { business } = ownerOf(context)
  const wall = await findWall(db, business.id)
  const { id, name } = business
  return {
    business: { id, name },
    isEmpty: business.reviewCount + business.importedCount === 0,
    wall: wall && {
      ...wall,
      preview: `/w/${wall.id}.html?saved=${Date.parse(wall.updatedAt)}&page=`,
      code: wallCode(wall, business),
    },
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { business } = ownerOf(context)
  const { intent, ...values } = await readForm(request)
  if (intent === 'create') {
    return handleForm(values, async () => {
      await createWallOnce(db, business)
      return data<Result>({ values: {}, errors: {}, toast: { type: 'success', title: 'The wall is made' } })
    })
  }
  const form = parseForm(wallForm, values)
  if (!form.ok) return form.result
  return handleForm(values, async () => {
    const wall = await findWall(db, business.id)
    if (!wall) throw notFound('widget')
    await updateWall(db, { business, widgetId: wall.id, settings: form.value })
    forgetWidget(wall.id)
    return data<Result>({ values: {}, errors: {}, toast: { type: 'success', title: 'The wall is saved' } })
  })
}

/** A wall without reviews is a line, which wraps on a phone. */
const emptyHeight = 104

export default function Widgets({ loaderData, actionData }: Route.ComponentProps) {
  const result: Result | undefined = actionData
  useActionToast(result?.toast)
  const { wall, business, isEmpty } = loaderData
  if (!wall) {
    return (
      <Form method="post">
        <input name="intent" type="hidden" value="create" />
        <EmptyState action={<Button kind="primary">Create the wall</Button>} title="No wall yet">
          <p>A wall shows your reviews on your own site: two lines of code, no cookies, no layout shift.</p>
        </EmptyState>
      </Form>
    )
  }
  return (
    <div className="grid gap-x-14 gap-y-12 xl:grid-cols-[minmax(0,1fr)_340px]">
      <WallPreview height={isEmpty ? emptyHeight : wall.settings.height} src={wall.preview} />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-10">
        <WallEditor
          result={result}
          businessName={business.name}
          key={wall.updatedAt}
          settings={wall.settings}
        />
        <div className="border-t border-line pt-6">
          <CopyField
            help="Paste this where the wall should appear. The first line reserves the height. The wall sets no cookies and needs no consent banner. It contains no star markup for search engines, because Google does not accept a business’s ratings of itself on its own site."
            id="embed-code"
            isCode
            label="Code for your site"
            value={wall.code}
          />
        </div>
      </div>
    </div>
  )
}
