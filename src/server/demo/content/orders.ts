// Orders of the demo and the terms of its masters from their files.

import { requestErrors } from '#rules/order/order.ts'
import { INVITE_DAYS } from '#rules/order/schedule.ts'
import { lengthCount } from '#rules/text/count.ts'
import { demoWorldIds } from '../shapes/common.ts'
import { type DemoOrder, type DemoOrderTerms, order, orderTerms } from '../shapes/order.ts'
import type { Content } from './read.ts'
import type { Reader } from './reader.ts'

export const readOrders = (reader: Reader): DemoOrder[] =>
  demoWorldIds.flatMap(worldId =>
    reader.names(`orders/${worldId}`, '.md').flatMap(key => {
      const read = reader.sheet(`orders/${worldId}/${key}.md`, order)
      return read ? [{ key, worldId, ...read }] : []
    }),
  )

export const readOrderTerms = (reader: Reader): DemoOrderTerms[] => reader.json('order-terms.json', orderTerms) ?? []

/** Speakers of an order who are no characters of it. */
const ORDER_SPEAKERS = ['マスター', '運営'] as const

/** Checks that members are characters of the world and of different players, that masters exist, and that the words could be sent. */
export function judgeOrders(
  { orders, orderTerms: terms, people, residents, masterRooms, replays }: Content,
  reader: Reader,
): void {
  const isMaster = (key: string) => masterRooms.some(room => room.key === key)
  for (const { master, worldId } of terms)
    if (!isMaster(master)) reader.fault('order-terms.json', worldId, `there is no master “${master}”`)
  for (const told of orders) {
    const file = `orders/${told.worldId}/${told.key}.md`
    const members = [told.owner, ...told.guests, ...told.asked]
    const owners = members.map(key => {
      const found = people.find(({ character }) => character.key === key)?.character
      const isResident = new RegExp(`^${told.worldId.toLowerCase()}-resident-\\d+$`).test(key)
      if (found?.worldId !== told.worldId && !(isResident && residents.length > 0))
        reader.fault(file, key, `${told.worldId} has no character “${key}”`)
      return found?.owner ?? key
    })
    if (new Set([...owners, told.master]).size <= owners.length)
      reader.fault(file, 'guests', 'each must be of another user')
    if (!isMaster(told.master)) reader.fault(file, 'master', `there is no master “${told.master}”`)
    for (const { character, words } of told.messages) {
      if (![...members, ...ORDER_SPEAKERS].includes(character)) reader.fault(file, '話', `“${character}” is not in it`)
      if (words === '' || lengthCount(words) > 400) reader.fault(file, '話', 'a message has 1 to 400 characters')
    }
    for (const key of told.follows)
      if (!replays.some(replay => replay.worldId === told.worldId && replay.key === key))
        reader.fault(file, 'follows', `${told.worldId} has no finished scenario “${key}”`)
    if (told.kind !== 'request') continue
    const { title: purpose, content: orderContent, textType, coins: orderCoin, seats } = told
    const faults = requestErrors({ purpose, orderContent, textType, orderCoin, seats, inviteDays: INVITE_DAYS.usual })
    for (const [place, words] of Object.entries(faults)) reader.fault(file, place, words)
  }
}
