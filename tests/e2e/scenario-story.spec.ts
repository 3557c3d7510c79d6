// The life of one scenario from its draft to the deadline of its texts: a master, an admin and two players in browsers, six more
// players by the typed caller, and a clock that the test moves.
import type { Browser, BrowserContext, Page } from 'playwright/test'
import { enter, expect, type TestServer, test, watchContext } from './fixtures.ts'
import { openStory, type Story, WORLD } from './scenario-story.ts'
import { givenFatePower } from './typed-callers.ts'

// The worker is not what is looked at here, and its install takes as long as the rest of a start.
test.use({ serviceWorkers: 'block' })

const TITLE = '四つめの鐘'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const bar = (page: Page) => page.getByRole('region', { name: '参加' })

/** Opens a browser of another person. */
async function arrive({ browser, server, faults }: Opened, account: string, path: string): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })
  await watchContext(context, faults)
  const page = await context.newPage()
  await enter(page, path, account)
  return page
}
type Opened = { browser: Browser; server: TestServer; faults: string[] }

/** Writes an opening for three days from now and hands it in. */
async function writeOpening(page: Page): Promise<void> {
  await page.getByRole('link', { name: '新しく書く' }).click()
  await page.getByRole('link', { name: /^灯守のエルダ/ }).click()
  await expect(page.getByRole('textbox', { name: 'オープニング' })).toBeEditable()
  await page.getByLabel('題名').fill(TITLE)
  await page.getByLabel('ひとこと').fill('鐘の数をかぞえる夜です。')
  const story = '｜霧笛《むてき》が三度鳴った。四度めは、だれも知らない。'.repeat(12)
  await page.getByRole('textbox', { name: 'オープニング' }).fill(story)
  await page.getByRole('textbox', { name: '説明' }).first().fill('目的は、四つめの鐘を見つけることです。')
  await button(page, '選択肢を加える').click()
  await page.getByRole('region', { name: '選択肢' }).getByLabel('名前').fill('鐘楼にのぼる')
  await button(page, '参加条件を加える').click()
  await page.getByLabel('条件 1', { exact: true }).selectOption({ label: '種族' })
  await page.getByLabel('条件 1の種族').selectOption('A02')
  await page.getByText('数字を変える').click()
  await page.getByLabel('定員').fill('4')
  await page.getByLabel('最少人数').fill('2')
  await button(page, '提出する').click()
  await page.getByRole('dialog', { name: '運営に提出しますか？' }).getByRole('button', { name: '提出する' }).click()
  await expect(page).toHaveURL(/group=waiting/)
}

/** Approves it with a time of publication: the day after tomorrow, at noon in Japan. */
async function approve(page: Page): Promise<void> {
  await page.getByRole('listitem').filter({ hasText: TITLE }).getByRole('link').click()
  await page.getByRole('button', { name: /^日時を決めて承認する/ }).click()
  await page.getByText('日時を決める', { exact: true }).click()
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('公開の日時（日本時間）').fill(`${day}T12:00`)
  await button(page, 'この日時で承認する').click()
  await expect(page.getByRole('region', { name: '審査の結果' })).toContainText('承認しました')
}

/** Reserves a seat from the page of the scenario, with as much fate power as there is. */
async function reserve(page: Page, path: string, { character, fatePower }: { character?: string; fatePower: number }) {
  await page.goto(`${path}/participation${character ? `?character=${character}` : ''}`)
  if (fatePower > 0) await page.getByLabel('抽選ボーナス').fill(String(fatePower))
  await button(page, '予約する').click()
  await expect(page.getByText('予約中').first()).toBeVisible()
}

/** Chooses the only choice and writes the text. */
async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('radio').first().check()
  await page.getByRole('textbox', { name: /プレイング/ }).fill(text)
}

