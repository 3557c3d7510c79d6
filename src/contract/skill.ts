// Skills of characters: learned ones, learnable ones, set ones (doc1 §2.5; doc3 §§3, 9).
import * as z from 'zod'
import { SKILL_SLOTS } from '#rules/skills.ts'
import { read, treatingBlocks, write } from './call.ts'
import { refuses } from './refusals.ts'
import { closed, version, wordId } from './shapes.ts'
import { calculationOfWorld, parameters, WholeStatSource } from './stats.ts'

const HIGHEST_LEVEL = 99

export const Skill = closed({
  skillCode: wordId,
  skillName: z.string(),
  /** Original name of a renamed skill; null for others. */
  plainName: z.string().nullable(),
  description: z.string(),
  skillHaneiFlg: z.boolean(),
  /** Changes of the parameters at the first level; the nth level counts n times. */
  parameters,
  maxLevel: z.number().int(),
  /** Token that pays for it, and the price of the first level; the nth level costs n times as much. */
  tokenNo: z.number().int(),
  cost: z.number().int(),
  /** Required class; null when any will do. */
  className: z.string().nullable(),
  isClassMet: z.boolean(),
  requiredLevel: z.number().int(),
  isShopOnly: z.boolean(),
  /** Learned level; 0 when it is not learned. */
  learnedLevel: z.number().int(),
  /** Place of a set skill, 1 to 5. */
  position: z.number().int().nullable(),
})

/** A set skill on a character's page. */
export const ShownSkill = closed({
  skillCode: wordId,
  skillName: z.string(),
  /** Original name of a renamed skill; null for others. */
  plainName: z.string().nullable(),
  description: z.string(),
  level: z.number().int(),
  skillHaneiFlg: z.boolean(),
  /** Changes of the parameters at the skill's level. */
  parameters,
})

const ofCharacter = { worldId: wordId, characterId: wordId }

export const skillContract = treatingBlocks('none')({
  /**
   * Skills of the world with the state of each for a character of the caller, read at one moment. A call of our own.
   */
  getSettings: read('character', '/api/SkillSettings/getSettings')
    .errors(refuses('NOT_YOUR_CHARACTER', 'CHARACTER_NOT_FOUND'))
    .input(closed(ofCharacter))
    .output(
      closed({
        /** Number of changes of the set skills. */
        version: z.number().int(),
        skillList: z.array(Skill),
        tokenList: z.array(
          closed({ tokenNo: z.number().int(), name: z.string(), sign: z.string(), balance: z.number().int() }),
        ),
        /** Data of the calculation with the current equipment and without the set skills, which the screen tries on. */
        source: WholeStatSource,
        ...calculationOfWorld,
      }),
    ),

  /** Learns the next level, which the input names, so that pressing twice cannot buy two. */
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

  /** Sets exactly these skills in this order, unless they were changed since. */
  update: write('character', '/api/SkillSettings/update')
    .errors(refuses('NOT_YOUR_CHARACTER', 'SKILL_CHANGED', 'SKILL_NOT_LEARNED'))
    .input(
      closed({
        characterId: wordId,
        baseVersion: version,
        skillCodeList: z.array(wordId).max(SKILL_SLOTS),
      }),
    )
    .output(closed({ version: z.number().int() })),

  /** Forgets a skill with all its levels. The price is not refunded. */
  forget: write('character', '/api/SkillSettings/forget')
    .errors(refuses('NOT_YOUR_CHARACTER', 'SKILL_NOT_LEARNED'))
    .input(closed({ characterId: wordId, skillCode: wordId }))
    .output(closed({ skillName: z.string(), version: z.number().int() })),
})
export type SkillContract = typeof skillContract
