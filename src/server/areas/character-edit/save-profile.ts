// Editing the profile of a character. A change names the version it was made from, so that two devices do not overwrite each
// other.
import { sql } from 'drizzle-orm'
import { namesInOrder, type ToldField, toldError, toldFields } from '#rules/character-texts.ts'
import { shinseiStatus } from '#rules/codes/application.ts'
import { type FreeSetting, isBeingExamined, isSameSetting, settingError } from '#rules/free-settings.ts'
import { achievementType } from '#rules/mission.ts'
import type { Tx } from '../../db/client.ts'
import { lockCharacter, type OwnCharacter } from '../../platform/own-character.ts'
import { refuse } from '../../platform/refuse.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { achieve } from '../mission/achieve.ts'
import { lockUser } from './lock-user.ts'
import { getProfile, type ProfileRow, type SettingRow } from './profile.ts'
import { ownNames } from './registration.ts'

type Told = Partial<Record<Exclude<ToldField, 'age'>, string | undefined>>
export type ProfileChanges = Told & {
  nameOrder?: number | undefined
  frame?: string | undefined
  isFriendListOpen?: boolean | undefined
  settingList?: readonly FreeSetting[] | undefined
}

type Wanted = {
  userId: string
  own: OwnCharacter
  baseVersion: number
  draftId: string | null
  changes: ProfileChanges
  now: Date
}

/** @throws CHARACTER_CHANGED, CHARACTER_FORM, CHARACTER_NAME_TAKEN, SETTING_EXAMINED */
export async function saveProfile(tx: Tx, { userId, own, baseVersion, draftId, changes, now }: Wanted) {
  if (changes.nameOrder !== undefined) await lockUser(tx, userId)
  const { characterId } = await lockCharacter(tx, own)
  const before = await getProfile(tx, { own })
  if (before.version !== baseVersion) throw refuse('CHARACTER_CHANGED')
  if (isWrong(changes)) throw refuse('CHARACTER_FORM')
  const { settingList, ...told } = changes
  const after: ProfileRow = { ...before, ...defined(told) }
  after.characterFullName = namesInOrder(after)
  if (after.characterFullName !== before.characterFullName) {
    const names = await ownNames(tx, userId, before.worldId)
    if (names.includes(after.characterFullName)) throw refuse('CHARACTER_NAME_TAKEN')
  }
  if (settingList) await saveSettings(tx, characterId, before.settingList, settingList, now)
  const { rowCount } = await tx.execute(sql`
    update character set name_order = ${after.nameOrder}, character_full_name = ${after.characterFullName},
      height = ${after.height}, hair = ${after.hair}, eyes = ${after.eyes}, skin = ${after.skin},
      first_person = ${after.firstPerson}, second_person = ${after.secondPerson}, tone = ${after.tone},
      catchphrase = ${after.catchphrase}, personality = ${after.personality}, profile = ${after.profile},
      frame = ${after.frame}, is_friend_list_open = ${after.isFriendListOpen}, version = version + 1
    where character_id = ${characterId} and user_id = ${userId} and version = ${baseVersion}`)
  if (!rowCount) throw refuse('CHARACTER_CHANGED')
  await submitDraft(tx, userId, draftId, now)
  const [type, happenedIn] = [achievementType.characterEdit, before.worldId]
  await achieve(tx, { userId, type, value: null, occasion: characterId, happenedIn, now })
  return getProfile(tx, { own })
}

function isWrong(changes: ProfileChanges): boolean {
  const isBad = (field: ToldField): boolean => {
    const text = field === 'age' ? undefined : changes[field]
    return text !== undefined && toldError(field, text) !== null
  }
  return (
    (Object.keys(toldFields) as ToldField[]).some(isBad) ||
    (changes.settingList ?? []).some(setting => settingError(setting) !== null)
  )
}

const defined = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

/** Saves the free settings. Unchanged texts keep their state; a changed one is 自称 again. @throws SETTING_EXAMINED */
async function saveSettings(
  tx: Tx,
  characterId: string,
  before: readonly SettingRow[],
  after: readonly FreeSetting[],
  now: Date,
): Promise<void> {
  for (const [index, setting] of after.entries()) {
    const slotNo = index + 1
    const old = before.find(each => each.slotNo === slotNo)
    if (isSameSetting(old, setting)) continue
    // A waiting application locks the text through its status, so the condition is checked again on the current row.
    const free = sql`not (status = any(array[${shinseiStatus.applying}::int, ${shinseiStatus.reapplied}::int]))`
    if (old && isBeingExamined(old.status)) throw refuse('SETTING_EXAMINED')
    const { heading, body } = setting
    const { rowCount } =
      body.trim() === ''
        ? await tx.execute(sql`
            delete from character_setting where character_id = ${characterId} and slot_no = ${slotNo} and ${free}`)
        : await tx.execute(sql`
            insert into character_setting as character_setting (character_id, slot_no, heading, body, status, updated_at)
            values (${characterId}, ${slotNo}, ${heading}, ${body}, ${shinseiStatus.notApplied}, ${now.toISOString()})
            on conflict (character_id, slot_no) do update set heading = excluded.heading, body = excluded.body,
              status = excluded.status, updated_at = excluded.updated_at
            where not (character_setting.status = any(array[${shinseiStatus.applying}::int, ${shinseiStatus.reapplied}::int]))`)
    if (!rowCount) throw refuse('SETTING_EXAMINED')
  }
}
