import { beforeEach, expect, test } from 'vitest'
import { transact } from '#server/db/client.ts'
import { sendMail } from '#server/platform/mail/mail.ts'
import { createCallers } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { testMailer } from '../../support/mails.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as } = createCallers(database)
const first = { offset: 0, limit: 10 }

const given = (subject: string, now: Date, more: object = {}) =>
  transact(db, tx =>
    sendMail(tx, testMailer, {
      kind: 'test',
      receiver: 'player@play.example',
      userId: users.player,
      subject,
      lines: ['本文です。', { label: '開く', path: '/mailChange?id=secret' }],
      now,
      ...more,
    }),
  )

beforeEach(() => database.asOwner(client => client.query('truncate sent_mail, mail_outbox')))

test('without mails the history is empty and there is no latest', async () => {
  expect(await as.player.ownAccount.mailHistory(first)).toEqual({ mailList: [], count: 0 })
  expect(await as.player.ownAccount.latestMail({})).toEqual({ sentAt: null })
})

test('mails are listed for their receiver alone, the newest first, page by page', async () => {
  await given('一通目', new Date('2026-11-20T03:00:00Z'))
  await given('二通目', new Date('2026-11-21T03:00:00Z'))
  await given('記録前', new Date('2026-11-21T04:00:00Z'), { userId: null })
  const { mailList, count } = await as.player.ownAccount.mailHistory(first)
  expect(count).toBe(2)
  expect(mailList.map(({ subject }) => subject)).toEqual(['二通目', '一通目'])
  expect(mailList[0]).toMatchObject({ createdAt: '2026-11-21T03:00:00.000Z' })
  expect(await as.player.ownAccount.mailHistory({ offset: 1, limit: 1 })).toEqual({ mailList: [mailList[1]], count: 2 })
  expect(await as.player.ownAccount.latestMail({})).toEqual({ sentAt: '2026-11-21T03:00:00.000Z' })
  expect((await as.other.ownAccount.mailHistory(first)).count).toBe(0)
})

test('a link that opens something once is not in the history, another is', async () => {
  await given('一度だけ', new Date('2026-11-20T03:00:00Z'), { opensOnce: true })
  await given('ふつう', new Date('2026-11-21T03:00:00Z'))
  const { mailList } = await as.player.ownAccount.mailHistory(first)
  expect(mailList.map(({ plainText }) => plainText.includes('secret'))).toEqual([true, false])
})
