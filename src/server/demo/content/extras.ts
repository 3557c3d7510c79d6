// Extras of the demo from their files.
import { extraErrors, extraFaults } from '#rules/scenario/extra.ts'
import { demoWorldIds } from '../shapes/common.ts'
import { type DemoExtra, extra } from '../shapes/extra.ts'
import type { Content } from './read.ts'
import type { Reader } from './reader.ts'

export const readExtras = (reader: Reader): DemoExtra[] =>
  demoWorldIds.flatMap(worldId =>
    reader.names(`extras/${worldId}`, '.md').flatMap(key => {
      const read = reader.sheet(`extras/${worldId}/${key}.md`, extra)
      return read ? [{ key, worldId, ...read }] : []
    }),
  )

/** Checks that each extra stands beside an older replay, and that a master could hand it in, or at least save it. */
export function judgeExtras({ extras, replays }: Content, reader: Reader): void {
  for (const { key, worldId, scenario, chapter, state, daysAgo, title, teaser, body, price } of extras) {
    const file = `extras/${worldId}/${key}.md`
    const told = replays.find(one => one.worldId === worldId && one.key === scenario)?.chapters[chapter - 1]
    if (!told)
      reader.fault(file, 'scenario', `${worldId} has no chapter ${chapter} of a finished scenario “${scenario}”`)
    else if (told.daysAgo <= daysAgo) reader.fault(file, 'daysAgo', 'it must be later than its replay')
    const faultsOf = state === 'writing' ? extraFaults : extraErrors
    for (const [place, words] of Object.entries(faultsOf({ title, teaser, body, price })))
      reader.fault(file, place, words)
  }
}
