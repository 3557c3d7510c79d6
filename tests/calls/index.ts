// The rows of all calls, by area: an area, or a call, without its rows does not compile.
import type { Contract } from '#contract/index.ts'
import { accountRows } from './account.ts'
import { adminApplicationRows } from './admin-application.ts'
import { adminNewsRows } from './admin-news.ts'
import { applicationRows } from './application.ts'
import { archiveRows } from './archive.ts'
import { blockRows } from './block.ts'
import { calendarRows } from './calendar.ts'
import { assetRows, campaignRows, officeRows } from './campaign.ts'
import { characterRows } from './character.ts'
import { characterEditRows } from './character-edit.ts'
import { classRequestRows } from './class-request.ts'
import { coinRows } from './coin.ts'
import { communityNotificationRows, communityRows } from './community.ts'
import { demoRows } from './demo.ts'
import { distributionRows } from './distribution.ts'
import { draftRows } from './draft.ts'
import { driveRows } from './drive.ts'
import { equipmentRows } from './equipment.ts'
import { eventPageRows } from './event-page.ts'
import { exchangeRows } from './exchange.ts'
import { fanLetterRows } from './fan-letter.ts'
import { followRows } from './follow.ts'
import { formDeskRows, formRows } from './form.ts'
import { friendRows } from './friend.ts'
import { identityRows } from './identity.ts'
import { inquiryRows } from './inquiry.ts'
import { journalDeskRows, journalRows } from './journal.ts'
import { legalDocumentRows } from './legal-document.ts'
import { letterRows, makaiPostRows } from './letter.ts'
import { masterCommunityRows } from './master-community.ts'
import { masterCallRows, masterRoomRows } from './master-room.ts'
import { missionRows } from './mission.ts'
import { muteRows } from './mute.ts'
import { newsRows } from './news.ts'
import { noteBookRows, noteRows, noteTagRows } from './note.ts'
import { noticeRows } from './notice.ts'
import { novelRows } from './novel.ts'
import { ogpRows } from './ogp.ts'
import { originalClassRows } from './original-class.ts'
import { ownAccountRows } from './own-account.ts'
import { portalRows } from './portal.ts'
import { quotationRows } from './quotation.ts'
import { readingRows } from './reading.ts'
import { replayResponseRows } from './replay-response.ts'
import { reportRows } from './report.ts'
import { republicationRows } from './republication.ts'
import type { AreaRows, CallRow } from './row.ts'
import { scenarioBoardRows, scenarioPlayingRows, scenarioRows } from './scenario.ts'
import { scenarioAppendRows } from './scenario-append.ts'
import { scenarioInfoRows, scenarioOfficeRows } from './scenario-desk.ts'
import { scenarioExtraRows } from './scenario-extra.ts'
import { scenarioOmnibusRows } from './scenario-omnibus.ts'
import { scenarioOrderRows, scenarioRequestRows } from './scenario-order.ts'
import { scenarioReactRows } from './scenario-react.ts'
import { scenarioReplayRows } from './scenario-replay.ts'
import { searchRows } from './search.ts'
import { shopRows } from './shop.ts'
import { signUpRows } from './sign-up.ts'
import { skillRows } from './skill.ts'
import { socialRows } from './social.ts'
import { supportRows } from './support.ts'
import { commissionRows, galleryRows, tailorRows } from './tailor.ts'
import { tweetRows } from './tweet.ts'
import { userRows } from './user.ts'
import { voiceRows } from './voice.ts'
import { waitingRows } from './waiting.ts'
import { worldRows } from './world.ts'

const byArea: { [Area in keyof Contract]: AreaRows<Area> } = {
  identity: identityRows,
  waiting: waitingRows,
  account: accountRows,
  classRequest: classRequestRows,
  signUp: signUpRows,
  mission: missionRows,
  character: characterRows,
  follow: followRows,
  friend: friendRows,
  block: blockRows,
  tweet: tweetRows,
  mute: muteRows,
  report: reportRows,
  journal: journalRows,
  journalDesk: journalDeskRows,
  letter: letterRows,
  makaiPost: makaiPostRows,
  calendar: calendarRows,
  characterEdit: characterEditRows,
  coin: coinRows,
  world: worldRows,
  exchange: exchangeRows,
  search: searchRows,
  shop: shopRows,
  news: newsRows,
  notice: noticeRows,
  note: noteRows,
  tailor: tailorRows,
  commission: commissionRows,
  gallery: galleryRows,
  community: communityRows,
  communityNotification: communityNotificationRows,
  noteTag: noteTagRows,
  noteBook: noteBookRows,
  portal: portalRows,
  novel: novelRows,
  ogp: ogpRows,
  distribution: distributionRows,
  draft: draftRows,
  reading: readingRows,
  user: userRows,
  inquiry: inquiryRows,
  ownAccount: ownAccountRows,
  social: socialRows,
  legalDocument: legalDocumentRows,
  adminNews: adminNewsRows,
  drive: driveRows,
  equipment: equipmentRows,
  skill: skillRows,
  application: applicationRows,
  originalClass: originalClassRows,
  adminApplication: adminApplicationRows,
  scenario: scenarioRows,
  scenarioPlaying: scenarioPlayingRows,
  scenarioInfo: scenarioInfoRows,
  scenarioOffice: scenarioOfficeRows,
  scenarioReplay: scenarioReplayRows,
  scenarioExtra: scenarioExtraRows,
  archive: archiveRows,
  quotation: quotationRows,
  replayResponse: replayResponseRows,
  voice: voiceRows,
  fanLetter: fanLetterRows,
  support: supportRows,
  scenarioAppend: scenarioAppendRows,
  republication: republicationRows,
  masterCommunity: masterCommunityRows,
  masterRoom: masterRoomRows,
  masterCall: masterCallRows,
  scenarioRequest: scenarioRequestRows,
  scenarioOmnibus: scenarioOmnibusRows,
  scenarioOrder: scenarioOrderRows,
  scenarioReact: scenarioReactRows,
  scenarioBoard: scenarioBoardRows,
  form: formRows,
  formDesk: formDeskRows,
  campaign: campaignRows,
  eventPage: eventPageRows,
  office: officeRows,
  asset: assetRows,
  demo: demoRows,
}

/** By the names that calls have in the contract: `friend.ask`. */
export const callRows: ReadonlyMap<string, CallRow> = new Map(
  Object.entries(byArea).flatMap(([area, rows]) =>
    Object.entries<CallRow>(rows).map(([name, row]) => [`${area}.${name}`, row] as const),
  ),
)
