import { type RefObject, useEffect, useState } from 'react'

export type Values = Record<string, string>

/** Fields of the form that are no settings of the widget. */
const notTyped = new Set(['act', 'version'])

export function valuesIn(form: HTMLFormElement): Values {
  const entries = [...new FormData(form)].filter(([name]) => !notTyped.has(name))
  return Object.fromEntries(entries.map(([name, value]) => [name, `${value}`]))
}

const keyOf = (widgetId: string) => `widget-${widgetId}`
const same = (one: Values, other: Values) => `${new URLSearchParams(one)}` === `${new URLSearchParams(other)}`

type Shown = { values: Values; drawn: number; isDraft: boolean }

/**
 * The values of the editor's form as they are typed, and whether they are saved. A tab keeps what is not, so that neither
 * a reload nor a lost connection loses it.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, widgetId: string, saved: Values) {
  const [shown, setShown] = useState<Shown>({ values: saved, drawn: 0, isDraft: false })
  const [typed, setTyped] = useState<Values>(saved)
  const [base, setBase] = useState<Values | null>(null)

  // After the form was drawn with other values.
  useEffect(() => {
    if (!form.current) return
    const now = valuesIn(form.current)
    setTyped(now)
    if (!shown.isDraft) setBase(now)
    const kept = shown.drawn === 0 ? sessionStorage.getItem(keyOf(widgetId)) : null
    if (!kept) return
    const draft = JSON.parse(kept) as Values
    if (!same(draft, now)) setShown({ values: draft, drawn: 1, isDraft: true })
  }, [form, widgetId, shown])

  const isDirty = base !== null && !same(typed, base)

  function noteTyped() {
    const now = valuesIn(form.current!)
    setTyped(now)
    if (base && same(now, base)) sessionStorage.removeItem(keyOf(widgetId))
    else sessionStorage.setItem(keyOf(widgetId), JSON.stringify(now))
  }

  /** `sent` was saved; what was typed meanwhile is not. */
  function noteSaved(sent: Values) {
    setBase(sent)
    if (form.current && same(valuesIn(form.current), sent)) sessionStorage.removeItem(keyOf(widgetId))
  }

  /** Puts other values into the form. */
  function show(values: Values) {
    sessionStorage.removeItem(keyOf(widgetId))
    setShown(({ drawn }) => ({ values, drawn: drawn + 1, isDraft: false }))
  }

  return { ...shown, typed, isDirty, noteTyped, noteSaved, show }
}
