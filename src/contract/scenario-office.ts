// The office's side of scenarios: what waits for approval, openings of its own, repairs with their log, sheets of its characters
// (C115 to C119). Everything else is a call of ours in the same style.
import * as z from 'zod'
import { scenarioRequestStatus, scenarioType } from '#rules/codes/scenario.ts'
import { REPAIR_ACTS } from '#rules/scenario/desk.ts'
import { ENTRY_STATES } from '#rules/scenario/entries.ts'
import { QUEUE_SHOWN_MOST } from '#rules/scenario/lists.ts'
import { RELATED_MOST } from '#rules/scenario/opening.ts'
import { SCENARIO_STATES } from '#rules/scenario/states.ts'
import { read, treatingBlocks, write } from './call.ts'
import { ListedCharacter } from './character.ts'
import { refuses } from './refusals.ts'
import { phaseKey, ScenarioCard } from './scenario.ts'
import { deskPage, infoFields, infoRefusals, ReceivedText, ScenarioInfo } from './scenario-info.ts'
import { clientId, closed, instant, integerInPath, rowId, rowIdInPath, text, version, wordId } from './shapes.ts'

const count = z.number().int().min(0)
const time = z.iso.datetime().refine(value => /^20\d\d-/.test(value))
const reason = text(1_000, 1)
const inPath = { worldId: wordId, scenarioId: rowIdInPath }

const Waiting = closed({ ...ScenarioCard.omit({ mine: true }).shape, submittedAt: instant, isNewMaster: z.boolean() })

export const LogLine = closed({
  logId: rowId,
  act: z.string(),
  from: z.enum(SCENARIO_STATES).nullable(),
  to: z.enum(SCENARIO_STATES).nullable(),
  /** Null for the clock. */
  userName: z.string().nullable(),
  reason: z.string().nullable(),
  createdAt: instant,
})

const NpcSheet = closed({
  ...ListedCharacter.shape,
  worldId: wordId,
  kana: z.string(),
  profile: z.string(),
  /** The master who leads it; null: the office. */
  masterId: wordId.nullable(),
  masterName: z.string().nullable(),
  /** Masters may put it into their openings. */
  isLent: z.boolean(),
  /** Way of speaking and limits of the character, for masters. */
  note: z.string(),
})

