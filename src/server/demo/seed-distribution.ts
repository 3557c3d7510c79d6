// Goods of the demo's illustrator and voice, each handed out by an open link.
import { distribution, shouhin, shouhinOption, shouhinSuuryo } from '../areas/distribution/tables.ts'
import type { Tx } from '../db/client.ts'
import { demoFigures, demoOffers, demoWords } from './content.ts'
import type { DemoAccount } from './shapes.ts'

const DAY = 86_400_000

export async function seedDistribution(tx: Tx, userIds: Map<DemoAccount, string>, now: Date): Promise<void> {
  for (const { owner, hash, takeLimit, endsInDays, ...goods } of demoOffers) {
    const { shouhinId } = goods
    const key = { shouhinId, officialOptionId: 0, suuryoSentakuId: 0 }
    await tx.insert(shouhin).values({ ...goods, ownerUserId: userIds.get(owner) ?? '', createdAt: now })
    await tx.insert(shouhinOption).values({ shouhinId, officialOptionId: 0, optionName: demoWords.plainOption })
    await tx
      .insert(shouhinSuuryo)
      .values(demoFigures.goodsAmounts.map((amount, suuryoSentakuId) => ({ shouhinId, suuryoSentakuId, amount })))
    await tx.insert(distribution).values({
      ...key,
      hash,
      takeLimit,
      endsAt: endsInDays === null ? null : new Date(now.getTime() + endsInDays * DAY),
      createdAt: now,
    })
  }
}
