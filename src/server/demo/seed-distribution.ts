// Goods of the demo's illustrator and voice, each handed out by an open link.
import { distribution, shouhin, shouhinOption, shouhinSuuryo } from '../areas/distribution/tables.ts'
import type { Tx } from '../db/client.ts'
import { demoOffers, demoWords } from './content.ts'
import type { DemoAccount } from './shapes.ts'

const DAY = 86_400_000

export async function seedDistribution(tx: Tx, userIds: Map<DemoAccount, string>, now: Date): Promise<void> {
  for (const { owner, hash, takeLimit, endsInDays, ...goods } of demoOffers) {
    const { shouhinId } = goods
    const key = { shouhinId, officialOptionId: 0, suuryoSentakuId: 0 }
    await tx.insert(shouhin).values({ ...goods, ownerUserId: userIds.get(owner) ?? '', createdAt: now })
    await tx.insert(shouhinOption).values({ shouhinId, officialOptionId: 0, optionName: demoWords.plainOption })
    await tx.insert(shouhinSuuryo).values([
      { shouhinId, suuryoSentakuId: 0, amount: 1 },
      { shouhinId, suuryoSentakuId: 1, amount: 3 },
    ])
    await tx.insert(distribution).values({
      ...key,
      hash,
      takeLimit,
      endsAt: endsInDays === null ? null : new Date(now.getTime() + endsInDays * DAY),
      createdAt: now,
    })
  }
}
