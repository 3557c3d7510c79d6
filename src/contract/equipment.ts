// Items of characters: held, worn, and their effect on stats (doc1 §2.5, §9; doc2 §7; doc3 §§3, 9).
import * as z from 'zod'
import { EQUIPMENT_SET_NAME_MAX, EQUIPMENT_SETS, equipmentSlotIds, equipmentSlots } from '#rules/equipment.ts'
import { read, treatingBlocks, write } from './call.ts'
import { refuses } from './refusals.ts'
import { closed, instant, rowId, text, version, wordId } from './shapes.ts'
import { calculationOfWorld, parameters, statSource } from './stats.ts'

const HIGHEST_LEVEL = 99

const piece = {
  itemCode: wordId,
  level: z.number().int().min(1).max(HIGHEST_LEVEL),
  originalizeId: rowId.nullable(),
}
const WornPiece = closed({ slotId: z.enum(equipmentSlotIds), ...piece })
const wornList = z.array(WornPiece).max(equipmentSlots.length)

const told = {
  itemName: z.string(),
  description: z.string(),
  picture: z.string().nullable(),
  itemKind: z.enum(['weapon', 'armour', 'accessory', 'tool', 'material', 'gift']),
  weaponFlg: z.boolean(),
  itemCost: z.number().int(),
  /** Changes of the parameters at the item's level. */
  parameters,
}

/** A worn piece on a character's page. */
export const ShownPiece = closed({
  slotId: z.enum(equipmentSlotIds),
  itemCode: wordId,
  level: z.number().int(),
  /** Original name of a renamed item; null for others. */
  plainName: z.string().nullable(),
  ...told,
})

export const HeldItem = closed({
  ...piece,
  shojiSu: z.number().int(),
  /** 0 none, 1 originalized. */
  originalize: z.number().int(),
  ...told,
  /** Original name of a renamed item; null for others. */
  plainName: z.string().nullable(),
  itemPositionId: z.string().nullable(),
  statusRefFlg: z.boolean(),
  subStatusFlg: z.boolean(),
  maxLevel: z.number().int(),
  /** Way to get the item, in words. */
  source: z.string(),
  /** Number of worn pieces. */
  wornCount: z.number().int(),
})

const KeptSet = closed({
  setNo: z.number().int(),
  setName: z.string(),
  wornList: z.array(WornPiece),
  updatedAt: instant,
})

const ofCharacter = { worldId: wordId, characterId: wordId }
const setNo = z.number().int().min(1).max(EQUIPMENT_SETS)

export const equipmentContract = treatingBlocks('none')({
  /** Items that a character of the caller holds, each variant separately. */
  allHoyuItem: read('character', '/api/SobiItemSettings/allHoyuItem')
    .errors(refuses('NOT_YOUR_CHARACTER'))
    .input(closed(ofCharacter))
    .output(closed({ allHoyuItemList: z.array(HeldItem) })),

  /** Data of the equipment screen, read at one moment. A call of our own. */
  getSettings: read('character', '/api/SobiItemSettings/getSettings')
    .errors(refuses('NOT_YOUR_CHARACTER', 'CHARACTER_NOT_FOUND'))
    .input(closed(ofCharacter))
    .output(
      closed({
        /** Number of changes of the equipment. */
        version: z.number().int(),
        wornList: z.array(WornPiece),
        allHoyuItemList: z.array(HeldItem),
        setList: z.array(KeptSet),
        source: closed(statSource),
        ...calculationOfWorld,
      }),
    ),

  /** Replaces the whole equipment by these pieces, unless it was changed since. */
  update: write('character', '/api/SobiItemSettings/update')
    .errors(refuses('NOT_YOUR_CHARACTER', 'EQUIPMENT_CHANGED', 'EQUIPMENT_SLOT', 'ITEM_SHORT'))
    .input(closed({ characterId: wordId, baseVersion: version, wornList }))
    .output(closed({ version: z.number().int(), wornList: z.array(WornPiece) })),

  /** Saves a set under one of the three numbers. */
  saveSet: write('character', '/api/SobiItemSettings/saveSet')
    .errors(refuses('NOT_YOUR_CHARACTER', 'EQUIPMENT_SLOT'))
    .input(closed({ characterId: wordId, setNo, setName: text(EQUIPMENT_SET_NAME_MAX, 1), wornList }))
    .output(closed({ setList: z.array(KeptSet) })),

  removeSet: write('character', '/api/SobiItemSettings/removeSet')
    .errors(refuses('NOT_YOUR_CHARACTER'))
    .input(closed({ characterId: wordId, setNo }))
    .output(closed({ setList: z.array(KeptSet) })),

  /** Combines three of this piece into one of the next level. */
  levelUp: write('character', '/api/SobiItemSettings/levelUp')
    .errors(refuses('NOT_YOUR_CHARACTER', 'ITEM_LEVEL_HIGHEST', 'ITEM_SHORT', 'ITEM_WORN'))
    .input(closed({ characterId: wordId, ...piece }))
    .output(
      closed({
        itemName: z.string(),
        level: z.number().int(),
        /** Number of pieces of the new level before and after. */
        before: z.number().int(),
        after: z.number().int(),
      }),
    ),
})
export type EquipmentContract = typeof equipmentContract
