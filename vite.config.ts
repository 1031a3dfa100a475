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
      build: {
        rolldownOptions: {
          input: 'app/server.ts',
          // The engine finds its models beside its own files, and Node runs them as they are.
          external: (id) => id.startsWith('#analysis/'),
        },
      },
    },
  },
  build: { assetsInlineLimit: 0 },
})
