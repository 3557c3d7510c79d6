// Link cards of situations (リアクト).
import { sql } from 'drizzle-orm'
import { imageSource } from '#rules/images.ts'
import { parseRowId } from '#rules/row-id.ts'
import type { Page } from '../../platform/pages.ts'
import { worldPage } from '../world/world-page.ts'
import { isBegun, reacts } from './react-cards.ts'

export const scenarioReactPages: readonly Page[] = [
  worldPage('/world/$worldId/scenarioReact', ({ world: { worldName } }) => ({
    title: 'リアクト',
    description: `${worldName}の用意されたシチュエーションから、自分たちの物語をマスターにオーダーする。`,
  })),
  worldPage('/world/$worldId/scenarioReact/$templateId', async ({ db, now, params, world }) => {
    const id = parseRowId(params.templateId ?? '')
    if (id === null) return null
    const where = sql`p.template_id = ${id} and p.world_id = ${world.worldId} and ${isBegun(now)}`
    const [found] = await reacts(db, where)
    if (!found) return null
    const { title, catchcopy, picture, description } = found
    return {
      title,
      description: catchcopy || description,
      ...(picture ? { imagePath: imageSource(picture, 'assets', 240) } : {}),
    }
  }),
]
