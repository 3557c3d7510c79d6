// Every call of the service, by area. The server implements this tree; the client gets it as JSON (method and path).
import { adminApplicationContract } from './admin-application.ts'
import { adminNewsContract } from './admin-news.ts'
import { applicationContract } from './application.ts'
import { characterContract } from './character.ts'
import { coinContract } from './coin.ts'
import { draftContract } from './draft.ts'
import { identityContract } from './identity.ts'
import { inquiryContract } from './inquiry.ts'
import { missionContract } from './mission.ts'
import { newsContract } from './news.ts'
import { novelContract } from './novel.ts'
import { ogpContract } from './ogp.ts'
import { originalClassContract } from './original-class.ts'
import { readingContract } from './reading.ts'
import { userContract } from './user.ts'
import { worldContract } from './world.ts'

export const contract = {
  identity: identityContract,
  mission: missionContract,
  character: characterContract,
  coin: coinContract,
  world: worldContract,
  news: newsContract,
  novel: novelContract,
  ogp: ogpContract,
  draft: draftContract,
  reading: readingContract,
  user: userContract,
  inquiry: inquiryContract,
  adminNews: adminNewsContract,
  application: applicationContract,
  originalClass: originalClassContract,
  adminApplication: adminApplicationContract,
}
export type Contract = typeof contract
