// The centre of notices: rows in the transaction of their cause, the list and what was read, the matrix, quiet hours, and what
// is too late, read or untrue by the time of a mail.
import { beforeEach, describe, expect, test } from 'vitest'
import { notificationChoice, quietHours } from '#server/areas/identity/tables.ts'
import { notify, readTopics } from '#server/areas/notice/notify.ts'
import { transact } from '#server/db/client.ts'
import { lockUserEvents } from '#server/platform/realtime/publish.ts'
import { mailOutbox } from '#server/platform/tables.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { waitingMails } from '../../support/mails.ts'
import { deliverNotices, forgetNotices, noticesOf } from '../../support/notices.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as } = createCallers(database)
const { player, other } = users
/** Noon, and one in the morning of the next day, in Japan. */
const NOON = new Date('2026-11-21T03:00:00Z')
const NIGHT = new Date('2026-11-21T16:00:00Z')
const MORNING = new Date('2026-11-21T22:00:00Z')
const all = { filter: 'all' as const, offset: 0, limit: 20 }

const tell = (userId: string, run: Parameters<typeof transact>[1]) =>
  transact(db, async tx => {
    await lockUserEvents(tx, userId)
    return run(tx)
  })

const reach = (missionId: string, userId = player) =>
  tell(userId, tx =>
    notify(tx, NOON, {
      userId,
      event: 'mission.reached',
      facts: { missionId, worldName: '零時街', missionTitle: `灯をともす${missionId}`, rewardText: 'LP 50' },
      kind: 'mission',
    }),
  )

const decide = (now: Date, requestId = 1) =>
  tell(player, tx =>
    notify(tx, now, {
      userId: player,
      event: 'class.decided',
      facts: {
        requestId,
        kind: 'master',
        creatorKbn: null,
        worldName: '',
        isApproved: false,
        reason: '経歴をもう少し。',
      },
    }),
  )

const result = (now: Date) =>
  tell(player, tx =>
    notify(tx, now, {
      userId: player,
      event: 'scenario.replay',
      facts: { scenarioId: 1, phase: 1, worldId: 'harbor', title: '霧笛', act: 'complete', entry: 'seated' },
    }),
  )

beforeEach(async () => {
  await forgetNotices(database)
  await db.delete(notificationChoice)
  await db.delete(quietHours)
  await db.delete(mailOutbox)
})

