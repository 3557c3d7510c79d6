// The card of weight agrees with the numbers beside it.
import { enter, expect, test } from './fixtures.ts'
import { givenLoft, numbers } from './loft.ts'

test.use({ serviceWorkers: 'block' })

test('the card of weight and the numbers agree in every class of weight, at the edges that rounding moves', async ({
  page,
  server,
}) => {
  await givenLoft(server)
  // Effect of the load: a base of 10 for kind 8, percents for kinds 4 and 12.
  for (const id of [4, 8, 12]) {
    await server.query(
      `insert into world_calc_row values ('loft', 'inner', $1::int, $2::int, 1, 'heavyEffectWorld0', 1, 10)`,
      [1_000 + id, id],
    )
  }
  // Capacity of 200: 69.5 and 84.5 percent count as 70 and 85.
  await server.query(`update world_class set hosei = $1 where world_id = 'loft' and class_id = 'B1'`, [
    numbers({ 16: 195 }),
  ])
  for (const [code, weight] of [
    ['E1', 30],
    ['E2', 139],
    ['E3', 60],
  ]) {
    await server.query(`update world_item set item_cost = $2::int where world_id = 'loft' and item_code = $1`, [
      code,
      weight,
    ])
  }
  await enter(page, '/world/loft/sobiItemSettings')
  const card = page.getByRole('region', { name: '重さ' })
  const stats = page.getByRole('region', { name: '能力' }).getByRole('listitem')
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click()
  /** Current values, and the changes by weight on the card. */
  const read = async () => {
    const said = (await card.innerText()).replaceAll('−', '-')
    const entries = (await stats.allInnerTexts()).map(text => text.replaceAll('−', '-').replaceAll(/\s/g, ''))
    return ['足どり', '身ごなし', '息'].map(name => {
      const entry = entries.find(text => text.startsWith(name)) ?? ''
      const now = /から(-?\d+)/.exec(entry)?.[1] ?? /(-?\d+)$/.exec(entry)?.[1]
      return { now: Number(now), change: Number(new RegExp(`${name} ([+-]\\d+)`).exec(said)?.[1] ?? 0) }
    })
  }
  const plain: number[] = []
  const steps: [string, string, () => Promise<void>][] = [
    ['とても軽い', '0 / 200', async () => {}],
    ['軽い', '60 / 200', () => press('羊毛の外套をつける')],
    ['ふつう', '90 / 200', () => press('灯台守の杖をつける')],
    ['とても重い', '169 / 200', () => press('鉛の胸当てをつける')],
    ['重い', '139 / 200', () => press(/の灯台守の杖を外す$/)],
    ['とても軽い', '0 / 200', () => press(/の鉛の胸当てを外す$/)],
  ]
  const seen = []
  for (const [band, carried, act] of steps) {
    await act()
    await expect(card).toContainText(carried)
    await expect(card.getByText(band, { exact: true })).toBeVisible()
    seen.push({ band, numbers: await read() })
    if (band === 'ふつう') {
      await expect(card).toContainText('この重さでは、能力は変わりません。')
      plain.push(...(await read()).map(({ now }) => now))
    }
  }
  for (const { band, numbers: all } of seen) {
    expect(
      all.map(({ now }) => now),
      band,
    ).toEqual(all.map(({ change }, index) => (plain[index] ?? 0) + change))
    expect(
      all.every(({ change }) => (change === 0) === (band === 'ふつう')),
      band,
    ).toBe(true)
  }
})
