// Link cards of scenarios.

import { imageSource } from '#rules/images.ts'
import { rightsLine } from '#rules/quotations.ts'
import { parseScenarioId } from '#rules/scenario-ids.ts'
import type { Page } from '../../platform/pages.ts'
import { worldPage } from '../world/world-page.ts'
import { findPublishedPhase } from './detail.ts'

const list = (path: string, title: string): Page =>
  worldPage(`/world/$worldId${path}`, ({ world: { worldName } }) => ({
    title,
    description: `${worldName}のシナリオに参加し、リプレイを読む。`,
  }))

const phaseCard: Parameters<typeof worldPage>[1] = async ({ db, params, world }) => {
  const scenarioId = parseScenarioId(params.scenarioId ?? '')
  const phase = /^[1-9]\d?$/.test(params.phase ?? '') ? Number(params.phase) : null
  if (scenarioId === null || phase === null) return null
  const found = await findPublishedPhase(db, { worldId: world.worldId, scenarioId, phase, userId: null })
  if (!found) return null
  const { scenarioTitle: title, picture, masterName, publishedAt } = found.row
  return {
    title,
    description: found.texts.openingContent,
    ...(publishedAt
      ? {
          rights: rightsLine({
            masterName,
            worldName: world.worldName,
            publishedAt: new Date(publishedAt).toISOString(),
          }),
        }
      : {}),
    ...(picture ? { imagePath: imageSource(picture, 'assets', 240) } : {}),
  }
}

export const scenarioPages: readonly Page[] = [
  list('/scenario', 'シナリオ'),
  list('/scenario/opening', '参加できるシナリオ'),
  list('/scenario/writing', '執筆中のシナリオ'),
  list('/scenario/replay', 'リプレイ'),
  list('/worldSearch/scenario', 'シナリオを探す'),
  list('/worldSearch/scenarioV2', 'シナリオを探す'),
  worldPage('/world/$worldId/scenario/$scenarioId/$phase', phaseCard),
  worldPage('/world/$worldId/scenario/$scenarioId/$phase/read', phaseCard),
  worldPage('/world/$worldId/scenario/$scenarioId/$phase/replay', phaseCard),
]
