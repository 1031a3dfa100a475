// npm run dev: the service through Vite. Screens reload by themselves; the service starts again when its code changes.
import { become, findNode, install } from './prepare.mjs'

install()
become(findNode(), ['commands/dev-server.ts'])
