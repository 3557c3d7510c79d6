// Every call of the service, by area. The server implements this tree; the client gets it as JSON (method and path).
import { accountContract } from './account.ts'
import { adminApplicationContract } from './admin-application.ts'
import { adminNewsContract } from './admin-news.ts'
import { applicationContract } from './application.ts'
import { archiveContract } from './archive.ts'
import { assetContract } from './asset.ts'
import { blockContract } from './block.ts'
import { calendarContract } from './calendar.ts'
import { campaignContract } from './campaign.ts'
import { characterContract } from './character.ts'
import { characterEditContract } from './character-edit.ts'
import { classRequestContract } from './class-request.ts'
import { coinContract } from './coin.ts'
import { commissionContract } from './commission.ts'
import { communityContract } from './community.ts'
import { communityNotificationContract } from './community-notification.ts'
import { demoContract } from './demo.ts'
import { distributionContract } from './distribution.ts'
import { draftContract } from './draft.ts'
import { driveContract } from './drive.ts'
import { equipmentContract } from './equipment.ts'
import { eventPageContract } from './event-page.ts'
import { exchangeContract } from './exchange.ts'
import { fanLetterContract } from './fan-letter.ts'
import { followContract } from './follow.ts'
import { formContract } from './form.ts'
import { formDeskContract } from './form-desk.ts'
import { friendContract } from './friend.ts'
import { galleryContract } from './gallery.ts'
import { identityContract } from './identity.ts'
import { inquiryContract } from './inquiry.ts'
import { journalContract } from './journal.ts'
import { journalDeskContract } from './journal-desk.ts'
import { legalDocumentContract } from './legal-document.ts'
import { letterContract } from './letter.ts'
import { makaiPostContract } from './makai-post.ts'
import { masterCallContract } from './master-call.ts'
import { masterCommunityContract } from './master-community.ts'
import { masterRoomContract } from './master-room.ts'
import { missionContract } from './mission.ts'
import { muteContract } from './mute.ts'
import { newsContract } from './news.ts'
import { noteContract } from './note.ts'
import { noteBookContract } from './note-book.ts'
import { noteTagContract } from './note-tag.ts'
import { noticeContract } from './notice.ts'
import { novelContract } from './novel.ts'
import { officeContract } from './office.ts'
import { ogpContract } from './ogp.ts'
import { originalClassContract } from './original-class.ts'
import { ownAccountContract } from './own-account.ts'
import { portalContract } from './portal.ts'
import { quotationContract } from './quotation.ts'
import { readingContract } from './reading.ts'
import { replayResponseContract } from './replay-response.ts'
import { reportContract } from './report.ts'
import { republicationContract } from './republication.ts'
import { scenarioContract } from './scenario.ts'
import { scenarioAppendContract } from './scenario-append.ts'
import { scenarioBoardContract } from './scenario-board.ts'
import { scenarioExtraContract } from './scenario-extra.ts'
import { scenarioInfoContract } from './scenario-info.ts'
import { scenarioOfficeContract } from './scenario-office.ts'
import { scenarioOmnibusContract } from './scenario-omnibus.ts'
import { scenarioOrderContract } from './scenario-order.ts'
import { scenarioPlayingContract } from './scenario-playing.ts'
import { scenarioReactContract } from './scenario-react.ts'
import { scenarioReplayContract } from './scenario-replay.ts'
import { scenarioRequestContract } from './scenario-request.ts'
import { searchContract } from './search.ts'
import { shopContract } from './shop.ts'
import { signUpContract } from './sign-up.ts'
import { skillContract } from './skill.ts'
import { socialContract } from './social.ts'
import { supportContract } from './support.ts'
import { tailorContract } from './tailor.ts'
import { tweetContract } from './tweet.ts'
import { userContract } from './user.ts'
import { voiceContract } from './voice.ts'
import { waitingContract } from './waiting.ts'
import { worldContract } from './world.ts'

export const contract = {
  identity: identityContract,
  account: accountContract,
  classRequest: classRequestContract,
  signUp: signUpContract,
  mission: missionContract,
  character: characterContract,
  follow: followContract,
  friend: friendContract,
  block: blockContract,
  mute: muteContract,
  tweet: tweetContract,
  report: reportContract,
  journal: journalContract,
  journalDesk: journalDeskContract,
  letter: letterContract,
  makaiPost: makaiPostContract,
  calendar: calendarContract,
  characterEdit: characterEditContract,
  coin: coinContract,
  world: worldContract,
  exchange: exchangeContract,
  search: searchContract,
  shop: shopContract,
  news: newsContract,
  notice: noticeContract,
  note: noteContract,
  noteTag: noteTagContract,
  community: communityContract,
  masterCommunity: masterCommunityContract,
  communityNotification: communityNotificationContract,
  noteBook: noteBookContract,
  portal: portalContract,
  novel: novelContract,
  ogp: ogpContract,
  distribution: distributionContract,
  draft: draftContract,
  reading: readingContract,
  user: userContract,
  inquiry: inquiryContract,
  ownAccount: ownAccountContract,
  social: socialContract,
  legalDocument: legalDocumentContract,
  adminNews: adminNewsContract,
  drive: driveContract,
  equipment: equipmentContract,
  skill: skillContract,
  application: applicationContract,
  originalClass: originalClassContract,
  adminApplication: adminApplicationContract,
  scenario: scenarioContract,
  scenarioBoard: scenarioBoardContract,
  scenarioPlaying: scenarioPlayingContract,
  demo: demoContract,
  scenarioInfo: scenarioInfoContract,
  scenarioOffice: scenarioOfficeContract,
  scenarioReplay: scenarioReplayContract,
  scenarioExtra: scenarioExtraContract,
  archive: archiveContract,
  quotation: quotationContract,
  replayResponse: replayResponseContract,
  voice: voiceContract,
  fanLetter: fanLetterContract,
  support: supportContract,
  scenarioAppend: scenarioAppendContract,
  republication: republicationContract,
  masterRoom: masterRoomContract,
  masterCall: masterCallContract,
  scenarioRequest: scenarioRequestContract,
  scenarioOmnibus: scenarioOmnibusContract,
  scenarioOrder: scenarioOrderContract,
  scenarioReact: scenarioReactContract,
  form: formContract,
  formDesk: formDeskContract,
  campaign: campaignContract,
  eventPage: eventPageContract,
  office: officeContract,
  asset: assetContract,
  waiting: waitingContract,
  tailor: tailorContract,
  commission: commissionContract,
  gallery: galleryContract,
}
export type Contract = typeof contract
