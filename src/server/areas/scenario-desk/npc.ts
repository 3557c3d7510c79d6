// Sheets of the office's characters: the public part, and the part for masters and the office.
import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { lastClass } from '#rules/codes/user.ts'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { isMaster } from '../../platform/rights.ts'
import { listedFields } from '../character/listed.ts'
import { character } from '../character/tables.ts'
import { nameOfMaster } from '../identity/master-name.ts'
import { appUser, userClass } from '../identity/tables.ts'
import { worldOrRefuse } from '../world/world-row.ts'
import { npcSheet } from './tables.ts'

const MOST_NPCS = 200
/** Name order that shows the given name alone (rules §8). */
const GIVEN_NAME_ALONE = 3

const sheetsOf = (db: Db | Tx) =>
  db
    .select({
      ...listedFields,
      worldId: character.worldId,
      kana: character.kana,
      profile: character.profile,
      masterId: npcSheet.masterId,
      masterName: nameOfMaster,
      isLent: npcSheet.isLent,
      note: npcSheet.note,
    })
    .from(character)
    .leftJoin(npcSheet, eq(npcSheet.characterId, character.characterId))
    .leftJoin(appUser, eq(appUser.userId, npcSheet.masterId))
    .$dynamic()

type SheetRow = Awaited<ReturnType<typeof sheetsOf>>[number]
/** A character that has no sheet yet belongs to the office and is not lent. */
const toSheet = ({ isLent, note, ...row }: SheetRow) => ({ ...row, isLent: isLent ?? false, note: note ?? '' })

export async function getNpcList(db: Db, { worldId }: { worldId: string }) {
  const rows = await sheetsOf(db)
    .where(and(eq(character.worldId, worldId), eq(character.isNpc, true)))
    .orderBy(asc(character.kana), asc(character.characterId))
    .limit(MOST_NPCS)
  const masterList = await db
    .selectDistinct({ masterId: appUser.userId, masterName: nameOfMaster })
    .from(appUser)
    .innerJoin(userClass, eq(userClass.userId, appUser.userId))
    .where(inArray(userClass.classCode, [lastClass.master]))
    .orderBy(asc(nameOfMaster))
    .limit(MOST_NPCS)
  return { npcList: rows.map(toSheet), masterList }
}

interface SavedSheet {
  userId: string
  now: Date
  worldId: string
  characterId: string | null
  characterFullName: string
  kana: string
  className: string
  level: number
  profile: string
  masterId: string | null
  isLent: boolean
  note: string
}

/** @throws WORLD_NOT_FOUND, NPC_NOT_FOUND, NPC_NAME, MASTER_NOT_FOUND */
export async function saveNpc(tx: Tx, saved: SavedSheet) {
  const { worldId, userId, now, masterId, isLent, note } = saved
  const characterFullName = saved.characterFullName.trim()
  if (characterFullName === '' || saved.kana.trim() === '') throw refuse('NPC_NAME')
  await worldOrRefuse(tx, worldId)
  if (masterId !== null && !(await isMaster(tx, masterId))) throw refuse('MASTER_NOT_FOUND')
  const { className, level, profile } = saved
  const shown = { characterFullName, kana: saved.kana.trim(), className, level, profile }
  const characterId = saved.characterId ?? `npc-${randomUUID()}`
  if (saved.characterId === null) {
    const name = { givenName: characterFullName, middleName: '', familyName: '', nameOrder: GIVEN_NAME_ALONE }
    await tx.insert(character).values({ characterId, userId, worldId, ...name, ...shown, isNpc: true, createdAt: now })
  } else {
    const changed = await tx
      .update(character)
      .set(shown)
      .where(and(eq(character.characterId, characterId), eq(character.worldId, worldId), eq(character.isNpc, true)))
      .returning({ characterId: character.characterId })
    if (changed.length === 0) throw refuse('NPC_NOT_FOUND')
  }
  const sheet = { masterId, isLent, note, updatedAt: now }
  await tx
    .insert(npcSheet)
    .values({ characterId, ...sheet })
    .onConflictDoUpdate({ target: npcSheet.characterId, set: sheet })
  const [row] = await sheetsOf(tx).where(eq(character.characterId, characterId))
  if (!row) throw refuse('NPC_NOT_FOUND')
  return toSheet(row)
}
