import { createElement, Fragment, type ReactNode } from 'react'

type FilledProps = { text: string; values: Record<string, ReactNode> }

/** Puts elements into the places of a message, `{name}`. What they contain is not searched for places. */
export function Filled({ text, values }: FilledProps) {
  const parts = text.split(/\{(\w+)\}/).map((part, at) => (at % 2 === 0 ? part : values[part]))
  return createElement(Fragment, null, ...parts)
}
