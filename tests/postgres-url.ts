import pg from 'pg'

/** The same server, another database. */
export function atDatabase(serverUrl: string, database: string) {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

/** One statement on a connection of its own, for what no transaction or pool may hold: databases come and go. */
export async function query(url: string, text: string, values: unknown[] = []) {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  try {
    return await client.query(text, values)
  } finally {
    await client.end()
  }
}
