// The communities of the demo, read from a file for each world, and checks of the characters and drawings that they name.
import { demoWorldIds } from '../shapes/common.ts'
import { communities, type DemoCommunity } from '../shapes/community.ts'
import type { Content } from './read.ts'
import type { Reader } from './reader.ts'

export const readCommunities = (reader: Reader): { worldId: string; communities: DemoCommunity[] }[] =>
  demoWorldIds.flatMap(worldId => {
    const read = reader.json(`communities/${worldId}.json`, communities)
    return read ? [{ worldId, communities: read.communities }] : []
  })

export function judgeCommunities(content: Content, reader: Reader, isDrawn: (picture: string) => boolean): void {
  for (const { worldId, communities: told } of content.communities) {
    const file = `communities/${worldId}.json`
    const here = new Set(
      content.people.filter(({ character }) => character.worldId === worldId).map(({ character }) => character.key),
    )
    for (const { name, banner, leader, members, requests = [], threads, foundedDaysAgo } of told) {
      const isMember = (key: string) => key === leader || members.includes(key)
      for (const key of [leader, ...members, ...requests.map(({ by }) => by)])
        if (!here.has(key)) reader.fault(file, name, `there is no character “${key}”`)
      for (const { by } of requests) if (isMember(by)) reader.fault(file, name, `“${by}” asks, and is a member`)
      if (banner && !isDrawn(banner.picture))
        reader.fault(file, name, `there is no picture pictures/${banner.picture}.svg`)
      for (const { title, scope, posts } of threads) {
        for (const [index, { by, replyTo = 0, hoursAgo }] of posts.entries()) {
          if (!here.has(by)) reader.fault(file, title, `there is no character “${by}”`)
          if (scope !== 'anyone' && !isMember(by)) reader.fault(file, title, `“${by}” is no member`)
          if (replyTo > index) reader.fault(file, title, `post ${index + 1} answers one that comes later`)
          if (hoursAgo > foundedDaysAgo * 24) reader.fault(file, title, `post ${index + 1} is older than its community`)
          if (index > 0 && hoursAgo > (posts[index - 1]?.hoursAgo ?? 0))
            reader.fault(file, title, `post ${index + 1} is older than the one before it`)
        }
      }
    }
  }
}
