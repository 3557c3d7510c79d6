// Who lives in Bullbre, by the keys of characters.ts.
import type { DemoPerson } from '../shapes.ts'
import { neighbours } from './bullbre/people-neighbours.ts'
import { otherPeople } from './bullbre/people-others.ts'
import { playerPeople } from './bullbre/people-player.ts'
import { player2People } from './bullbre/people-player2.ts'

export const bullbrePeople: Readonly<Record<string, DemoPerson>> = {
  ...playerPeople,
  ...player2People,
  ...otherPeople,
  ...neighbours,
}
