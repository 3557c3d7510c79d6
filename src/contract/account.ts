// The account of the caller: classes and the one acted as last, name, mail, the number of notices behind a secret address
// (doc1 §3, §4, §7). A `userId` in an input must be the caller's own; anybody else's is FORBIDDEN.
import * as z from 'zod'
import { read, treatingBlocks, write } from './call.ts'
import { refuses } from './refusals.ts'
import { closed, instant, mailaddress, text, wordId } from './shapes.ts'

const ofUser = closed({ userId: wordId })
const icon = z.string().nullable()
const Plain = closed({ userName: z.string(), icon })
const Creator = closed({ creatorId: z.string(), creatorName: z.string(), icon })
const classCode = z.number().int().min(0).max(5)
const none = closed({}).optional()

export const accountContract = treatingBlocks('none')({
  /** C009: what the caller is; null for a class that the caller does not have. A role is chosen from it by rules §14. */
  userClass: read('signed-in', '/api/userClass')
    .errors(refuses('LOGIN_UNKNOWN'))
    .input(ofUser)
    .output(
      closed({
        userInfo: Plain,
        /** Its id is the one that others see. */
        masterInfo: closed({
          masterId: z.string(),
          masterName: z.string(),
          icon,
          isStorySupporter: z.boolean(),
        }).nullable(),
        creatorInfoIllust: Creator.nullable(),
        creatorInfoVoice: Creator.nullable(),
        creatorInfoWriter: Creator.nullable(),
        userInfoAdmin: Plain.nullable(),
        isPremiumUser: z.boolean(),
        premiumToDate: instant.nullable(),
        /** Whether the caller writes only for worlds that allowed a story supporter. */
        isStorySupporterOnly: z.boolean(),
      }),
    ),

  /** C010: the class acted as last; null before the first choice. */
  getLastClass: read('signed-in', '/api/userClass/getLastClass')
    .errors(refuses('LOGIN_UNKNOWN'))
    .input(ofUser)
    .output(closed({ lastClass: classCode.nullable() })),

  /** Stores the class acted as, which must be one of the caller's. It gives no rights. A call of our own. */
  saveLastClass: write('signed-in', '/api/userClass/saveLastClass')
    .errors(refuses('CLASS_NOT_HELD'))
    .input(closed({ lastClass: classCode }))
    .output(closed({ lastClass: classCode })),

  /** C005: userZokusei is accepted and ignored. */
  updateUserName: write('signed-in', '/api/user/updateUserName')
    .errors(refuses('USER_NAME'))
    .input(closed({ userId: wordId, userName: text(200), userZokusei: z.union([z.number(), text(8)]).optional() }))
    .output(closed({ userName: z.string() })),

  /** C011: takes over the confirmed address of the account; the one of the body is ignored. */
  syncMailaddress: write('signed-in', '/api/user/syncMailaddress')
    .errors(refuses('MAIL_UNKNOWN', 'MAIL_TAKEN'))
    .input(closed({ userId: wordId, mailaddress: text(254).optional() }))
    .output(closed({ mailaddress })),

  /** C013: ids of liked ready-made sets. Empty until there are any to like. */
  findLikedSets: read('signed-in', '/api/ReadyMade/liked/findAll')
    .input(none)
    .output(closed({ setIdList: z.array(z.number().int()) })),

  /** C015: ids of liked creators (cLikedList). Empty until there are any to like. */
  getLikeInfo: read('signed-in', '/api/Tailor/getLikeInfo')
    .input(ofUser)
    .output(closed({ cLikedList: z.array(z.string()) })),

  /** C031: the number of notices that wait, for whoever knows the secret; 0 for every secret that opens nothing. */
  noticeCount: read('public', '/api/notice/{hash}')
    .input(closed({ hash: wordId }))
    .output(closed({ noticeCount: z.number().int().min(0) })),

  /** Time at which the caller's secret was made; null when there is none. It cannot be read again. A call of our own. */
  getNoticeLink: read('signed-in', '/api/Account/getNoticeLink')
    .input(none)
    .output(closed({ madeAt: instant.nullable() })),

  /**
   * Makes a secret in place of the earlier one, which ends. It is in the first answer alone: null when the same key is sent
   * again, because answers are stored and the secret is not.
   */
  makeNoticeLink: write('signed-in', '/api/Account/makeNoticeLink')
    .input(none)
    .output(closed({ path: z.string().nullable(), madeAt: instant })),

  endNoticeLink: write('signed-in', '/api/Account/endNoticeLink')
    .input(none)
    .output(closed({ madeAt: z.null() })),

  /** Whether external links of a text also get a preview card (G51). Calls of our own. */
  getDisplay: read('signed-in', '/api/Account/getDisplay')
    .errors(refuses('LOGIN_UNKNOWN'))
    .input(none)
    .output(closed({ baseTextUrlCardDisplayFlg: z.boolean() })),

  saveDisplay: write('signed-in', '/api/Account/saveDisplay')
    .input(closed({ baseTextUrlCardDisplayFlg: z.boolean() }))
    .output(closed({ baseTextUrlCardDisplayFlg: z.boolean() })),
})
export type AccountContract = typeof accountContract
