// The calls of scenarios as players make them.
import type { Tx } from '../../db/client.ts'
import { handlersOf } from '../../platform/handlers.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'
import { getScenarioDetail } from './detail.ts'
import { confirm, enter, priceOf, takeBack } from './entry/enter.ts'
import { getOwnScenarios } from './entry/own-list.ts'
import { getLottery } from './entry/published-draw.ts'
import { getOpeningList, getReplayList, getWritingList, searchScenarios } from './list/lists.ts'
import { lockPhase, type PhaseKey } from './phase.ts'
import { raiseEntry } from './raise.ts'

type Acting = PhaseKey & { userId: string; own: OwnCharacter; now: Date }

/** Answer to an act: the entry, with the present numbers of the phase. */
async function answered(tx: Tx, key: PhaseKey, done: { entryId: number; state: Entered; returned?: number }) {
  const { applicants, seated } = await lockPhase(tx, key)
  return { entryId: done.entryId, state: done.state, returned: done.returned ?? 0, applicants, seated }
}
async function entered(tx: Tx, input: Acting, done: { entryId: number; state: Entered }) {
  await raiseEntry(tx, { ...input, worldId: input.own.worldId })
  return answered(tx, input, done)
}

type Entered = Awaited<ReturnType<typeof enter>>['state'] | 'cancelled' | 'left'

export const scenarioHandlers = handlersOf('scenario', {
  getOpeningList,
  getWritingList,
  getReplayList,
  search: searchScenarios,
  getScenarioDetail,
  participation: async (tx, input: Acting & { cost?: number | undefined }) => {
    const cost = input.cost ?? priceOf(await lockPhase(tx, input), 'join')
    return entered(tx, input, await enter(tx, 'join', { ...input, cost, fatePower: 0 }))
  },
  reserve: async (tx, input) => entered(tx, input, await enter(tx, 'reserve', input)),
  confirm: async (tx, input) => answered(tx, input, await confirm(tx, input)),
  cancel: async (tx, input) => answered(tx, input, await takeBack(tx, input.act, input)),
  getLottery,
  getOwnList: getOwnScenarios,
})
