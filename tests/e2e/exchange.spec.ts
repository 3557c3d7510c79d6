// Making items and buying: texts of the screens, acts that happen once, screens that open without a network.

import { enter, expect, test, untilInstalled, withoutWorker } from './fixtures.ts'
import { FULL } from './full-size.ts'
import { lookClosely } from './look.ts'
import { openMarket, SPEAKER } from './market.ts'

const EXCHANGE = '/world/world0/itemSynth'
const SHOP = '/world/world0/shop/t-shop'

type Held = { balance: number }

withoutWorker(
  'an item is made: searched, asked about, paid by LP, made once though its answer is lost',
  async ({ page, server }) => {
    await openMarket(server.query)
    const held = async (currency: string): Promise<number> => {
      const [row] = await server.query<Held>(
        'select balance::int from ledger_account where holder_id = $1 and currency = $2',
        [SPEAKER, currency],
      )
      return row?.balance ?? 0
    }
    await enter(page, EXCHANGE)
    const map = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /試しの写し図/ }) })
    await expect(map).toContainText('あと2個')
    await expect(map.getByRole('button', { name: /材料が足りません/ })).toHaveAttribute('aria-disabled', 'true')

    const shop = page.getByRole('navigation').getByRole('link', { name: 'ショップ' })
    await expect(shop).toHaveAttribute('aria-current', 'page')
    const { look, found } = lookClosely(page)
    await page.getByRole('button', { name: '交換の設定' }).click()
    await page.getByRole('switch', { name: /レベルアップしたアイテムを使用する/ }).click()
    await expect(page).toHaveURL(/levelUp=true/)
    await look('the options')
    await page.getByRole('button', { name: 'とじる' }).click()
    await page.getByRole('button', { name: '交換履歴' }).click()
    await expect(page.getByRole('dialog')).toContainText('データがありません')
    await page.getByRole('button', { name: 'とじる' }).click()

    const search = page.getByRole('searchbox')
    await search.fill('どこにもない名前')
    await expect(page.getByText('「どこにもない名前」は見つかりませんでした。')).toBeVisible()
    await search.fill('試しの')
    await expect(page.getByText('全2件')).toBeVisible()
    await page.getByRole('switch', { name: '作成できるものだけ表示' }).click()
    await expect(page.getByText('全1件')).toBeVisible()
    await expect(page).toHaveURL(/only=true/)

    await page.getByRole('button', { name: '試しの灯籠を作成する' }).click()
    const sheet = page.getByRole('dialog', { name: /試しの灯籠 を作成しますか？/ })
    await expect(sheet).toContainText('所持 2個 から 0個 になります')
    await expect(sheet).toContainText('LP 100')
    await look('the sheet before making')
    server.gate.loseAnswers(/ItemSynth\/create/)
    await sheet.getByRole('button', { name: '作成する' }).click()
    const tries = () => server.gate.calls.filter(({ path }) => path.includes('ItemSynth/create'))
    await expect.poll(() => tries().length, { intervals: [100] }).toBeGreaterThanOrEqual(2)
    server.gate.loseAnswers(null)
    await expect(page.getByText('アイテムを作成しました', { exact: true })).toBeVisible()
    expect(new Set(tries().map(({ key }) => key)).size).toBe(1)
    expect([await held('item:world0:T-LAMP'), await held('item:world0:T-GLASS')]).toEqual([1, 0])
    await expect(page.getByText('「試しの」は見つかりませんでした。')).toBeVisible()
    await page.getByRole('button', { name: 'すべてのアイテムを見る' }).click()
    await expect(search).toHaveValue('')
    await page.goBack()
    await expect(search).toHaveValue('試しの')
    await expect(page.getByText('「試しの」は見つかりませんでした。')).toBeVisible()
    await page.goForward()
    await expect(search).toHaveValue('')
    await page.getByRole('button', { name: '交換履歴' }).click()
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText([/試しの灯籠/])
    await look('the history')
    expect(found).toEqual([])
  },
)

