// Events that may have stopped being true by the time at which they are sent to another channel, by area.

import { isStillAsking, isThreadPostThere } from './community/still-told.ts'
import { areStillFriends, isStillAsked } from './friend/still-told.ts'
import { isPostShown } from './letter/still-told.ts'
import { isStaffPostThere } from './master-community/still-told.ts'
import { isCommentThere, isNoteThere } from './note/still-told.ts'
import type { NoticeChecks } from './notice/judge.ts'
import { isPostThere, isStillDue, isStillWon } from './scenario/clock/still-due.ts'
import { isTweetThere } from './tweet/still-told.ts'

export const noticeChecks: NoticeChecks = {
  'scenario.remind': isStillDue,
  'scenario.seat': isStillWon,
  'scenario.mention': isPostThere,
  'friend.asked': isStillAsked,
  'friend.made': areStillFriends,
  'post.arrived': isPostShown,
  'post.gift': isPostShown,
  'note.comment': isCommentThere,
  'note.reply': isCommentThere,
  'note.like': isNoteThere,
  'community.asked': isStillAsking,
  'community.post': isThreadPostThere,
  'community.reply': isThreadPostThere,
  'staff.reply': isStaffPostThere,
  'tweet.replied': isTweetThere,
  'tweet.quoted': isTweetThere,
  'tweet.liked': isTweetThere,
}
