import type { Config } from '@react-router/dev/config'
import { compressAssets } from './commands/compress-assets.ts'

export default {
  ssr: true,
  appDirectory: 'app',
  // Origins are checked in app/web.server.ts, for every door alike.
  allowedActionOrigins: ['**'],
  buildEnd: ({ reactRouterConfig }) => compressAssets(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config
