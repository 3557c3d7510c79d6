// Tree of all handlers, in the shape of the contract.
import { accountHandlers } from './areas/account/handlers.ts'
import { adminNewsHandlers } from './areas/admin-news/handlers.ts'
import { adminApplicationHandlers, applicationHandlers, originalClassHandlers } from './areas/application/handlers.ts'
import { archiveHandlers } from './areas/archive/handlers.ts'
import { assetHandlers } from './areas/asset/handlers.ts'
import { blockHandlers, muteHandlers } from './areas/block/handlers.ts'
import { calendarHandlers } from './areas/calendar/handlers.ts'
import { campaignHandlers } from './areas/campaign/handlers.ts'
import { characterHandlers } from './areas/character/handlers.ts'
import { characterEditHandlers } from './areas/character-edit/handlers.ts'
import { classRequestHandlers } from './areas/class-request/handlers.ts'
import { coinHandlers } from './areas/coin/handlers.ts'
import { commissionHandlers } from './areas/commission/handlers.ts'
import { communityHandlers, communityNotificationHandlers } from './areas/community/handlers.ts'
import { distributionHandlers } from './areas/distribution/handlers.ts'
import { draftHandlers } from './areas/draft/handlers.ts'
import { driveHandlers } from './areas/drive/handlers.ts'
import { equipmentHandlers } from './areas/equipment/handlers.ts'
import { eventPageHandlers } from './areas/event-page/handlers.ts'
import { exchangeHandlers } from './areas/exchange/handlers.ts'
import { fanLetterHandlers } from './areas/fan-letter/handlers.ts'
import { followHandlers } from './areas/follow/handlers.ts'
import { formDeskHandlers, formHandlers } from './areas/form/handlers.ts'
import { friendHandlers } from './areas/friend/handlers.ts'
import { galleryHandlers } from './areas/gallery/handlers.ts'
import { identityHandlers } from './areas/identity/handlers.ts'
import { signUpHandlers } from './areas/identity/sign-up-handlers.ts'
import { socialHandlers } from './areas/identity/social/handlers.ts'
import { inquiryHandlers } from './areas/inquiry/handlers.ts'
import { journalDeskHandlers, journalHandlers } from './areas/journal/handlers.ts'
import { legalDocumentHandlers } from './areas/legal-document/handlers.ts'
import { letterHandlers, makaiPostHandlers } from './areas/letter/handlers.ts'
import { masterCommunityHandlers } from './areas/master-community/handlers.ts'
import { masterCallHandlers, masterRoomHandlers } from './areas/master-room/handlers.ts'
import { missionHandlers } from './areas/mission/handlers.ts'
import { newsHandlers } from './areas/news/handlers.ts'
import { noteBookHandlers, noteHandlers, noteTagHandlers } from './areas/note/handlers.ts'
import { noticeHandlers } from './areas/notice/handlers.ts'
import { novelHandlers } from './areas/novel/handlers.ts'
import { officeHandlers } from './areas/office/handlers.ts'
import { ogpHandlers } from './areas/ogp/handlers.ts'
import { scenarioOrderHandlers, scenarioRequestHandlers } from './areas/order/handlers.ts'
import { ownAccountHandlers } from './areas/own-account/handlers.ts'
import { portalHandlers } from './areas/portal/handlers.ts'
import { quotationHandlers } from './areas/quotation/handlers.ts'
import { readingHandlers } from './areas/reading/handlers.ts'
import { replayResponseHandlers } from './areas/replay-response/handlers.ts'
import { reportHandlers } from './areas/report/handlers.ts'
import { republicationHandlers } from './areas/republication/handlers.ts'
import { scenarioBoardHandlers } from './areas/scenario/board/board-handlers.ts'
import { scenarioHandlers } from './areas/scenario/handlers.ts'
import { scenarioPlayingHandlers } from './areas/scenario/playing/playing-handlers.ts'
import { scenarioAppendHandlers } from './areas/scenario-append/handlers.ts'
import { scenarioInfoHandlers } from './areas/scenario-desk/handlers.ts'
import { scenarioOfficeHandlers } from './areas/scenario-desk/office-handlers.ts'
import { scenarioExtraHandlers } from './areas/scenario-extra/handlers.ts'
import { scenarioOmnibusHandlers } from './areas/scenario-omnibus/handlers.ts'
import { scenarioReactHandlers } from './areas/scenario-react/handlers.ts'
import { scenarioReplayHandlers } from './areas/scenario-replay/handlers.ts'
import { searchHandlers } from './areas/search/handlers.ts'
import { shopHandlers } from './areas/shop/handlers.ts'
import { skillHandlers } from './areas/skill/handlers.ts'
import { supportHandlers } from './areas/support/handlers.ts'
import { tailorHandlers } from './areas/tailor/handlers.ts'
import { tweetHandlers } from './areas/tweet/handlers.ts'
import { userHandlers } from './areas/user/handlers.ts'
import { voiceHandlers } from './areas/voice/handlers.ts'
import { waitingHandlers } from './areas/waiting/handlers.ts'
import { worldHandlers } from './areas/world/handlers.ts'
import { demoHandlers } from './demo/handlers.ts'
import { calls } from './platform/calls.ts'

