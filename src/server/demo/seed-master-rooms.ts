// Guest masters of the demo, who have no account, and the rooms of all its masters: notices, calendar, board, followers.
import { eq, inArray } from 'drizzle-orm'
import { lastClass } from '#rules/codes/user.ts'
import { inJapan } from '#rules/dates.ts'
import { character } from '../areas/character/tables.ts'
import { appUser, userClass } from '../areas/identity/tables.ts'
import {
  masterRoom,
  masterRoomDay,
  masterRoomNotice,
  masterRoomPost,
  userFollowMaster,
} from '../areas/master-room/tables.ts'
import { masterDesk, masterWorld, npcSheet } from '../areas/scenario-desk/tables.ts'
import type { Tx } from '../db/client.ts'
import { demoFigures, demoMasterRooms } from './content.ts'
import { dateBack } from './date-back.ts'
import type { DemoMasterRoom } from './shapes/master-room.ts'
import type { DemoAccount } from './shapes.ts'

const DAY = 86_400_000

const guestId = (key: string): string => `demo-${key}`
const isGuest = ({ key }: DemoMasterRoom): boolean => key !== 'demo-master'

/** Makes the guest masters with the worlds that they write for. */
export async function seedGuestMasters(tx: Tx, now: Date): Promise<void> {
  const since = new Date(now.getTime() - demoFigures.masters.daysAgo * DAY)
  const guests = demoMasterRooms.filter(isGuest)
  await tx.insert(appUser).values(
    guests.map(({ key, name }) => ({
      ...{ userId: guestId(key), publicUserId: `M-${key}`, userName: name ?? '', createdAt: since },
      // There is no account of this address, so that signing in is impossible.
      mailaddress: `${key}@masters.invalid`,
    })),
  )
  await tx
    .insert(userClass)
    .values(
      guests.flatMap(({ key }) =>
        [lastClass.player, lastClass.master].map(classCode => ({ userId: guestId(key), classCode })),
      ),
    )
  await tx.insert(masterDesk).values(guests.map(({ key }) => ({ userId: guestId(key), isNewMaster: false })))
  await tx
    .insert(masterWorld)
    .values(guests.flatMap(({ key, worlds }) => worlds.map(worldId => ({ userId: guestId(key), worldId, since }))))
}

/** Guest master who wrote a finished scenario; null: demo-master. */
export function guestOf(worldId: string, key: string): string | null {
  const found = demoMasterRooms.find(({ replays }) => replays.includes(`${worldId}/${key}`))
  return found ? guestId(found.key) : null
}

/** User id of the master of a key: a guest master, or demo-master. */
export const masterOfKey = (key: string, userIds: Map<DemoAccount, string>): string =>
  key === 'demo-master' ? (userIds.get('demo-master') ?? '') : guestId(key)

export async function seedMasterRooms(tx: Tx, userIds: Map<DemoAccount, string>, now: Date): Promise<void> {
  for (const room of demoMasterRooms) {
    const masterId = masterOfKey(room.key, userIds)
    await seedRoom(tx, room, masterId, userIds, now)
  }
}

async function seedRoom(tx: Tx, room: DemoMasterRoom, masterId: string, userIds: Map<DemoAccount, string>, now: Date) {
  const { kana, usualDays, intro, howIWrite, rules, npcs, notices, days, posts, followers } = room
  const at = (daysAgo: number, hour: number): Date => dateBack(daysAgo, `${String(hour).padStart(2, '0')}:10`, now)
  const keys = [room.icon, ...npcs, ...posts.flatMap(post => post.character ?? [])]
  const people = new Map(
    (await tx.select().from(character).where(inArray(character.characterId, keys))).map(row => [row.characterId, row]),
  )
  await tx.insert(masterRoom).values({
    ...{ masterId, kana, usualDays, intro, howIWrite, rules, npcIds: npcs, isOpen: true, updatedAt: at(1, 9) },
    icon: people.get(room.icon)?.icon ?? null,
  })
  for (const characterId of npcs)
    await tx.update(npcSheet).set({ masterId }).where(eq(npcSheet.characterId, characterId))
  // The oldest notice is written first, because numbers grow with time.
  for (const { title, body, daysAgo } of notices.toReversed())
    await tx.insert(masterRoomNotice).values({ masterId, title, body, createdAt: at(daysAgo, 12) })
  const day = (ahead: number): string => inJapan(now.getTime() + ahead * DAY).format('YYYY-MM-DD')
  for (const { in: ahead, for: long, words } of days)
    await tx.insert(masterRoomDay).values({ masterId, fromDay: day(ahead), toDay: day(ahead + long - 1), words })
  for (const { character: key, body, daysAgo, hour, deletionReason } of posts)
    await tx.insert(masterRoomPost).values({
      ...{ masterId, characterId: key, userId: key === null ? masterId : (people.get(key)?.userId ?? masterId) },
      ...{ body, createdAt: at(daysAgo, hour) },
      ...(deletionReason && { deletedAt: at(daysAgo, hour + 1), deletedBy: masterId, deletionReason }),
    })
  for (const account of followers)
    await tx.insert(userFollowMaster).values({ userId: userIds.get(account) ?? '', masterId, createdAt: at(20, 12) })
}
