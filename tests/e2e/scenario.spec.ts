// A player's way through a scenario: a seat reserved and taken back with all its coins, the consultation, and a text that is
// sent without a network and arrives when there is one.

import { goOffline, goOnline } from './claims.ts'
import { enter, expect, test, untilInstalled, withoutWorker } from './fixtures.ts'
import { FULL } from './full-size.ts'

const opening = '/world/world0/scenario/0000000003/1'
const desk = '/world/world0/scenario/0000000004/1/playing?character=world0-emil'

withoutWorker('a seat is reserved from the list, and taken back with all its coins', async ({ page, server }) => {
  await enter(page, '/world/world0')
  await page
    .getByRole('navigation', { name: /メニュー/ })
    .getByRole('link', { name: 'シナリオ' })
    .click()
  await page.getByRole('link', { name: /霧の引いた晩/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '霧の引いた晩' })).toBeVisible()
  const coins = () =>
    server.query(`select currency, balance::int from ledger_account where holder_kind = 'user' and currency in ('LP', 'AC')
      and holder_id = (select user_id from app_user where mailaddress = 'demo-player@example.com') order by 1`)
  const before = await coins()
  await page.getByRole('button', { name: '予約する' }).click()
  const sheet = page.getByRole('dialog', { name: '参加を予約しますか？' })
  await expect(sheet).toContainText('600 コイン')
  await expect(sheet).toContainText('いまの当選率 100%')
  await sheet.getByRole('button', { name: '予約する' }).click()
  const bar = page.getByRole('region', { name: '参加' })
  await expect(bar).toContainText('予約中')
  expect(await coins()).not.toEqual(before)
  await page.reload()
  await expect(bar).toContainText('予約中')
  await bar.getByRole('button', { name: '取り消す' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '取り消す' }).click()
  await expect(bar.getByRole('button', { name: '予約する' })).toBeVisible()
  await expect.poll(coins).toEqual(before)
})

test('a text that was sent without a network arrives when there is one', async ({ page, server }) => {
  await enter(page, desk, 'demo-writer')
  await untilInstalled(page)
  const field = page.getByRole('textbox', { name: /プレイング/ })
  await expect(field).toBeEditable()
  await goOffline(page, server)
  await page.getByRole('radio').first().check()
  await field.fill('灯を絶やさない。四つ数えて、ともす。')
  await page.getByRole('button', { name: '送る' }).click()
  await expect(page.getByText('つながったら送ります').first()).toBeVisible()
  await goOnline(page, server)
  const sent = page.getByRole('region', { name: '送ったプレイング' })
  await expect(sent).toContainText('四つ数えて、ともす。')
  expect(
    await server.query(
      'select playing, sent_by from scenario_playing where entry_id in (select entry_id from scenario_entry where scenario_id = 4)',
    ),
  ).toEqual([{ playing: '灯を絶やさない。四つ数えて、ともす。', sent_by: 'player' }])
})

withoutWorker(
  'a text goes with an item, is changed beside what was sent, and goes back to it',
  async ({ page, server }) => {
    await enter(page, desk, 'demo-writer')
    const field = page.getByRole('textbox', { name: /プレイング/ })
    await expect(field).toBeEditable()
    await page.getByRole('radio').first().check()
    await field.fill('灯を絶やさない。四つ数えて、ともす。')
    await page.getByRole('button', { name: 'もちものから選ぶ' }).click()
    const sheet = page.getByRole('dialog', { name: '使うもの' })
    await sheet.getByLabel('霧晶のかけら').fill('2')
    await sheet.getByRole('button', { name: '決める' }).click()
    await page.getByRole('button', { name: '送る' }).click()
    const sent = page.getByRole('region', { name: '送ったプレイング' })
    await expect(sent).toContainText('使うもの：霧晶のかけら ×2')
    const aside = () => server.query(`select items from scenario_playing where items <> '[]'`)
    expect(await aside()).toHaveLength(1)
    await page.getByRole('switch', { name: /分けて書く/ }).check()
    await page.getByRole('textbox', { name: /目的/ }).fill('灯台を守る。')
    const bar = page.getByRole('region', { name: '送る' })
    await expect(bar).toContainText('1か所が、まだ届いていません')
    await expect(page.getByText(/^(この端末|サーバー)に保存/)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('textbox', { name: /目的/ })).toHaveValue('灯台を守る。')
    await sent.getByRole('button', { name: '送った版に戻す' }).click()
    await expect(bar).toContainText('送った版と同じです')
    await page.getByRole('button', { name: '霧晶のかけらを外す' }).click()
    await bar.getByRole('button', { name: '送りなおす' }).click()
    await expect.poll(aside).toEqual([])
  },
)

withoutWorker('the plan is talked over: a post, a decision, a role', { tag: FULL }, async ({ page }) => {
  await enter(page, '/world/world0/scenario/0000000004/1?tab=board', 'demo-writer')
  const field = page.getByRole('textbox', { name: /相談の発言/ })
  await field.fill('四つ数える係をやります。')
  await page.getByRole('button', { name: '発言する' }).click()
  const post = page.getByRole('article').filter({ hasText: '四つ数える係をやります。' })
  await expect(post).toContainText('PL')
  await post.getByRole('button', { name: '決定として留める' }).click()
  await expect(post).toContainText('決定')
  const digest = page.getByRole('region', { name: '相談のまとめ' })
  await expect(digest).toContainText('四つ数える係をやります。')
  await digest.getByRole('textbox').fill('数える係')
  await digest.getByRole('button', { name: '役割を決める' }).click()
  await expect(digest).toContainText('数える係')
})

withoutWorker('who has no seat reads no consultation', { tag: FULL }, async ({ page }) => {
  await enter(page, '/world/world0/scenario/0000000004/1?tab=board')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /^相談/ })).toHaveCount(0)
  await page.goto(opening)
  await expect(page.getByRole('button', { name: '予約する' })).toBeVisible()
})
