import type { StyleProblem } from '#app/features/widgets/owners-style.server.ts'
import { widgetLimits } from '#app/features/widgets/widget.vocabulary.ts'
import { type Language, languageNames } from '#app/languages/languages.ts'
import { Select } from '#app/ui/select.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import type { WidgetKind } from '#widget/widget-data.ts'
import { FoldedGroup, SwitchField, useFields } from './editor-fields.tsx'

const languageOptions = Object.entries(languageNames).map(([value, label]) => ({ value, label }))

export function Words() {
  const { control, isLocked, typed } = useFields()
  return (
    <FoldedGroup
      names={['language', 'hasMaker']}
      now={languageNames[typed.language as Language]}
      title="Language"
    >
      <Select
        {...control('language')}
        help="Language of headings, buttons and dates. Reviews stay in the language they were written in."
        label="Language of the widget"
        options={languageOptions}
      />
      <SwitchField
        help={
          isLocked('hasMaker')
            ? 'Plans with custom branding can leave it out. “How these reviews are collected” stays in every plan.'
            : '“How these reviews are collected” stays either way.'
        }
        isOnIfLocked
        label="“by Vouchsafe” below the reviews"
        name="hasMaker"
      />
    </FoldedGroup>
  )
}

type OwnStyleProps = {
  /** The saved rules that were refused, and why. */
  problems: StyleProblem[]
  parts: Record<WidgetKind, string[]>
}

export function OwnStyle({ problems, parts }: OwnStyleProps) {
  const { control, isLocked, typed } = useFields()
  return (
    <FoldedGroup
      names={['style']}
      needs={isLocked('style') ? 'customBranding' : null}
      now={problems.length > 0 ? 'partly refused' : typed.style ? 'in use' : 'none'}
      title="Your own CSS"
    >
      <TextArea
        {...control('style')}
        className="min-h-20 font-mono text-xs leading-relaxed"
        help="Rules such as ::part(card) { padding: 12px }. We refuse rules that load something, hide something or set a typeface of symbols. The line that says which reviews these are is no part."
        label="Rules"
        maxLength={widgetLimits.style}
        spellCheck={false}
      />
      <p className="text-sm text-muted">
        Parts of this widget: <code className="text-xs">{parts[typed.kind as WidgetKind].join(', ')}</code>
      </p>
      {problems.length > 0 && (
        <div className="grid gap-1 text-sm" role="status">
          <p className="font-medium">Left out of the saved rules:</p>
          <ul className="grid gap-1">
            {problems.map(({ line, sentence }) => (
              <li className="wrap-anywhere" key={`${line} ${sentence}`}>
                Line {line}: {sentence}
              </li>
            ))}
          </ul>
        </div>
      )}
    </FoldedGroup>
  )
}
