import { place } from '../runtime.ts'
import { step } from '../stepping.ts'

place(WIDGET, step)
