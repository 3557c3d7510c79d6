// The demo worlds with their tokens and items.
import { world, worldItem, worldToken } from '../areas/world/tables.ts'
import type { Tx } from '../db/client.ts'
import { demoItems } from './items.ts'
import type { Pictures } from './seed-pictures.ts'
import { demoWorlds } from './worlds.ts'

export async function seedWorlds(tx: Tx, pictures: Pictures): Promise<void> {
  await tx.insert(world).values(
    demoWorlds.map(({ tokens: _, ...row }, index) => ({
      ...row,
      keyVisual: pictures.get(`worlds/${row.worldId}`) ?? null,
      displayOrder: index + 1,
    })),
  )
  await tx
    .insert(worldToken)
    .values(
      demoWorlds.flatMap(({ worldId, tokens }) =>
        tokens.map(({ name, sign }, index) => ({ worldId, tokenNo: index + 1, name, sign })),
      ),
    )
  await tx
    .insert(worldItem)
    .values(demoItems.map(item => ({ ...item, picture: pictures.get(`items/${item.picture}`) ?? null })))
}
