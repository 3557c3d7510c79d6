// Personal data of all areas. A later area adds its own here.
import { platformPersonal } from '../platform/own-traces.ts'
import type { PersonalArea, PersonalTable } from '../platform/personal.ts'
import { applicationPersonal } from './application/personal.ts'
import { assetPersonal } from './asset/personal.ts'
import { blockPersonal } from './block/personal.ts'
import { calendarPersonal } from './calendar/personal.ts'
import { characterPersonal } from './character/personal.ts'
import { characterEditPersonal } from './character-edit/personal.ts'
import { coinPersonal } from './coin/personal.ts'
import { commissionPersonal } from './commission/personal.ts'
import { communityPersonal } from './community/personal.ts'
import { distributionPersonal } from './distribution/personal.ts'
import { draftPersonal } from './draft/personal.ts'
import { drivePersonal } from './drive/personal.ts'
import { equipmentPersonal } from './equipment/personal.ts'
import { eventPagePersonal } from './event-page/personal.ts'
import { exchangePersonal } from './exchange/personal.ts'
import { fanLetterPersonal } from './fan-letter/personal.ts'
import { followPersonal } from './follow/personal.ts'
import { formPersonal } from './form/personal.ts'
import { friendPersonal } from './friend/personal.ts'
import { galleryPersonal } from './gallery/personal.ts'
import { identityPersonal } from './identity/personal.ts'
import { inquiryPersonal } from './inquiry/personal.ts'
import { journalPersonal } from './journal/personal.ts'
import { letterPersonal } from './letter/personal.ts'
import { masterCommunityPersonal } from './master-community/personal.ts'
import { masterRoomPersonal } from './master-room/personal.ts'
import { missionPersonal } from './mission/personal.ts'
import { newsPersonal } from './news/personal.ts'
import { notePersonal } from './note/personal.ts'
import { noticePersonal } from './notice/personal.ts'
import { novelPersonal } from './novel/personal.ts'
import { officePersonal } from './office/personal.ts'
import { orderPersonal } from './order/personal.ts'
import { ownAccountPersonal } from './own-account/personal.ts'
import { quotationPersonal } from './quotation/personal.ts'
import { readingPersonal } from './reading/personal.ts'
import { replayResponsePersonal } from './replay-response/personal.ts'
import { reportPersonal } from './report/personal.ts'
import { republicationPersonal } from './republication/personal.ts'
import { scenarioPersonal } from './scenario/personal.ts'
import { scenarioDeskPersonal } from './scenario-desk/personal.ts'
import { scenarioExtraPersonal } from './scenario-extra/personal.ts'
import { scenarioReplayPersonal } from './scenario-replay/personal.ts'
import { searchPersonal } from './search/personal.ts'
import { shopPersonal } from './shop/personal.ts'
import { skillPersonal } from './skill/personal.ts'
import { tailorPersonal } from './tailor/personal.ts'
import { tweetPersonal } from './tweet/personal.ts'
import { userPersonal } from './user/personal.ts'
import { voicePersonal } from './voice/personal.ts'
import { worldPersonal } from './world/personal.ts'

/** Accounts come last: what refers to a user goes before. */
export const personalAreas: readonly PersonalArea[] = [
  applicationPersonal,
  assetPersonal,
  blockPersonal,
  calendarPersonal,
  characterEditPersonal,
  coinPersonal,
  galleryPersonal,
  commissionPersonal,
  communityPersonal,
  distributionPersonal,
  draftPersonal,
  drivePersonal,
  equipmentPersonal,
  eventPagePersonal,
  exchangePersonal,
  fanLetterPersonal,
  followPersonal,
  formPersonal,
  friendPersonal,
  inquiryPersonal,
  journalPersonal,
  letterPersonal,
  masterCommunityPersonal,
  masterRoomPersonal,
  missionPersonal,
  newsPersonal,
  notePersonal,
  noticePersonal,
  novelPersonal,
  officePersonal,
  orderPersonal,
  ownAccountPersonal,
  quotationPersonal,
  readingPersonal,
  replayResponsePersonal,
  reportPersonal,
  republicationPersonal,
  scenarioDeskPersonal,
  scenarioExtraPersonal,
  scenarioPersonal,
  scenarioReplayPersonal,
  searchPersonal,
  shopPersonal,
  skillPersonal,
  tailorPersonal,
  tweetPersonal,
  userPersonal,
  voicePersonal,
  worldPersonal,
  characterPersonal,
  platformPersonal,
  identityPersonal,
]

export const personalTables: readonly PersonalTable[] = personalAreas.flatMap(({ tables }) => tables)
