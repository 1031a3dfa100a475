import { z } from 'zod'

// Zod tries whether it may compile its checks; the policy of our pages forbids that and reports each try.
if (typeof document !== 'undefined') z.config({ jitless: true })
