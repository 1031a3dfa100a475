import { heightFor, isFloating, widgetLimits } from '#app/features/widgets/widget.vocabulary.ts'
import { countOf } from '#app/languages/format.ts'
import { Button } from '#app/ui/button.tsx'
import { setNatively } from '#app/ui/remembered-form.ts'
import { TextInput } from '#app/ui/text-input.tsx'
import type { WidgetKind } from '#widget/widget-data.ts'
import { FieldGroup, useFields } from './editor-fields.tsx'
import type { Measured } from './live-frame.tsx'

/** The height that the owner's page reserves, and what fits into it at the width of the preview. */
export function Size({ measured }: { measured: Measured | null }) {
  const { control, typed, errors } = useFields()
  const fitting = heightFor(typed.kind as WidgetKind, Number(typed.count) || 6)
  const isCut = measured !== null && measured.fitting < measured.cards
  const wanted = Math.min(measured?.natural ?? 0, widgetLimits.height.max)
  return (
    <FieldGroup id="size" isHidden={isFloating(typed.kind as WidgetKind) && !errors.height} title="Size">
      <TextInput
        {...control('height')}
        className="max-w-28 tabular-nums"
        help={`Your page reserves this height. Empty: ${fitting}.`}
        inputMode="numeric"
        label="Height in pixels"
        maxLength={4}
      />
      {isCut && (
        <>
          <p className="text-sm text-muted">
            {measured.fitting} of {countOf(measured.cards, 'review')} fit. “Show more” opens the rest.
          </p>
          <Button
            className="justify-self-start"
            onClick={() =>
              setNatively(document.querySelector<HTMLInputElement>('input[name=height]')!, `${wanted}`)
            }
            type="button"
          >
            Reserve {wanted} pixels
          </Button>
        </>
      )}
    </FieldGroup>
  )
}
