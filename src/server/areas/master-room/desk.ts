// A master's own desk of the room: its content, saving it, and the choices for its form.
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { ROOM_NPCS_MOST, type RoomTexts, roomErrors } from '#rules/master-rooms.ts'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { character } from '../character/tables.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { nameOfMaster } from '../identity/master-name.ts'
import { appUser } from '../identity/tables.ts'
import { comingDays, dayInJapan, noticesOf, npcsOf } from './master-page.ts'
import { countedDays } from './masters.ts'
import { masterRoom, masterRoomNotice, masterRoomPost, userFollowMaster } from './tables.ts'

const nothing = {
  ...{
    kana: '',
    icon: null,
    usualDays: '',
    intro: '',
    howIWrite: '',
    rules: '',
    npcIds: [],
    isOpen: false,
    version: 0,
  },
}

export async function getOwn(db: Db | Tx, { userId, now }: { userId: string; now: Date }) {
  const [user] = await db
    .select({ masterId: appUser.publicUserId, masterName: nameOfMaster })
    .from(appUser)
    .where(eq(appUser.userId, userId))
  if (!user) throw new Error('A caller without a user.')
  const [room = nothing] = await db.select().from(masterRoom).where(eq(masterRoom.masterId, userId))
  const { kana, icon, usualDays, intro, howIWrite, rules, npcIds, isOpen, version } = room
  const npcList = await npcsOf(db, userId, null)
  const led = new Set(npcList.map(({ characterId }) => characterId))
  return {
    ...user,
    ...{ kana, icon, usualDays, intro, howIWrite, rules, isOpen, version },
    npcIdList: npcIds.filter(id => led.has(id)),
    countedDays: await countedDays(db, userId),
    npcList,
    iconList: await iconsOf(db, userId, npcList),
    dayList: await comingDays(db, userId, now),
    noticeCount: await db.$count(masterRoomNotice, noticesOf(userId)),
    postCount: await db.$count(
      masterRoomPost,
      and(eq(masterRoomPost.masterId, userId), isNull(masterRoomPost.deletedAt)),
    ),
    followerCount: await db.$count(userFollowMaster, eq(userFollowMaster.masterId, userId)),
    today: dayInJapan(now),
    serverTime: now,
  }
}

type Npcs = Awaited<ReturnType<typeof npcsOf>>

/** Icons of the master's own characters and of the NPCs that the master leads, each once. */
async function iconsOf(db: Db | Tx, userId: string, npcs: Npcs) {
  const own = await db
    .select({ icon: character.icon, characterFullName: character.characterFullName })
    .from(character)
    .where(and(eq(character.userId, userId), eq(character.isNpc, false), isNotNull(character.icon)))
    .orderBy(asc(character.displayOrder), asc(character.characterId))
  const icons = new Map<string, string>()
  for (const { icon, characterFullName } of [...own, ...npcs])
    if (icon !== null && !icons.has(icon)) icons.set(icon, characterFullName)
  return [...icons].map(([icon, name]) => ({ icon, name }))
}

type Saved = RoomTexts & {
  userId: string
  baseVersion: number
  icon: string | null
  npcIdList: readonly string[]
  isOpen: boolean
  draftId: string | null
  now: Date
}

/** @throws ROOM_FAULT, ROOM_STALE */
export async function saveRoom(tx: Tx, saved: Saved) {
  const { userId, baseVersion, icon, isOpen, draftId, now, npcIdList } = saved
  const { kana, usualDays, intro, howIWrite, rules } = saved
  if (Object.keys(roomErrors(saved, isOpen)).length > 0) throw refuse('ROOM_FAULT')
  // Saves of a master wait for each other here, also before there is a room.
  await tx.execute(sql`select 1 from app_user where user_id = ${userId} for no key update`)
  const before = await getOwn(tx, { userId, now })
  if (before.version !== baseVersion) throw refuse('ROOM_STALE')
  const led = new Set(before.npcList.map(({ characterId }) => characterId))
  const npcIds = [...new Set(npcIdList)]
  if (npcIds.length > ROOM_NPCS_MOST || npcIds.some(id => !led.has(id))) throw refuse('ROOM_FAULT')
  const knowsIcon = icon === null || icon === before.icon || before.iconList.some(one => one.icon === icon)
  if (!knowsIcon) throw refuse('ROOM_FAULT')
  const row = {
    ...{ kana: kana.trim(), icon, usualDays: usualDays.trim(), intro, howIWrite, rules, npcIds, isOpen },
    ...{ version: baseVersion + 1, updatedAt: now },
  }
  await tx
    .insert(masterRoom)
    .values({ masterId: userId, ...row })
    .onConflictDoUpdate({ target: masterRoom.masterId, set: row })
  await submitDraft(tx, userId, draftId, now)
  return getOwn(tx, { userId, now })
}
