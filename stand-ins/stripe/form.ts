export type Params = { [name: string]: string | Params }

/** Reads Stripe's form encoding: `items[0][price]=price_1` is `{ items: { 0: { price: 'price_1' } } }`. */
export function readParams(body: string): Params {
  const params: Params = {}
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split('[').map((part) => part.replace(']', ''))
    let at = params
    for (const part of path.slice(0, -1)) {
      at[part] ??= {}
      at = at[part] as Params
    }
    at[path.at(-1)!] = value
  }
  return params
}

export const listIn = (given: string | Params | undefined) =>
  Object.values((given ?? {}) as Params) as Params[]
export const textIn = (given: string | Params | undefined) => (typeof given === 'string' ? given : '')
