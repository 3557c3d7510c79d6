// Skills of characters: what is learned, what can be, what is set (doc1 §2.5; doc3 §§3, 9).
import * as z from 'zod'
import { SKILL_SLOTS } from '#rules/skills.ts'
import { read, write } from './call.ts'
import { refuses } from './refusals.ts'
import { closed, wordId } from './shapes.ts'
import { calculationOfWorld, parameters, WholeStatSource } from './stats.ts'

const LAST_VERSION = 2_000_000_000
const HIGHEST_LEVEL = 99

export const Skill = closed({
  skillCode: wordId,
  skillName: z.string(),
  /** What the world calls it, where its player has named it anew. */
  plainName: z.string().nullable(),
  description: z.string(),
  skillHaneiFlg: z.boolean(),
  /** Of the first level; the nth counts n times. */
  parameters,
  maxLevel: z.number().int(),
  /** The token that pays for it, and how much for the first level; the nth costs n times as much. */
  tokenNo: z.number().int(),
  cost: z.number().int(),
  /** The class it asks for; null: none. */
  className: z.string().nullable(),
  isClassMet: z.boolean(),
  requiredLevel: z.number().int(),
  isShopOnly: z.boolean(),
  /** 0: not learned. */
  learnedLevel: z.number().int(),
  /** 1 to 5 where it is set. */
  position: z.number().int().nullable(),
})

/** A set skill as anybody sees it. */
export const ShownSkill = closed({
  skillCode: wordId,
  skillName: z.string(),
  /** What the world calls it, where its player has named it anew. */
  plainName: z.string().nullable(),
  description: z.string(),
  level: z.number().int(),
  skillHaneiFlg: z.boolean(),
  /** At its level. */
  parameters,
})

const ofCharacter = { worldId: wordId, characterId: wordId }

export const skillContract = {
  /** All skills of the world as a character of the caller stands to them, of one moment. A call of our own. */
  getSettings: read('character', '/api/SkillSettings/getSettings')
    .errors(refuses('NOT_YOUR_CHARACTER', 'CHARACTER_NOT_FOUND'))
    .input(closed(ofCharacter))
    .output(
      closed({
        /** Grows with every change of what is set. */
        version: z.number().int(),
        skillList: z.array(Skill),
        tokenList: z.array(
          closed({ tokenNo: z.number().int(), name: z.string(), sign: z.string(), balance: z.number().int() }),
        ),
        /** With what is worn now, and without the set skills, which the screen tries on. */
        source: WholeStatSource,
        ...calculationOfWorld,
      }),
    ),

  /** Learns the next level, which is named: the same press twice cannot buy two. */
  learn: write('character', '/api/SkillSettings/learn', 'money')
    .errors(
      refuses(
        'NOT_YOUR_CHARACTER',
        'SKILL_NOT_FOUND',
        'SKILL_CHANGED',
        'SKILL_HIGHEST',
        'SKILL_SHOP_ONLY',
        'SKILL_CLASS',
        'SKILL_LEVEL',
        'TOKEN_SHORT',
      ),
    )
    .input(closed({ characterId: wordId, skillCode: wordId, level: z.number().int().min(1).max(HIGHEST_LEVEL) }))
    .output(
      closed({
        skillName: z.string(),
        level: z.number().int(),
        paid: z.number().int(),
        tokenNo: z.number().int(),
        before: z.number().int(),
        after: z.number().int(),
      }),
    ),

  /** Sets exactly these, in this order, unless something was changed since. */
  update: write('character', '/api/SkillSettings/update')
    .errors(refuses('NOT_YOUR_CHARACTER', 'SKILL_CHANGED', 'SKILL_NOT_LEARNED'))
    .input(
      closed({
        characterId: wordId,
        baseVersion: z.number().int().min(0).max(LAST_VERSION),
        skillCodeList: z.array(wordId).max(SKILL_SLOTS),
      }),
    )
    .output(closed({ version: z.number().int() })),

  /** Forgets a skill with all its levels. Nothing is given back. */
  forget: write('character', '/api/SkillSettings/forget')
    .errors(refuses('NOT_YOUR_CHARACTER', 'SKILL_NOT_LEARNED'))
    .input(closed({ characterId: wordId, skillCode: wordId }))
    .output(closed({ skillName: z.string(), version: z.number().int() })),
}
export type SkillContract = typeof skillContract
