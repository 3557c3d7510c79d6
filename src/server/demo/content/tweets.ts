// The tweets of the demo, read from a file for each world, and checks of the things that they name.
import { demoWorldIds } from '../shapes/common.ts'
import { type DemoTweets, tweets } from '../shapes/tweet.ts'
import type { Content } from './read.ts'
import type { Reader } from './reader.ts'

export const readTweets = (reader: Reader): (DemoTweets & { worldId: string })[] =>
  demoWorldIds.flatMap(worldId => {
    const read = reader.json(`tweets/${worldId}.json`, tweets)
    return read ? [{ worldId, ...read }] : []
  })

export function judgeTweets(content: Content, reader: Reader, isDrawn: (picture: string) => boolean): void {
  for (const { worldId, events, tweets: told } of content.tweets) {
    const file = `tweets/${worldId}.json`
    const people = content.people.filter(({ character }) => character.worldId === worldId)
    const isThere = (key: string) => people.some(({ character }) => character.key === key)
    const picture = (place: string, name: string) => {
      if (!isDrawn(name)) reader.fault(file, place, `there is no picture pictures/${name}.svg`)
    }
    const known = new Set<string>()
    for (const { key, by, replyTo, quoteOf, pictures = [], likes = [], text } of told) {
      const place = key ?? text.slice(0, 12)
      for (const each of [by, ...likes]) {
        if (!isThere(each)) reader.fault(file, place, `there is no character “${each}”`)
      }
      for (const each of [replyTo, quoteOf]) {
        if (each !== undefined && !known.has(each)) reader.fault(file, place, `there is no tweet “${each}” before it`)
      }
      for (const each of pictures) picture(place, `tweets/${each.picture}`)
      if (key !== undefined) known.add(key)
    }
    for (const { title, picture: name, winners = [] } of events) {
      picture(title, name)
      for (const { tweet } of winners) {
        if (!known.has(tweet)) reader.fault(file, title, `there is no tweet “${tweet}”`)
      }
    }
  }
}
