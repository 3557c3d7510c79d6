// The worlds of the demo from their folders: `data/worlds/<worldId>`.
import { strip } from '#rules/text/notation.ts'
import type { Traits } from '../../platform/portrait/types.ts'
import { type DemoWorldId, demoAccounts, demoWorldIds } from '../shapes/common.ts'
import { calculationOf } from '../shapes/formula.ts'
import { looks } from '../shapes/look.ts'
import { bodyOf, type DemoCharacter, type DemoPerson, head } from '../shapes/person.ts'
import {
  classes,
  type DemoLand,
  type DemoWorld,
  items,
  page,
  parameters,
  recipes,
  shops,
  skills,
  world,
} from '../shapes/world.ts'
import type { Reader } from './reader.ts'

export type Place = { world: DemoWorld; land: DemoLand; people: readonly Someone[] }
/** @property look traits of the portrait that were chosen by hand */
export type Someone = { character: DemoCharacter; person: DemoPerson; look: Traits | null }

export const readWorlds = (reader: Reader): Place[] => demoWorldIds.flatMap(worldId => readWorld(reader, worldId) ?? [])

function readWorld(reader: Reader, worldId: DemoWorldId): Place | null {
  const folder = `worlds/${worldId}`
  const facts = reader.json(`${folder}/world.json`, world)
  const counted = reader.json(`${folder}/parameters.json`, parameters)
  const tables = {
    classes: reader.json(`${folder}/classes.json`, classes) ?? [],
    items: (reader.json(`${folder}/items.json`, items) ?? []).map(item => ({ worldId, ...item })),
    skills: reader.json(`${folder}/skills.json`, skills) ?? [],
    shops: reader.json(`${folder}/shops.json`, shops) ?? [],
    recipes: reader.json(`${folder}/recipes.json`, recipes) ?? [],
  }
  const pages = readPages(reader, `${folder}/guide`)
  const people = readPeople(reader, worldId)
  if (!facts || !counted) return null
  const { worldName, catchphrase, description, hue, tokens, ...rules } = facts
  return {
    world: { worldId, worldName, catchphrase, description, hue, tokens },
    land: {
      ...{ worldId, ...rules, ...tables, pages },
      parameters: counted.map(({ formula: _, ...parameter }) => parameter),
      calculation: calculationOf(counted),
    },
    people,
  }
}

/** Pages of the guide. `1-outline.md`: the number is the place in the guide. */
const readPages = (reader: Reader, folder: string): DemoLand['pages'] =>
  reader
    .names(folder, '.md')
    .map(name => ({ name, place: Number.parseInt(name, 10), pageId: name.replace(/^\d+-/, '') }))
    .sort((one, other) => one.place - other.place)
    .flatMap(({ name, pageId }) => {
      const file = `${folder}/${name}.md`
      const read = reader.sheet(file, page)
      if (!read) return []
      const told = strip(read.body)
      for (const term of read.terms) if (!told.includes(term)) reader.fault(file, 'terms', `“${term}” is not explained`)
      return [{ pageId, ...read }]
    })

/** Characters, in the order of the accounts that own them. */
function readPeople(reader: Reader, worldId: DemoWorldId): Someone[] {
  const lookFile = `worlds/${worldId}/looks.json`
  const chosen = reader.json(lookFile, looks) ?? {}
  const keys = reader.names(`worlds/${worldId}/people`, '.md')
  for (const key of Object.keys(chosen))
    if (!keys.includes(key)) reader.fault(lookFile, key, 'the world has no character of this key')
  const read = keys.flatMap(key => {
    const written = reader.sheet(`worlds/${worldId}/people/${key}.md`, head)
    if (!written) return []
    const { place = 0, body, owner, given, middle = '', family = '', nameOrder, kana, className, ...more } = written
    const { level, tokens, ...told } = more
    const name = { given, middle, family, nameOrder, kana }
    const character = { owner, worldId, key, ...name, className, level, tokens }
    const look = chosen[key] ? { ...chosen[key], world: worldId } : null
    return [{ place, character, person: { ...told, ...bodyOf(body) }, look }]
  })
  const rank = ({ character: { owner } }: Someone) => demoAccounts.indexOf(owner)
  return read
    .sort((one, other) => rank(one) - rank(other) || one.place - other.place)
    .map(({ character, person, look }) => ({ character, person, look }))
}
