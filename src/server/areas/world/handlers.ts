// The calls of worlds.
import { appViewNoCharacterStatus } from '#rules/constants/world.ts'
import { viewerOrRefuse } from '../../platform/calls.ts'
import { handlersOf } from '../../platform/handlers.ts'
import { getAppView } from './app-view.ts'
import { listClasses } from './classes.ts'
import { moveCounter, readCounter } from './counter.ts'
import { getGuidePage } from './guide.ts'
import { getParameterCalculation, getParameterNames } from './parameters.ts'
import { searchCharacters } from './search.ts'
import { listWorlds } from './select.ts'
import { getApplicationDates, getMenu, getTop } from './top.ts'

export const worldHandlers = handlersOf('world', {
  worldSelect: (db, { userId }) => listWorlds(db, userId),
  getTop,
  worldMenu: (db, { worldId }) => getMenu(db, worldId),
  worldApplicationDate: getApplicationDates,
  worldCounter: readCounter,
  updateWorldCounter: (tx, { change = 1, ...given }) => moveCounter(tx, { ...given, change }),
  getParameterCalcInfo: (db, { worldId }) => getParameterCalculation(db, worldId),
  getParameterNameList: (db, { worldId }) => getParameterNames(db, worldId),
  // A handler by hand, because the input of this call has a field userId.
  appView: {
    byHand: async ({ input, context }) => {
      const body = await getAppView(context.db, { ...input, viewerId: viewerOrRefuse(context).userId })
      return body.characterId === null ? { status: appViewNoCharacterStatus, body } : { status: 200 as const, body }
    },
  },
  getGuidePage,
  getClassList: (db, { worldId }) => listClasses(db, worldId),
  searchCharacter: (db, { userId, ...search }) => searchCharacters(db, { ...search, viewerId: userId }),
})
