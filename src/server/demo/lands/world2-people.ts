// Who lives in world2, by the keys of characters.ts.
import type { DemoPerson } from '../shapes.ts'
import { neighbours } from './world2/people-neighbours.ts'
import { otherPeople } from './world2/people-others.ts'
import { playerPeople } from './world2/people-player.ts'
import { player2People } from './world2/people-player2.ts'

export const world2People: Readonly<Record<string, DemoPerson>> = {
  ...playerPeople,
  ...player2People,
  ...otherPeople,
  ...neighbours,
}
