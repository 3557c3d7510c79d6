// Link cards of themes (オムニバス).
import { sql } from 'drizzle-orm'
import { imageSource } from '#rules/images.ts'
import { parseRowId } from '#rules/row-id.ts'
import type { Page } from '../../platform/pages.ts'
import { worldPage } from '../world/world-page.ts'
import { omnibusCards } from './omnibus-cards.ts'

export const scenarioOmnibusPages: readonly Page[] = [
  worldPage('/world/$worldId/omnibus', ({ world: { worldName } }) => ({
    title: 'オムニバス',
    description: `${worldName}のテーマから、自分たちの一話をマスターにオーダーする。`,
  })),
  worldPage('/world/$worldId/omnibus/$omnibusId', async ({ db, params, world }) => {
    const id = parseRowId(params.omnibusId ?? '')
    if (id === null) return null
    const [found] = await omnibusCards(db, sql`t.omnibus_id = ${id} and t.world_id = ${world.worldId}`, sql``)
    if (!found) return null
    const { title, catchcopy, masterName, picture } = found
    return {
      title,
      description: `${catchcopy}（${masterName}）`,
      ...(picture ? { imagePath: imageSource(picture, 'assets', 240) } : {}),
    }
  }),
]
