// What characters hold and wear, and what that makes of their stats (doc1 §2.5, §9; doc2 §7; doc3 §§3, 9).
import * as z from 'zod'
import { parameterCount } from '#rules/constants/stats.ts'
import { EQUIPMENT_SET_NAME_MAX, EQUIPMENT_SETS, equipmentSlotIds, equipmentSlots } from '#rules/equipment.ts'
import { read, write } from './call.ts'
import { refuses } from './refusals.ts'
import { closed, instant, integerInPath, rowId, text, wordId } from './shapes.ts'

const HIGHEST_LEVEL = 99
const LAST_VERSION = 2_000_000_000

const piece = {
  itemCode: wordId,
  level: z.number().int().min(1).max(HIGHEST_LEVEL),
  originalizeId: rowId.nullable(),
}
const WornPiece = closed({ slotId: z.enum(equipmentSlotIds), ...piece })
const wornList = z.array(WornPiece).max(equipmentSlots.length)

/** The nth for parameter n + 1. */
const parameters = z.array(z.number().int()).length(parameterCount)

const told = {
  itemName: z.string(),
  description: z.string(),
  picture: z.string().nullable(),
  itemKind: z.enum(['weapon', 'armour', 'accessory', 'tool', 'material', 'gift']),
  weaponFlg: z.boolean(),
  itemCost: z.number().int(),
  /** At its level. */
  parameters,
}

export const HeldItem = closed({
  ...piece,
  shojiSu: z.number().int(),
  /** 0 none, 1 originalized. */
  originalize: z.number().int(),
  ...told,
  /** What the world calls it, where its player has named it anew. */
  plainName: z.string().nullable(),
  itemPositionId: z.string().nullable(),
  statusRefFlg: z.boolean(),
  subStatusFlg: z.boolean(),
  maxLevel: z.number().int(),
  /** Where it is got, in words. */
  source: z.string(),
  /** How many of them are worn. */
  wornCount: z.number().int(),
})

const CalcRow = closed({
  parameterId: z.number().int(),
  groupId: z.number().int(),
  calcTarget: z.string(),
  calcMethod: z.number().int(),
  parameter: z.number().nullable(),
})

/** What every calculation takes of a world; parameters without a place are not those of items and skills. */
export const calculationOfWorld = {
  parameterList: z.array(
    closed({ id: z.number().int(), name: z.string(), itemSkillOrder: z.number().int().nullable() }),
  ),
  parameterCalcInnerGroupList: z.array(CalcRow),
  parameterCalcBetweenGroupList: z.array(CalcRow),
}

const PlainClass = closed({ className: z.string(), kijun: parameters, hosei: parameters })

/** What stats are made of, but for the items. rules/stats/plain-source.ts turns it into the calculation's source. */
export const statSource = {
  level: z.number().int(),
  classA: PlainClass.nullable(),
  classB: PlainClass.nullable(),
  classC: PlainClass.nullable(),
  skills: z.array(closed({ skillHaneiFlg: z.boolean(), parameters })),
  /** The sum of all changes. */
  changeHistory: parameters,
}

const KeptSet = closed({
  setNo: z.number().int(),
  setName: z.string(),
  wornList: z.array(WornPiece),
  updatedAt: instant,
})

const ofCharacter = { worldId: wordId, characterId: wordId }
const setNo = z.number().int().min(1).max(EQUIPMENT_SETS)

