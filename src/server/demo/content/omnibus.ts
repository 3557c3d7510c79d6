// Templates and themes of the demo from their files.
import { omnibusErrors } from '#rules/order/omnibus.ts'
import { planFaults, termsFaults } from '#rules/order/plan.ts'
import { demoWorldIds } from '../shapes/common.ts'
import { type DemoOmnibus, type DemoOmnibusTemplate, omnibus, omnibusTemplate } from '../shapes/omnibus.ts'
import type { Content } from './read.ts'
import type { Reader } from './reader.ts'

export const readOmnibusTemplates = (reader: Reader): DemoOmnibusTemplate[] =>
  demoWorldIds.flatMap(worldId =>
    reader.names(`omnibus-templates/${worldId}`, '.md').flatMap(key => {
      const read = reader.sheet(`omnibus-templates/${worldId}/${key}.md`, omnibusTemplate)
      return read ? [{ key, worldId, ...read }] : []
    }),
  )

export const readOmnibuses = (reader: Reader): DemoOmnibus[] =>
  demoWorldIds.flatMap(worldId =>
    reader.names(`omnibus/${worldId}`, '.md').flatMap(key => {
      const read = reader.sheet(`omnibus/${worldId}/${key}.md`, omnibus)
      return read ? [{ key, worldId, ...read }] : []
    }),
  )

/** Checks that templates and themes could be written so, that their people exist, and that orders name open themes. */
export function judgeOmnibuses(
  { omnibusTemplates, omnibuses, masterRooms, people, orders }: Content,
  reader: Reader,
  isDrawn: (picture: string) => boolean,
): void {
  for (const { key, worldId, seats: seatsMost, picture, ...template } of omnibusTemplates) {
    const file = `omnibus-templates/${worldId}/${key}.md`
    const faults = planFaults({ ...template, seatsMost, openFrom: null, openUntil: null }, 0)
    for (const [place, words] of Object.entries(faults)) reader.fault(file, place, words)
    if (picture !== null && !isDrawn(picture))
      reader.fault(file, 'picture', `there is no picture pictures/${picture}.svg`)
  }
  for (const theme of omnibuses) {
    const { key, worldId, template, master, characters, picture, coins: orderCoin, seats, writingDays } = theme
    const file = `omnibus/${worldId}/${key}.md`
    const of = omnibusTemplates.find(one => one.worldId === worldId && one.key === template)
    if (!of) reader.fault(file, 'template', `${worldId} has no template “${template}”`)
    for (const [place, words] of Object.entries(omnibusErrors(theme))) reader.fault(file, place, words)
    if (of && orderCoin !== null) {
      const faults = termsFaults({ acceptFlg: true, orderCoin, seats, writingDays }, { ...of, seatsMost: of.seats })
      for (const [place, words] of Object.entries(faults)) reader.fault(file, place, words)
    }
    if (!masterRooms.some(room => room.key === master)) reader.fault(file, 'master', `there is no master “${master}”`)
    for (const id of characters)
      if (!people.some(({ character }) => character.key === id && character.worldId === worldId))
        reader.fault(file, 'characters', `${worldId} has no character “${id}”`)
    if (picture !== null && !isDrawn(picture))
      reader.fault(file, 'picture', `there is no picture pictures/${picture}.svg`)
  }
  for (const { key, worldId, kind, plan, title, coins, master } of orders) {
    if (kind !== 'omnibus') continue
    const theme = omnibuses.find(one => one.worldId === worldId && one.key === plan)
    if (theme?.title !== title || theme.coins !== coins || theme.master !== master)
      reader.fault(`orders/${worldId}/${key}.md`, 'plan', 'it has title, coins and master of an open theme')
  }
}
