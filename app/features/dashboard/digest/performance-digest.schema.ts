import { z } from 'zod'
import { digestFrequencies } from './performance-digest.vocabulary.ts'

export const digestChoice = z.object({ often: z.enum(digestFrequencies, 'Please choose how often') })
