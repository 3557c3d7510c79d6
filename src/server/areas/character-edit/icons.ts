// Icons of characters. An upload gets its row before its files, so that incomplete ones are found and removed.

import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { UNUSED_ICONS_MOST } from '#rules/icons.ts'
import { type Db, type Tx, transact } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import type { CallContext } from '../../platform/context.ts'
import type { Files } from '../../platform/files.ts'
import { lockCharacter, type OwnCharacter } from '../../platform/own-character.ts'
import { refuse } from '../../platform/refuse.ts'
import { character } from '../character/tables.ts'
import { decodedIcon, deleteIcon, putIcon, storePortrait } from './icon-files.ts'
import { lockUser } from './lock-user.ts'

export type ChosenIcon = { kind: 'uploaded'; iconId: string } | { kind: 'drawn'; variant: number }
/** Time after which an upload without files counts as interrupted. */
const UPLOAD_TAKES_MOST_MS = 60_000

const nameColumns = columnsOf(character, null, ['worldId', 'familyName', 'givenName', 'middleName'])
type Named = RowOf<typeof nameColumns>

/** Stores the pictures under a new id that cannot be chosen yet. @throws ICON_TOO_MANY, ICON_UNREADABLE */
export async function keepUpload(
  { db, files }: Pick<CallContext, 'db' | 'files'>,
  { userId, picture, now }: { userId: string; picture: string; now: Date },
): Promise<{ iconId: string }> {
  const iconId = `icon-${randomBytes(16).toString('hex')}`
  await transact(db, tx => reserve(tx, { iconId, userId, now }))
  try {
    await putIcon(files, iconId, await decodedIcon(picture))
  } catch (error) {
    // The upload cannot be chosen yet. Its row may remain when the database has no room either; the job finds it.
    await deleteIcon(files, iconId)
    await forgetUpload(db, files, iconId).catch(() => {})
    throw error
  }
  return { iconId }
}

/**
 * Removes an upload that cannot be chosen yet. The row goes first, so that an upload confirmed meanwhile keeps its files.
 */
export async function forgetUpload(db: Db, files: Files, iconId: string): Promise<void> {
  const { rowCount } = await db.execute(sql`
    delete from character_icon where icon_id = ${iconId} and stored_at is null`)
  if (rowCount) await deleteIcon(files, iconId)
}

async function reserve(tx: Tx, { iconId, userId, now }: { iconId: string; userId: string; now: Date }): Promise<void> {
  await lockUser(tx, userId)
  // Interrupted uploads do not count, because the user is not to blame for them.
  const cutOff = new Date(now.getTime() - UPLOAD_TAKES_MOST_MS).toISOString()
  const unused = await countOf(
    tx,
    sql`character_icon
      where user_id = ${userId} and character_id is null and (stored_at is not null or unused_since > ${cutOff})`,
  )
  if (unused >= UNUSED_ICONS_MOST) throw refuse('ICON_TOO_MANY')
  await tx.execute(sql`
    insert into character_icon (icon_id, user_id, unused_since) values (${iconId}, ${userId}, ${now.toISOString()})`)
}

/** Confirms an upload, which can be chosen from now on. */
export async function countUpload(
  tx: Tx,
  { iconId }: { iconId: string },
  { now }: { now: Date },
): Promise<{ iconId: string }> {
  await tx.execute(sql`update character_icon set stored_at = ${now.toISOString()} where icon_id = ${iconId}`)
  return { iconId }
}

/** Id of the chosen picture, marked as shown by `characterId`. @throws ICON_NOT_FOUND */
export async function takeIcon(
  tx: Tx,
  files: Files,
  {
    userId,
    characterId,
    icon,
    named,
    now,
  }: {
    userId: string
    characterId: string
    icon: ChosenIcon
    named: Named
    now: Date
  },
): Promise<{ icon: string; isIconDrawn: boolean }> {
  const isIconDrawn = icon.kind === 'drawn'
  const chosen = isIconDrawn ? await storePortrait(files, named, icon.variant) : icon.iconId
  if (!isIconDrawn) {
    const { rowCount } = await tx.execute(sql`
      update character_icon set character_id = ${characterId}
      where icon_id = ${chosen} and user_id = ${userId} and stored_at is not null
        and (character_id is null or character_id = ${characterId})`)
    if (!rowCount) throw refuse('ICON_NOT_FOUND')
  }
  await tx.execute(sql`
    update character_icon set character_id = null, unused_since = ${now.toISOString()}
    where character_id = ${characterId} and icon_id <> ${chosen}`)
  await tx.execute(sql`
    update character set icon = ${chosen}, is_icon_drawn = ${isIconDrawn} where character_id = ${characterId}`)
  return { icon: chosen, isIconDrawn }
}

/** @throws ICON_NOT_FOUND */
export async function setIcon(
  tx: Tx,
  files: Files,
  { userId, own, icon, now }: { userId: string; own: OwnCharacter; icon: ChosenIcon; now: Date },
) {
  const { characterId } = await lockCharacter(tx, own)
  const { rows } = await tx.execute<Named>(sql`
    select ${nameColumns} from character where character_id = ${characterId}`)
  const named = rows[0]
  if (!named) throw refuse('NOT_YOUR_CHARACTER')
  return { characterId, ...(await takeIcon(tx, files, { userId, characterId, icon, named, now })) }
}
