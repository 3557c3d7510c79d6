// Situations (リアクト): written by the office (C056 to C060), taken by masters at a price of their own (C061 to C064), ordered by players
// (C065 to C070).
import * as z from 'zod'
import { textType } from '#rules/codes/scenario.ts'
import { ORDER_MOST } from '#rules/order/order.ts'
import { read, treatingBlocks, write } from './call.ts'
import { ListedCharacter } from './character.ts'
import { planCatchcopy, planCharacters, planFields, planStories, planTerms } from './plan-shapes.ts'
import { refuses } from './refusals.ts'
import { gatheringFields, PlacedOrder, placingRefusals } from './scenario-order.ts'
import { clientId, closed, instant, integerInPath, rowId, rowIdInPath, text, version, wordId } from './shapes.ts'

const count = z.number().int().min(0)
const coins = z.number().int().min(0).max(1_000_000)
const draftId = clientId.nullable().optional()
const page = { page: integerInPath(1, 10_000), perPage: integerInPath(1, 50) }
const asked = closed({ worldId: wordId, templateId: rowIdInPath })

const notFound = refuses('REACT_NOT_FOUND')
const writing = refuses('REACT_FAULT', 'WORLD_NOT_FOUND', 'RELATED_UNKNOWN')
const written = { ...planFields, catchcopy: planCatchcopy }

const ReactCard = closed({
  templateId: rowId,
  worldId: wordId,
  title: z.string(),
  catchcopy: z.string(),
  picture: z.string().nullable(),
  textType: z.enum(textType),
  seatsMost: count,
  openFrom: instant,
  openUntil: instant.nullable(),
  /** Masters who take it now, and the least price among them; null: nobody takes it. */
  masters: count,
  leastCoin: coins.nullable(),
  characterList: z.array(ListedCharacter),
})

/** A situation at the desk of the office. */
const DeskReact = closed({
  ...ReactCard.shape,
  description: z.string(),
  /** Orders of it in all, those that go on, and masters who have named terms for it. */
  orders: count,
  running: count,
  settings: count,
  version,
})

/** A situation for a master, with the own terms; null: none were named yet. */
const MasterReact = closed({
  ...ReactCard.omit({ masters: true, leastCoin: true }).shape,
  worldName: z.string(),
  /** Orders of it that the caller has under way. */
  running: count,
  setting: closed({ ...planTerms, updatedAt: instant }).nullable(),
})

