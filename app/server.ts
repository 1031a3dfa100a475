import { boot } from './boot.server.ts'

// The entry of the server build. Development loads `boot` itself, through Vite.
if (import.meta.env.PROD) await boot()

export { boot }
