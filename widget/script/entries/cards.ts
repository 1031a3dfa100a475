import { place } from '../runtime.ts'
import { unfold } from '../unfold.ts'

place(WIDGET, unfold)
