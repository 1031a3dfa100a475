import { placeFloating } from '../float.ts'
import { toast } from '../toast.ts'

placeFloating(WIDGET, toast)
