// Applications from both sides: a name for an item, a class of the player's own, and the admins who judge them.
import type { Browser, Page } from 'playwright/test'
import { faultsOfAccess } from './axe.ts'
import { whatDoesNotFit } from './fit.ts'
import { enter, expect, type TestServer, test, untilInstalled } from './fixtures.ts'
import { FULL } from './full-size.ts'
import { askAgain } from './screen-acts.ts'

/** Checks for faults of accessibility, and for content too wide at 390 and 320 px. */
async function look(page: Page, name: string): Promise<void> {
  expect.soft(await faultsOfAccess(page, name)).toEqual([])
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect.soft(await whatDoesNotFit(page), `${name} at ${width}`).toEqual([])
  }
}

async function asAdmin(browser: Browser, server: TestServer, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await enter(page, path, 'demo-admin')
  return page
}

test('a name for an item: applied for once over a lost answer, judged, and readable without a network', async ({
  page,
  browser,
  context,
  server,
}) => {
  await enter(page, '/world/world0/originalize')
  await expect(page.getByRole('link', { name: /霧晶のかけら/ })).toBeVisible()
  await page.getByRole('link', { name: /霧晶のかけら/ }).click()
  const apply = page.getByRole('button', { name: '内容を確かめて申請する' })
  const text = page.getByRole('textbox', { name: '新しい説明' })
  await expect(text).toBeEditable()
  await apply.click()
  await expect(page.getByText('名前は20文字以内の1行で入力してください')).toBeVisible()
  await page.getByLabel('新しい名前').fill('波の音のする石')
  await text.fill('耳にあてると、｜岬《みさき》の波が聞こえる。')
  await look(page, 'the form of a name')
  await apply.click()
  const sheet = page.getByRole('dialog', { name: 'この名前で申請しますか？' })
  await expect(sheet.getByText(/残り (LP|AC) [\d,]+ から (LP|AC) [\d,]+/)).toBeVisible()
  await look(page, 'the sheet of a name')
  server.gate.loseAnswers(/applyOriginal/)
  await sheet.getByRole('button', { name: '申請する' }).click()
  // While it is unknown whether the act arrived, it cannot be pressed again; asking at once brings the answer with the same
  // key.
  await expect(sheet.getByText('届いたか確かめています。').first()).toBeVisible()
  await expect(sheet.getByRole('button', { name: '申請する' })).toHaveAttribute('aria-disabled', 'true')
  server.gate.loseAnswers(null)
  await askAgain(sheet)
  await expect(page).toHaveURL(/tab=applications/)
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: '波の音のする石' })
  await expect(card).toContainText('申請中')
  await look(page, 'own applications')
  const posted = await server.query<{ fees: string; pieces: string }>(
    `select sum(-e.amount) filter (where l.currency in ('LP', 'AC')) as fees,
       sum(-e.amount) filter (where l.currency = 'item:world0:I0001') as pieces
     from application a join ledger_transfer t on t.cause_kind = 'application' and t.cause_id = a.application_id::text
     join ledger_entry e on e.transfer_id = t.id join ledger_account l on l.id = e.account_id and l.holder_kind <> 'system'
     where a.name = '波の音のする石'`,
  )
  expect(posted).toEqual([{ fees: '500', pieces: '1' }])

  // Its draft has ended, although the answer came late.
  await page.goto('/myPage/drafts')
  await expect(page.getByText('書いている途中のものです。')).toBeVisible()
  await expect(page.getByRole('link', { name: /波の音のする石/ })).toHaveCount(0)
  await page.goto('/myPage/admin/itemOriginalize')
  await expect(page).toHaveURL(/\/myPage$/)
  const admin = await asAdmin(browser, server, '/myPage')
  await admin.getByRole('link', { name: /審査とシナリオ/ }).click()
  await admin.getByRole('link', { name: /アイテムの名前の審査/ }).click()
  const waiting = admin.getByRole('main').getByRole('listitem').filter({ hasText: '帰り道の風切り羽根' })
  await expect(waiting).toContainText('白雁の羽根')
  await waiting.getByRole('button', { name: /^却下する/ }).click()
  await waiting.getByRole('button', { name: 'この理由で却下する' }).click()
  await expect(waiting.getByText('却下の理由を200文字以内で入力してください')).toBeVisible()
  await waiting.getByRole('textbox', { name: '却下の理由' }).fill('羽根は岬へ落ちません。')
  await look(admin, 'a rejection')
  await waiting.getByRole('button', { name: 'この理由で却下する' }).click()
  // The card keeps its place and shows its result.
  await expect(waiting).toContainText('却下しました')
  await expect(waiting.getByRole('button', { name: /^取り消す/ })).toBeVisible()
  await look(admin, 'a rejection that can be taken back')
  // The applicant has a screen open elsewhere, which shows a toast.
  const overlooked = page.getByRole('region', { name: '通知' })
  await expect(overlooked.getByText('アイテムの名前の申請が却下されました')).toBeVisible()
  await expect(overlooked.getByText('帰り道の風切り羽根')).toBeVisible()
  await admin.getByRole('button', { name: /^承認する.*波の音のする石/ }).click()
  await expect(overlooked.getByText('アイテムの名前の申請が承認されました')).toBeVisible()
  await look(page, 'what is told of decisions')
  await expect(admin.getByRole('button', { name: /^承認する.*波の音のする石/ })).toHaveCount(0)
  await admin.getByRole('link', { name: '判断したもの' }).click()
  await expect(admin.getByText('羽根は岬へ落ちません。')).toBeVisible()
  await look(admin, 'what was judged')
  await admin.context().close()

  // One more decision is in the demo, from before this test.
  const menu = page.getByRole('navigation', { name: 'メニュー' })
  await page.reload()
  await expect(menu.getByRole('link', { name: /マイページ.*申請の結果 3件/ })).toBeVisible()
  await page.getByRole('link', { name: /申請の結果.*新着 3件/ }).click()
  const result = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await expect(result('帰り道の風切り羽根')).toContainText('羽根は岬へ落ちません。')
  await expect(result('帰り道の風切り羽根')).toContainText('新着')
  await expect(result('波の音のする石')).toContainText('承認済')
  await look(page, 'the decisions')
  await expect(menu.getByRole('link', { name: 'マイページ', exact: true })).toBeVisible()

  await page.goto('/world/world0/originalize?tab=applications')
  await expect(card).toContainText('承認済')
  await expect(card).not.toContainText('新着')
  await expect(page.getByText('羽根は岬へ落ちません。')).toBeVisible()
  await untilInstalled(page)
  await page.goto('/world/world0/originalize/item/I0001/1')
  await expect(apply).toBeVisible()
  await page.waitForTimeout(1_500)
  server.gate.shut()
  await context.setOffline(true)
  await page.goto('/world/world0/originalize?tab=applications')
  await expect(page.getByText('オフライン — 保存済みの内容を表示しています')).toBeVisible()
  await expect(card).toContainText('承認済')
  await page.goto('/world/world0/originalize/item/I0001/1')
  await expect(page.getByText('オフラインのため送れません。')).toBeVisible()
  await expect(apply).toHaveAttribute('aria-disabled', 'true')
})

