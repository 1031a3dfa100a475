import { drift } from '../drifting.ts'
import { place } from '../runtime.ts'

place(WIDGET, drift)