export const router = calls.router({
  identity: identityHandlers,
  account: accountHandlers,
  waiting: waitingHandlers,
  classRequest: classRequestHandlers,
  signUp: signUpHandlers,
  mission: missionHandlers,
  character: characterHandlers,
  follow: followHandlers,
  friend: friendHandlers,
  block: blockHandlers,
  mute: muteHandlers,
  tweet: tweetHandlers,
  report: reportHandlers,
  journal: journalHandlers,
  journalDesk: journalDeskHandlers,
  letter: letterHandlers,
  makaiPost: makaiPostHandlers,
  scenario: scenarioHandlers,
  scenarioBoard: scenarioBoardHandlers,
  scenarioPlaying: scenarioPlayingHandlers,
  scenarioInfo: scenarioInfoHandlers,
  scenarioOffice: scenarioOfficeHandlers,
  scenarioReplay: scenarioReplayHandlers,
  scenarioExtra: scenarioExtraHandlers,
  archive: archiveHandlers,
  quotation: quotationHandlers,
  replayResponse: replayResponseHandlers,
  voice: voiceHandlers,
  fanLetter: fanLetterHandlers,
  support: supportHandlers,
  scenarioAppend: scenarioAppendHandlers,
  scenarioRequest: scenarioRequestHandlers,
  scenarioOmnibus: scenarioOmnibusHandlers,
  scenarioOrder: scenarioOrderHandlers,
  scenarioReact: scenarioReactHandlers,
  republication: republicationHandlers,
  masterCommunity: masterCommunityHandlers,
  masterRoom: masterRoomHandlers,
  masterCall: masterCallHandlers,
  calendar: calendarHandlers,
  characterEdit: characterEditHandlers,
  coin: coinHandlers,
  world: worldHandlers,
  exchange: exchangeHandlers,
  search: searchHandlers,
  shop: shopHandlers,
  news: newsHandlers,
  notice: noticeHandlers,
  note: noteHandlers,
  tailor: tailorHandlers,
  commission: commissionHandlers,
  gallery: galleryHandlers,
  community: communityHandlers,
  communityNotification: communityNotificationHandlers,
  noteTag: noteTagHandlers,
  noteBook: noteBookHandlers,
  portal: portalHandlers,
  novel: novelHandlers,
  ogp: ogpHandlers,
  distribution: distributionHandlers,
  draft: draftHandlers,
  reading: readingHandlers,
  user: userHandlers,
  form: formHandlers,
  formDesk: formDeskHandlers,
  campaign: campaignHandlers,
  eventPage: eventPageHandlers,
  office: officeHandlers,
  asset: assetHandlers,
  inquiry: inquiryHandlers,
  ownAccount: ownAccountHandlers,
  social: socialHandlers,
  legalDocument: legalDocumentHandlers,
  adminNews: adminNewsHandlers,
  drive: driveHandlers,
  equipment: equipmentHandlers,
  skill: skillHandlers,
  application: applicationHandlers,
  originalClass: originalClassHandlers,
  adminApplication: adminApplicationHandlers,
  demo: demoHandlers,
})
