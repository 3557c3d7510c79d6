// Notices of the caller: the list behind the bell, what was read, and the settings of R111 (event and channel, quiet hours).
// Calls of our own; the specification names the number alone (C031).
import * as z from 'zod'
import { NOTICE_CHANNELS } from '#rules/notices/channels.ts'
import { NOTICE_KINDS } from '#rules/notices/kinds.ts'
import { mark, read } from './call.ts'
import { refuses } from './refusals.ts'
import { closed, instant, integerInPath, text, wordId } from './shapes.ts'

const none = closed({}).optional()
const noticeId = z.number().int().min(1)
const kind = z.enum(NOTICE_KINDS)
const channel = z.enum(NOTICE_CHANNELS)
const minute = z.number().int().min(0).max(1439)
const unread = z.number().int().min(0)
const Choice = closed({ event: wordId, channel, isOn: z.boolean() })
const Quiet = closed({ isOn: z.boolean(), fromMinute: minute, toMinute: minute, letsLastReminder: z.boolean() })

export const noticeContract = {
  /** The caller's notices, the newest first. */
  getNotices: read('signed-in', '/api/Notice/getNotices')
    .input(
      closed({
        filter: z.enum(['all', 'unread', ...NOTICE_KINDS]),
        offset: integerInPath(0, 100_000),
        limit: integerInPath(1, 50),
      }),
    )
    .output(
      closed({
        noticeList: z.array(
          closed({
            noticeId,
            event: text(40),
            kind,
            over: z.string(),
            title: z.string(),
            trailing: z.string(),
            href: z.string(),
            tone: z.enum(['success', 'info', 'alpaca']),
            createdAt: instant,
            isRead: z.boolean(),
          }),
        ),
        count: z.number().int().min(0),
        unread,
        /** Kinds of which the caller has notices, in the order of the filters. */
        kindList: z.array(kind),
        serverTime: instant,
      }),
    ),

  /** The number on the bell, and where the newest unread notices lead. */
  getUnread: read('signed-in', '/api/Notice/getUnread')
    .input(none)
    .output(closed({ unread, addressList: z.array(closed({ noticeId, href: z.string() })) })),

  /** Marks notices as read; those of others are ignored. */
  read: mark('signed-in', '/api/Notice/read')
    .input(closed({ noticeIdList: z.array(noticeId).max(50) }))
    .output(closed({ unread })),

  /** Marks everything up to a notice as read. */
  readAll: mark('signed-in', '/api/Notice/readAll')
    .input(closed({ until: noticeId }))
    .output(closed({ unread })),

  getSettings: read('signed-in', '/api/Notice/getSettings')
    .input(none)
    .output(
      closed({
        /** Choices that were made; the rules say what holds without one. */
        choiceList: z.array(Choice),
        quiet: Quiet,
        mailaddress: z.string(),
        /** Whether the service can send mails at present. */
        isMailed: z.boolean(),
      }),
    ),

  /** Switches an event on or off on a channel. */
  choose: mark('signed-in', '/api/Notice/choose').errors(refuses('NOTICE_LOCKED')).input(Choice).output(Choice),

  setQuiet: mark('signed-in', '/api/Notice/setQuiet').input(Quiet).output(Quiet),
}
export type NoticeContract = typeof noticeContract