describe('the list', () => {
  test('shows words, kind and address, the newest first, and counts what is unread', async () => {
    await reach('1')
    await reach('2')
    await reach('3', other)
    const { noticeList, ...facts } = await as.player.notice.getNotices(all)
    expect(noticeList.map(({ title }) => title)).toEqual(['灯をともす2', '灯をともす1'])
    expect(noticeList[0]).toMatchObject({
      kind: 'mission',
      over: '零時街・ミッション達成',
      trailing: 'LP 50',
      href: '/mission?tabNo=1',
      tone: 'alpaca',
      isRead: false,
    })
    expect(facts).toMatchObject({ count: 2, unread: 2, kindList: ['mission'] })
    expect(await as.player.notice.getNotices({ ...all, filter: 'replay' })).toMatchObject({ count: 0, unread: 2 })
  })

  test('marks what was read, never that of others, and everything up to what was seen', async () => {
    await reach('1')
    const [first] = await noticesOf(database, player)
    const noticeId = first?.noticeId ?? 0
    expect(await as.other.notice.read({ noticeIdList: [noticeId] })).toEqual({ unread: 0 })
    expect((await as.player.notice.getUnread({})).addressList).toEqual([{ noticeId, href: '/mission?tabNo=1' }])
    await reach('2')
    expect(await as.player.notice.readAll({ until: noticeId })).toEqual({ unread: 1 })
    const unread = await as.player.notice.getNotices({ ...all, filter: 'unread' })
    expect(unread.noticeList.map(({ title }) => title)).toEqual(['灯をともす2'])
  })

  test('keeps one unread notice of a topic, and what was read of it', async () => {
    await reach('1')
    await reach('1')
    expect(await noticesOf(database, player)).toHaveLength(1)
    await transact(db, tx => readTopics(tx, { userId: player, topics: ['mission:1'], now: NOON }))
    await reach('1')
    expect(await noticesOf(database, player)).toHaveLength(2)
  })

  test('has no row of what was rolled back', async () => {
    const failing = tell(player, async tx => {
      await notify(tx, NOON, { userId: player, event: 'follow.master', facts: { masterId: 'M1' } })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await noticesOf(database, player)).toEqual([])
  })

  test('tells once a day of what others can do again and again', async () => {
    const follow = () =>
      tell(player, tx => notify(tx, NOON, { userId: player, event: 'follow.master', facts: { masterId: 'M1' } }))
    expect(await follow()).toEqual(['app'])
    expect(await follow()).toEqual([])
    expect(await noticesOf(database, player)).toHaveLength(1)
  })
})

describe('the matrix', () => {
  test('keeps a notice out of the app, or out of everything', async () => {
    await as.player.notice.choose({ event: 'replay', channel: 'app', isOn: false })
    await result(NOON)
    expect(await noticesOf(database, player)).toMatchObject([{ isShown: false, mail: 'waiting' }])
    expect(await as.player.notice.getUnread({})).toEqual({ unread: 0, addressList: [] })
    await as.player.notice.choose({ event: 'replay', channel: 'mail', isOn: false })
    await as.player.notice.choose({ event: 'replay', channel: 'push', isOn: false })
    await forgetNotices(database)
    await result(NOON)
    expect(await noticesOf(database, player)).toEqual([])
  })

  test('is looked at again when a mail is due', async () => {
    await result(NOON)
    await as.player.notice.choose({ event: 'replay', channel: 'mail', isOn: false })
    await deliverNotices(database, NOON)
    expect(await noticesOf(database, player)).toMatchObject([{ mail: 'off' }])
    expect(await waitingMails(database)).toEqual([])
  })

  test('refuses what is locked or unknown', async () => {
    const deadline = { event: 'deadline', channel: 'app' as const, isOn: false }
    expect(await refusalOf(as.player.notice.choose(deadline))).toBe('NOTICE_LOCKED')
    expect(await refusalOf(as.player.notice.choose({ ...deadline, event: 'nothing' }))).toBe('NOTICE_LOCKED')
  })

  test('is the user’s own', async () => {
    await as.player.notice.choose({ event: 'mission', channel: 'mail', isOn: true })
    expect((await as.player.notice.getSettings({})).choiceList).toEqual([
      { event: 'mission', channel: 'mail', isOn: true },
    ])
    expect(await as.other.notice.getSettings({})).toMatchObject({
      choiceList: [],
      quiet: { isOn: true, fromMinute: 1380, toMinute: 420, letsLastReminder: false },
      mailaddress: 'other@play.example',
    })
  })
})

describe('a mail', () => {
  test('says the words, the link and the way to the settings, once', async () => {
    await result(NOON)
    await deliverNotices(database, NOON)
    await deliverNotices(database, NOON)
    const mails = await waitingMails(database)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('【つむぎ】リプレイが公開されました')
    expect(mails[0]?.plainText).toContain('霧笛')
    expect(mails[0]?.plainText).toContain('https://tsumugi.test/world/harbor/scenario/0000000001/1')
    expect(mails[0]?.plainText).toContain('https://tsumugi.test/myPage/account/notifications')
    expect(await noticesOf(database, player)).toMatchObject([{ mail: 'sent' }])
  })

  test('has the words of its own where the notice says too little', async () => {
    await decide(NOON)
    await deliverNotices(database, NOON)
    const [mail] = await waitingMails(database)
    expect(mail?.subject).toBe('【つむぎ】マスターの申請の結果のお知らせ')
    expect(mail?.plainText).toContain('経歴をもう少し。')
  })

  test('is not sent of what was read', async () => {
    await result(NOON)
    const [told] = await noticesOf(database, player)
    await as.player.notice.read({ noticeIdList: [told?.noticeId ?? 0] })
    await deliverNotices(database, NOON)
    expect(await noticesOf(database, player)).toMatchObject([{ mail: 'read' }])
  })

  test('waits for the end of the quiet hours', async () => {
    await result(NIGHT)
    await deliverNotices(database, NIGHT)
    expect(await noticesOf(database, player)).toMatchObject([{ mail: 'waiting' }])
    await deliverNotices(database, MORNING)
    expect(await noticesOf(database, player)).toMatchObject([{ mail: 'sent' }])
  })

  test('is sent at night where no hours are quiet', async () => {
    await as.player.notice.setQuiet({ isOn: false, fromMinute: 1380, toMinute: 420, letsLastReminder: false })
    await result(NIGHT)
    await deliverNotices(database, NIGHT)
    expect(await noticesOf(database, player)).toMatchObject([{ mail: 'sent' }])
  })

  test('that would come too late is dropped', async () => {
    await result(NOON)
    await deliverNotices(database, new Date(NOON.getTime() + 8 * 86_400_000))
    expect(await noticesOf(database, player)).toMatchObject([{ mail: 'late' }])
  })
})
