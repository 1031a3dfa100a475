import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'
import { handleWidget, openWidgetDoor } from '#app/routes/widget/widget-door.server.ts'

/** Serves widgets for the tests of a file, with a script that only holds its content. `origin` is known once they run. */
export function serveWidgets() {
  const server = createServer((request, response) => void handleWidget(request, response))
  const served = { origin: '' }
  beforeAll(async () => {
    openWidgetDoor({ cards: 'show(WIDGET)' } as Parameters<typeof openWidgetDoor>[0])
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    served.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => void server.close())
  return served
}
