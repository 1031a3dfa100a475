// npm start: everything, from an empty clone to a running service.
import { become, build, findNode, install, stopWith } from './prepare.mjs'

install()
const error = build()
if (error) stopWith('The build failed:', error)
become(findNode(), ['--enable-source-maps', 'build/server/index.js'], {
  ...process.env,
  NODE_ENV: 'production',
})
