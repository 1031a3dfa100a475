/** Typed columns in one file: a line of JSON that names them, then their bytes, each padded to four. */
const types = { i8: Int8Array, u8: Uint8Array, u16: Uint16Array, i32: Int32Array, f32: Float32Array }
type TypeName = keyof typeof types
export type Column = Int8Array | Uint8Array | Uint16Array | Int32Array | Float32Array

type Header = { columns: { name: string; type: TypeName; length: number }[]; facts: Record<string, unknown> }

export type ModelFile = { columns: Map<string, Column>; facts: Record<string, unknown> }

const padded = (length: number) => Math.ceil(length / 4) * 4

export function packModel(columns: [name: string, Column][], facts: Record<string, unknown>): Buffer {
  const typeOf = (column: Column) =>
    (Object.keys(types) as TypeName[]).find((name) => column instanceof types[name]) as TypeName
  const header: Header = {
    columns: columns.map(([name, column]) => ({ name, type: typeOf(column), length: column.length })),
    facts,
  }
  const json = JSON.stringify(header)
  const line = Buffer.from(`${json.padEnd(padded(json.length + 1) - 1)}\n`)
  const parts = columns.map(([, column]) => {
    const bytes = Buffer.alloc(padded(column.byteLength))
    bytes.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength))
    return bytes
  })
  return Buffer.concat([line, ...parts])
}

/** Columns are views of one aligned copy of `file`. Little-endian, as every machine that runs Node is. */
export function unpackModel(file: Buffer): ModelFile {
  const bytes = new Uint8Array(file).buffer
  const start = file.indexOf(10) + 1
  const header = JSON.parse(file.toString('utf8', 0, start)) as Header
  const columns = new Map<string, Column>()
  let at = start
  for (const { name, type, length } of header.columns) {
    const column = new types[type](bytes, at, length)
    columns.set(name, column)
    at += padded(column.byteLength)
  }
  return { columns, facts: header.facts }
}
