// All refusals of the service. The server answers `{errorMessage, code}` with them; screens import only the file of
// their area, to keep the texts of the others out of what they load.

import { accountRefusals } from './account.ts'
import { applicationRefusals } from './application.ts'
import { archiveRefusals } from './archive.ts'
import { assetRefusals } from './asset.ts'
import { blockRefusals } from './block.ts'
import { campaignRefusals } from './campaign.ts'
import { characterRefusals } from './character.ts'
import { characterEditRefusals } from './character-edit.ts'
import { classRequestRefusals } from './class-request.ts'
import { coinRefusals } from './coin.ts'
import { commonRefusals } from './common.ts'
import { communityRefusals } from './community.ts'
import { demoRefusals } from './demo.ts'
import { distributionRefusals } from './distribution.ts'
import { draftRefusals } from './draft.ts'
import { driveRefusals } from './drive.ts'
import { equipmentRefusals } from './equipment.ts'
import { eventPageRefusals } from './event-page.ts'
import { exchangeRefusals } from './exchange.ts'
import { fanLetterRefusals } from './fan-letter.ts'
import { followRefusals } from './follow.ts'
import { formRefusals } from './form.ts'
import { friendRefusals } from './friend.ts'
import { identityRefusals } from './identity.ts'
import { inquiryRefusals } from './inquiry.ts'
import { journalRefusals } from './journal.ts'
import { legalDocumentRefusals } from './legal-document.ts'
import { letterRefusals } from './letter.ts'
import { masterCommunityRefusals } from './master-community.ts'
import { masterRoomRefusals } from './master-room.ts'
import { missionRefusals } from './mission.ts'
import { muteRefusals } from './mute.ts'
import { newsRefusals } from './news.ts'
import { noteRefusals } from './note.ts'
import { noticeRefusals } from './notice.ts'
import { novelRefusals } from './novel.ts'
import { ogpRefusals } from './ogp.ts'
import { ownAccountRefusals } from './own-account.ts'
import { quotationRefusals } from './quotation.ts'
import { replayResponseRefusals } from './replay-response.ts'
import { reportRefusals } from './report.ts'
import { republicationRefusals } from './republication.ts'
import { scenarioRefusals } from './scenario.ts'
import { scenarioExtraRefusals } from './scenario-extra.ts'
import { scenarioOmnibusRefusals } from './scenario-omnibus.ts'
import { scenarioOrderRefusals } from './scenario-order.ts'
import { scenarioReactRefusals } from './scenario-react.ts'
import { searchRefusals } from './search.ts'
import { shopRefusals } from './shop.ts'
import { skillRefusals } from './skill.ts'
import { socialRefusals } from './social.ts'
import { tailorRefusals } from './tailor.ts'
import { tweetRefusals } from './tweet.ts'
import { userRefusals } from './user.ts'
import { voiceRefusals } from './voice.ts'
import { worldRefusals } from './world.ts'

export const refusalsByArea = {
  common: commonRefusals,
  identity: identityRefusals,
  account: accountRefusals,
  classRequest: classRequestRefusals,
  legalDocument: legalDocumentRefusals,
  ownAccount: ownAccountRefusals,
  social: socialRefusals,
  mission: missionRefusals,
  world: worldRefusals,
  news: newsRefusals,
  notice: noticeRefusals,
  note: noteRefusals,
  community: communityRefusals,
  novel: novelRefusals,
  ogp: ogpRefusals,
  draft: draftRefusals,
  user: userRefusals,
  inquiry: inquiryRefusals,
  character: characterRefusals,
  coin: coinRefusals,
  exchange: exchangeRefusals,
  distribution: distributionRefusals,
  search: searchRefusals,
  shop: shopRefusals,
  follow: followRefusals,
  friend: friendRefusals,
  block: blockRefusals,
  mute: muteRefusals,
  journal: journalRefusals,
  tailor: tailorRefusals,
  tweet: tweetRefusals,
  report: reportRefusals,
  letter: letterRefusals,
  drive: driveRefusals,
  equipment: equipmentRefusals,
  skill: skillRefusals,
  characterEdit: characterEditRefusals,
  application: applicationRefusals,
  scenario: scenarioRefusals,
  scenarioOmnibus: scenarioOmnibusRefusals,
  scenarioOrder: scenarioOrderRefusals,
  scenarioReact: scenarioReactRefusals,
  scenarioExtra: scenarioExtraRefusals,
  archive: archiveRefusals,
  quotation: quotationRefusals,
  replayResponse: replayResponseRefusals,
  voice: voiceRefusals,
  fanLetter: fanLetterRefusals,
  republication: republicationRefusals,
  masterCommunity: masterCommunityRefusals,
  masterRoom: masterRoomRefusals,
  form: formRefusals,
  campaign: campaignRefusals,
  eventPage: eventPageRefusals,
  asset: assetRefusals,
  demo: demoRefusals,
}

/** One type with the members of all types of a union. */
type Together<Union> = (Union extends unknown ? (of: Union) => void : never) extends (of: infer All) => void
  ? All
  : never
type Refusals = Together<(typeof refusalsByArea)[keyof typeof refusalsByArea]>

export const refusals = Object.assign({}, ...Object.values(refusalsByArea)) as {
  [Code in keyof Refusals]: Refusals[Code]
}

export type RefusalCode = keyof typeof refusals
