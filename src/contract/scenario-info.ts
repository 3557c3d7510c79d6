// The desk of masters: openings written, submitted, published, extended and withdrawn; the received texts (C055, C114, C120
// to C122). The acts, the lists and the settings are calls of ours in the same style. Masters reach their own scenarios, the
// office all.
import * as z from 'zod'
import { difficulty, reward, scenarioKind, scenarioRequestStatus, textType } from '#rules/codes/scenario.ts'
import { extendableDates, MASTER_ACTS } from '#rules/scenario/desk.ts'
import { DESK_GROUPS } from '#rules/scenario/desk-groups.ts'
import { CHOICES_MOST, CONDITION_KINDS, CONDITIONS_MOST, OPENING_MOST, RELATED_MOST } from '#rules/scenario/opening.ts'
import { SETTING_LIMITS } from '#rules/scenario/settings.ts'
import { SCENARIO_STATES } from '#rules/scenario/states.ts'
import { mark, read, treatingBlocks, write } from './call.ts'
import { ListedCharacter } from './character.ts'
import { refuses } from './refusals.ts'
import { phaseKey, phaseKeyInPath, ScenarioCard } from './scenario.ts'
import { clientId, closed, instant, integerInPath, rowId, rowIdInPath, text, version, wordId } from './shapes.ts'

const count = z.number().int().min(0)
/** Text with a length above every limit of the rules, so that the refusal comes from the rules and names the fault. */
const longer = (most: number) => text(8 * most)
const within = (name: keyof typeof SETTING_LIMITS) =>
  z.number().int().min(SETTING_LIMITS[name][0]).max(SETTING_LIMITS[name][1])
/** A time of this century, as ISO 8601 in UTC. */
const time = z.iso.datetime().refine(value => /^20\d\d-/.test(value))
const reason = text(1_000)

const PhaseNumbers = closed({
  /** Null in events, which have no limit. */
  seats: within('seats').nullable(),
  minimum: within('minimum'),
  cost: within('cost'),
  reservingCost: within('reservingCost'),
  playingMax: within('playingMax'),
  reservationHours: within('reservationHours'),
  lotteryMinutes: within('lotteryMinutes'),
  confirmingHours: within('confirmingHours'),
  consultationDays: within('consultationDays'),
  writingDays: within('writingDays'),
  allowsSeveral: z.boolean(),
  allowsLateTags: z.boolean(),
})

/** Fields of a phase that its master writes. The fields of the description keep their names; the others are ours. */
export const infoFields = {
  scenarioTitle: longer(OPENING_MOST.scenarioTitle),
  difficultyNo: z.literal(Object.values(difficulty)),
  /** Planned publication; null: as soon as the opening is approved. */
  openDateTime: time.nullable(),
  rewardNo: z.literal(Object.values(reward)),
  /** Hours of the first-come recruiting. */
  recruitmentPeriod: within('recruitingHours'),
  privateReplayFlg: z.boolean(),
  openingComment: longer(OPENING_MOST.openingComment),
  openingContent: longer(OPENING_MOST.openingContent),
  scenarioDescription: longer(OPENING_MOST.scenarioDescription),
  masterMsg: longer(OPENING_MOST.masterMsg),
  scenarioKind: z.literal(Object.values(scenarioKind)),
  textType: z.enum(textType),
  settings: PhaseNumbers,
  scenarioChoiceList: z
    .array(closed({ name: longer(OPENING_MOST.choiceName), description: longer(OPENING_MOST.choiceDescription) }))
    .max(CHOICES_MOST),
  characterConditionList: z.array(closed({ kind: z.enum(CONDITION_KINDS), value: text(64, 1) })).max(CONDITIONS_MOST),
  relatedCharacterList: z.array(wordId).max(RELATED_MOST),
  /** Id of the picture among those the service keeps; null: that of its world. */
  picture: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,80}$/)
    .nullable(),
}

