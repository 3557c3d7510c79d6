// Looks of the demo's characters (`worlds/<worldId>/looks.json`), by their keys: a choice among the parts that portraits are drawn
// from.
import * as z from 'zod'
import { portraitParts } from '../../platform/portrait/parts.ts'
import { hairTones } from '../../platform/portrait/tones.ts'
import { named } from './common.ts'

const colour = z.string().regex(/^#[\dA-F]{6}$/, 'must be a colour like #27406E')

export const looks = z.record(
  z.string(),
  z.strictObject({
    /** Number of one of the world's six grounds, 0 to 5. */
    ground: z.int().min(0).max(5),
    age: z.enum(portraitParts.age),
    skin: z.enum(portraitParts.skin),
    /** Shape of the face. */
    face: z.enum(portraitParts.face),
    /** Hair over the forehead, and the rest of it. */
    front: z.enum(portraitParts.front),
    back: z.enum(portraitParts.back),
    /** Colour of the hair, by its name. */
    hair: named(hairTones),
    eyes: z.enum(portraitParts.eyes),
    iris: colour,
    brows: z.enum(portraitParts.brows),
    mouth: z.enum(portraitParts.mouth),
    clothes: z.enum(portraitParts.clothes),
    /** Colours of cloth, trim and shirt. */
    cloth: z.tuple([colour, colour, colour]),
    /** Further things on face, head and clothes; may be none. */
    extras: z.array(z.enum(portraitParts.extras)),
  }),
)
