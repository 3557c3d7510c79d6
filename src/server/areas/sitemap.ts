// Addresses of the public pages for search engines: what the service itself publishes. Characters are not among them: whoever plays
// one did not write its page to be found by its words.
import { sql } from 'drizzle-orm'
import { padScenarioId } from '#rules/scenario-ids.ts'
import type { Db } from '../db/client.ts'
import type { SitemapEntry } from '../platform/http/sitemap.ts'
import { published } from './novel/novel-row.ts'

/** All kinds together stay below the 50,000 addresses that one file may have. */
const MOST_OF_A_KIND = 15_000

const PLAIN = ['/', '/aboutPBW', '/recruitingForm', '/worldSelect', '/news', '/novel', '/illust', '/voice', '/master']

export async function sitemapEntries(db: Db, now: Date): Promise<SitemapEntry[]> {
  const [worlds, news, novels, scenarios] = await Promise.all([
    db.execute<{ worldId: string }>(sql`select world_id as "worldId" from world order by display_order`),
    db.execute<{ postId: number; at: string }>(sql`
      select p.post_id as "postId", coalesce(p.updated_at, p.published_at) as at from news_post p
      where p.published_at <= ${now.toISOString()} order by p.published_at desc limit ${MOST_OF_A_KIND}`),
    db.execute<{ worldId: string; novelId: number; at: string }>(sql`
      select n.world_id as "worldId", n.novel_id as "novelId", n.updated_at as at from novel n
      where ${published(now)} order by n.published_at desc limit ${MOST_OF_A_KIND}`),
    db.execute<{ worldId: string; scenarioId: number; phase: number; at: string }>(sql`
      select p.world_id as "worldId", p.scenario_id as "scenarioId", p.phase, p.state_since as at from scenario_phase p
      where p.published_at is not null and p.state <> 'withdrawn'
      order by p.scenario_id desc, p.phase limit ${MOST_OF_A_KIND}`),
  ])
  const inWorld = (worldId: string) => `/world/${encodeURIComponent(worldId)}`
  return [
    ...PLAIN.map(path => ({ path })),
    ...worlds.rows.flatMap(({ worldId }) => [{ path: inWorld(worldId) }, { path: `${inWorld(worldId)}/scenario` }]),
    ...news.rows.map(({ postId, at }) => ({ path: `/news/${postId}`, changedAt: new Date(at) })),
    ...novels.rows.map(({ worldId, novelId, at }) => ({
      path: `${inWorld(worldId)}/novel/${novelId}`,
      changedAt: new Date(at),
    })),
    ...scenarios.rows.map(({ worldId, scenarioId, phase, at }) => ({
      path: `${inWorld(worldId)}/scenario/${padScenarioId(scenarioId)}/${phase}`,
      changedAt: new Date(at),
    })),
  ]
}
