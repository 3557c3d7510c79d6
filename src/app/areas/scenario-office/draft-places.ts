// Forms of the office's desk of scenarios in lists of drafts: reasons, NPC sheets, notices to masters, openings.
import { Feather, Megaphone, UserRound } from 'lucide-react'
import type { DraftPlace } from '#app/shared/draft/place.ts'
import { openingOfTarget } from '#app/shared/scenario/opening-target.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { NEW_NPC } from './addresses.ts'

declare module '#app/shared/draft/place.ts' {
  interface DraftPlaces {
    npcSheet: DraftPlace
    masterNotice: DraftPlace
    staffOpening: DraftPlace
  }
}

const OPENING = 'opening/'

/** Target of drafts of the reason for sending an opening back. */
export const rejectionTarget = ({ worldId, scenarioId }: { worldId: string; scenarioId: number }): string =>
  `${OPENING}${worldId}/${scenarioId}`

/** Address of the opening of such a target; null for other targets. */
export function rejectedOpening(target: string): string | null {
  if (!target.startsWith(OPENING)) return null
  const [worldId = '', scenarioId = ''] = target.slice(OPENING.length).split('/')
  return `/myPage/admin/info/${encodeURIComponent(worldId)}/${padScenarioId(scenarioId)}`
}

export const NPC_PLACE = 'npcSheet'
export const npcTarget = (worldId: string, characterId: string | null): string => `${worldId}/${characterId ?? NEW_NPC}`

export const npcSheetPlace: DraftPlace = {
  label: 'NPCのプロフィール',
  icon: UserRound,
  path: target => {
    const [worldId = '', npc = NEW_NPC] = target.split('/').map(encodeURIComponent)
    return `/myPage/admin/npc?worldId=${worldId}&npc=${npc}`
  },
}

export const NOTICE_PLACE = 'masterNotice'
export const masterNoticePlace: DraftPlace = {
  label: 'マスターへのお知らせ',
  icon: Megaphone,
  path: () => '/myPage/admin/info',
}

export const STAFF_OPENING_PLACE = 'staffOpening'
export const staffOpeningPlace: DraftPlace = {
  label: '公式のオープニング',
  icon: Feather,
  path: target => {
    const of = openingOfTarget(target)
    if (!of) return '/myPage/admin/op'
    const id = of.scenarioId === undefined ? '' : `&scenarioId=${padScenarioId(of.scenarioId)}`
    return `/myPage/admin/opening?worldId=${encodeURIComponent(of.worldId)}${id}`
  },
}
