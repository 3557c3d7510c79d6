// Kinds of reports with the areas that know them.
import type { ReportKind } from '#rules/reports.ts'
import { characterReportable } from '../character/reportable.ts'
import { communityPostReportable, communityReportable } from '../community/reportable.ts'
import { letterReportable, makaiReportable } from '../letter/reportable.ts'
import { roomPostReportable } from '../master-room/reportable.ts'
import { noteBookReportable, noteCommentReportable, noteReportable } from '../note/reportable.ts'
import { replayCommentReportable } from '../replay-response/reportable.ts'
import { boardPostReportable } from '../scenario/board/reportable.ts'
import { tweetReportable } from '../tweet/reportable.ts'
import type { Reportable } from './reportable.ts'

export const reportables: Record<ReportKind, Reportable> = {
  tweet: tweetReportable,
  note: noteReportable,
  noteComment: noteCommentReportable,
  noteBook: noteBookReportable,
  replayComment: replayCommentReportable,
  boardPost: boardPostReportable,
  roomPost: roomPostReportable,
  character: characterReportable,
  letter: letterReportable,
  makaiLetter: makaiReportable,
  community: communityReportable,
  communityPost: communityPostReportable,
}
