// Who lives in 灯守のエルダ, by the key of the character.
import type { DemoPerson } from '../shapes.ts'
import { neighbours } from './world0/neighbours.ts'
import { players } from './world0/players.ts'

export const world0People: Readonly<Record<string, DemoPerson>> = { ...players, ...neighbours }
