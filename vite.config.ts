import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { verifierPage } from './app/features/log/verifier/bundle.ts'
import { widgetScripts } from './widget/bundle.ts'

const asciiOnly = {
  name: 'ascii-only',
  generateBundle(_options: unknown, bundle: Record<string, { type: string; code?: string }>) {
    for (const chunk of Object.values(bundle))
      if (chunk.code)
        // A backslash before such a letter says nothing and would end in front of ours.
        chunk.code = chunk.code.replace(
          /(?<!\\)((?:\\\\)*)\\?([^\0-\x7f])/g,
          (_all, before: string, letter: string) =>
            `${before}\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
        )
  },
}

// The server build starts at our own entry, so that pages, jobs and boot share one module graph
// (one pool, one queue) and JSX in e-mails is compiled too.
export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), widgetScripts(), verifierPage()],
  // Its usual entry requires files beside itself, which a bundle does not have.
  resolve: { alias: [{ find: /^css-tree$/, replacement: 'css-tree/dist/csstree.esm' }] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A file of its own keeps its name, and its place in the browser's cache, when the service changes.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // React and others bring a second copy of themselves for development.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      // Packages are bundled too: finding and reading their thousand files was most of a start (1.3 s of 1.7 s of
      // processor time), and what nobody uses falls away. Only pg's optional parts are not there to be bundled, the drawer of
      // pictures is a native module, and the parser of CSS reads its tables beside its own files.
      resolve:
        command === 'build'
          ? { noExternal: true, external: ['pg-native', 'pg-cloudflare', '@resvg/resvg-js', 'css-tree'] }
          : {},
      build: {
        rolldownOptions: {
          input: 'app/server.ts',
          // The engine finds its models beside its own files, and Node runs them as they are.
          external: (id) => id.startsWith('#analysis/'),
          // Node keeps a module's text in memory, at two bytes a character if one is not ASCII. Names stay, for stack traces.
          output: { minify: { mangle: false, compress: false, codegen: { removeWhitespace: true } } },
          plugins: [asciiOnly],
        },
      },
    },
  },
  worker: { format: 'es' },
  build: {
    assetsInlineLimit: 0,
    // Older targets freeze light-dark() at the root, and a dark frame in a light page would stay light.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
}))
