// Requests: stories that players ask a master for (C071, C072). The terms of masters are calls of ours in the same style.
import * as z from 'zod'
import { ORDER_MOST } from '#rules/order/order.ts'
import { read, treatingBlocks, write } from './call.ts'
import { refuses } from './refusals.ts'
import { gatheringFields, PlacedOrder, placingRefusals, requestWords } from './scenario-order.ts'
import { closed, text, wordId } from './shapes.ts'

const count = z.number().int().min(0)

const RequestTerms = closed({
  worldId: wordId,
  acceptFlg: z.boolean(),
  mostAtOnce: z.number().int().min(1).max(20),
  writingDays: z.number().int().min(1).max(60),
  words: text(8 * ORDER_MOST.wish),
})

export const scenarioRequestContract = treatingBlocks({ others: 'none', getMasterList: 'hides', order: 'refuses' })({
  /** Masters who take requests in a world, with their terms (C071). */
  getMasterList: read('signed-in', '/api/ScenarioRequest/getMasterList/{worldId}')
    .input(closed({ worldId: wordId }))
    .output(
      closed({
        masterList: z.array(
          closed({
            masterId: wordId,
            masterName: z.string(),
            icon: z.string().nullable(),
            words: z.string(),
            /** Subjects that the master does not write about. */
            refusals: z.string(),
            writingDays: count,
            running: count,
            mostAtOnce: count,
            isMine: z.boolean(),
          }),
        ),
      }),
    ),

  /** Asks a master, or all (null), for a story of one's own (C072). */
  order: write('character', '/api/ScenarioRequest/order')
    .errors({ ...placingRefusals, ...refuses('MASTER_UNKNOWN', 'ORDER_MASTER_CLOSED', 'ORDER_MASTER_FULL') })
    .input(
      closed({
        masterId: wordId.nullable(),
        characterId: wordId,
        worldId: wordId,
        ...requestWords,
        ...gatheringFields,
        inviteFlg: z.boolean().optional(),
      }),
    )
    .output(PlacedOrder),

  /** The caller's own terms for requests, one for each world that they write for. */
  getSetting: read('master', '/api/ScenarioRequest/master/orderSetting')
    .input(closed({}).optional())
    .output(closed({ settingList: z.array(closed({ ...RequestTerms.shape, worldName: z.string(), running: count })) })),

  saveSetting: write('master', '/api/ScenarioRequest/master/orderSetting')
    .errors(refuses('WORLD_NOT_ASSIGNED', 'ORDER_FAULT'))
    .input(RequestTerms)
    .output(RequestTerms),
})
export type ScenarioRequestContract = typeof scenarioRequestContract
