// Points that were put on the abilities of the demo's characters and residents, as the first line of their history.
import { asParameters, type Points, pointsUsed, pointsWanted, stepPoints } from '#rules/registration-points.ts'
import { characterParameterChange } from '../areas/character/tables.ts'
import { FIRST_CHANGE } from '../areas/character-edit/register.ts'
import type { Tx } from '../db/client.ts'
import { hashOf } from '../platform/portrait/derive.ts'
import { demoCharacters, demoFigures, demoLands } from './content.ts'
import { residents } from './residents.ts'

const DAY = 86_400_000

export async function seedRegistrations(tx: Tx, now: Date): Promise<void> {
  const { characters: oldest, residents: came } = demoFigures
  const played = demoCharacters.map(({ key, worldId }, index) => ({ key, worldId, daysAgo: oldest.daysAgo - index }))
  const dwelling = residents.map(({ characterId: key, worldId }) => ({ key, worldId, daysAgo: came.daysAgo }))
  const rows = [...played, ...dwelling].flatMap(({ key, worldId, daysAgo }) => {
    const land = demoLands.find(each => each.worldId === worldId)
    const assignable = (land?.parameters ?? []).filter(each => each.assignable).map(({ id }) => id)
    if (assignable.length === 0) return []
    const parameters = asParameters(pointsOf(key, assignable))
    const createdAt = new Date(now.getTime() - daysAgo * DAY)
    return [{ characterId: key, reason: FIRST_CHANGE, parameters, createdAt }]
  })
  if (rows.length > 0) await tx.insert(characterParameterChange).values(rows)
}

/** Points of a character, always the same: more on some abilities than on others. */
function pointsOf(key: string, assignable: readonly number[]): Points {
  let points: Points = {}
  for (let step = 0; pointsUsed(points) < pointsWanted(assignable.length); step++) {
    const liked = assignable[hashOf(`${key}${step}`) % assignable.length]
    points = stepPoints(points, liked ?? 0, 1, assignable.length)
  }
  return points
}
