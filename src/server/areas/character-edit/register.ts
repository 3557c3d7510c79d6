// Making a character: checked by the rules of the form, counted under a lock, all in one transaction.
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { classNameOf, namesInOrder } from '#rules/character-texts.ts'
import { shinseiStatus } from '#rules/codes/application.ts'
import type { FreeSetting } from '#rules/free-settings.ts'
import { achievementType } from '#rules/mission.ts'
import { isRegistrationRight, type RegistrationForm } from '#rules/registration.ts'
import { asParameters } from '#rules/registration-points.ts'
import type { Tx } from '../../db/client.ts'
import type { Files } from '../../platform/files.ts'
import { refuse } from '../../platform/refuse.ts'
import { character, characterParameterChange, characterSetting } from '../character/tables.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { achieve } from '../mission/achieve.ts'
import { type ChosenIcon, takeIcon } from './icons.ts'
import { lockUser } from './lock-user.ts'
import { classesOf, openWorld, ownNames, parametersOf } from './registration.ts'

export const FIRST_CHANGE = '作成時の割り振り'

type Wanted = Omit<RegistrationForm, 'points'> & {
  userId: string
  worldId: string
  pointList: readonly { parameterId: number; points: number }[]
  settingList: readonly FreeSetting[]
  icon: ChosenIcon
  draftId: string | null
  now: Date
}

/** @throws WORLD_NOT_FOUND, WORLD_NOT_OPEN, CHARACTER_LIMIT, CHARACTER_NAME_TAKEN, CHARACTER_FORM, ICON_NOT_FOUND */
export async function register(tx: Tx, files: Files, wanted: Wanted) {
  const { userId, worldId, now } = wanted
  const world = await openWorld(tx, worldId)
  if (world.status !== 'open') throw refuse('WORLD_NOT_OPEN')
  await lockUser(tx, userId)
  const names = await ownNames(tx, userId, worldId)
  if (names.length >= world.characterLimit) throw refuse('CHARACTER_LIMIT')
  const characterFullName = namesInOrder(wanted)
  if (names.includes(characterFullName)) throw refuse('CHARACTER_NAME_TAKEN')
  const classes = await classesOf(tx, worldId)
  const assignable = (await parametersOf(tx, worldId)).filter(each => each.isAssignable).map(({ id }) => id)
  const isTwice = new Set(wanted.pointList.map(each => each.parameterId)).size < wanted.pointList.length
  const points = Object.fromEntries(wanted.pointList.map(each => [each.parameterId, each.points]))
  const form = { ...wanted, points, settings: wanted.settingList }
  if (isTwice || !isRegistrationRight(form, { classes, assignable })) throw refuse('CHARACTER_FORM')
  const nameOf = (classId: string | null) => classes.find(each => each.classId === classId)?.className ?? null

  const characterId = `c-${randomBytes(12).toString('hex')}`
  const { rows } = await tx.execute<{ next: number }>(sql`
    select coalesce(max(display_order), 0) + 1 as next from character where user_id = ${userId}`)
  await tx.insert(character).values({
    ...toldOf(wanted),
    characterId,
    userId,
    worldId,
    characterFullName,
    className: classNameOf(nameOf(wanted.classBId), nameOf(wanted.classCId)),
    level: 1,
    displayOrder: rows[0]?.next ?? 1,
    createdAt: now,
  })
  await tx
    .insert(characterParameterChange)
    .values({ characterId, reason: FIRST_CHANGE, parameters: asParameters(points), createdAt: now })
  const settings = wanted.settingList.flatMap(({ heading, body }, index) =>
    body.trim() === ''
      ? []
      : [{ characterId, slotNo: index + 1, heading, body, status: shinseiStatus.notApplied, updatedAt: now }],
  )
  if (settings.length > 0) await tx.insert(characterSetting).values(settings)
  await takeIcon(tx, files, { userId, characterId, icon: wanted.icon, named: wanted, now })
  await submitDraft(tx, userId, wanted.draftId, now)
  const type = achievementType.characterCreate
  await achieve(tx, { userId, type, value: null, occasion: characterId, happenedIn: worldId, now })
  return { characterId, worldId, characterFullName }
}

function toldOf(form: Wanted) {
  const { classAId, classBId, classCId, givenName, middleName, familyName, nameOrder, kana } = form
  const { seibetsu, age, height, hair, eyes, skin, firstPerson, secondPerson, tone } = form
  const { catchphrase, personality, profile } = form
  const chosen = { classAId, classBId, classCId, givenName, middleName, familyName, nameOrder, kana }
  const looks = { seibetsu: seibetsu ?? 0, age, height, hair, eyes, skin }
  return { ...chosen, ...looks, firstPerson, secondPerson, tone, catchphrase, personality, profile }
}
