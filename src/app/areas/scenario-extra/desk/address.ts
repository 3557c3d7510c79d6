// Addresses at the desk of a master of extras: a group of the list, an open one, a new one beside a chapter.
import { parsePage, readWriting, type Writing } from '#app/platform/page-search.ts'
import { MOST_PHASES, parseScenarioId } from '#rules/scenario-ids.ts'
import { type Beside, extraIdOf, writeBeside } from '../address.ts'

/** Groups as the rules name them, without the rules, which addresses do not load. */
const extraGroups = ['writing', 'waiting', 'over'] as const
export type ExtraListAddress = { group: (typeof extraGroups)[number]; page: number }
export const firstExtraList: ExtraListAddress = { group: 'writing', page: 1 }

/** A chapter in an address: `world0.12.1`. */
const BESIDE = /^([\w-]{1,64})\.(\d{1,10})\.([1-9]\d?)$/

export function readBeside(value: unknown): Beside | null {
  const [, worldId = '', id = '', no = ''] = BESIDE.exec(String(value ?? '')) ?? []
  const scenarioId = extraIdOf(parseScenarioId(id))
  const phase = Number(no)
  return scenarioId !== undefined && phase >= 1 && phase <= MOST_PHASES ? { worldId, scenarioId, phase } : null
}

/**
 * @property extra id of the open one
 * @property beside chapter that a new one is written for; `choose` while it is being chosen
 */
export type ExtraDeskAddress = Partial<ExtraListAddress> &
  Writing & {
    extra?: number | undefined
    beside?: string | undefined
  }
export const CHOOSE = 'choose'

export const readExtraDesk = (search: Partial<Record<keyof ExtraDeskAddress, unknown>>): ExtraDeskAddress => {
  const beside = search.beside === CHOOSE ? CHOOSE : readBeside(search.beside)
  return {
    group: extraGroups.find(group => group === search.group) ?? 'writing',
    page: parsePage(search.page),
    extra: extraIdOf(search.extra),
    beside: beside === null || beside === CHOOSE ? (beside ?? undefined) : writeBeside(beside),
    ...readWriting(search),
  }
}
