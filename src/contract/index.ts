// Every call of the service, by area. The server implements this tree; the client gets it as JSON (method and path).
import { coinContract } from './coin.ts'
import { identityContract } from './identity.ts'
import { missionContract } from './mission.ts'
import { newsContract } from './news.ts'
import { novelContract } from './novel.ts'
import { ogpContract } from './ogp.ts'
import { worldContract } from './world.ts'

export const contract = {
  identity: identityContract,
  mission: missionContract,
  coin: coinContract,
  world: worldContract,
  news: newsContract,
  novel: novelContract,
  ogp: ogpContract,
}
export type Contract = typeof contract
