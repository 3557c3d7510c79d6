// Notices of the caller: the list behind the bell, what was read, and the settings of R111 (event and channel, quiet hours).
// Calls of our own; the specification names the number alone (C031).
import * as z from 'zod'
import { NOTICE_CHANNELS } from '#rules/notices/channels.ts'
import { NOTICE_KINDS } from '#rules/notices/kinds.ts'
import { MOST_DEVICES } from '#rules/notices/push.ts'
import { mark, read, session, treatingBlocks } from './call.ts'
import { refuses } from './refusals.ts'
import { closed, instant, integerInPath, rowId, text, wordId } from './shapes.ts'

const none = closed({}).optional()
const noticeId = z.number().int().min(1)
const kind = z.enum(NOTICE_KINDS)
const channel = z.enum(NOTICE_CHANNELS)
const minute = z.number().int().min(0).max(1439)
const unread = z.number().int().min(0)
const Choice = closed({ event: wordId, channel, isOn: z.boolean() })
const Quiet = closed({ isOn: z.boolean(), fromMinute: minute, toMinute: minute, letsLastReminder: z.boolean() })

/** Address of a browser at its push service, and its keys: what a PushSubscription tells. */
const endpoint = text(2_000, 12)
const p256dh = z
  .string()
  .max(88)
  .regex(/^[\w-]{87}=?$/)
const auth = z
  .string()
  .max(24)
  .regex(/^[\w-]{22}={0,2}$/)
const Device = closed({ subscriptionId: rowId })

export const ShownNotice = closed({
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
})

export const noticeContract = treatingBlocks({ others: 'none', getNotices: 'hides', getUnread: 'hides' })({
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
        noticeList: z.array(ShownNotice),
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

  /** Key by which a browser subscribes, and the caller's devices that are pushed to. */
  pushDevices: read('signed-in', '/api/Notice/pushDevices')
    .input(none)
    .output(
      closed({
        publicKey: z.string(),
        deviceList: z
          .array(
            closed({
              subscriptionId: rowId,
              device: z.string(),
              showsContent: z.boolean(),
              createdAt: instant,
              seenAt: instant,
            }),
          )
          .max(MOST_DEVICES),
      }),
    ),

  /** Lets the caller's browser be pushed to, on a press; at a start of the app it confirms that, where it is still on. */
  subscribe: mark('signed-in', '/api/Notice/subscribe')
    .errors(refuses('PUSH_ENDPOINT'))
    .input(closed({ endpoint, p256dh, auth, isPressed: z.boolean() }))
    .output(closed({ subscriptionId: rowId, isOn: z.boolean(), showsContent: z.boolean() })),

  /** Ends it for a device of the caller; others' are ignored. */
  unsubscribe: mark('signed-in', '/api/Notice/unsubscribe').input(Device).output(Device),

  /** Says whether a device shows the whole words on its screens. */
  showContent: mark('signed-in', '/api/Notice/showContent')
    .errors(refuses('PUSH_GONE'))
    .input(Device.extend({ showsContent: z.boolean() }))
    .output(Device.extend({ showsContent: z.boolean() })),

  /** New address of a browser whose push service ended the old one, sent by the worker: the old one with its secret proves it. */
  move: mark('public', '/api/Notice/move')
    .errors(refuses('PUSH_ENDPOINT'))
    .input(closed({ before: closed({ endpoint, auth }), endpoint, p256dh, auth }))
    .output(closed({ isMoved: z.boolean() })),

  /** Pushes one message to a device of the caller at once. Not kept to be sent later, which would tell nothing. */
  trial: session('signed-in', '/api/Notice/trial', 'write')
    .errors(refuses('PUSH_GONE', 'PUSH_LATER'))
    .input(Device)
    .output(closed({ isSent: z.literal(true) })),
})
export type NoticeContract = typeof noticeContract
