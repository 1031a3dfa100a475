// npm start: everything, from an empty clone to a running service.
import { become, build, findNode, install, say, stopWith, version } from './prepare.mjs'

install()
const error = build()
if (error) stopWith('The build failed:', error)
say(`Vouchsafe ${version()}`)
const preload = process.env.npm_lifecycle_event ? ['--import', './commands/end-with-npm.mjs'] : []
become(findNode(), [...preload, '--enable-source-maps', 'build/server/index.js'], {
  ...process.env,
  NODE_ENV: 'production',
  // Compiled code is kept between starts.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? 'node_modules/.cache/compiled',
})
