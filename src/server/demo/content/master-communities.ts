// The masters' communities of the demo, read from a file for each world, and checks of the masters and posts that they name.
import { demoWorldIds } from '../shapes/common.ts'
import { type DemoMasterCommunity, masterCommunity } from '../shapes/master-community.ts'
import type { Content } from './read.ts'
import type { Reader } from './reader.ts'

export const readMasterCommunities = (reader: Reader): (DemoMasterCommunity & { worldId: string })[] =>
  demoWorldIds.flatMap(worldId => {
    const read = reader.json(`master-communities/${worldId}.json`, masterCommunity)
    return read ? [{ ...read, worldId }] : []
  })

export function judgeMasterCommunities({ masterCommunities, masterRooms }: Content, reader: Reader): void {
  for (const { worldId, boards, chat } of masterCommunities) {
    const file = `master-communities/${worldId}.json`
    if (boards.filter(({ isForQuestions }) => isForQuestions).length > 1)
      reader.fault(file, 'boards', 'two boards take questions')
    const talks = [{ title: 'chat', posts: chat }, ...boards.flatMap(({ threads }) => threads)]
    for (const { title, posts } of talks) {
      for (const [index, { by, replyTo = 0, hoursAgo }] of posts.entries()) {
        if (by !== 'office' && !masterRooms.some(({ key }) => key === by))
          reader.fault(file, title, `there is no master “${by}”`)
        if (replyTo > index) reader.fault(file, title, `post ${index + 1} answers one that comes later`)
        if (index > 0 && hoursAgo > (posts[index - 1]?.hoursAgo ?? 0))
          reader.fault(file, title, `post ${index + 1} is older than the one before it`)
      }
    }
  }
}
