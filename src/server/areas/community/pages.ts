// Link cards of communities, and of their threads that everybody may read.
import { imageSource } from '#rules/images.ts'
import { parseRowId } from '#rules/row-id.ts'
import type { Asked, Page } from '../../platform/pages.ts'
import { isRefused } from '../../platform/refuse.ts'
import { worldPage } from '../world/world-page.ts'
import { getCommunity } from './detail.ts'
import { openThread } from './rights.ts'

type InWorld = Asked & { world: { worldId: string } }

/** A community of the world, as a guest reads it. */
async function communityIn({ db, now, params: { communityId = '' }, world }: InWorld) {
  if (parseRowId(communityId) === null) return null
  const found = await getCommunity(db, { userId: null, communityId: Number(communityId), now }).catch(error => {
    if (isRefused(error, 'COMMUNITY_NOT_FOUND')) return null
    throw error
  })
  return found?.worldId === world.worldId ? found : null
}

async function threadIn(asked: InWorld) {
  const { threadId = '' } = asked.params
  const of = await communityIn(asked)
  if (!of || parseRowId(threadId) === null) return null
  const thread = await openThread(asked.db, { threadId: Number(threadId), userId: null }).catch(error => {
    if (isRefused(error, 'THREAD_NOT_FOUND')) return null
    throw error
  })
  return thread?.communityId === of.communityId ? { of, thread } : null
}

export const communityPages: readonly Page[] = [
  worldPage('/world/$worldId/community', ({ world: { worldName } }) => ({
    title: 'コミュニティ',
    description: `${worldName}のキャラクターたちの集まりを探す。`,
  })),
  worldPage('/world/$worldId/community/$communityId', async asked => {
    const of = await communityIn(asked)
    if (!of) return null
    const { communityName: title, catchphrase, description, banner } = of
    return {
      ...{ title, description: catchphrase === '' ? description : catchphrase },
      ...(banner ? { imagePath: imageSource(banner.picture, 'assets', 240) } : {}),
    }
  }),
  worldPage('/world/$worldId/community/$communityId/$threadId', async asked => {
    const found = await threadIn(asked)
    return found && { title: found.thread.title, description: `${found.of.communityName}のスレッド。` }
  }),
]
