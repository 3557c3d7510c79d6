// EXコンテンツ (幕間) of scenarios: the master's desk (R098), the office's check (R078), and readers, who see the teaser, buy once
// and read. Calls of ours: the documents name the two screens alone.
import * as z from 'zod'
import { EXTRA_COMMENT_MOST, EXTRA_GROUPS, EXTRA_MOST } from '#rules/scenario/extra.ts'
import { QUEUE_SHOWN_MOST } from '#rules/scenario/lists.ts'
import { MASTER_STEPS, OFFICE_STEPS, REPLAY_STATES } from '#rules/scenario/replay-steps.ts'
import { read, treatingBlocks, write } from './call.ts'
import { refuses } from './refusals.ts'
import { phaseKey, phaseKeyInPath } from './scenario.ts'
import { deskPage } from './scenario-info.ts'
import { clientId, closed, instant, integerInPath, rowId, rowIdInPath, text, version, wordId } from './shapes.ts'

const count = z.number().int().min(0)
const coinType = z.union([z.literal(0), z.literal(1)])
/** Text with a length above every limit of the rules, so that the refusal comes from the rules and names the fault. */
const longer = (most: number) => text(2 * most)
const time = z.iso.datetime().refine(value => /^20\d\d-/.test(value))

/** The chapter beside which one stands. */
const place = {
  worldId: wordId,
  scenarioId: rowId,
  phase: z.number().int(),
  scenarioTitle: z.string(),
  masterName: z.string(),
}

/** One at the desk of its master or of the office. */
const DeskRow = closed({
  extraId: rowId,
  ...place,
  title: z.string(),
  state: z.enum(REPLAY_STATES),
  stateSince: instant,
  price: count,
  length: count,
  publishAt: instant.nullable(),
  publishedAt: instant.nullable(),
  /** Readers who took it. */
  readers: count,
  /** Comment of the office with which it came back. */
  comment: z.string().nullable(),
})

const DeskExtra = closed({ ...DeskRow.shape, teaser: z.string(), body: z.string(), version: z.number().int() })
const desk = closed({ extra: DeskExtra, serverTime: instant })

const shown = {
  extraId: rowId,
  title: z.string(),
  teaser: z.string(),
  price: count,
  length: count,
  publishedAt: instant,
  /** Whether the caller has taken it. */
  isBought: z.boolean(),
  /** Whether the caller may read it: buyers, its master, the office. */
  isReadable: z.boolean(),
}

const notFound = refuses('EXTRA_NOT_FOUND')
const changing = refuses('EXTRA_NOT_FOUND', 'EXTRA_STATE', 'EXTRA_CHANGED', 'EXTRA_FAULT')

