// The calls of the office's desk of scenarios.
import { eq } from 'drizzle-orm'
import { scenarioType } from '#rules/codes/scenario.ts'
import { handlersOf } from '../../platform/handlers.ts'
import { conditionWords } from '../scenario/entry/condition-words.ts'
import { scenario } from '../scenario/tables/scenario.ts'
import { worldOrRefuse } from '../world/world-row.ts'
import { checkOpening, getForApproval, getStaffList, scheduleStaff } from './approval.ts'
import { readInfo, relatedOf, writeRelated } from './info.ts'
import { newMasterFlag, setNewMaster } from './new-master.ts'
import { postNotice } from './notices.ts'
import { getNpcList, saveNpc } from './npc.ts'
import { approvalDesk, officeDesk } from './own-desk.ts'
import { getRepair, logOf, openText, removeEntry, repair, repairNumbers, submittedAt } from './repair.ts'
import { createOpening, updateOpening } from './save-info.ts'

export const scenarioOfficeHandlers = handlersOf('scenarioOffice', {
  getScenarioInfoForApproval: getForApproval,
  getScenarioInfo: async (db, asked) => {
    const own = await approvalDesk(db, asked.adminId, asked)
    const info = await readInfo(db, own)
    const conditions = info.characterConditionList.map(condition => conditionWords(db, own.worldId, condition))
    const [of] = await db.select({ type: scenario.type }).from(scenario).where(eq(scenario.scenarioId, own.scenarioId))
    return {
      info,
      scenarioType: of?.type ?? scenarioType.normal,
      conditionWords: await Promise.all(conditions),
      newMasterFlg: await newMasterFlag(db, own.masterId),
      submittedAt: await submittedAt(db, own),
      logList: await logOf(db, own),
      serverTime: asked.now,
    }
  },
  updateInfo: async (tx, sent) => updateOpening(tx, await officeDesk(tx, sent.adminId, sent), 'office', sent),
  check: async (tx, asked) => checkOpening(tx, await approvalDesk(tx, asked.adminId, asked), asked),
  updateRelatedCharacter: async (tx, asked) => {
    const own = await officeDesk(tx, asked.adminId, asked)
    await writeRelated(tx, own, asked.relatedCharacterList)
    return { relatedList: await relatedOf(tx, own.scenarioId) }
  },
  setNewMaster: async (tx, asked) => setNewMaster(tx, await approvalDesk(tx, asked.adminId, asked), asked),
  getStaffList,
  createStaff: async (tx, sent) => {
    await worldOrRefuse(tx, sent.worldId)
    return createOpening(tx, sent.worldId, true, sent)
  },
  schedule: async (tx, asked) => scheduleStaff(tx, await officeDesk(tx, asked.adminId, asked), asked),
  getRepair,
  repair: async (tx, asked) => repair(tx, await officeDesk(tx, asked.adminId, asked), asked),
  repairNumbers: async (tx, asked) => repairNumbers(tx, await officeDesk(tx, asked.adminId, asked), asked),
  removeEntry: async (tx, asked) => removeEntry(tx, await officeDesk(tx, asked.adminId, asked), asked),
  openText: async (tx, asked) => openText(tx, await officeDesk(tx, asked.adminId, asked), asked),
  getNpcList,
  saveNpc,
  postNotice,
})
