// Desks of the demo's masters: the worlds that demo-master writes for, the office's notices, sheets of the demo's NPCs.
import { eq } from 'drizzle-orm'
import { character } from '../areas/character/tables.ts'
import { masterDesk, masterNotice, masterWorld, npcSheet } from '../areas/scenario-desk/tables.ts'
import type { Tx } from '../db/client.ts'
import { demoFigures, demoMasterDesk, demoWorlds } from './content.ts'
import type { DemoAccount } from './shapes.ts'

const DAY = 86_400_000

export async function seedMasterDesk(tx: Tx, userIds: Map<DemoAccount, string>, now: Date): Promise<void> {
  const userId = userIds.get('demo-master') ?? ''
  const officeId = userIds.get('demo-admin') ?? ''
  const { refusals, notices } = demoMasterDesk
  const since = new Date(now.getTime() - demoFigures.masters.daysAgo * DAY)
  await tx.insert(masterWorld).values(demoWorlds.map(({ worldId }) => ({ userId, worldId, since })))
  // A master of long standing: every difficulty is open.
  await tx.insert(masterDesk).values({ userId, isNewMaster: false, refusals })
  await tx.insert(masterNotice).values(
    notices.map(({ daysAgo, ...notice }) => ({
      ...notice,
      ...{ createdBy: officeId, createdAt: new Date(now.getTime() - daysAgo * DAY) },
    })),
  )
  const npcs = await tx.select({ characterId: character.characterId }).from(character).where(eq(character.isNpc, true))
  if (npcs.length > 0) {
    await tx.insert(npcSheet).values(npcs.map(({ characterId }) => ({ characterId, isLent: true, updatedAt: since })))
  }
}
