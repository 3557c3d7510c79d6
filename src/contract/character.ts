// Characters: the caller's own, the one that speaks in each world, and the page of any (doc1 §3, §7).
import * as z from 'zod'
import { CHANGE_PAGE_SIZE } from '#rules/friends.ts'
import { SCENARIO_RESULTS } from '#rules/scenario/replay.ts'
import { read, treatingBlocks, write } from './call.ts'
import { ShownPiece } from './equipment.ts'
import { refuses } from './refusals.ts'
import { closed, instant, integerInPath, rowId, wordId } from './shapes.ts'
import { ShownSkill } from './skill.ts'
import { WholeStatSource } from './stats.ts'

/** A character in the caller's own lists. */
export const OwnCharacter = closed({
  characterId: wordId,
  characterFullName: z.string(),
  icon: z.string().nullable(),
  worldId: wordId,
  worldName: z.string(),
  className: z.string(),
  level: z.number().int(),
  shogo: z.string().nullable(),
  isHidden: z.boolean(),
  isResting: z.boolean(),
  /** excludedStatus; null: nothing is said. */
  excludedStatus: z.number().int().nullable(),
  /** Whether the caller speaks as this character in its world. */
  isSpeaking: z.boolean(),
})

/** A character in lists of anybody's characters. */
export const ListedCharacter = closed({
  characterId: wordId,
  characterFullName: z.string(),
  icon: z.string().nullable(),
  className: z.string(),
  level: z.number().int(),
  shogo: z.string().nullable(),
  isNpc: z.boolean(),
  /** Its player is away for a while. */
  isResting: z.boolean(),
})

/** A character in a scenario, whom its reader sees folded after a block of the player. */
export const FoldedCharacter = closed({ ...ListedCharacter.shape, isFolded: z.boolean() })

/** A character on its page. */
const CharacterDetail = closed({
  characterId: wordId,
  characterFullName: z.string(),
  kana: z.string(),
  worldId: wordId,
  worldName: z.string(),
  icon: z.string().nullable(),
  shogo: z.string().nullable(),
  raceName: z.string().nullable(),
  className: z.string(),
  level: z.number().int(),
  isNpc: z.boolean(),
  /** Its player is away for a while. */
  isResting: z.boolean(),
  excludedStatus: z.number().int().nullable(),
  seibetsu: z.number().int(),
  age: z.string(),
  height: z.string(),
  hair: z.string(),
  eyes: z.string(),
  skin: z.string(),
  firstPerson: z.string(),
  secondPerson: z.string(),
  tone: z.string(),
  catchphrase: z.string(),
  personality: z.string(),
  profile: z.string(),
  frame: z.string(),
  /** 自由設定; everybody but the owner sees a rejected one as 未申請. */
  settingList: z.array(
    closed({
      slotNo: z.number().int(),
      heading: z.string(),
      body: z.string(),
      /** shinseiStatus of the text. */
      status: z.number().int(),
    }),
  ),
  /** Data from which the shared calculation makes the numbers. */
  stats: WholeStatSource,
  wornList: z.array(ShownPiece),
  /** Set skills in their order. */
  skillList: z.array(ShownSkill),
  /** Whether the caller owns the character. */
  isOwn: z.boolean(),
  /** Whether others may see the list of friends. */
  isFriendListOpen: z.boolean(),
  /** Numbers of friends and followers; null when the caller may not see them. Followers are counted up to 1,000. */
  friendCount: z.number().int().nullable(),
  followerCount: z.number().int().nullable(),
})

/** Rewards of a character in a published replay, with its level before and after. */
export const ReplayGains = closed({
  experience: z.number().int(),
  money: z.number().int(),
  /** Items that it got; with a negative count those that the story took. */
  itemList: z.array(closed({ itemName: z.string(), count: z.number().int() })),
  levelBefore: z.number().int(),
  levelAfter: z.number().int(),
  title: z.string().nullable(),
  /** Reason for which it is MVP; null for the others. */
  mvpReason: z.string().nullable(),
})

/** 称号 that a character was given. */
const GivenTitle = closed({
  titleId: rowId,
  title: z.string(),
  isMvp: z.boolean(),
  /** Scenario of whose replay it was given; null for a title from elsewhere. */
  scenarioTitle: z.string().nullable(),
  createdAt: instant,
})

