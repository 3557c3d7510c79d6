// Addresses of the public pages for search engines: what the service itself publishes. Characters are not among them: whoever plays
// one did not write its page to be found by its words.

import { sql } from 'drizzle-orm'
import { padScenarioId } from '#rules/scenario-ids.ts'
import type { Db } from '../db/client.ts'
import { columnsOf, type RowOf } from '../db/select.ts'
import type { SitemapEntry } from '../platform/http/sitemap.ts'
import { campaign } from './campaign/tables.ts'
import { newsPost } from './news/tables.ts'
import { published } from './novel/novel-row.ts'
import { novel } from './novel/tables.ts'
import { scenarioPhase } from './scenario/tables/scenario.ts'
import { world } from './world/tables.ts'

/** All kinds together stay below the 50,000 addresses that one file may have. */
const MOST_OF_A_KIND = 15_000
const FEW_OF_A_KIND = 1_000

const PLAIN = [
  '/',
  '/aboutPBW',
  '/recruitingForm',
  '/pastCampaign',
  '/worldSelect',
  '/news',
  '/novel',
  '/illust',
  '/voice',
  '/master',
]

const phaseColumns = columnsOf(scenarioPhase, 'p', {
  worldId: 'worldId',
  scenarioId: 'scenarioId',
  phase: 'phase',
  at: 'stateSince',
})

const novelColumns = columnsOf(novel, 'n', { worldId: 'worldId', novelId: 'novelId', at: 'updatedAt' })

const campaignColumns = columnsOf(campaign, 'c', { cpId: 'cpId', at: 'updatedAt' })

const newsColumn = columnsOf(newsPost, 'p', ['postId'])

const worldColumn = columnsOf(world, null, ['worldId'])

export async function sitemapEntries(db: Db, now: Date): Promise<SitemapEntry[]> {
  const [worlds, news, novels, scenarios, campaigns] = await Promise.all([
    db.execute<RowOf<typeof worldColumn>>(sql`select ${worldColumn} from world order by display_order`),
    db.execute<RowOf<typeof newsColumn> & { at: string }>(sql`
      select ${newsColumn}, coalesce(p.updated_at, p.published_at) as at from news_post p
      where p.published_at <= ${now.toISOString()} order by p.published_at desc limit ${MOST_OF_A_KIND}`),
    db.execute<RowOf<typeof novelColumns>>(sql`
      select ${novelColumns} from novel n
      where ${published(now)} order by n.published_at desc limit ${MOST_OF_A_KIND}`),
    db.execute<RowOf<typeof phaseColumns>>(sql`
      select ${phaseColumns} from scenario_phase p
      where p.published_at is not null and p.state <> 'withdrawn'
      order by p.scenario_id desc, p.phase limit ${MOST_OF_A_KIND}`),
    db.execute<RowOf<typeof campaignColumns>>(sql`
      select ${campaignColumns} from campaign c where c.status = 'published' and c.starts_at <= ${now.toISOString()}
      order by c.cp_id desc limit ${FEW_OF_A_KIND}`),
  ])
  const inWorld = (worldId: string) => `/world/${encodeURIComponent(worldId)}`
  return [
    ...PLAIN.map(path => ({ path })),
    ...worlds.rows.flatMap(({ worldId }) => [{ path: inWorld(worldId) }, { path: `${inWorld(worldId)}/scenario` }]),
    ...news.rows.map(({ postId, at }) => ({ path: `/news/${postId}`, changedAt: new Date(at) })),
    ...campaigns.rows.map(({ cpId, at }) => ({ path: `/cp/${cpId}`, changedAt: new Date(at) })),
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
