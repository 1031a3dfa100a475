const types = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' }
type FileType = keyof typeof types

/** A file to save, of the type that its name ends with. */
export const download = (
  body: BodyInit,
  name: `${string}.${FileType}`,
  headers: Record<string, string> = {},
) =>
  new Response(body, {
    headers: {
      'content-type': types[name.slice(name.lastIndexOf('.') + 1) as FileType],
      'content-disposition': `attachment; filename="${name}"`,
      ...headers,
    },
  })
