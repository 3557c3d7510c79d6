// The tree of handlers, in the shape of the contract.
import { adminNewsHandlers } from './areas/admin-news/handlers.ts'
import { adminApplicationHandlers, applicationHandlers, originalClassHandlers } from './areas/application/handlers.ts'
import { characterHandlers } from './areas/character/handlers.ts'
import { coinHandlers } from './areas/coin/handlers.ts'
import { draftHandlers } from './areas/draft/handlers.ts'
import { identityHandlers } from './areas/identity/handlers.ts'
import { inquiryHandlers } from './areas/inquiry/handlers.ts'
import { missionHandlers } from './areas/mission/handlers.ts'
import { newsHandlers } from './areas/news/handlers.ts'
import { novelHandlers } from './areas/novel/handlers.ts'
import { ogpHandlers } from './areas/ogp/handlers.ts'
import { readingHandlers } from './areas/reading/handlers.ts'
import { userHandlers } from './areas/user/handlers.ts'
import { worldHandlers } from './areas/world/handlers.ts'
import { calls } from './platform/calls.ts'

export const router = calls.router({
  identity: identityHandlers,
  mission: missionHandlers,
  character: characterHandlers,
  coin: coinHandlers,
  world: worldHandlers,
  news: newsHandlers,
  novel: novelHandlers,
  ogp: ogpHandlers,
  draft: draftHandlers,
  reading: readingHandlers,
  user: userHandlers,
  inquiry: inquiryHandlers,
  adminNews: adminNewsHandlers,
  application: applicationHandlers,
  originalClass: originalClassHandlers,
  adminApplication: adminApplicationHandlers,
})
