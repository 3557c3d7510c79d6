// The tree of handlers, in the shape of the contract.
import { coinHandlers } from './areas/coin/handlers.ts'
import { identityHandlers } from './areas/identity/handlers.ts'
import { missionHandlers } from './areas/mission/handlers.ts'
import { newsHandlers } from './areas/news/handlers.ts'
import { novelHandlers } from './areas/novel/handlers.ts'
import { ogpHandlers } from './areas/ogp/handlers.ts'
import { worldHandlers } from './areas/world/handlers.ts'
import { calls } from './platform/calls.ts'

export const router = calls.router({
  identity: identityHandlers,
  mission: missionHandlers,
  coin: coinHandlers,
  world: worldHandlers,
  news: newsHandlers,
  novel: novelHandlers,
  ogp: ogpHandlers,
})
