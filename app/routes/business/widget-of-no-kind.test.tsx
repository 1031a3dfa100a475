import type { ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { createWidget } from '#app/features/widgets/create-widget.server.ts'
import { expect, test } from '#tests/database.ts'
import { anOwner, visit } from '#tests/doors.ts'
import Widget, * as editor from './widget.tsx'

test.for(['', 'poster', 'constructor'])('a widget of kind “%s” gets its form again', async (kind, { db }) => {
  const owner = await anOwner(db, 'enterprise')
  const { id: widgetId } = await createWidget(db, owner)
  const at = { owner, params: { widgetId } }
  const sent = await visit(editor.action, { ...at, form: { act: 'save', kind } })
  expect(sent).toMatchObject({ status: 422, data: { errors: { kind: expect.any(String) } } })
  const { data: loaderData } = await visit(editor.loader, at)
  const given = { loaderData, actionData: sent.data, params: at.params, matches: [] }
  const Page = createRoutesStub([
    { path: '/', Component: () => <Widget {...(given as unknown as ComponentProps<typeof Widget>)} /> },
  ])
  expect(renderToString(<Page />)).toContain('Parts of this widget')
})