/** An opening as its form shows it. */
export const ScenarioInfo = closed({
  ...infoFields,
  openDateTime: instant.nullable(),
  worldId: wordId,
  scenarioId: rowId,
  phase: z.number().int(),
  state: z.enum(SCENARIO_STATES),
  status: z.literal(Object.values(scenarioRequestStatus)).nullable(),
  masterId: wordId,
  masterName: z.string(),
  isStaff: z.boolean(),
  /** Reason of the last rejection, withdrawal or repair. */
  reason: z.string().nullable(),
  /** Number of changes of the texts; a change names the version it was made from. */
  version: z.number().int(),
  /** Whether the master's openings have one difficulty and one reward alone. */
  isNewMaster: z.boolean(),
  relatedList: z.array(ListedCharacter),
})

const changing = refuses('SCENARIO_NOT_FOUND', 'SCENARIO_STATE', 'SCENARIO_CHANGED', 'OPENING_FAULT', 'RELATED_UNKNOWN')
export const infoRefusals = changing
const Changed = closed({ scenarioId: rowId, phase: z.number().int(), version: z.number().int() })

/** A text as the master reads it. */
export const ReceivedText = closed({
  entryId: rowId,
  character: ListedCharacter,
  chooseId: z.number().int().nullable(),
  tagName: z.string().nullable(),
  /** Null: nothing was sent. */
  playing: z.string().nullable(),
  omakaseFlg: z.boolean(),
  consumeItem: z.array(closed({ itemName: z.string(), count: z.number().int() })),
  /** Text that could not be sent at the deadline. */
  attached: z.string().nullable(),
  sentBy: z.enum(['player', 'deadline']).nullable(),
  receivedAt: instant.nullable(),
})

const DeskCard = closed({
  ...ScenarioCard.omit({ mine: true }).shape,
  texts: count,
  /** Days since the replay was due; 0 while it is not late. */
  daysLate: count,
  reason: z.string().nullable(),
  version: z.number().int(),
})

export const deskPage = { pageStart: integerInPath(1, 10_000), perPage: integerInPath(1, 50) }