export const equipmentContract = {
  /** Everything a character of the caller holds, variants apart. */
  allHoyuItem: read('character', '/api/SobiItemSettings/allHoyuItem')
    .errors(refuses('NOT_YOUR_CHARACTER'))
    .input(closed(ofCharacter))
    .output(closed({ allHoyuItemList: z.array(HeldItem) })),

  /** All that the screen of worn items takes, of one moment. A call of our own. */
  getSettings: read('character', '/api/SobiItemSettings/getSettings')
    .errors(refuses('NOT_YOUR_CHARACTER', 'CHARACTER_NOT_FOUND'))
    .input(closed(ofCharacter))
    .output(
      closed({
        /** Grows with every change of what is worn. */
        version: z.number().int(),
        wornList: z.array(WornPiece),
        allHoyuItemList: z.array(HeldItem),
        setList: z.array(KeptSet),
        source: closed(statSource),
        ...calculationOfWorld,
      }),
    ),

  /** What anybody's stats are made of, with the worn items and set skills to be shown. A call of our own. */
  getStats: read('public', '/api/SobiItemSettings/stats')
    .errors(refuses('CHARACTER_NOT_FOUND'))
    .input(closed(ofCharacter))
    .output(
      closed({
        source: closed({
          ...statSource,
          items: z.array(
            closed({
              equipPositionId: z.string(),
              statusRefFlg: z.boolean(),
              itemCost: z.number().int(),
              parameters,
            }),
          ),
        }),
        wornList: z.array(
          closed({ slotId: z.enum(equipmentSlotIds), itemCode: wordId, level: z.number().int(), ...told }),
        ),
        /** The set skills, in their order. */
        skillList: z.array(
          closed({
            skillCode: wordId,
            skillName: z.string(),
            description: z.string(),
            level: z.number().int(),
            skillHaneiFlg: z.boolean(),
            parameters,
          }),
        ),
        ...calculationOfWorld,
      }),
    ),

  /** How the parameters of a character changed, the newest first. A call of our own. */
  getChangeList: read('public', '/api/SobiItemSettings/getChangeList')
    .errors(refuses('CHARACTER_NOT_FOUND'))
    .input(closed({ ...ofCharacter, offset: integerInPath(0, 100_000), limit: integerInPath(1, 50) }))
    .output(
      closed({
        totalCount: z.number().int(),
        changeList: z.array(
          closed({
            id: rowId,
            reason: z.string(),
            changes: z.array(closed({ id: z.number().int(), change: z.number().int() })),
            createdAt: instant,
          }),
        ),
      }),
    ),

  /** Everything worn becomes exactly these pieces, unless something was changed since. */
  update: write('character', '/api/SobiItemSettings/update')
    .errors(refuses('NOT_YOUR_CHARACTER', 'EQUIPMENT_CHANGED', 'EQUIPMENT_SLOT', 'ITEM_SHORT'))
    .input(closed({ characterId: wordId, baseVersion: z.number().int().min(0).max(LAST_VERSION), wornList }))
    .output(closed({ version: z.number().int(), wornList: z.array(WornPiece) })),

  /** Keeps a set under one of the three numbers. */
  saveSet: write('character', '/api/SobiItemSettings/saveSet')
    .errors(refuses('NOT_YOUR_CHARACTER', 'EQUIPMENT_SLOT'))
    .input(closed({ characterId: wordId, setNo, setName: text(EQUIPMENT_SET_NAME_MAX, 1), wornList }))
    .output(closed({ setList: z.array(KeptSet) })),

  removeSet: write('character', '/api/SobiItemSettings/removeSet')
    .errors(refuses('NOT_YOUR_CHARACTER'))
    .input(closed({ characterId: wordId, setNo }))
    .output(closed({ setList: z.array(KeptSet) })),

  /** Three of this piece become one of the next level. */
  levelUp: write('character', '/api/SobiItemSettings/levelUp')
    .errors(refuses('NOT_YOUR_CHARACTER', 'ITEM_LEVEL_HIGHEST', 'ITEM_SHORT', 'ITEM_WORN'))
    .input(closed({ characterId: wordId, ...piece }))
    .output(
      closed({
        itemName: z.string(),
        level: z.number().int(),
        /** How many of the new level there were, and are. */
        before: z.number().int(),
        after: z.number().int(),
      }),
    ),
}
export type EquipmentContract = typeof equipmentContract
