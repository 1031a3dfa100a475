// npm start: everything, from an empty clone to a running service.
import { become, build, findNode, install, say, service, stopWith, version } from './prepare.mjs'

install()
const error = build()
if (error) stopWith('The build failed:', error)
say(`Vouchsafe ${version()}`)
const preload = process.env.npm_lifecycle_event ? ['--import', './commands/end-with-npm.mjs'] : []
become(findNode(), [...preload, ...service], {
  ...process.env,
  NODE_ENV: 'production',
  // Compiled code is kept between starts.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? 'node_modules/.cache/compiled',
})
