// Worlds (doc1 §§2.5, 3, 7; doc2 §7): their list, menus, guides, numbers and characters. The calls of the top, the
// guide, the classes and the search are our own.
import * as z from 'zod'
import { calcMethod } from '#rules/codes/stats.ts'
import { excludedStatus, menuType } from '#rules/codes/world.ts'
import { parameterCount } from '#rules/constants/stats.ts'
import { appViewNoCharacterStatus } from '#rules/constants/world.ts'
import {
  CHARACTER_SEARCH_PAGES,
  CHARACTER_SEARCH_SIZE,
  characterSorts,
  HIGHEST_LEVEL,
  MOST_CHARACTER_WORDS_LENGTH,
  MOST_COUNTER_CHANGE,
  MOST_TITLE_WORDS_LENGTH,
  worldStatuses,
} from '#rules/worlds.ts'
import { read, treatingBlocks, write } from './call.ts'
import { refuses } from './refusals.ts'
import { booleanInQuery, closed, instant, integerInPath, rowId, rowIdInPath, text, wordId } from './shapes.ts'

export const World = closed({
  worldId: wordId,
  worldName: z.string(),
  catchphrase: z.string(),
  description: z.string(),
  /** Hue of the world's indigo in degrees. */
  hue: z.number(),
  keyVisual: z.string().nullable(),
  tokenList: z.array(closed({ name: z.string(), sign: z.string() })),
  status: z.enum(worldStatuses),
  /** 1 makes ストーリーサポーター the label of masters (doc1 §3). */
  scenarioSupportFlg: z.union([z.literal(0), z.literal(1)]),
  /** Whether the world has the lists of the second version of scenarios. */
  isScenarioV2: z.boolean(),
  /** Number of characters, counted up to `MOST_COUNTED_CHARACTERS`. */
  characterCount: z.number().int(),
  /** Number of the caller's characters. */
  ownCharacterCount: z.number().int(),
})

/** A character in a list of a world. */
export const WorldCharacter = closed({
  characterId: wordId,
  characterFullName: z.string(),
  kana: z.string(),
  icon: z.string().nullable(),
  className: z.string(),
  level: z.number().int(),
  shogo: z.string().nullable(),
  isNpc: z.boolean(),
  /** Its player is away for a while. */
  isResting: z.boolean(),
  excludedStatus: z.literal(Object.values(excludedStatus)).nullable(),
  lastSeenAt: instant.nullable(),
})

const GuideEntry = closed({ pageId: wordId, title: z.string(), summary: z.string() })
const neighbour = closed({ pageId: wordId, title: z.string() }).nullable()

export const WorldCounter = closed({
  worldCounterId: rowId,
  worldId: wordId,
  title: z.string(),
  description: z.string(),
  unit: z.string(),
  count: z.number().int(),
  goal: z.number().int().nullable(),
  updatedAt: instant,
})

const parameterId = z.number().int().min(1).max(parameterCount)
const ParameterNames = z.array(closed({ id: parameterId, value: z.string() }))
const CalcRows = z.array(
  closed({
    parameterId,
    groupId: z.number().int(),
    calcTarget: z.string(),
    calcMethod: z.literal(Object.values(calcMethod)),
    parameter: z.number().nullable(),
  }),
)

const tokens = <Value extends z.ZodType>(value: Value) =>
  ({ worldToken1: value, worldToken2: value, worldToken3: value, worldToken4: value }) as const
const tokenNames = <Value extends z.ZodType>(value: Value) =>
  ({
    worldTokenTsukaName1: value,
    worldTokenTsukaName2: value,
    worldTokenTsukaName3: value,
    worldTokenTsukaName4: value,
  }) as const

/**
 * Data of a world for one character. Without a character, the coins are still the caller's, and the fields of a
 * character are null. `worldItemUseInfo` names the parameters that items and skills of the world change, in the order
 * they are shown (the documents do not show it in detail).
 */
export const AppView = closed({
  characterId: wordId.nullable(),
  worldItemUseInfo: ParameterNames,
  alpacaCoin: z.number().int(),
  llamaPoint: z.number().int(),
  ...tokens(z.number().int().nullable()),
  ...tokenNames(z.string().nullable()),
})

const inWorld = closed({ worldId: wordId })
const level = integerInPath(1, HIGHEST_LEVEL)

