import { createServer } from 'vite'

type Service = { stop(): Promise<void> }
type Entry = { boot(options: { front: (typeof vite)['middlewares'] }): Promise<Service> }

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
// Vite would end the process before the service has stopped its database.
process.removeAllListeners('SIGTERM')

let service: Service | undefined
let restart: NodeJS.Timeout | undefined

async function start() {
  await service?.stop()
  const entry = (await vite.ssrLoadModule('/app/server.ts')) as Entry
  service = await entry.boot({ front: vite.middlewares })
}

// One restart for the many files that a save, or a switch of branches, touches at once.
vite.watcher.on('all', (_event, path) => {
  if (!/\/(app|analysis|widget|migrations)\/.*\.(tsx?|sql)$/.test(path) || /\.test\./.test(path)) return
  clearTimeout(restart)
  restart = setTimeout(() => {
    vite.environments.ssr.moduleGraph.invalidateAll()
    start().catch((error: Error) => console.error(error.stack ?? error.message))
  }, 150)
})

await start()
