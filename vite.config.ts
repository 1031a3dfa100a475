import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, minifySync, type Plugin } from 'vite'
import { clientChunks } from './commands/client-chunks.ts'
import { widgetScript } from './widget/bundle.ts'

// The server build starts at our own entry, so that pages, jobs and boot share one module graph
// (one pool, one queue) and JSX in e-mails is compiled too.
export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), widgetScript(), shortWake()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: clientChunks } } } },
    ssr: {
      // Packages are bundled too: finding and reading their thousand files was most of a start (1.3 s of 1.7 s of
      // processor time), and what nobody uses falls away. Only pg's optional parts are not there to be bundled, and the
      // drawer of pictures is a native module.
      resolve:
        command === 'build'
          ? { noExternal: true, external: ['pg-native', 'pg-cloudflare', '@resvg/resvg-js'] }
          : {},
      build: {
        rolldownOptions: {
          input: 'app/server.ts',
          // The engine finds its models beside its own files, and Node runs them as they are.
          external: (id) => id.startsWith('#analysis/'),
        },
      },
    },
  },
  build: {
    assetsInlineLimit: 0,
    // Older targets freeze light-dark() at the root, and a dark frame in a light page would stay light.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
}))

/** What stands in pages as text is sent with every one of them. */
function shortWake(): Plugin {
  return {
    name: 'vouchsafe:short-wake',
    apply: 'build',
    enforce: 'post',
    transform: (code, id) => (id.endsWith('/platform/wake.ts') ? minifySync(id, code).code : null),
  }
}
