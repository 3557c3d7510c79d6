// The calls of accounts. Those whose input names a user are made by hand and admit that user alone.
import { selfOrRefuse, writeOnce } from '../../platform/calls.ts'
import { handlersOf } from '../../platform/handlers.ts'
import { makingLink } from '../../platform/secret-link.ts'
import { endNoticeLink, getNoticeLink, keepNoticeLink, noticeCount, noticePath } from './notice-link.ts'
import { getDisplay, saveDisplay, syncMailaddress, updateUserName } from './own-user.ts'
import { readLastClass, readUserClass, saveLastClass } from './user-classes.ts'

export const accountHandlers = handlersOf(
  { area: 'account', time: 'system' },
  {
    userClass: {
      byHand: ({ input, context }) => {
        const { userId } = selfOrRefuse(context, input.userId)
        return readUserClass(context.db, { userId, now: context.clock.now() })
      },
    },
    getLastClass: {
      byHand: async ({ input, context }) => readLastClass(context.db, selfOrRefuse(context, input.userId).userId),
    },
    saveLastClass,
    updateUserName: {
      byHand: async ({ input, context }) => {
        const { userId } = selfOrRefuse(context, input.userId)
        return writeOnce(context, input, tx => updateUserName(tx, { userId, userName: input.userName }))
      },
    },
    syncMailaddress: {
      byHand: async ({ input, context }) => {
        const { userId } = selfOrRefuse(context, input.userId)
        const token = /^Bearer (\S+)$/.exec(context.request.headers.authorization ?? '')?.[1] ?? ''
        const account = await context.identity.account(token)
        const accountMail = account?.userId === userId && !account.isUnproved ? account.mailaddress : null
        let isChanged = false
        const answer = await writeOnce(context, input, async tx => {
          const taken = await syncMailaddress(tx, { userId, accountMail })
          isChanged = taken.isChanged
          return { mailaddress: taken.mailaddress }
        })
        if (isChanged) await context.identity.keeper.endOthers(userId, context.viewer?.sessionId ?? null)
        return answer
      },
    },
    findLikedSets: () => ({ setIdList: [] }),
    getLikeInfo: {
      byHand: async ({ input, context }) => {
        selfOrRefuse(context, input.userId)
        return { cLikedList: [] }
      },
    },
    noticeCount,
    getNoticeLink,
    makeNoticeLink: makingLink(keepNoticeLink, noticePath),
    endNoticeLink,
    getDisplay,
    saveDisplay,
  },
)
