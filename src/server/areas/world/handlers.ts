// The calls of worlds.
import { appViewNoCharacterStatus } from '#rules/constants/world.ts'
import { calls, viewerOrRefuse, writeOnce } from '../../platform/calls.ts'
import { getAppView } from './app-view.ts'
import { listClasses } from './classes.ts'
import { moveCounter, readCounter } from './counter.ts'
import { getGuidePage } from './guide.ts'
import { getParameterCalculation, getParameterNames } from './parameters.ts'
import { searchCharacters } from './search.ts'
import { listWorlds } from './select.ts'
import { getApplicationDates, getMenu, getTop } from './top.ts'

export const worldHandlers = {
  worldSelect: calls.world.worldSelect.handler(({ context }) => listWorlds(context.db, context.viewer?.userId ?? null)),
  getTop: calls.world.getTop.handler(({ input, context }) => getTop(context.db, input.worldId)),
  worldMenu: calls.world.worldMenu.handler(({ input, context }) => getMenu(context.db, input.worldId)),
  worldApplicationDate: calls.world.worldApplicationDate.handler(({ input, context }) =>
    getApplicationDates(context.db, { ...input, now: context.clock.now() }),
  ),
  worldCounter: calls.world.worldCounter.handler(({ input, context }) => readCounter(context.db, input)),
  updateWorldCounter: calls.world.updateWorldCounter.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { now }) => moveCounter(tx, { ...input, change: input.change ?? 1, now })),
  ),
  getParameterCalcInfo: calls.world.getParameterCalcInfo.handler(({ input, context }) =>
    getParameterCalculation(context.db, input.worldId),
  ),
  getParameterNameList: calls.world.getParameterNameList.handler(({ input, context }) =>
    getParameterNames(context.db, input.worldId),
  ),
  appView: calls.world.appView.handler(async ({ input, context }) => {
    const body = await getAppView(context.db, { ...input, viewerId: viewerOrRefuse(context).userId })
    return body.characterId === null ? { status: appViewNoCharacterStatus, body } : { status: 200, body }
  }),
  getGuidePage: calls.world.getGuidePage.handler(({ input, context }) => getGuidePage(context.db, input)),
  getClassList: calls.world.getClassList.handler(({ input, context }) => listClasses(context.db, input.worldId)),
  searchCharacter: calls.world.searchCharacter.handler(({ input, context }) =>
    searchCharacters(context.db, { ...input, viewerId: context.viewer?.userId ?? null }),
  ),
}
