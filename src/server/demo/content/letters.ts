// The letters of the demo, read from a file for each world, and checks of the things that they name.
import { demoWorldIds } from '../shapes/common.ts'
import { type DemoLetters, letters } from '../shapes/letter.ts'
import type { Content } from './read.ts'
import type { Reader } from './reader.ts'

export const readLetters = (reader: Reader): (DemoLetters & { worldId: string })[] =>
  demoWorldIds.flatMap(worldId => {
    const read = reader.json(`letters/${worldId}.json`, letters)
    return read ? [{ worldId, ...read }] : []
  })

export function judgeLetters({ letters: told, people, lands, worlds }: Content, reader: Reader): void {
  for (const { worldId, letters: written, makai } of told) {
    const file = `letters/${worldId}.json`
    const ownerOf = (key: string) =>
      people.find(({ character }) => character.worldId === worldId && character.key === key)?.character.owner
    const items = lands.find(land => land.worldId === worldId)?.items ?? []
    const tokens = worlds.find(world => world.worldId === worldId)?.tokens.length ?? 0
    for (const { by, to, text } of [...written, ...makai]) {
      const place = text.slice(0, 12)
      for (const each of [by, to]) if (!ownerOf(each)) reader.fault(file, place, `there is no character “${each}”`)
      if (ownerOf(by) === ownerOf(to)) reader.fault(file, place, `${by} and ${to} are of one account`)
    }
    for (const { gift, text } of written) {
      if (gift && 'itemCode' in gift && !items.some(({ itemCode }) => itemCode === gift.itemCode))
        reader.fault(file, text.slice(0, 12), `there is no item ${gift.itemCode}`)
      if (gift && 'token' in gift && gift.token > tokens)
        reader.fault(file, text.slice(0, 12), `the world has ${tokens} tokens`)
    }
  }
}