export const scenarioOfficeContract = treatingBlocks('none')({
  /** Openings that wait for approval, the oldest first; of one world, or with `all` of every world (C116). */
  getScenarioInfoForApproval: read('admin', '/api/ScenarioInfo/admin/getScenarioInfoForApproval/{worldId}')
    .input(closed({ worldId: wordId, perPage: integerInPath(1, QUEUE_SHOWN_MOST).optional() }))
    .output(
      closed({
        scenarioList: z.array(Waiting),
        /** Number of all that wait, of which the first ones are listed; counted to SCENARIOS_COUNTED_MOST. */
        count,
        awaitingList: z.array(Waiting),
        awaitingCount: count,
        serverTime: instant,
      }),
    ),

  /** An opening in any state, with its log (C117). */
  getScenarioInfo: read('admin', '/api/ScenarioInfo/admin/getScenarioInfo/{worldId}/{scenarioId}')
    .errors(refuses('SCENARIO_NOT_FOUND'))
    .input(closed(inPath))
    .output(
      closed({
        info: ScenarioInfo,
        /** Whether it was ordered: it then begins with its consultation once it is approved. */
        scenarioType: z.enum(scenarioType),
        /** Conditions of the opening in the words that players read. */
        conditionWords: z.array(z.string()),
        /** Whether its master has one difficulty and one reward alone, as the office has set it; null: for the first openings. */
        newMasterFlg: z.boolean().nullable(),
        /** Time at which it was last handed in; null if it never was. */
        submittedAt: instant.nullable(),
        logList: z.array(LogLine),
        serverTime: instant,
      }),
    ),

  /** Corrects an opening before its publication, or writes on at one of the office's own (C118). */
  updateInfo: write('admin', '/api/ScenarioInfo/admin')
    .route({ method: 'PUT' })
    .errors(infoRefusals)
    .input(
      closed({
        ...phaseKey,
        baseVersion: version,
        ...infoFields,
        draftId: clientId.nullable().optional(),
      }),
    )
    .output(closed({ scenarioId: rowId, phase: z.number().int(), version: z.number().int() })),

  /** Approves with a time of publication (11), or rejects with a reason (10) (C119). */
  check: write('admin', '/api/ScenarioInfo/admin/check')
    .errors(refuses('SCENARIO_NOT_FOUND', 'SCENARIO_STATE', 'SCENARIO_CHANGED', 'REASON_NEEDED', 'OPENING_FAULT'))
    .input(
      closed({
        worldId: wordId,
        scenarioId: rowId,
        status: z.literal([scenarioRequestStatus.rejected, scenarioRequestStatus.awaitingPublication]),
        /** Version that the admin has read; the current one when absent. */
        version: version.min(1).optional(),
        /** Null: the wish of its master, or at once. */
        openDateTime: time.nullable().optional(),
        reason: text(1_000).nullable().optional(),
      }),
    )
    .output(closed({ state: z.enum(SCENARIO_STATES), openAt: instant.nullable() })),

  /** Characters that a scenario is about, in their order (C115). */
  updateRelatedCharacter: write('admin', '/api/ScenarioInfo/admin/updateRelatedCharacter')
    .errors(refuses('SCENARIO_NOT_FOUND', 'RELATED_UNKNOWN'))
    .input(closed({ worldId: wordId, scenarioId: rowId, relatedCharacterList: z.array(wordId).max(RELATED_MOST) }))
    .output(closed({ relatedList: z.array(ListedCharacter) })),

  /** Sets whether the master of an opening has one difficulty and one reward alone (doc3 §5); null: for the first openings. */
  setNewMaster: write('admin', '/api/ScenarioInfo/admin/setNewMaster')
    .errors(refuses('SCENARIO_NOT_FOUND', 'MASTER_NOT_FOUND'))
    .input(closed({ worldId: wordId, scenarioId: rowId, newMasterFlg: z.boolean().nullable(), reason }))
    .output(closed({ isNewMaster: z.boolean() })),

  /** Openings of the office's own, the newest first. */
  getStaffList: read('admin', '/api/ScenarioInfo/admin/getStaffList')
    .input(closed(deskPage))
    .output(closed({ scenarioList: z.array(ScenarioCard.omit({ mine: true })), count, serverTime: instant })),

  /** Makes a draft of the office's own. */
  createStaff: write('admin', '/api/ScenarioInfo/admin/create')
    .errors({ ...infoRefusals, ...refuses('WORLD_NOT_FOUND') })
    .input(closed({ worldId: wordId, ...infoFields, draftId: clientId.nullable().optional() }))
    .output(closed({ scenarioId: rowId, phase: z.number().int(), version: z.number().int() })),

  /** Plans the publication of one of the office's own; it needs nobody's approval. */
  schedule: write('admin', '/api/ScenarioInfo/admin/schedule')
    .errors(refuses('SCENARIO_NOT_FOUND', 'SCENARIO_STATE', 'OPENING_FAULT'))
    .input(closed({ ...phaseKey, openDateTime: time.nullable() }))
    .output(closed({ state: z.enum(SCENARIO_STATES), openAt: instant.nullable() })),

  /** A scenario as the repair tool shows it: its phase, seats, dates, log. */
  getRepair: read('admin', '/api/ScenarioInfo/admin/getRepair/{scenarioId}')
    .errors(refuses('SCENARIO_NOT_FOUND'))
    .input(closed({ scenarioId: rowIdInPath }))
    .output(
      closed({
        card: ScenarioCard.omit({ mine: true }),
        worldName: z.string(),
        actList: z.array(z.enum(REPAIR_ACTS)),
        entryList: z.array(
          closed({ entryId: rowId, character: ListedCharacter, state: z.enum(ENTRY_STATES), hasText: z.boolean() }),
        ),
        logList: z.array(LogLine),
        serverTime: instant,
      }),
    ),

  /** Mends a phase by a row of the table of transitions; with its reason it stands in the log. */
  repair: write('admin', '/api/ScenarioInfo/admin/repair', 'money')
    .errors(refuses('SCENARIO_NOT_FOUND', 'SCENARIO_STATE', 'REASON_NEEDED'))
    .input(closed({ ...phaseKey, act: z.enum(REPAIR_ACTS), reason }))
    .output(closed({ state: z.enum(SCENARIO_STATES) })),

  /** Sets the date that a phase waits for, and the number of its seats; jobs follow. */
  repairNumbers: write('admin', '/api/ScenarioInfo/admin/repairNumbers')
    .errors(refuses('SCENARIO_NOT_FOUND', 'SCENARIO_STATE', 'OPENING_FAULT', 'EXTENSION'))
    .input(
      closed({
        ...phaseKey,
        /** Null: as it is. */
        until: time.nullable(),
        seats: z.number().int().min(1).max(60).nullable(),
        minimum: z.number().int().min(1).max(60).nullable(),
        reason,
      }),
    )
    .output(closed({ seats: z.number().int().nullable(), minimum: z.number().int() })),

  /** Ends the entry of a participant, with its coins back. */
  removeEntry: write('admin', '/api/ScenarioInfo/admin/removeEntry', 'money')
    .errors(refuses('SCENARIO_NOT_FOUND', 'SCENARIO_STATE', 'ENTRY_NOT_FOUND'))
    .input(closed({ ...phaseKey, entryId: rowId, reason }))
    .output(closed({ returned: count })),

  /** Opens a text for the office: that stands in the log, with who opened it and why. */
  openText: write('admin', '/api/ScenarioInfo/admin/openText')
    .errors(refuses('SCENARIO_NOT_FOUND', 'ENTRY_NOT_FOUND'))
    .input(closed({ ...phaseKey, entryId: rowId, reason }))
    .output(ReceivedText),

  /** The office's characters of a world. */
  getNpcList: read('admin', '/api/ScenarioInfo/admin/getNpcList/{worldId}')
    .input(closed({ worldId: wordId }))
    .output(
      closed({
        npcList: z.array(NpcSheet),
        /** Masters who may be asked to lead one. */
        masterList: z.array(closed({ masterId: wordId, masterName: z.string() })),
      }),
    ),

  /** Makes a character of the office's (`characterId` null), or changes one. */
  saveNpc: write('admin', '/api/ScenarioInfo/admin/saveNpc')
    .errors(refuses('WORLD_NOT_FOUND', 'NPC_NOT_FOUND', 'NPC_NAME', 'MASTER_NOT_FOUND'))
    .input(
      closed({
        worldId: wordId,
        characterId: wordId.nullable(),
        characterFullName: text(80),
        kana: text(120),
        className: text(80),
        level: z.number().int().min(1).max(99),
        profile: text(4_000),
        masterId: wordId.nullable(),
        isLent: z.boolean(),
        note: text(4_000),
      }),
    )
    .output(NpcSheet),

  /** Tells the masters of a world, or of all, something they have to know. */
  postNotice: write('admin', '/api/ScenarioInfo/admin/postNotice')
    .errors(refuses('WORLD_NOT_FOUND'))
    .input(closed({ worldId: wordId.nullable(), title: text(100, 1), body: text(4_000, 1) }))
    .output(closed({ noticeId: rowId })),
})
export type ScenarioOfficeContract = typeof scenarioOfficeContract
