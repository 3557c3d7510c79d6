// The next chapters of scenarios: begun by their master, checked by the office as every opening is, published when their time has
// come or the results are there that they wait for (C123 to C126).
import * as z from 'zod'
import { scenarioRequestStatus } from '#rules/codes/scenario.ts'
import { APPEND_MOST, FIRST_BACK_HOURS } from '#rules/scenario/append.ts'
import { SCENARIO_RESULTS } from '#rules/scenario/replay.ts'
import { SCENARIO_STATES } from '#rules/scenario/states.ts'
import { read, treatingBlocks, write } from './call.ts'
import { refuses } from './refusals.ts'
import { phaseKey, phaseKeyInPath } from './scenario.ts'
import { infoFields, infoRefusals, ScenarioInfo } from './scenario-info.ts'
import { clientId, closed, instant, rowId, text, version, wordId } from './shapes.ts'

const phaseNo = z.number().int().min(1).max(99)
const time = z.iso.datetime().refine(value => /^20\d\d-/.test(value))

/** Parts of a chapter beside its opening. */
const appendFields = {
  happened: text(4 * APPEND_MOST.happened),
  firstBackHours: z.literal(FIRST_BACK_HOURS),
  awaitedList: z
    .array(closed({ scenarioId: rowId, phase: phaseNo, atLeast: z.enum(SCENARIO_RESULTS).nullable() }))
    .max(2 * APPEND_MOST.awaited),
  waitUntil: time.nullable(),
}
const scenarioAppendInfo = closed(appendFields)
const Changed = closed({ scenarioId: rowId, phase: z.number().int(), version: z.number().int() })
const changing = { ...infoRefusals, ...refuses('AWAITED_UNKNOWN') }

export const scenarioAppendContract = treatingBlocks('none')({
  /**
   * The chapter after a phase, or what a new one begins with (C123). The phase is the one that it follows; the master of it and
   * the office alone.
   */
  getScenarioInfoForAppend: read(
    'master',
    '/api/ScenarioInfo/master/getScenarioInfoForAppend/{worldId}/{scenarioId}/{phase}',
  )
    .errors(refuses('SCENARIO_NOT_FOUND', 'SCENARIO_STATE'))
    .input(closed(phaseKeyInPath))
    .output(
      closed({
        /** The opening of the chapter before, from whose numbers a new one starts. */
        before: ScenarioInfo,
        /** Number of the next chapter where it has been begun; null: not yet. */
        nextPhase: z.number().int().nullable(),
        scenarioAppendInfo: closed({ ...appendFields, waitUntil: instant.nullable() }),
        /** Titles of the awaited phases. */
        awaitedTitles: z.array(closed({ scenarioId: rowId, phase: z.number().int(), title: z.string() })),
        serverTime: instant,
      }),
    ),

  /** Begins the chapter after a phase, as a draft (C125). */
  appendScenario: write('master', '/api/AppendScenario/master/appendScenario')
    .errors(changing)
    .input(closed({ ...phaseKey, ...infoFields, scenarioAppendInfo, draftId: clientId.nullable().optional() }))
    .output(Changed),

  /** Changes a chapter before it is published (C126); the phase is the chapter's own. */
  update: write('master', '/api/AppendScenario/master/update')
    .route({ method: 'PUT' })
    .errors(changing)
    .input(
      closed({
        ...phaseKey,
        baseVersion: version,
        ...infoFields,
        scenarioAppendInfo,
        draftId: clientId.nullable().optional(),
      }),
    )
    .output(Changed),

  /** Approves a chapter with its time of publication, or rejects it with a reason (C124). */
  check: write('admin', '/api/AppendScenario/admin/check')
    .errors({ ...infoRefusals, ...refuses('REASON_NEEDED') })
    .input(
      closed({
        ...phaseKey,
        status: z.literal([scenarioRequestStatus.rejected, scenarioRequestStatus.awaitingPublication]),
        version: version.optional(),
        openDateTime: time.nullable().optional(),
        reason: text(1_000).nullable().optional(),
      }),
    )
    .output(closed({ state: z.enum(SCENARIO_STATES), openAt: instant.nullable() })),

  /** Chapters of a scenario that wait for the results of others, as everybody may know. */
  getWaiting: read('public', '/api/AppendScenario/getWaiting/{worldId}/{scenarioId}')
    .input(closed({ worldId: wordId, scenarioId: phaseKeyInPath.scenarioId }))
    .output(
      closed({
        chapterList: z.array(
          closed({
            phase: z.number().int(),
            waitUntil: instant.nullable(),
            awaitedList: z.array(
              closed({
                worldId: wordId,
                scenarioId: rowId,
                phase: z.number().int(),
                title: z.string(),
                atLeast: z.enum(SCENARIO_RESULTS).nullable(),
                /** Null until its replay is published. */
                result: z.enum(SCENARIO_RESULTS).nullable(),
              }),
            ),
          }),
        ),
        serverTime: instant,
      }),
    ),
})
export type ScenarioAppendContract = typeof scenarioAppendContract
