// Tabs of the lists of scenarios. Worlds with isScenarioV2 have one list of openings; in the others recruiting and
// consultation have tabs of their own. The rows and calls are the same.
import { scenarioRequestStatus } from '#rules/codes/scenario.ts'
import type { ScenarioList } from '#rules/scenario/states.ts'

type ListTab = { key: string; label: string; list: ScenarioList; status: number | null }

/** Code for the part of a list of openings before the consultation. */
const BEFORE_CONSULTATION = 0

const writing: ListTab = { key: 'writing', label: '執筆中', list: 'writing', status: null }
const replay: ListTab = { key: 'replay', label: 'リプレイ', list: 'replay', status: null }

const v2: readonly ListTab[] = [
  { key: 'opening', label: 'オープニング', list: 'opening', status: null },
  writing,
  replay,
]
const v1: readonly ListTab[] = [
  { key: 'recruiting', label: '募集中', list: 'opening', status: BEFORE_CONSULTATION },
  { key: 'consultation', label: '相談中', list: 'opening', status: scenarioRequestStatus.consultation },
  writing,
  replay,
]

export const listTabs = (isScenarioV2: boolean): readonly ListTab[] => (isScenarioV2 ? v2 : v1)
