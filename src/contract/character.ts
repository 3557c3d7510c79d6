// Characters: those of the caller, who they speak as in each world, and the page of any (doc1 §3, §7).
import * as z from 'zod'
import { CHANGE_PAGE_SIZE } from '#rules/friends.ts'
import { read, write } from './call.ts'
import { ShownPiece } from './equipment.ts'
import { refuses } from './refusals.ts'
import { closed, instant, integerInPath, wordId } from './shapes.ts'
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
  /** excludedStatus; null: nothing is said. */
  excludedStatus: z.number().int().nullable(),
  /** Whether the caller speaks as it in its world. */
  isSpeaking: z.boolean(),
})

/** A character in a list of any. */
export const ListedCharacter = closed({
  characterId: wordId,
  characterFullName: z.string(),
  icon: z.string().nullable(),
  className: z.string(),
  level: z.number().int(),
  shogo: z.string().nullable(),
  isNpc: z.boolean(),
})

/** A character as its page tells of it. */
export const CharacterDetail = closed({
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
  /** 自由設定; a rejected one is 未申請 to everybody but the owner. */
  settingList: z.array(
    closed({
      slotNo: z.number().int(),
      heading: z.string(),
      body: z.string(),
      /** shinseiStatus. */
      status: z.number().int(),
    }),
  ),
  /** What its numbers are made of, for the shared calculation. */
  stats: WholeStatSource,
  wornList: z.array(ShownPiece),
  /** The set skills, in their order. */
  skillList: z.array(ShownSkill),
  /** Whether it is the caller's. */
  isOwn: z.boolean(),
  /** Whether others see its friends. */
  isFriendListOpen: z.boolean(),
  /** Null where they are not shown to the caller. Followers are counted to 1,000. */
  friendCount: z.number().int().nullable(),
  followerCount: z.number().int().nullable(),
})

export const characterContract = {
  /** The caller's characters, world by world in the order of the menu, then in the caller's own order. */
  mine: read('signed-in', '/api/CharacterMypage/getList')
    .input(closed({}).optional())
    .output(closed({ characterList: z.array(OwnCharacter) })),

  /** Chooses the character one speaks as in its world. */
  speakAs: write('character', '/api/CharacterMypage/speakAs')
    .errors(refuses('NOT_YOUR_CHARACTER'))
    .input(closed({ characterId: wordId }))
    .output(closed({ worldId: wordId, characterId: wordId })),

  /** A call of our own: everything the page of a character shows at first. */
  getDetail: read('public', '/api/CharacterMypage/getDetail/{characterId}')
    .errors(refuses('CHARACTER_NOT_FOUND'))
    .input(closed({ characterId: wordId }))
    .output(CharacterDetail),

  /** A call of our own: what changed a character's parameters, the newest first. */
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
            /** The parameters it changed. */
            parameterList: z.array(closed({ id: z.number().int(), value: z.number().int() })),
          }),
        ),
        count: z.number().int(),
      }),
    ),

  /** The icon of a character: rows, of which the first says the icon's id in its second place; none without an icon. */
  setUpIcon: read('public', '/api/Tailor/CharacterSetUpIcon')
    .input(closed({ characterId: wordId }))
    .output(z.array(z.array(z.string()))),
}
export type CharacterContract = typeof characterContract
