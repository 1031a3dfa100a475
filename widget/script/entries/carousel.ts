import { place } from '../runtime.ts'
import { step } from '../step.ts'

place(WIDGET, step)
