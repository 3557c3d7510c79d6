// Link cards of all areas: one list, by the routes of the app.
import type { Page } from '../platform/pages.ts'
import { applicationPages } from './application/pages.ts'
import { campaignPages } from './campaign/pages.ts'
import { characterPages } from './character/pages.ts'
import { characterEditPages } from './character-edit/pages.ts'
import { communityPages } from './community/pages.ts'
import { distributionPages } from './distribution/pages.ts'
import { eventPagePages } from './event-page/pages.ts'
import { exchangePages } from './exchange/pages.ts'
import { formPages } from './form/pages.ts'
import { identityPages } from './identity/pages.ts'
import { inquiryPages } from './inquiry/pages.ts'
import { legalDocumentPages } from './legal-document/pages.ts'
import { masterRoomPages } from './master-room/pages.ts'
import { missionPages } from './mission/pages.ts'
import { newsPages } from './news/pages.ts'
import { notePages } from './note/pages.ts'
import { novelPages } from './novel/pages.ts'
import { orderPages } from './order/pages.ts'
import { ownAccountPages } from './own-account/pages.ts'
import { portalPages } from './portal/pages.ts'
import { quotationPages } from './quotation/pages.ts'
import { scenarioPages } from './scenario/pages.ts'
import { scenarioExtraPages } from './scenario-extra/pages.ts'
import { scenarioOmnibusPages } from './scenario-omnibus/pages.ts'
import { scenarioReactPages } from './scenario-react/pages.ts'
import { searchPages } from './search/pages.ts'
import { shopPages } from './shop/pages.ts'
import { tailorPages } from './tailor/pages.ts'
import { tweetPages } from './tweet/pages.ts'
import { worldPages } from './world/pages.ts'

export const pages: readonly Page[] = [
  ...applicationPages,
  ...campaignPages,
  ...characterPages,
  ...characterEditPages,
  ...distributionPages,
  ...eventPagePages,
  ...exchangePages,
  ...formPages,
  ...identityPages,
  ...inquiryPages,
  ...masterRoomPages,
  ...missionPages,
  ...newsPages,
  ...notePages,
  ...communityPages,
  ...novelPages,
  ...legalDocumentPages,
  ...ownAccountPages,
  ...orderPages,
  ...portalPages,
  ...quotationPages,
  ...scenarioPages,
  ...scenarioExtraPages,
  ...scenarioOmnibusPages,
  ...scenarioReactPages,
  ...searchPages,
  ...shopPages,
  ...tailorPages,
  ...tweetPages,
  ...worldPages,
]
