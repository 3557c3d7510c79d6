// Who lives in insomnia1999, by the keys of characters.ts.
import type { DemoPerson } from '../shapes.ts'
import { neighbours } from './insomnia1999/people-neighbours.ts'
import { otherPeople } from './insomnia1999/people-others.ts'
import { playerPeople } from './insomnia1999/people-player.ts'
import { player2People } from './insomnia1999/people-player2.ts'

export const insomnia1999People: Readonly<Record<string, DemoPerson>> = {
  ...playerPeople,
  ...player2People,
  ...otherPeople,
  ...neighbours,
}
