// Situations of the demo from their files.
import { termsFaults } from '#rules/order/plan.ts'
import { reactFaults } from '#rules/order/react.ts'
import { demoWorldIds } from '../shapes/common.ts'
import { type DemoReact, react } from '../shapes/react.ts'
import type { Content } from './read.ts'
import type { Reader } from './reader.ts'

export const readReacts = (reader: Reader): DemoReact[] =>
  demoWorldIds.flatMap(worldId =>
    reader.names(`reacts/${worldId}`, '.md').flatMap(key => {
      const read = reader.sheet(`reacts/${worldId}/${key}.md`, react)
      return read ? [{ key, worldId, ...read }] : []
    }),
  )

/** Checks that the office could save each, that its characters and masters exist, and that their terms are allowed. */
export function judgeReacts({ reacts, orders, people, masterRooms }: Content, reader: Reader): void {
  for (const told of reacts) {
    const file = `reacts/${told.worldId}/${told.key}.md`
    const { title, catchcopy, description, textType, seats: seatsMost } = told
    const faults = reactFaults(
      { ...{ title, catchcopy, description, textType, seatsMost }, openFrom: null, openUntil: null },
      0,
    )
    for (const [place, words] of Object.entries(faults)) reader.fault(file, place, words)
    for (const key of told.people)
      if (people.find(({ character }) => character.key === key)?.character.worldId !== told.worldId)
        reader.fault(file, 'people', `${told.worldId} has no character “${key}”`)
    for (const { master, ...terms } of told.takes) {
      if (!masterRooms.some(room => room.key === master)) reader.fault(file, 'takes', `there is no master “${master}”`)
      for (const words of Object.values(termsFaults(terms, { textType, seatsMost })))
        reader.fault(file, `takes, ${master}`, words)
    }
  }
  for (const { key, worldId, kind, plan, master } of orders) {
    if (kind !== 'react') continue
    const told = reacts.find(one => one.worldId === worldId && one.key === plan)
    if (!told?.takes.some(one => one.master === master))
      reader.fault(`orders/${worldId}/${key}.md`, 'plan', `${worldId} has no situation “${plan}” that ${master} takes`)
  }
}
