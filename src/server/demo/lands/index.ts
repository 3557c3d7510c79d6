// What the demo worlds consist of, and who lives in them beside the players' characters.
import type { DemoItem, DemoLand, DemoPerson } from '../shapes.ts'
import { bullbre } from './bullbre.ts'
import { insomnia1999 } from './insomnia1999.ts'
import { world0 } from './world0.ts'
import { world0People } from './world0-people.ts'
import { world1 } from './world1.ts'
import { world1People } from './world1-people.ts'
import { world2 } from './world2.ts'

export const demoLands: readonly DemoLand[] = [world0, world1, world2, bullbre, insomnia1999]

export const demoItems: readonly DemoItem[] = demoLands.flatMap(land => land.items)

/** By the key of the character. */
export const demoPeople: Readonly<Record<string, DemoPerson>> = { ...world0People, ...world1People }
