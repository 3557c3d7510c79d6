// A master writes a replay: in sections, with everyone of the cast in it, killed on the way and found again; asks a player, who
// answers; decides the results, and hands it in.
import { enter, expect, test } from './fixtures.ts'

test.use({ serviceWorkers: 'block' })

const DESK = '/myPage/scenario/replay/world0/0000000005/1'
const night = (names: readonly string[]): string =>
  `■ 灯台の下で\n${names.map(name => `${name}は霧のなかを歩き、灯台の戸を叩いた。`.repeat(3)).join('\n')}\n`
const morning = (name: string): string =>
  `■ 朝\n「鐘が鳴った」と${name}は言った。\n霧は晴れた。${'波の音がする。'.repeat(40)}`

test('a replay is written, killed, found again, asked about, and handed in', async ({
  browser,
  server,
  page,
  context,
}) => {
  await server.query(`update scenario_entry set user_id = (select user_id from character where character_id = 'world0-linette'),
    character_id = 'world0-linette' where entry_id = (select min(entry_id) from scenario_entry where scenario_id = 5 and state = 'seated')
    and not exists (select 1 from scenario_entry where scenario_id = 5 and character_id = 'world0-linette')`)
  const cast = (await server.query(`select c.character_full_name as name from scenario_entry e
    join character c on c.character_id = e.character_id where e.scenario_id = 5 and e.state = 'seated'`)) as {
    name: string
  }[]
  const names = cast.map(({ name }) => name)
  const dawn = morning(names[0] ?? '')
  await enter(page, '/myPage/scenario', 'demo-master')
  await page
    .getByRole('link', { name: /リプレイを書く/ })
    .first()
    .click()
  await page.goto(DESK)
  const text = page.getByRole('textbox', { name: '本文' })
  await expect(page.getByText(`未描写 ${names.length}人`)).toBeVisible()
  await text.fill(`${night(names.slice(0, -1))}\n${dawn}`)
  await expect(page.getByText('未描写 1人')).toBeVisible()
  await expect(page.getByText('節（2）')).toBeVisible()
  // The page is killed without a save.
  await expect(page.getByText(/下書き保存済み|保存していない変更/).first()).toBeVisible()
  await page.waitForTimeout(1_500)
  await page.close({ runBeforeUnload: false })
  const again = await context.newPage()
  await again.goto(DESK)
  // One section at a time is in the field, and the whole is what was written.
  const section = again.getByRole('textbox', { name: '本文' })
  await expect(section).toHaveValue(night(names.slice(0, -1)))
  await again.getByRole('button', { name: '次の節' }).click()
  await expect(section).toHaveValue(dawn)
  // The face of who speaks stands beside the line, and readers will see the whole.
  await expect(again.locator('textarea ~ div img')).toHaveCount(1)
  await again.getByRole('button', { name: '読み手の見え方' }).locator('visible=true').click()
  const whole = again.getByRole('dialog', { name: '読み手の見え方' })
  await expect(whole).toContainText('灯台の下で')
  await expect(whole).toContainText('「鐘が鳴った」')
  await whole.getByRole('button', { name: '本文に戻る' }).click()
  await again.getByRole('navigation', { name: '節' }).getByRole('button', { name: '灯台の下で' }).click()
  await section.fill(night(names))
  await expect(again.getByText('全員が登場しています')).toBeVisible()
  await again.getByRole('button', { name: '保存', exact: true }).click()
  await expect(again.getByText('リプレイを保存しました').first()).toBeVisible()
  const saved = () => server.query("select replay->>'body' as body from scenario_replay where scenario_id = 5")
  expect(await saved()).toEqual([{ body: `${night(names)}\n${dawn}` }])
  // A note and a question beside the text.
  await again.getByRole('button', { name: 'プレイングと設定を見る' }).click()
  const sheet = again.getByRole('dialog', { name: '参加者とプレイング' })
  // The cards of the others name her too, in how they call each other.
  const own = sheet.getByRole('listitem').filter({ has: again.getByRole('link', { name: /リネット・ハルグレイ/ }) })
  await own.getByText(/^質問（/).click()
  await own.getByLabel(/プレイヤーへの質問$/).fill('灯台では怒っていますか？')
  await own.getByRole('button', { name: '質問を送る' }).click()
  await expect(own.getByText('灯台では怒っていますか？')).toBeVisible()
  const player = await (await browser.newContext({ baseURL: server.url })).newPage()
  await enter(player, '/world/world0/scenario/0000000005/1')
  await player.getByLabel('答え（補足）').fill('少しだけ、怒っています。')
  await player.getByRole('button', { name: '答えを送る' }).click()
  await expect(player.getByLabel('答え（補足）')).toBeHidden()
  await expect(player.getByText('少しだけ、怒っています。')).toBeVisible()
  await player.context().close()
  // Nothing is handed in without results.
  await again.goto(`${DESK}?tab=check`)
  await again.getByRole('button', { name: '運営に提出する' }).click()
  await expect(again.getByText('提出する前に、直すところがあります。')).toBeVisible()
  await again.goto(`${DESK}?tab=results`)
  await again.getByRole('radio', { name: '成功', exact: true }).first().check({ force: true })
  for (const name of names) {
    await again.locator('summary').filter({ hasText: name }).click()
    const card = again.getByRole('listitem').filter({ hasText: name }).first()
    await card.getByRole('radio', { name: '成功', exact: true }).check({ force: true })
  }
  await again.getByRole('button', { name: '保存', exact: true }).click()
  await expect(again.getByText('リプレイを保存しました').first()).toBeVisible()
  await again.goto(`${DESK}?tab=check`)
  await again.getByRole('button', { name: '運営に提出する' }).click()
  await again.getByRole('button', { name: '提出する', exact: true }).click()
  await expect
    .poll(async () => server.query('select state from scenario_replay where scenario_id = 5'))
    .toEqual([{ state: 'checking' }])
  await expect(again.getByText('確認待ち').first()).toBeVisible()
  await again.getByRole('button', { name: '提出を取り消して書きなおす' }).click()
  await expect
    .poll(async () => server.query('select state from scenario_replay where scenario_id = 5'))
    .toEqual([{ state: 'writing' }])
})