test('a class of one’s own: proposed, withdrawn, approved, taken', { tag: FULL }, async ({ page, browser, server }) => {
  await server.query(
    `insert into world_parameter (world_id, parameter_id, name, is_assignable)
     values ('world0', 5, '腕っぷし', true), ('world0', 9, '霧読み', true) on conflict do nothing`,
  )
  await enter(page, '/world/world0/originalClass/propose')
  const text = page.getByRole('textbox', { name: 'どんなクラスか' })
  await expect(text).toBeEditable()
  await page.getByLabel('クラスの名前').fill('灯台守の弟子')
  await text.fill('油のつぎ方から教わる者。')
  await page
    .getByLabel(/はじめの値/)
    .nth(0)
    .selectOption('8')
  await page
    .getByLabel(/はじめの値/)
    .nth(1)
    .selectOption('8')
  await expect(page.getByText(/能力値が決められた範囲を超えています/)).toBeVisible()
  await page
    .getByLabel(/はじめの値/)
    .nth(1)
    .selectOption('2')
  await expect(page.getByText(/合計 10 \/ 10/)).toBeVisible()
  await look(page, 'the form of a class')
  await page.getByRole('button', { name: '提案する' }).click()
  await expect(page).toHaveURL(/mine=true/)
  const own = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await expect(own('灯台守の弟子')).toContainText('申請中')
  await look(page, 'own proposals')
  await page.getByRole('button', { name: /^取り下げる.*霧笛吹き/ }).click()
  const question = page.getByRole('alertdialog', { name: '申請を取り下げますか？' })
  await look(page, 'the question before withdrawing')
  await question.getByRole('button', { name: '取り下げる' }).click()
  await expect(own('霧笛吹き')).toContainText('キャンセル')

  const admin = await asAdmin(browser, server, '/myPage/admin/originalClass')
  await expect(admin.getByRole('button', { name: /^承認する.*灯台守の弟子/ })).toBeVisible()
  await admin.getByRole('button', { name: /^承認する.*灯台守の弟子/ }).click()
  // The time for taking back is over, so the decision was sent.
  const proposed = admin.getByRole('main').getByRole('listitem').filter({ hasText: '灯台守の弟子' })
  await expect(proposed).toContainText('承認しました')
  await expect(proposed.getByRole('button')).toHaveCount(0)
  await admin.goto('/myPage/admin/skillOriginalize')
  await expect(admin.getByText(/申請はありません。|全\d+件のうち/)).toBeVisible()
  await admin.goto('/myPage/admin/characterSetting')
  await expect(admin.getByText(/申請はありません。|全\d+件のうち/)).toBeVisible()
  await admin.context().close()

  await page.goto('/world/world0/originalClass')
  await expect(page.getByRole('link', { name: /灯台守の弟子/ })).toBeVisible()
  await page.getByRole('link', { name: /灯台守の弟子/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '灯台守の弟子' })).toBeVisible()
  await page.getByRole('button', { name: 'このクラスに就く' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '就く' }).click()
  await expect(page.getByRole('button', { name: 'このクラスを外す' })).toBeVisible()
  const rows = await server.query<{ class_name: string }>(
    `select c.class_name from character c join world_class k on k.world_id = c.world_id and k.class_id = c.class_c_id
     where c.character_id = 'world0-linette' and k.class_name = '灯台守の弟子' `,
  )
  expect(rows).toEqual([{ class_name: '燈騎士／灯台守の弟子' }])
})
