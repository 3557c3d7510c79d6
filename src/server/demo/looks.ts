// The looks of the demo characters, by their keys.

import type { Traits } from '../platform/portrait/types.ts'
import { bullbre } from './looks/bullbre.ts'
import { insomnia } from './looks/insomnia1999.ts'
import { world0 } from './looks/world0.ts'
import { world1 } from './looks/world1.ts'
import { world2 } from './looks/world2.ts'

export const handMade: Readonly<Record<string, Traits>> = Object.fromEntries(
  (
    [
      ['world0', world0],
      ['world1', world1],
      ['world2', world2],
      ['Bullbre', bullbre],
      ['insomnia1999', insomnia],
    ] as const
  ).flatMap(([world, looks]) => Object.entries(looks).map(([key, look]) => [key, { ...look, world }])),
)
