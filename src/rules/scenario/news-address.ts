// Address at which a change of a scenario is looked at: by the office what is handed in to it, by masters their desk of what came
// back and of extras (幕間), by readers the replay beside which extras and voices stand, else the page of the phase.
import { padScenarioId } from '../scenario-ids.ts'
import type { NewsSide } from './news.ts'

export type ToldPhase = { worldId: string; scenarioId: number | string; phase: number | string }

export const phaseAddress = ({ worldId, scenarioId, phase }: ToldPhase): string =>
  `/world/${worldId}/scenario/${padScenarioId(String(scenarioId))}/${phase}`

export function newsAddress(of: ToldPhase, act: string, side: NewsSide | 'follower' | 'call'): string {
  const id = padScenarioId(String(of.scenarioId))
  const isExtra = act.startsWith('extra:')
  if (side === 'office' && act === 'submit') return `/myPage/admin/info/${of.worldId}/${id}`
  if (side === 'office' && act === 'takeBack') return '/myPage/admin/info'
  if (side === 'office' && act === 'replay:submit') return `/myPage/admin/replay/${of.worldId}/${id}/${of.phase}`
  if (side === 'office' && act === 'replay:takeBack') return '/myPage/admin/replay'
  if (side === 'office' && isExtra) return '/myPage/admin/exc'
  if (side === 'master' && act === 'replay:return') return `/myPage/scenario/replay/${of.worldId}/${id}/${of.phase}`
  if (isExtra && side === 'master') return '/myPage/scenario/excManagement'
  return isExtra || act === 'takeVoice' ? `${phaseAddress(of)}?tab=replay` : phaseAddress(of)
}