const coinsOf = ({ query }: TestServer, account: string) =>
  query(
    `select currency, balance::int from ledger_account where holder_kind = 'user' and currency in ('LP', 'AC')
     and holder_id = (select user_id from app_user where mailaddress = $1) order by 1`,
    [`${account}@example.com`],
  )

test('one scenario, from its draft to the deadline of its texts', async ({ page: master, browser, server, faults }) => {
  // A minute on a quiet machine; a busy one takes longer.
  test.setTimeout(300_000)
  const opened = { browser, server, faults }
  // The server makes its own key at the first sign-in, and signs with the newest one.
  await enter(master, '/myPage/scenario', 'demo-master')
  const story: Story = await openStory(server, TITLE)
  const [first, second, third, fourth, fifth, sixth] = story.guests
  await givenFatePower(server, WORLD, 'world0-mina', 5)

  await test.step('the master writes it, the admin approves it, the clock publishes it', async () => {
    await writeOpening(master)
    const admin = await arrive(opened, 'demo-admin', '/myPage/admin/info')
    await approve(admin)
    await story.until('awaitingPublication')
    await admin.context().close()
    await story.pass('reservation')
  })

  const mina = await arrive(opened, 'demo-player', story.path())
  const garo = await arrive(opened, 'demo-player2', story.path())
  const purse = await coinsOf(server, 'demo-player2')
  await test.step('eight reserve four seats, and one takes the reservation back', async () => {
    await reserve(mina, story.path(), { character: 'world0-mina', fatePower: 5 })
    await reserve(garo, story.path(), { fatePower: 0 })
    for (const guest of story.guests) await story.reserve(guest)
    expect(await story.cancel(sixth)).toBe(600)
    for (const player of [mina, garo]) await player.goto(story.path())
    await expect(garo.getByText('応募 7 / 定員 4・抽選')).toBeVisible()
  })

  await test.step('the lottery: who won and who lost sees it, and can check the draw', async () => {
    await story.pass('lottery')
    await story.chooseSeed(['world0-mina', first, second, third])
    await story.pass('priority')
    await expect(bar(mina)).toContainText('当選・確定待ち')
    const won = mina.getByRole('region', { name: '抽選の結果' })
    await expect(won).toContainText('当選しました')
    await expect(won).toContainText('15枚（+5）')

    await expect(bar(garo)).toContainText('落選')
    const lost = garo.getByRole('region', { name: '抽選の結果' })
    await expect(lost).toContainText('今回は選ばれませんでした')
    await expect(lost).toContainText('+600 コイン')
    await expect(lost).toContainText('+5点')
    await button(garo, 'その抽選を確かめる').click()
    await expect(lost).toContainText('抽選は正しく行われました')
    await expect(lost).toContainText('7件の応募を計算しなおして')
    await expect(lost.getByRole('row', { name: /あなた/ })).toHaveCount(1)
    expect(await coinsOf(server, 'demo-player2')).toEqual(purse)
  })

  await test.step('winners confirm; who does not loses the seat, and it is recruited for', async () => {
    await button(mina, '参加を確定する').click()
    await expect(bar(mina)).toContainText('参加決定')
    for (const guest of [first, second]) await story.confirm(guest)
    await story.pass('recruiting')
    await expect(story.confirm(third)).rejects.toMatchObject({ code: 'ENTRY_NOT_FOUND' })
  })

  await test.step('the house is full: a seat is refused, and got when somebody gives up', async () => {
    await garo.reload()
    await button(garo, '参加する').click()
    const sheet = garo.getByRole('dialog', { name: '参加しますか？' })
    await expect(sheet).toContainText('500 コイン')
    await story.join(fourth)
    await expect(story.join(fifth)).rejects.toMatchObject({ code: 'ENTRY_FULL' })
    await sheet.getByRole('button', { name: '参加する' }).click()
    await expect(sheet).toContainText('満席になりました。')
    await sheet.getByRole('button', { name: 'キャンセル' }).click()
    await garo.reload()
    await expect(button(garo, '参加する')).toHaveAccessibleDescription('満席です')
    expect(await story.cancel(fourth)).toBe(500)
    await garo.reload()
    await button(garo, '参加する').click()
    await sheet.getByRole('button', { name: '参加する' }).click()
    await expect(bar(garo)).toContainText('参加決定')
    await story.pass('consultation')
  })

  await test.step('the consultation: a post in the browser, one by the typed caller, each read by the other', async () => {
    await mina.goto(`${story.path()}?tab=board`)
    await mina.getByRole('textbox', { name: /相談の発言/ }).fill('四つめの鐘は、ミナが数えます。')
    await button(mina, '発言する').click()
    await expect(mina.getByRole('article').filter({ hasText: 'ミナが数えます。' })).toBeVisible()
    await story.post(first, '合図は、灯りを二回です。')
    await expect(mina.getByRole('article').filter({ hasText: '灯りを二回' })).toContainText('アサギ')
    await garo.goto(`${story.path()}?tab=board`)
    await expect(garo.getByRole('article').filter({ hasText: 'ミナが数えます。' })).toBeVisible()
  })

  await test.step('texts: sent, sent again without a network, sent by the typed caller, only written', async () => {
    await mina.goto(`${story.path()}/playing?character=world0-mina`)
    await write(mina, '鐘楼にのぼって、四つ数える。')
    await button(mina, '送る').click()
    const sent = mina.getByRole('region', { name: '送ったプレイング' })
    await expect(sent).toContainText('第1版')
    await mina.context().setOffline(true)
    await write(mina, '鐘楼にのぼって、四つめを待つ。')
    await button(mina, '送りなおす').click()
    await expect(mina.getByText('つながったら送ります').first()).toBeVisible()
    expect(await story.texts()).toEqual(['鐘楼にのぼって、四つ数える。'])
    await mina.context().setOffline(false)
    await expect(sent).toContainText('第2版')
    await expect(sent).toContainText('四つめを待つ。')

    await story.send(first, '灯りを二回、海へむける。')
    await garo.goto(`${story.path()}/playing`)
    await garo.getByRole('switch', { name: /白紙防止/ }).click()
    await expect(garo.getByRole('switch', { name: /白紙防止/ })).toBeChecked()
    await write(garo, '荷を預かって、鐘の下で待つ。')
    await expect(garo.getByText(/サーバーに保存 \d/).first()).toBeVisible()
    await expect.poll(story.savesBlank).toEqual(['world0-garo'])
  })

  await test.step('the deadline: every screen says what became of its text', async () => {
    await story.pass('resolving')
    await expect(mina.getByText('プレイングの受付は終わりました。')).toBeVisible()
    await expect(mina.getByRole('region', { name: '送ったプレイング' })).toContainText('四つめを待つ。')
    await expect(garo.getByText('プレイングの受付は終わりました。')).toBeVisible()
    const saved = garo.getByRole('region', { name: '送ったプレイング' })
    await expect(saved).toContainText('締切のとき下書きを送付')
    await expect(saved).toContainText('荷を預かって、鐘の下で待つ。')
    await expect(story.send(second, '間にあわなかった文。')).rejects.toMatchObject({ code: 'PLAYING_CLOSED' })

    await master.goto(
      `/myPage/scenario/openingDetail?worldId=${WORLD}&scenarioId=${story.key().scenarioId}&phase=1&tab=texts`,
    )
    await expect(master.getByRole('region', { name: '届いた数' })).toContainText('3 / 4人')
    const text = (name: string) => master.getByRole('main').getByRole('listitem').filter({ hasText: name })
    await expect(text('ミナ・ソルベ')).toContainText('四つめを待つ。')
    await expect(text('アサギ')).toContainText('灯りを二回、海へむける。')
    await expect(text('ガロ・ミストル')).toContainText('締切のとき下書きを送付')
    await expect(text('イブキ')).toContainText('届きませんでした')
  })
})