export const characterContract = treatingBlocks({
  others: 'none',
  getDetail: 'hides',
  getHistory: 'hides',
  getChangeList: 'hides',
})({
  /** The caller's characters, world by world in the order of the menu, then in the caller's own order. */
  mine: read('signed-in', '/api/CharacterMypage/getList')
    .input(closed({}).optional())
    .output(closed({ characterList: z.array(OwnCharacter) })),

  /** Chooses the character that the caller speaks as in its world. */
  speakAs: write('character', '/api/CharacterMypage/speakAs')
    .errors(refuses('NOT_YOUR_CHARACTER'))
    .input(closed({ characterId: wordId }))
    .output(closed({ worldId: wordId, characterId: wordId })),

  /** Says to everybody that one is away for a while with a character (休止中), or back. A call of our own. */
  rest: write('character', '/api/CharacterMypage/rest')
    .errors(refuses('NOT_YOUR_CHARACTER'))
    .input(closed({ characterId: wordId, isResting: z.boolean() }))
    .output(closed({ characterId: wordId, isResting: z.boolean() })),

  /** A call of our own: everything the page of a character shows at first. */
  getDetail: read('public', '/api/CharacterMypage/getDetail/{characterId}')
    .errors(refuses('CHARACTER_NOT_FOUND'))
    .input(closed({ characterId: wordId }))
    .output(CharacterDetail),

  /** Changes of a character's parameters, the newest first. A call of our own. */
  getChangeList: read('public', '/api/CharacterMypage/getChangeList/{characterId}')
    .errors(refuses('CHARACTER_NOT_FOUND'))
    .input(
      closed({
        characterId: wordId,
        offset: integerInPath(0, 100_000),
        limit: integerInPath(1, 5 * CHANGE_PAGE_SIZE),
      }),
    )
    .output(
      closed({
        changeList: z.array(
          closed({
            changeId: z.number().int(),
            reason: z.string(),
            createdAt: instant,
            /** Changed parameters. */
            parameterList: z.array(closed({ id: z.number().int(), value: z.number().int() })),
          }),
        ),
        count: z.number().int(),
      }),
    ),

  /**
   * 履歴: published replays with a character, the newest first. Of a private one everybody but its participants, its master
   * and the office is told its title and the result alone. A call of our own.
   */
  getHistory: read('public', '/api/CharacterMypage/getHistory/{characterId}')
    .errors(refuses('CHARACTER_NOT_FOUND'))
    .input(
      closed({
        characterId: wordId,
        offset: integerInPath(0, 100_000),
        limit: integerInPath(1, 5 * CHANGE_PAGE_SIZE),
      }),
    )
    .output(
      closed({
        historyList: z.array(
          closed({
            scenarioId: rowId,
            phase: z.number().int(),
            scenarioTitle: z.string(),
            /** Whether the scenario has further chapters. */
            hasChapters: z.boolean(),
            masterName: z.string(),
            isPrivate: z.boolean(),
            result: z.enum(SCENARIO_RESULTS),
            gains: ReplayGains.nullable(),
            publishedAt: instant,
          }),
        ),
        count: z.number().int(),
        moneyName: z.string(),
      }),
    ),

  /** Titles of one's own character, the newest first, and the one before its name. A call of our own. */
  getTitles: read('character', '/api/CharacterMypage/getTitles')
    .errors(refuses('NOT_YOUR_CHARACTER'))
    .input(closed({ characterId: wordId }))
    .output(closed({ titleList: z.array(GivenTitle), shogo: z.string().nullable() })),

  /** Chooses the title that stands before the name; null: none. A call of our own. */
  chooseTitle: write('character', '/api/CharacterMypage/chooseTitle')
    .errors(refuses('NOT_YOUR_CHARACTER', 'TITLE_NOT_FOUND'))
    .input(closed({ characterId: wordId, titleId: rowId.nullable() }))
    .output(closed({ characterId: wordId, shogo: z.string().nullable() })),

  /** Icon of a character: in rows, with the icon's id second in the first row; no rows without an icon. */
  setUpIcon: read('public', '/api/Tailor/CharacterSetUpIcon')
    .input(closed({ characterId: wordId }))
    .output(z.array(z.array(z.string()))),
})
export type CharacterContract = typeof characterContract
