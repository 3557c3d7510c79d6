// The account of a user: classes and the last one, name, mail, and the number of notices behind a secret address.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { appUser, noticeLink, userClass } from '#server/areas/identity/tables.ts'
import { loggedPath } from '#server/platform/http/log-answer.ts'
import { givenApplication } from '../../support/applications.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { addClassRequest, noClassRequests } from '../../support/class-requests.ts'
import { openDatabase } from '../../support/database.ts'
import { openServer } from '../../support/http-server.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as } = createCallers(database)
const { player, admin } = users

test('a plain user has a name and no class', async () => {
  expect(await as.player.account.userClass({ userId: player })).toEqual({
    userInfo: { userName: '名-player', icon: null },
    masterInfo: null,
    creatorInfoIllust: null,
    creatorInfoVoice: null,
    creatorInfoWriter: null,
    userInfoAdmin: null,
    isPremiumUser: false,
    premiumToDate: null,
    isStorySupporterOnly: false,
  })
  expect(await as.player.account.getLastClass({ userId: player })).toEqual({ lastClass: null })
})

test('classes have names, icons and ids of their own; without a name they have the plain one', async () => {
  await db.insert(userClass).values([
    { userId: player, classCode: 1, name: '霧野', icon: '/master.webp' },
    { userId: player, classCode: 3, name: '声野', creatorId: 'C0001' },
    { userId: player, classCode: 4 },
  ])
  await db
    .update(appUser)
    .set({ premiumTo: new Date(PLAY_NOW.getTime() + 1) })
    .where(eq(appUser.userId, player))
  expect(await as.player.account.userClass({ userId: player })).toMatchObject({
    masterInfo: { masterId: 'P-player', masterName: '霧野', icon: '/master.webp', isStorySupporter: false },
    creatorInfoIllust: null,
    creatorInfoVoice: { creatorId: 'C0001', creatorName: '声野', icon: null },
    creatorInfoWriter: { creatorId: 'P-player', creatorName: '名-player' },
    isPremiumUser: true,
    isStorySupporterOnly: false,
  })
  expect(await as.admin.account.userClass({ userId: admin })).toMatchObject({ userInfoAdmin: { userName: '名-admin' } })
  await db.update(appUser).set({ premiumTo: PLAY_NOW }).where(eq(appUser.userId, player))
  expect(await as.player.account.userClass({ userId: player })).toMatchObject({ isPremiumUser: false })
  await noClassRequests(db, player)
})

test('who writes for the worlds of supporters alone is a story supporter only, until approved as a master', async () => {
  await db.insert(userClass).values({ userId: player, classCode: 1 })
  await addClassRequest(db, player, { kind: 'permission', worldId: 'garden', status: 2 })
  expect(await as.player.account.userClass({ userId: player })).toMatchObject({
    masterInfo: { isStorySupporter: true },
    isStorySupporterOnly: true,
  })
  await addClassRequest(db, player, { kind: 'master', status: 2 })
  expect(await as.player.account.userClass({ userId: player })).toMatchObject({ isStorySupporterOnly: false })
  await noClassRequests(db, player)
})

test('the last class is one that the user has', async () => {
  expect(await refusalOf(as.player.account.saveLastClass({ lastClass: 5 }))).toBe('CLASS_NOT_HELD')
  expect(await as.admin.account.saveLastClass({ lastClass: 5 })).toEqual({ lastClass: 5 })
  expect(await as.admin.account.getLastClass({ userId: admin })).toEqual({ lastClass: 5 })
  expect(await refusalOf(as.player.account.getLastClass({ userId: admin }))).toBe('FORBIDDEN')
})

test('a name is changed by its user alone, and the class that is sent with it changes nothing', async () => {
  const change = { userId: player, userName: ' ゆずは ', userZokusei: 2 }
  expect(await as.player.account.updateUserName(change)).toEqual({ userName: 'ゆずは' })
  expect(await refusalOf(as.other.account.updateUserName(change))).toBe('FORBIDDEN')
  for (const userName of ['', '　', 'あ'.repeat(17), 'あ\nい', '\u200b']) {
    expect(await refusalOf(as.player.account.updateUserName({ userId: player, userName }))).toBe('USER_NAME')
  }
  expect(await db.select().from(userClass).where(eq(userClass.userId, player))).toHaveLength(1)
})

test('the mail is the one of the account, whatever the body says', async () => {
  const server = await openServer(database)
  const token = await server.tokenOf('player')
  await db.update(appUser).set({ mailaddress: 'old@play.example' }).where(eq(appUser.userId, player))
  const answer = await server.send('/api/user/syncMailaddress', {
    method: 'POST',
    token,
    key: crypto.randomUUID(),
    body: { userId: player, mailaddress: 'thief@play.example' },
  })
  expect(JSON.parse(answer.text)).toEqual({ mailaddress: 'player@play.example' })
  expect(await refusalOf(as.player.account.syncMailaddress({ userId: player }))).toBe('MAIL_UNKNOWN')
})

test('a secret address tells the number alone, and a new secret ends the old one', async () => {
  await givenApplication(db, { kind: 'item', userId: player, characterId: 'harbor-rinne' }).then(applicationId =>
    as.admin.adminApplication.decide({ applicationId, isApproved: false, reason: '似た名前がある。' }),
  )
  const hashOf = (path: string | null) => path?.slice('/api/notice/'.length) ?? ''
  const first = await as.player.account.makeNoticeLink({})
  expect(hashOf(first.path)).toMatch(/^[\w-]{22}$/)
  expect(JSON.stringify(await db.select().from(noticeLink))).not.toContain(hashOf(first.path))
  const count = (path: string | null) => as.other.account.noticeCount({ hash: hashOf(path) })
  expect(await count(first.path)).toEqual({ noticeCount: 1 })
  const second = await as.player.account.makeNoticeLink({})
  expect(await count(first.path)).toEqual({ noticeCount: 0 })
  expect(await count(second.path)).toEqual({ noticeCount: 1 })
  await as.player.account.endNoticeLink({})
  expect(await count(second.path)).toEqual({ noticeCount: 0 })
  expect(await as.player.account.getNoticeLink({})).toEqual({ madeAt: null })
})

test('logs have no secret', () => {
  expect(loggedPath('/api/notice/AAAABBBBCCCCDDDDEEEEFF?x=1')).toBe('/api/notice/[removed]')
  expect(loggedPath('/calendar/AAAABBBBCCCCDDDDEEEEFF.ics')).toBe('/calendar/[removed]')
  expect(loggedPath('/world/w/scenarioInvite/12/AAAABBBBCCCCDDDDEEEEFF')).toBe('/world/w/scenarioInvite/12/[removed]')
  expect(loggedPath('/api/userClass')).toBe('/api/userClass')
})

test('cards of links are switched off and on', async () => {
  expect(await as.player.account.getDisplay({})).toEqual({ baseTextUrlCardDisplayFlg: true })
  await as.player.account.saveDisplay({ baseTextUrlCardDisplayFlg: false })
  expect(await as.player.account.getDisplay({})).toEqual({ baseTextUrlCardDisplayFlg: false })
})
