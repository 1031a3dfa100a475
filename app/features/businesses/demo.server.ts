import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { type Business, businesses } from './business.table.ts'

/** The seeded demo business that public pages show; undefined where none was seeded. */
export async function findDemo(db: Database): Promise<Business | undefined> {
  const [found] = await listDemos(db, 1)
  return found
}

/** The sample businesses with reviews, the oldest first. */
export function listDemos(db: Database, limit: number) {
  return db
    .select()
    .from(businesses)
    .where(and(eq(businesses.isSample, true), eq(businesses.isActive, true), gt(businesses.reviewCount, 0)))
    .orderBy(asc(businesses.createdAt), asc(businesses.id))
    .limit(limit)
}
