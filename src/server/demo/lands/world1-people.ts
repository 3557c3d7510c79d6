// Who lives in 零時街, by the key of the character.
import type { DemoPerson } from '../shapes.ts'
import { neighbours } from './world1/neighbours.ts'
import { players } from './world1/players.ts'

export const world1People: Readonly<Record<string, DemoPerson>> = { ...players, ...neighbours }
