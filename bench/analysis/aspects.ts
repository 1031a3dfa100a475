import type { Mark } from './table.ts'

export async function measureAspects(_folder: string): Promise<Mark[]> {
  return []
}
