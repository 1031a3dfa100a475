import { placeFloating } from '../floating.ts'
import { toast } from '../toasting.ts'

placeFloating(WIDGET, toast)
