// Everything that waits for the caller, in one read: /myPage/home. A call of our own; the specification names the page alone (R056).
import * as z from 'zod'
import { TODO_KINDS } from '#rules/waiting.ts'
import { read, treatingBlocks } from './call.ts'
import { ShownNotice } from './notice.ts'
import { closed, instant } from './shapes.ts'

const count = z.number().int().min(0)

export const waitingContract = treatingBlocks('hides')({
  home: read('signed-in', '/api/MyPage/home')
    .input(closed({}).optional())
    .output(
      closed({
        /** Things to do, the nearest date first. */
        todoList: z.array(
          closed({
            kind: z.enum(TODO_KINDS),
            title: z.string(),
            /** Beside the title: a character, a client. */
            note: z.string(),
            at: instant.nullable(),
            href: z.string(),
          }),
        ),
        /** Applications without an answer, and answers that were not seen yet, the newest first. */
        applicationList: z.array(
          closed({
            /** Name of what is applied for. */
            title: z.string(),
            /** Stage (shinseiStatus): 1 to 3. */
            status: z.number().int(),
            createdAt: instant,
            href: z.string(),
          }),
        ),
        /** The newest unread notices, and how many there are. */
        noticeList: z.array(ShownNotice),
        unread: count,
        serverTime: instant,
      }),
    ),
})
export type WaitingContract = typeof waitingContract
