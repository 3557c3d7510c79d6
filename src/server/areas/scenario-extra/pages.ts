// Link card of a published extra: what everybody may read of it, so nothing of its text.
import { parseRowId } from '#rules/row-id.ts'
import type { Page } from '../../platform/pages.ts'
import { worldPage } from '../world/world-page.ts'
import { findExtra } from './shown-extra.ts'

export const scenarioExtraPages: readonly Page[] = [
  worldPage('/world/$worldId/scenario/$scenarioId/$phase/extra/$extraId', async ({ db, params, world, now }) => {
    const { extraId = '', scenarioId, phase } = params
    if (parseRowId(extraId) === null) return null
    const extra = await findExtra(db, { extraId: Number(extraId), userId: null, now })
    const isHere =
      extra?.worldId === world.worldId && extra.scenarioId === Number(scenarioId) && extra.phase === Number(phase)
    return isHere ? { title: `${extra.title}（${extra.scenarioTitle}　幕間）`, description: extra.teaser } : null
  }),
]
