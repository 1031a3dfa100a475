import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Widget } from '#app/features/widgets/widgets.server.ts'
import { Editor } from './editor.tsx'
import { useFields } from './editor-fields.tsx'

function Typed() {
  const { kind, theme } = useFields().typed
  return <output>{`${kind} ${theme}`}</output>
}

test('a refused form with a kind or a theme that is none is shown with those of the widget', () => {
  const widget = { id: 'w', version: 1, kind: 'wall', name: 'W', settings: { theme: 'paper' } }
  const result = { ok: false, values: { kind: 'constructor', theme: 'constructor' }, errors: {} }
  const Component = () => (
    <Editor
      fields={() => <Typed />}
      isLocked={() => false}
      result={result}
      widget={widget as unknown as Widget}
    >
      {() => null}
    </Editor>
  )
  const Page = createRoutesStub([{ path: '/', Component }])
  expect(renderToStaticMarkup(<Page />)).toContain('<output>wall paper</output>')
})
