import { type RefObject, useEffect } from 'react'
import { alert, Icon } from './icon.tsx'

type FormErrorProps = {
  /** What went wrong and what to do. Renders nothing without it or any errors. */
  text?: string
  /** Each links to its field. */
  errors?: readonly { id: string; message: string }[]
}

/** The error summary above a refused form. It takes the focus when its page loads, so that it is in view on a phone. */
export function FormError({ text, errors = [] }: FormErrorProps) {
  if (!text && errors.length === 0) return null
  return (
    <div
      // biome-ignore lint/a11y/noAutofocus: it is the answer to what was just sent, and may be out of view.
      autoFocus
      className="flex gap-3 border-l-2 border-danger py-1 pl-4 text-sm"
      role="alert"
      tabIndex={-1}
    >
      <Icon className="mt-0.5 shrink-0 text-danger" path={alert} />
      <div>
        <p className="font-medium">{text ?? 'Please check these fields.'}</p>
        {errors.length > 0 && (
          <ul className="mt-1 grid gap-1">
            {errors.map((error) => (
              <li key={error.id}>
                <a href={`#${error.id}`}>{error.message}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** Focuses the first wrong field whenever a new result arrives from the server, or what is wrong with the whole form. */
export function useFocusFirstError(form: RefObject<HTMLElement | null>, answer: unknown) {
  useEffect(() => {
    if (!answer || !form.current) return
    const find = (selector: string) => form.current!.querySelector<HTMLElement>(selector)
    ;(find('[aria-invalid="true"]') ?? find('[role="alert"]'))?.focus()
  }, [form, answer])
}