export const scenarioInfoContract = treatingBlocks('none')({
  /** The worlds a master writes for, each with its openings by their progress, and the office's notices (C055). */
  getAssignedWorld: read('master', '/api/ScenarioUtility/Master/getAssignedWorld')
    .input(closed({}).optional())
    .output(
      closed({
        worldList: z.array(
          closed({
            worldId: wordId,
            worldName: z.string(),
            keyVisual: z.string().nullable(),
            scenarioSupportFlg: z.number().int(),
            open: count,
            writing: count,
          }),
        ),
        noticeList: z.array(
          closed({
            noticeId: rowId,
            /** Null: for the masters of all worlds. */
            worldId: wordId.nullable(),
            title: z.string(),
            body: z.string(),
            createdAt: instant,
            isUnread: z.boolean(),
          }),
        ),
      }),
    ),

  /** Marks a notice of the office as read. */
  readNotice: mark('master', '/api/ScenarioInfo/master/readNotice')
    .input(closed({ noticeId: rowId }))
    .output(closed({ unread: count })),

  /** Pending work of the master: numbers by group, the next due dates, late replays. */
  getHome: read('master', '/api/ScenarioInfo/master/getHome')
    .input(closed({}).optional())
    .output(
      closed({
        groupCounts: z.record(z.enum(DESK_GROUPS), count),
        /** Openings that were rejected with a reason. */
        rejectedList: z.array(DeskCard),
        /** Running scenarios, the next date first; late ones before all. */
        runningList: z.array(DeskCard),
        unreadNotices: count,
        serverTime: instant,
      }),
    ),

  /** The master's openings of a group, the last changed first. */
  getDeskList: read('master', '/api/ScenarioInfo/master/getDeskList')
    .input(closed({ group: z.enum(DESK_GROUPS), worldId: wordId.optional(), ...deskPage }))
    .output(
      closed({
        scenarioList: z.array(DeskCard),
        count,
        groupCounts: z.record(z.enum(DESK_GROUPS), count),
        serverTime: instant,
      }),
    ),

  /** An opening with everything its form and its desk show. */
  getInfo: read('master', '/api/ScenarioInfo/master/getInfo/{worldId}/{scenarioId}/{phase}')
    .errors(refuses('SCENARIO_NOT_FOUND'))
    .input(closed(phaseKeyInPath))
    .output(closed({ info: ScenarioInfo, card: DeskCard, serverTime: instant })),

  /** Openings that wait for their publication, of one world or of all (C120). */
  getScenarioInfoForRelease: read('master', '/api/ScenarioInfo/master/getScenarioInfoForRelease/{worldId}')
    .input(closed({ worldId: wordId }))
    .output(closed({ scenarioList: z.array(DeskCard), serverTime: instant })),

  /** Makes a draft in a world that is assigned to its master (C121). */
  create: write('master', '/api/ScenarioInfo/master')
    .errors({ ...changing, ...refuses('WORLD_NOT_ASSIGNED') })
    .input(closed({ worldId: wordId, ...infoFields, draftId: clientId.nullable().optional() }))
    .output(Changed),

  /** Changes a draft or a rejected opening (C122). */
  update: write('master', '/api/ScenarioInfo/master')
    .route({ method: 'PUT' })
    .errors(changing)
    .input(closed({ ...phaseKey, baseVersion: version, ...infoFields, draftId: clientId.nullable().optional() }))
    .output(Changed),

  /** Submits an opening, takes it back, or withdraws it: a row of the table of transitions. */
  act: write('master', '/api/ScenarioInfo/master/act')
    .errors(refuses('SCENARIO_NOT_FOUND', 'SCENARIO_STATE', 'OPENING_FAULT', 'REASON_NEEDED'))
    .input(closed({ ...phaseKey, act: z.enum(MASTER_ACTS), reason: reason.nullable() }))
    .output(closed({ state: z.enum(SCENARIO_STATES) })),

  /** Moves the date that a phase waits for to a later time; its players are told. */
  extend: write('master', '/api/ScenarioInfo/master/extend')
    .errors(refuses('SCENARIO_NOT_FOUND', 'SCENARIO_STATE', 'EXTENSION'))
    .input(closed({ ...phaseKey, date: z.enum(extendableDates), until: time }))
    .output(closed({ until: instant })),

  /** The received texts of a phase, for its master alone. */
  getTexts: read('master', '/api/ScenarioReplayManagement/getTexts/{worldId}/{scenarioId}/{phase}')
    .errors(refuses('SCENARIO_NOT_FOUND'))
    .input(closed(phaseKeyInPath))
    .output(
      closed({
        textList: z.array(ReceivedText),
        scenarioChoiceList: z.array(closed({ chooseId: z.number().int(), name: z.string() })),
        playingUntil: instant.nullable(),
        serverTime: instant,
      }),
    ),

  /** The texts of the current phase as a file for spreadsheets: UTF-8 with a byte-order mark (C114). */
  downloadCSV: read('master', '/api/ScenarioReplayManagement/downloadCSV/{worldId}/{scenarioId}')
    .errors(refuses('SCENARIO_NOT_FOUND'))
    .input(closed({ worldId: wordId, scenarioId: rowIdInPath }))
    .output(z.file().mime('text/csv')),

  getSettings: read('master', '/api/ScenarioInfo/master/getSettings')
    .input(closed({}).optional())
    .output(
      closed({
        settings: PhaseNumbers,
        recruitmentPeriod: z.number().int(),
        refusals: z.string(),
        /** For the form of an opening that is not yet: see ScenarioInfo. */
        isNewMaster: z.boolean(),
        serverTime: instant,
      }),
    ),

  /**
   * Saves the numbers that a new opening of the master starts with, and the subjects that the master does not write about.
   */
  saveSettings: write('master', '/api/ScenarioInfo/master/saveSettings')
    .errors(refuses('OPENING_FAULT'))
    .input(closed({ settings: PhaseNumbers, recruitmentPeriod: within('recruitingHours'), refusals: text(4_000) }))
    .output(closed({ refusals: z.string() })),
})
export type ScenarioInfoContract = typeof scenarioInfoContract
