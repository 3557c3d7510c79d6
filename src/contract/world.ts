// Worlds (doc1 §2.5, §7).
import * as z from 'zod'
import { read } from './call.ts'
import { closed, wordId } from './shapes.ts'

export const World = closed({
  worldId: wordId,
  worldName: z.string(),
  catchphrase: z.string(),
  description: z.string(),
  /** Hue of the world's indigo in degrees. */
  hue: z.number(),
  keyVisual: z.string().nullable(),
  tokenList: z.array(closed({ name: z.string(), sign: z.string() })),
})

export const worldContract = {
  /** The open worlds, in the order of the menu. */
  worldSelect: read('public', '/api/WorldSelect')
    .input(closed({}).optional())
    .output(closed({ worldSelectList: z.array(World) })),
}
export type WorldContract = typeof worldContract
