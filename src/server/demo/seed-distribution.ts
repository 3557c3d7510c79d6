// Goods of the demo's illustrator and voice, each handed out by a link that takes.
import { distribution, shouhin, shouhinOption, shouhinSuuryo } from '../areas/distribution/tables.ts'
import type { Tx } from '../db/client.ts'
import { demoItems } from './lands/index.ts'
import type { DemoAccount, DemoWorldId } from './shapes.ts'

const DAY = 86_400_000

type DemoGoodsOffer = {
  owner: DemoAccount
  shouhinId: string
  shouhinmei: string
  description: string
  worldId: DemoWorldId
  itemCode: string
  hash: string
  takeLimit: number | null
  endsInDays: number | null
}

const offers: readonly DemoGoodsOffer[] = [
  {
    owner: 'demo-illustrator',
    shouhinId: 'demo-moon-glass',
    shouhinmei: '月光硝子のおすそわけ',
    description:
      '灯守のエルダの挿絵を百枚描いた記念に、硝子をすこしだけお配りします。\n灯室の窓辺に置くと、月のない夜でもうっすら光ります。',
    worldId: 'world0',
    itemCode: 'I0002',
    hash: 'demo-moon-glass-for-you',
    takeLimit: 200,
    endsInDays: 30,
  },
  {
    owner: 'demo-voice',
    shouhinId: 'demo-night-ticket',
    shouhinmei: '零時五分の切符（声の記念）',
    description: '零時街の車内放送を収録した夜の、記念の切符です。どの列車に乗れるかは、改札を通ってからのお楽しみ。',
    worldId: 'world1',
    itemCode: 'I0002',
    hash: 'demo-night-ticket-for-you',
    takeLimit: null,
    endsInDays: null,
  },
]

export async function seedDistribution(tx: Tx, userIds: Map<DemoAccount, string>, now: Date): Promise<void> {
  const known = offers.filter(({ worldId, itemCode }) =>
    demoItems.some(item => item.worldId === worldId && item.itemCode === itemCode),
  )
  for (const { owner, hash, takeLimit, endsInDays, ...goods } of known) {
    const { shouhinId } = goods
    const key = { shouhinId, officialOptionId: 0, suuryoSentakuId: 0 }
    await tx.insert(shouhin).values({ ...goods, ownerUserId: userIds.get(owner) ?? '', createdAt: now })
    await tx.insert(shouhinOption).values({ shouhinId, officialOptionId: 0, optionName: 'そのまま' })
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
