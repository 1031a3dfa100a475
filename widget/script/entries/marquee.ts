import { drift } from '../drift.ts'
import { place } from '../runtime.ts'

place(WIDGET, drift)
