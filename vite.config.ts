import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { widgetScript } from './widget/bundle.ts'

// The server build starts at our own entry, so that pages, jobs and boot share one module graph
// (one pool, one queue) and JSX in e-mails is compiled too.
export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), widgetScript()],
  environments: {
    ssr: {
      // Its one entry pulls in a code highlighter and more that no mail of ours uses: bundled, that falls away.
      resolve: { noExternal: ['react-email'] },
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
})
