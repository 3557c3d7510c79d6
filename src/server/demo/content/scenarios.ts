// Scenarios of the demo from their files.
import { demoWorldIds } from '../shapes/common.ts'
import { type DemoScenario, scenario } from '../shapes/scenario.ts'
import type { Content } from './read.ts'
import type { Reader } from './reader.ts'

export const readScenarios = (reader: Reader): DemoScenario[] =>
  demoWorldIds.flatMap(worldId =>
    reader.names(`scenarios/${worldId}`, '.md').flatMap(key => {
      const read = reader.sheet(`scenarios/${worldId}/${key}.md`, scenario)
      return read ? [{ key, worldId, ...read }] : []
    }),
  )

/** Checks that participants, speakers and senders of texts are characters of the world and participants. */
export function judgeScenarios({ scenarios, people }: Content, reader: Reader): void {
  for (const { key, worldId, characters, posts, playings, choices, residentTexts, ...written } of scenarios) {
    const { notes, calls, questions } = written
    const file = `scenarios/${worldId}/${key}.md`
    for (const one of characters) {
      const found = people.find(({ character }) => character.key === one)
      if (found?.character.worldId !== worldId) reader.fault(file, 'characters', `${worldId} has no character “${one}”`)
    }
    const named = [...posts, ...playings, ...notes, ...calls, ...questions].map(({ character }) => character)
    for (const one of [...named, ...calls.map(({ called }) => called)]) {
      if (!characters.includes(one)) reader.fault(file, '', `“${one}” is not in it`)
    }
    for (const { character, chooseId } of playings) {
      if (chooseId < 1 || chooseId > choices.length) reader.fault(file, character, `there is no choice ${chooseId}`)
    }
    for (const { chooseId } of residentTexts) {
      if (chooseId < 1 || chooseId > choices.length)
        reader.fault(file, '住人のプレイング', `there is no choice ${chooseId}`)
    }
  }
}