withoutWorker(
  'goods are bought up to the limit, and the ledger says what the coins went for',
  { tag: FULL },
  async ({ page, server }) => {
    await openMarket(server.query)
    await server.query(
      `update world_item set item_position_id = 'charm', status_ref_flg = true, item_cost = 3, parameters = $1
    where world_id = 'world0' and item_code = 'T-GEAR'`,
      [`{${Array.from({ length: 30 }, (_, index) => (index === 13 ? 4 : 0)).join(',')}}`],
    )
    await server.query(`delete from equipment where character_id = 'world0-linette' and position like 'charm%'`)
    const { look, found } = lookClosely(page)
    await enter(page, '/world/world0/shop')
    await page.getByRole('link', { name: /試しの雑貨屋/ }).click()
    const gear = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '試しの歯車' }) })
    await expect(gear).toContainText('所持1個')
    await gear.getByRole('button', { name: '試しの歯車を購入する' }).click()
    const sheet = page.getByRole('dialog', { name: '試しの歯車 を購入しますか？' })
    const more = sheet.getByRole('button', { name: '1個増やす' })
    const change = sheet.getByRole('region', { name: '能力の変化' })
    await expect(change).toContainText('お守り1につけると')
    await expect(change.getByRole('listitem').filter({ hasText: '守り' })).toContainText('+4')
    for (let press = 0; press < 3; press++) await more.click()
    await expect(sheet.getByRole('spinbutton')).toHaveValue('4')
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    await expect(sheet).toContainText('120 G')
    await look('the sheet before buying')
    await sheet.getByRole('button', { name: '4個 購入する' }).click()
    await expect(page.getByText('購入しました', { exact: true })).toBeVisible()
    await expect(gear).toContainText('所持5個')
    await expect(gear).toContainText('残り1個')
    await expect(gear.getByRole('button', { name: /上限まで購入済み/ })).toHaveAttribute('aria-disabled', 'true')

    await page.getByRole('button', { name: '試しの硝子を購入する' }).click()
    await page.getByRole('button', { name: '1個 購入する' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('link', { name: /アルパカコインとリャマポイント/ }).click()
    await page.getByRole('link', { name: 'リャマポイント', exact: true }).click()
    const newest = page.getByRole('main').getByRole('listitem').filter({ hasText: 'ショップでの購入' }).first()
    await expect(newest).toContainText('試しの硝子')
    await expect(newest).toContainText('−20')
    await look('the ledger')
    expect(found).toEqual([])
  },
)

test('without a network the exchange and a visited shop open and say why nothing can be made or bought', {
  tag: FULL,
}, async ({ page, server, context }) => {
  await openMarket(server.query)
  await enter(page, EXCHANGE)
  await untilInstalled(page)
  await page.goto(SHOP)
  await expect(page.getByRole('button', { name: '試しの歯車を購入する' })).toBeVisible()
  await page.waitForTimeout(500)
  await page.goto(EXCHANGE)
  await expect(page.getByRole('button', { name: '試しの灯籠を作成する' })).toBeVisible()
  await page.waitForTimeout(1_500)
  server.gate.shut()
  await context.setOffline(true)
  await page.goto(EXCHANGE)
  await expect(page.getByText('オフライン — 保存済みの内容を表示しています')).toBeVisible()
  const lamp = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '試しの灯籠' }) })
  await expect(lamp).toContainText('オフラインのため作成できません')
  await expect(lamp.getByRole('button', { name: '試しの灯籠を作成する' })).toHaveAttribute('aria-disabled', 'true')
  await page.goto(SHOP)
  const gear = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '試しの歯車' }) })
  await expect(gear).toContainText('オフラインのため購入できません')
  await expect(gear.getByRole('button', { name: '試しの歯車を購入する' })).toHaveAttribute('aria-disabled', 'true')
})