export const scenarioExtraContract = treatingBlocks('none')({
  /** The caller's own extras, of one group or all, what was changed last first. */
  getOwnList: read('master', '/api/ScenarioExtra/master/getList')
    .input(closed({ ...deskPage, group: z.enum(EXTRA_GROUPS).optional() }))
    .output(
      closed({
        extraList: z.array(DeskRow),
        count,
        groupCounts: closed({ writing: count, waiting: count, over: count }),
        serverTime: instant,
      }),
    ),

  /** Chapters of the caller's own for which one may be written, the newest first. */
  getPlaces: read('master', '/api/ScenarioExtra/master/getPlaces')
    .input(closed({}).optional())
    .output(closed({ placeList: z.array(closed({ ...place, extras: count })), serverTime: instant })),

  /** One of the caller's own with its body. */
  getOwn: read('master', '/api/ScenarioExtra/master/get/{extraId}')
    .errors(notFound)
    .input(closed({ extraId: rowIdInPath }))
    .output(desk),

  /** Saves one of the caller's own: a new one with `extraId` null. With `submits` it is handed in at once. */
  save: write('master', '/api/ScenarioExtra/master/save')
    .errors({ ...changing, ...refuses('SCENARIO_NOT_FOUND', 'SCENARIO_STATE', 'EXTRAS_MOST') })
    .input(
      closed({
        ...phaseKey,
        extraId: rowId.nullable(),
        baseVersion: version,
        title: longer(EXTRA_MOST.title),
        teaser: longer(EXTRA_MOST.teaser),
        body: longer(EXTRA_MOST.body),
        price: z.number().int().min(0).max(1_000_000),
        submits: z.boolean(),
        draftId: clientId.nullable().optional(),
      }),
    )
    .output(closed({ extraId: rowId, version: z.number().int(), length: count, state: z.enum(REPLAY_STATES) })),

  /** Hands one in as it was saved, or takes it back. */
  act: write('master', '/api/ScenarioExtra/master/act')
    .errors(changing)
    .input(closed({ extraId: rowId, baseVersion: version, act: z.enum(MASTER_STEPS) }))
    .output(closed({ state: z.enum(REPLAY_STATES), version: z.number().int() })),

  /** Throws away one that is being written. */
  remove: write('master', '/api/ScenarioExtra/master/remove')
    .errors(refuses('EXTRA_NOT_FOUND', 'EXTRA_STATE', 'EXTRA_CHANGED'))
    .input(closed({ extraId: rowId, baseVersion: version }))
    .output(closed({ extraId: rowId })),

  /** Those that wait for the check, the oldest first, and those that wait for their publication. */
  getCheckList: read('admin', '/api/ScenarioExtra/admin/getCheckList')
    .input(closed({ perPage: integerInPath(1, QUEUE_SHOWN_MOST).optional() }).optional())
    .output(
      closed({
        extraList: z.array(DeskRow),
        /** Number of all that wait, of which the first ones are listed; counted to SCENARIOS_COUNTED_MOST. */
        count,
        awaitingList: z.array(DeskRow),
        awaitingCount: count,
        serverTime: instant,
      }),
    ),

  /** One for the check. Its body is empty while its master is still writing. */
  getForCheck: read('admin', '/api/ScenarioExtra/admin/get/{extraId}')
    .errors(notFound)
    .input(closed({ extraId: rowIdInPath }))
    .output(desk),

  /** Returns the version that the admin has read with a comment, or approves it with its time of publication. */
  check: write('admin', '/api/ScenarioExtra/admin/check')
    .errors({ ...changing, ...refuses('REASON_NEEDED') })
    .input(
      closed({
        extraId: rowId,
        baseVersion: version,
        step: z.enum(OFFICE_STEPS),
        comment: longer(EXTRA_COMMENT_MOST).nullable(),
        /** Null: at once. */
        publishDateTime: time.nullable(),
        draftId: clientId.nullable().optional(),
      }),
    )
    .output(closed({ state: z.enum(REPLAY_STATES), publishAt: instant.nullable() })),

  /** Published ones of a chapter, without their bodies; of a private replay for those alone who may read that. */
  getList: read('public', '/api/ScenarioExtra/getList/{worldId}/{scenarioId}/{phase}')
    .errors(refuses('SCENARIO_NOT_FOUND'))
    .input(closed({ ...phaseKeyInPath, scenarioId: rowIdInPath }))
    .output(closed({ extraList: z.array(closed(shown)), serverTime: instant })),

  /** A published one. */
  get: read('public', '/api/ScenarioExtra/get/{extraId}')
    .errors(notFound)
    .input(closed({ extraId: rowIdInPath }))
    .output(
      closed({
        ...shown,
        ...place,
        /** Null: the caller has not bought it. */
        body: z.string().nullable(),
        serverTime: instant,
      }),
    ),

  /** Buys one: each user once, whatever is pressed. */
  buy: write('signed-in', '/api/ScenarioExtra/buy', 'money')
    .errors(refuses('EXTRA_NOT_FOUND', 'EXTRA_READABLE', 'EXTRA_PRICE', 'COIN_SHORT'))
    .input(
      closed({
        extraId: rowId,
        /** Price that the reader was shown; another one is never charged instead. */
        price: count.max(1_000_000),
        /** Coin that the reader was shown. */
        coinType: coinType.optional(),
      }),
    )
    .output(closed({ extraId: rowId, title: z.string(), price: count, coinType: coinType.nullable() })),
})
export type ScenarioExtraContract = typeof scenarioExtraContract