export const scenarioReactContract = treatingBlocks({
  others: 'none',
  getMasterList: 'hides',
  getWorldMasterList: 'hides',
  order: 'refuses',
})({
  /** Situations of a world, those that can be ordered first (C056). */
  getList: read('admin', '/api/ScenarioReact/admin/getList/{worldId}')
    .input(closed({ worldId: wordId, ...page }))
    .output(closed({ reactList: z.array(DeskReact), count, serverTime: instant })),

  get: read('admin', '/api/ScenarioReact/admin/get/{worldId}/{templateId}')
    .errors(notFound)
    .input(asked)
    .output(
      closed({
        react: DeskReact,
        logList: z.array(closed({ act: z.string(), userName: z.string(), createdAt: instant })),
        serverTime: instant,
      }),
    ),

  create: write('admin', '/api/ScenarioReact/admin')
    .errors(writing)
    .input(closed({ scenarioReactMaster: closed(written), characterRelationList: planCharacters, draftId }))
    .output(closed({ templateId: rowId, version })),

  update: write('admin', '/api/ScenarioReact/admin')
    .route({ method: 'PUT' })
    .errors({ ...writing, ...notFound, ...refuses('REACT_CHANGED', 'REACT_LENGTH') })
    .input(
      closed({
        scenarioReactMaster: closed({ ...written, templateId: rowId, baseVersion: version }),
        characterRelationList: planCharacters,
        draftId,
      }),
    )
    .output(closed({ templateId: rowId, version })),

  /** Deletes one that nobody ordered; closes one that somebody did (C060). */
  remove: write('admin', '/api/ScenarioReact/admin/{worldId}/{templateId}')
    .route({ method: 'DELETE' })
    .errors({ ...notFound, ...refuses('REACT_USED') })
    .input(asked)
    .output(closed({ templateId: rowId, isClosed: z.boolean() })),

  /** Situations of a world that a master may take now or later (C061). */
  getMasterReactList: read('master', '/api/ScenarioReact/master/getList/{worldId}')
    .input(closed({ worldId: wordId, ...page }))
    .output(closed({ reactList: z.array(MasterReact), count, serverTime: instant })),

  getMasterReact: read('master', '/api/ScenarioReact/master/get/{worldId}/{templateId}')
    .errors(notFound)
    .input(asked)
    .output(closed({ react: closed({ ...MasterReact.shape, description: z.string() }), serverTime: instant })),

  /** Situations of all worlds that the caller writes for, with the own terms (C063). */
  getOrderSetting: read('master', '/api/ScenarioReact/master/orderSetting')
    .input(closed({}).optional())
    .output(closed({ reactList: z.array(MasterReact), serverTime: instant })),

  /** Saves terms together: all of them or none (C064). */
  saveOrderSetting: write('master', '/api/ScenarioReact/master/orderSetting')
    .errors({ ...notFound, ...refuses('REACT_TERMS', 'REACT_TERMS_CHANGED', 'WORLD_NOT_ASSIGNED') })
    .input(
      closed({
        scenarioReactOrderSettingList: z
          .array(
            closed({
              templateId: rowId,
              ...planTerms,
              /** Time of the terms that were changed; null: there were none. Terms of another time are refused. */
              baseAt: z.iso.datetime().nullable(),
            }),
          )
          .min(1)
          .max(100),
      }),
    )
    .output(closed({ updatedAt: instant })),

  /** Situations that could be ordered once (C065). */
  getPastList: read('public', '/api/ScenarioReact/getReactList/past/{worldId}')
    .input(closed({ worldId: wordId }))
    .output(closed({ reactList: z.array(ReactCard), serverTime: instant })),

  getCurrentList: read('public', '/api/ScenarioReact/getReactList/current/{worldId}')
    .input(closed({ worldId: wordId }))
    .output(closed({ reactList: z.array(ReactCard), serverTime: instant })),

  /** A situation with the public stories that came of it (C067). */
  getReactDetail: read('public', '/api/ScenarioReact/getReactDetail/{worldId}/{templateId}')
    .errors(notFound)
    .input(asked)
    .output(
      closed({
        ...ReactCard.shape,
        description: z.string(),
        /** Whether it can be ordered now. */
        isOpen: z.boolean(),
        storyList: planStories,
        serverTime: instant,
      }),
    ),

  /** Masters who take a situation, with their terms (C068). */
  getMasterList: read('signed-in', '/api/ScenarioReact/getMasterList/{worldId}/{templateId}')
    .errors(notFound)
    .input(asked)
    .output(
      closed({
        masterList: z.array(
          closed({
            masterId: wordId,
            masterName: z.string(),
            icon: z.string().nullable(),
            /** Subjects that the master does not write about. */
            refusals: z.string(),
            orderCoin: coins,
            seats: count,
            writingDays: count,
            /** Stories that the master has under way. */
            running: count,
            isMine: z.boolean(),
          }),
        ),
      }),
    ),

  /** Masters who take situations of a world, with the number of those and their least price (C069). */
  getWorldMasterList: read('signed-in', '/api/ScenarioReact/getMasterList/{worldId}')
    .input(closed({ worldId: wordId }))
    .output(
      closed({
        masterList: z.array(
          closed({
            masterId: wordId,
            masterName: z.string(),
            icon: z.string().nullable(),
            reacts: count,
            leastCoin: coins,
            isMine: z.boolean(),
          }),
        ),
      }),
    ),

  /** Orders a situation of a master, at the price that the master asks at that moment (C070). */
  order: write('character', '/api/ScenarioReact/order')
    .errors({
      ...placingRefusals,
      ...notFound,
      ...refuses('REACT_OVER', 'MASTER_UNKNOWN', 'ORDER_MASTER_CLOSED'),
    })
    .input(
      closed({
        worldId: wordId,
        templateId: rowId,
        masterId: wordId,
        characterId: wordId,
        ...gatheringFields,
        /** Wish of the player for the story. */
        orderContent: text(8 * ORDER_MOST.wish).optional(),
      }),
    )
    .output(PlacedOrder),
})
export type ScenarioReactContract = typeof scenarioReactContract
