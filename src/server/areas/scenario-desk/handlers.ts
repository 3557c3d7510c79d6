// The calls of a master's desk.
import { transact } from '../../db/client.ts'
import { viewerOrRefuse } from '../../platform/calls.ts'
import { handlersOf } from '../../platform/handlers.ts'
import { actOnOpening, extendDate, logAct } from './acts.ts'
import { getInfo } from './get-info.ts'
import { getDeskList, getForRelease, getHome } from './home.ts'
import { getAssignedWorlds, readNotice } from './notices.ts'
import { ownDesk, readableDesk } from './own-desk.ts'
import { createAtDesk, updateOpening } from './save-info.ts'
import { getSettings, saveSettings } from './settings.ts'
import { getTexts, textsFile } from './texts.ts'

export const scenarioInfoHandlers = handlersOf('scenarioInfo', {
  getAssignedWorld: getAssignedWorlds,
  readNotice,
  getHome,
  getDeskList,
  getInfo,
  getScenarioInfoForRelease: getForRelease,
  create: createAtDesk,
  update: async (tx, sent) => updateOpening(tx, await ownDesk(tx, sent), 'master', sent),
  act: async (tx, asked) => actOnOpening(tx, await ownDesk(tx, asked), asked),
  extend: async (tx, asked) => extendDate(tx, await ownDesk(tx, asked), asked),
  getTexts: async (db, asked) => getTexts(db, await ownDesk(db, asked), asked.now),
  downloadCSV: {
    byHand: async ({ input, context: { db, clock, ...context } }) => {
      const { userId } = viewerOrRefuse(context)
      const own = await readableDesk(db, { ...input, userId })
      // Reading by the office is logged.
      if (own.masterId !== userId) {
        const said = { act: 'office:downloadCSV' as const, userId, reason: null, now: clock.now() }
        await transact(db, tx => logAct(tx, own, said))
      }
      return textsFile(db, own)
    },
  },
  getSettings,
  saveSettings,
})
