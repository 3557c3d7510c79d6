// All forms with drafts, joined from the areas: a record by their names, which does not compile while one is missing.
import { type LucideIcon, PenLine } from 'lucide-react'
import type { DraftPlace, DraftPlaceName } from '#app/shared/draft/place.ts'
import type { CountedPlace } from '#rules/draft-count.ts'
import { newsBodyPlace } from './admin-news/draft-place.ts'
import { classProposalPlace, originalNamePlace, rejectionPlace } from './application/draft-places.ts'
import { campaignPlace } from './campaign/draft-place.ts'
import { profilePlace, registrationPlace } from './character-edit/draft-places.ts'
import {
  communityPlace,
  communityPostPlace,
  communityRequestPlace,
  communityThreadPlace,
} from './community/draft-places.ts'
import { eventPagePlace } from './event-page/draft-place.ts'
import { fanLetterPlace, returnedLetter } from './fan-letter/draft-places.ts'
import { webFormPlace } from './form/desk/draft-place.ts'
import { inquiryPlace } from './inquiry/draft-place.ts'
import { journalEntryPlace, journalPlace } from './journal/draft-place.ts'
import { legalDocumentPlace } from './legal-document/draft-place.ts'
import { letterPlace, makaiPlace } from './letter/draft-places.ts'
import { handbookPlace, staffPostPlace, staffThreadPlace } from './master-community/draft-places.ts'
import { roomNoticePlace, roomPlace, roomPostPlace } from './master-room/draft-places.ts'
import { noteBookPlace, noteCommentPlace, notePlace } from './note/draft-places.ts'
import { omnibusOrderPlace, omnibusPlace, omnibusTemplatePlace, returnedTheme } from './omnibus/draft-places.ts'
import { orderMessagePlace, requestPlace } from './order/draft-places.ts'
import { returnedOrder } from './order-desk/draft-places.ts'
import { introductionPlace } from './profile/draft-place.ts'
import { reactOrderPlace, reactPlace } from './react-order/draft-places.ts'
import { replayPlace } from './replay-desk/draft-place.ts'
import { rejectedReplay, replayCommentPlace } from './replay-office/draft-places.ts'
import { replayResponsePlace } from './replay-response/draft-place.ts'
import { reportPlace } from './report/draft-place.ts'
import { boardPlace, playingPlace } from './scenario/draft-place.ts'
import { openingPlace } from './scenario-desk/draft-place.ts'
import { extraPlace, returnedExtra } from './scenario-extra/draft-places.ts'
import { masterNoticePlace, npcSheetPlace, rejectedOpening, staffOpeningPlace } from './scenario-office/draft-places.ts'
import { commissionPlace, commissionWordsPlace, commissionWorkPlace, creatorRoomPlace } from './tailor/draft-places.ts'
import { tweetPlace } from './tweet/draft-place.ts'
import { classRequestPlace, examPlace, rejectedRequest } from './user-class/draft-places.ts'

const places: Record<DraftPlaceName | CountedPlace, DraftPlace> = {
  introduction: introductionPlace,
  inquiry: inquiryPlace,
  characterRegistration: registrationPlace,
  characterProfile: profilePlace,
  originalize: originalNamePlace,
  originalClass: classProposalPlace,
  rejection: {
    ...rejectionPlace,
    path: target =>
      rejectedOpening(target) ??
      rejectedReplay(target) ??
      returnedLetter(target) ??
      returnedExtra(target) ??
      returnedTheme(target) ??
      returnedOrder(target) ??
      rejectedRequest(target) ??
      rejectionPlace.path(target),
  },
  newsBody: newsBodyPlace,
  playing: playingPlace,
  scenarioPost: boardPlace,
  npcSheet: npcSheetPlace,
  masterNotice: masterNoticePlace,
  opening: openingPlace,
  staffOpening: staffOpeningPlace,
  replayComment: replayCommentPlace,
  replayResponse: replayResponsePlace,
  tweet: tweetPlace,
  fanLetter: fanLetterPlace,
  replay: replayPlace,
  masterRoom: roomPlace,
  masterRoomNotice: roomNoticePlace,
  masterRoomPost: roomPostPlace,
  extra: extraPlace,
  classRequest: classRequestPlace,
  storySupporterExam: examPlace,
  legalDocument: legalDocumentPlace,
  omnibus: omnibusPlace,
  omnibusTemplate: omnibusTemplatePlace,
  omnibusOrder: omnibusOrderPlace,
  scenarioRequest: requestPlace,
  orderMessage: orderMessagePlace,
  react: reactPlace,
  reactOrder: reactOrderPlace,
  webForm: webFormPlace,
  campaign: campaignPlace,
  eventPage: eventPagePlace,
  note: notePlace,
  noteComment: noteCommentPlace,
  noteBook: noteBookPlace,
  commission: commissionPlace,
  commissionWords: commissionWordsPlace,
  commissionWork: commissionWorkPlace,
  creatorRoom: creatorRoomPlace,
  community: communityPlace,
  communityRequest: communityRequestPlace,
  communityThread: communityThreadPlace,
  communityPost: communityPostPlace,
  handbookPage: handbookPlace,
  staffThread: staffThreadPlace,
  staffPost: staffPostPlace,
  journalEntry: journalEntryPlace,
  journal: journalPlace,
  letter: letterPlace,
  makaiPost: makaiPlace,
  report: reportPlace,
}

/** The form of a name; null for one of a later version of the app. */
const placeOf = (name: string): DraftPlace | null =>
  Object.hasOwn(places, name) ? places[name as DraftPlaceName] : null

/** Label of a form; a general word for one of a later version of the app. */
export const placeLabel = (name: string): string => placeOf(name)?.label ?? '文章'

export const placeIcon = (name: string): LucideIcon => placeOf(name)?.icon ?? PenLine

type DraftOf = { place: string; target: string; draftId: string }

/** Address of a draft's form; null for a form that this version of the app does not have. */
export function placeAddress({ place, target, draftId }: DraftOf): string | null {
  const path = placeOf(place)?.path(target)
  return path ? `${path}${path.includes('?') ? '&' : '?'}draft=${encodeURIComponent(draftId)}` : null
}
