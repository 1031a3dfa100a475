import { type RefObject, useEffect } from 'react'
import { alert, Icon } from './icon.tsx'

type FormErrorProps = {
  /** What went wrong and what to do, as a sentence. Nothing is drawn without it or any error. */
  text?: string
  /** Each leads to its field. */
  errors?: readonly { id: string; message: string }[]
}

/** The summary above a form that was not accepted. */
export function FormError({ text, errors = [] }: FormErrorProps) {
  if (!text && errors.length === 0) return null
  return (
    <div className="flex gap-3 border-l-2 border-danger py-1 pl-4 text-sm" role="alert">
      <Icon className="mt-0.5 shrink-0 text-danger" path={alert} />
      <div>
        <p className="font-medium">
          {text ?? (errors.length === 1 ? 'One thing to mend' : `${errors.length} things to mend`)}
        </p>
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

/** Puts the focus on the first wrong field of the form whenever a new answer from the server arrives. */
export function useFocusFirstError(form: RefObject<HTMLFormElement | null>, answer: unknown) {
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, answer])
}