export const worldContract = treatingBlocks({ others: 'none', getTop: 'hides', searchCharacter: 'hides' })({
  /** All worlds, in the order of the menu. */
  worldSelect: read('public', '/api/WorldSelect')
    .input(closed({}).optional())
    .output(closed({ worldSelectList: z.array(World) })),

  /** Content of the top of a world beside its menu: the guide, the counters, the newest characters. */
  getTop: read('public', '/api/WorldTop/top/{worldId}')
    .errors(refuses('WORLD_NOT_FOUND'))
    .input(inWorld)
    .output(
      closed({
        worldId: wordId,
        guideList: z.array(GuideEntry),
        worldCounterIdList: z.array(rowId),
        newCharacterList: z.array(WorldCharacter),
      }),
    ),

  worldMenu: read('public', '/api/WorldTop/worldMenu/{worldId}')
    .errors(refuses('WORLD_NOT_FOUND'))
    .input(inWorld)
    .output(closed({ worldMenuList: z.array(closed({ menuType: z.enum(Object.values(menuType)) })) })),

  /** Periods of registration (参加受付期間) that have not ended, the earliest end first. */
  worldApplicationDate: read('public', '/api/WorldTop/worldApplicationDate/{worldId}')
    .errors(refuses('WORLD_NOT_FOUND'))
    .input(inWorld)
    .output(
      closed({ applicationDateList: z.array(closed({ title: z.string(), startsAt: instant, endsAt: instant })) }),
    ),

  worldCounter: read('public', '/api/WorldTop/worldCounter/{worldId}/{worldCounterId}')
    .errors(refuses('COUNTER_NOT_FOUND'))
    .input(closed({ worldId: wordId, worldCounterId: rowIdInPath }))
    .output(WorldCounter),

  /** Changes a counter by `change`, by default one up; never below 0. Simultaneous changes of two admins both count. */
  updateWorldCounter: write('admin', '/api/WorldTop/worldCounter/admin/update')
    .errors(refuses('COUNTER_NOT_FOUND'))
    .input(
      closed({
        worldCounterId: rowId,
        change: z.number().int().min(-MOST_COUNTER_CHANGE).max(MOST_COUNTER_CHANGE).optional(),
      }),
    )
    .output(WorldCounter),

  /** Data of a world for calculating stats. */
  getParameterCalcInfo: read('public', '/api/WorldTop/getParameterCalcInfo/{worldId}')
    .errors(refuses('WORLD_NOT_FOUND'))
    .input(inWorld)
    .output(
      closed({
        parameterCalcInnerGroupList: CalcRows,
        parameterCalcBetweenGroupList: CalcRows,
        /** noryokuUse{n}: 1 when items and skills change parameter n. */
        worldItemUseMaster: z.record(z.string(), z.union([z.literal(0), z.literal(1)])),
        /** noryokuName{n}; empty when parameter n has no name. */
        worldItemNameMaster: z.record(z.string(), z.string()),
        worldInfoFlgs: closed({
          isScenarioV2: z.boolean(),
          scenarioSupportFlg: z.union([z.literal(0), z.literal(1)]),
        }),
        parameterNameList: ParameterNames,
        parameterIdListSortedForItemAndSkill: z.array(parameterId),
        /** Ids of the main parameters, which pages show first; points may be put on them when a character is made. */
        mainParameterIdList: z.array(parameterId),
      }),
    ),

  getParameterNameList: read('public', '/api/CharacterMypage/getParameterNameList/{worldId}')
    .errors(refuses('WORLD_NOT_FOUND'))
    .input(inWorld)
    .output(closed({ parameterNameList: ParameterNames })),

  /**
   * Wallet of one of the caller's characters in a world; without `characterId`, of the one the caller speaks as. Status
   * 203 when there is none, or when the named one is not the caller's. The caller is known by the token alone.
   */
  appView: read('signed-in', '/api/WorldTop/AppView')
    .route({ outputStructure: 'detailed' })
    .errors(refuses('WORLD_NOT_FOUND'))
    .input(closed({ worldId: wordId, userId: wordId.optional(), characterId: wordId.optional() }))
    .output(
      z.union([
        closed({ status: z.literal(200), body: AppView }),
        closed({ status: z.literal(appViewNoCharacterStatus), body: AppView }),
      ]),
    ),

  /** A page of the guide, in the notation. */
  getGuidePage: read('public', '/api/WorldTop/guide/{worldId}/{pageId}')
    .errors(refuses('GUIDE_NOT_FOUND'))
    .input(closed({ worldId: wordId, pageId: wordId }))
    .output(
      closed({
        ...GuideEntry.shape,
        worldId: wordId,
        body: z.string(),
        /** Pages of the whole guide, in reading order. */
        guideList: z.array(GuideEntry),
        previous: neighbour,
        next: neighbour,
      }),
    ),

  /** Races (A), classes (B) and second classes (C) of a world. */
  getClassList: read('public', '/api/WorldTop/classList/{worldId}')
    .errors(refuses('WORLD_NOT_FOUND'))
    .input(inWorld)
    .output(
      closed({
        classList: z.array(
          closed({
            classId: wordId,
            classKind: z.enum(['A', 'B', 'C']),
            className: z.string(),
            description: z.string(),
          }),
        ),
      }),
    ),

  /** Characters of a world that match all criteria. Hidden ones are not found. */
  searchCharacter: read('public', '/api/WorldSearch/character/{worldId}')
    .errors(refuses('WORLD_NOT_FOUND'))
    .input(
      closed({
        worldId: wordId,
        /** Words of the name or its reading; kinds of kana, widths and capitals make no difference. */
        name: text(MOST_CHARACTER_WORDS_LENGTH).optional(),
        race: wordId.optional(),
        /** Id of a class or a second class. */
        class: wordId.optional(),
        levelFrom: level.optional(),
        levelTo: level.optional(),
        /** Words in the 称号. */
        title: text(MOST_TITLE_WORDS_LENGTH).optional(),
        isNpc: booleanInQuery.optional(),
        /** Only characters that the caller follows; none for a guest. */
        isFollowed: booleanInQuery.optional(),
        sort: z.enum(characterSorts),
        page: integerInPath(1, CHARACTER_SEARCH_PAGES),
      }),
    )
    .output(
      closed({
        characterList: z.array(WorldCharacter).max(CHARACTER_SEARCH_SIZE),
        /** Number of results as far as the pages reach; `isMore` when there are more. */
        count: z.number().int(),
        isMore: z.boolean(),
      }),
    ),
})
export type WorldContract = typeof worldContract
