// Link card of a page inside a world, under the picture of the world.
import { eq } from 'drizzle-orm'
import { imageSource } from '#rules/images.ts'
import type { Db } from '../../db/client.ts'
import { type Asked, cardOf, type Page, type Said } from '../../platform/pages.ts'
import { world } from './tables.ts'

type WorldFace = { worldId: string; worldName: string; catchphrase: string; keyVisual: string | null }

/** @param say gives the texts of the card, and may read more data; null when the address leads to nothing public */
export const worldPage = (
  route: `/world/$worldId${string}`,
  say: (asked: Asked & { world: WorldFace }) => Promise<Said | null> | Said | null,
): Page => ({
  route,
  card: async asked => {
    const face = await findWorld(asked.db, asked.params.worldId ?? '')
    const said = face && (await say({ ...asked, world: face }))
    if (!said) return null
    const picture = face.keyVisual && imageSource(face.keyVisual, 'assets', 240)
    return cardOf({ imagePath: picture, worldName: face.worldName, ...said })
  },
})

async function findWorld(db: Db, worldId: string): Promise<WorldFace | null> {
  const { worldName, catchphrase, keyVisual } = world
  const [row] = await db
    .select({ worldId: world.worldId, worldName, catchphrase, keyVisual })
    .from(world)
    .where(eq(world.worldId, worldId))
  return row ?? null
}
