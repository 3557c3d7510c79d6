// Missions and their rewards (doc2 §§2-7).
import * as z from 'zod'
import { MISSION_PAGE_SIZE } from '#rules/mission.ts'
import { mark, read, treatingBlocks, write } from './call.ts'
import { refuses } from './refusals.ts'
import { closed, instant, integerInPath, rowId, text, wordId } from './shapes.ts'

/** World of a list: `all`, `user` (missions of no world) or a world's id. */
const missionWorldId = wordId

export const Mission = closed({
  /** Id of the user's mission row; on the unachieved tab the id of the mission itself (G53). */
  id: rowId,
  worldId: wordId,
  worldName: z.string(),
  achieveCategory: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  archiveTitle: z.string(),
  description: z.string(),
  rewardText: z.string(),
  /** 0 for a reward that is claimed at once without a character. */
  notLpOnly: z.union([z.literal(0), z.literal(1)]),
  achievementType: z.string(),
  /** Id of the article when the type is News. */
  achievementValue: z.string().nullable(),
  /** Due date; null when there is none. */
  achieveTo: instant.nullable(),
  createdAt: instant.nullable(),
  receivedAt: instant.nullable(),
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** Occasions so far, and occasions needed. */
  progressCount: z.number().int(),
  requiredCount: z.number().int(),
})

export const MissionPage = closed({
  achievementDtoList: z.array(Mission),
  totalCount: z.number().int(),
  /** Number of unclaimed rewards that are only LP, over all worlds. */
  lpRewardCount: z.number().int(),
  worldNameDtoList: z.array(closed({ worldId: wordId, worldName: z.string() })),
})

export const RewardCharacter = closed({
  characterId: wordId,
  characterFullName: z.string(),
  icon: z.string().nullable(),
  worldId: wordId,
  worldName: z.string(),
  className: z.string(),
  level: z.number().int(),
  /** Balance of the world's first token as shown: `12,480 G`. */
  purseText: z.string(),
})

/** A received thing, with the balance before and after. */
const ReceivedReward = closed({
  kind: z.enum(['LP', 'AC', 'token', 'item']),
  name: z.string(),
  /** Unit behind the amount: `G`, `個`. */
  unit: z.string(),
  amount: z.number().int(),
  before: z.number().int(),
  after: z.number().int(),
  picture: z.string().nullable(),
})

const paging = { offset: integerInPath(0, 100_000), limit: integerInPath(1, 5 * MISSION_PAGE_SIZE) }

export const missionContract = treatingBlocks('none')({
  /** The achieved (kind 0) or received (kind 1) missions of the caller, newest first. */
  getAchievedList: read('signed-in', '/api/Achievement/getAchievedList/{worldId}/{kind}/{offset}/{limit}')
    .errors(refuses('WORLD_NOT_FOUND'))
    .input(closed({ worldId: missionWorldId, kind: integerInPath(0, 1), ...paging }))
    .output(MissionPage),

  /** Active missions that the caller has not achieved in their current period, the earliest due first. */
  getNotAchievedList: read('signed-in', '/api/Achievement/getNotAchievedList/{worldId}/{offset}/{limit}')
    .errors(refuses('WORLD_NOT_FOUND'))
    .input(closed({ worldId: missionWorldId, ...paging }))
    .output(MissionPage),

  /** The caller's characters in a world; for `user` missions those of all worlds (G53). */
  getCharacterListInWorld: read('signed-in', '/api/Achievement/getCharacterListInWorld')
    .errors(refuses('WORLD_NOT_FOUND'))
    .input(closed({ worldId: missionWorldId }))
    .output(
      closed({
        characterList: z.array(RewardCharacter),
        /** Id of the character that received a reward last; null when none has. */
        lastCharacterId: wordId.nullable(),
      }),
    ),

  /** Claims one reward: status 1 to 2, ledger entries and answer in one transaction (G09 for characterId). */
  receiveReward: write('signed-in', '/api/Achievement/receiveReward', 'money')
    .errors(
      refuses(
        'MISSION_NOT_FOUND',
        'MISSION_ALREADY_RECEIVED',
        'MISSION_NEEDS_CHARACTER',
        'MISSION_NO_CHARACTER',
        'CHARACTER_NOT_YOURS',
      ),
    )
    .input(closed({ id: rowId, characterId: wordId.nullable() }))
    .output(
      closed({
        id: rowId,
        archiveTitle: z.string(),
        worldName: z.string(),
        character: closed({
          characterId: wordId,
          characterFullName: z.string(),
          icon: z.string().nullable(),
        }).nullable(),
        rewardList: z.array(ReceivedReward),
      }),
    ),

  /** Claims every unclaimed reward that is only LP. */
  receiveAllLpReward: write('signed-in', '/api/Achievement/receiveAllLpReward', 'money')
    .input(closed({}).optional())
    .output(closed({ totalLp: z.number().int(), count: z.number().int(), llamaPoint: z.number().int() })),

  /** Records that the caller opened a page, which fulfils login missions. Sent on sign-in and on route changes. */
  achievePageViewMission: mark('signed-in', '/api/Achievement/achievePageViewMission')
    .input(
      closed({
        worldId: wordId,
        achievementType: z.literal('Login'),
        achievementValue: text(64).nullable(),
      }),
    )
    .output(closed({ achievedCount: z.number().int() })),

  /** Numbers and missions for the bottom bar and the start page. A call of our own. */
  getSummary: read('signed-in', '/api/Achievement/getSummary')
    .input(closed({}).optional())
    .output(
      closed({
        /** Number of unclaimed rewards, over all worlds. */
        rewardCount: z.number().int(),
        lpRewardCount: z.number().int(),
        lpRewardTotal: z.number().int(),
        /** Today's daily missions, unachieved ones first. */
        dailyList: z.array(Mission),
        /** Missions not yet achieved that end soonest. */
        endingList: z.array(Mission),
      }),
    ),
})
export type MissionContract = typeof missionContract
