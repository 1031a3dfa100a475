// Builds the service, unless build/ was made from exactly these sources.
import { build, stopWith } from './prepare.mjs'

const error = build()
if (error) stopWith('The build failed:', error)
