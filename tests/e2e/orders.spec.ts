// A request of three friends: from its form over a link, which a guest opens and signs in on the way, a refusal, a swap and a
// confirmation, to the page of the story that came of it.
import type { Browser, BrowserContext, Page } from 'playwright/test'
import { opening } from '../calls/scenario-desk.ts'
import { faultsOfAccess } from './axe.ts'
import { enter, expect, PASSWORD, type TestServer, test, watchContext } from './fixtures.ts'
import { openCallers, type TypedCaller } from './typed-callers.ts'

test.use({ serviceWorkers: 'block', permissions: ['clipboard-read', 'clipboard-write'] })

const WORLD = 'world0'
const PURPOSE = '三人で、終電を見送る夜'
/** Opening that the master hands in. */
const story = {
  ...opening,
  ...{ scenarioTitle: '終電のあと', characterConditionList: [], relatedCharacterList: [] },
} as unknown as Parameters<TypedCaller['scenarioOrder']['submitRequestScenario']>[0]['scenarioInfo']

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first()
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name })

type Opened = { browser: Browser; server: TestServer; faults: string[] }
async function stranger({ browser, server, faults }: Opened): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })
  await watchContext(context, faults)
  return context.newPage()
}

/** Writes the request for three and places it. */
async function place(page: Page): Promise<number> {
  await page.getByRole('link', { name: /しおりに頼む/ }).click()
  await page.getByRole('textbox', { name: '依頼の内容' }).fill('四両目の窓を、あけておいてください。')
  await page.getByLabel('依頼の題名').fill(PURPOSE)
  await page.getByText('友だちと', { exact: true }).click()
  await expect(page.getByText(/ひとり434コインずつ/)).toBeVisible()
  await button(page, '金額を確かめる').click()
  const asked = sheet(page, 'この内容でオーダーしますか？')
  await expect(asked).toContainText('1,300 コイン')
  await expect(asked).toContainText('432 コイン')
  expect(await faultsOfAccess(page, 'prices')).toEqual([])
  await asked.getByRole('button', { name: 'オーダーする' }).click()
  await expect(page).toHaveURL(/\/scenarioOrder\/\d+$/)
  return Number(page.url().split('/').at(-1))
}

test('a request of three friends, from its form to its story', async ({ page, browser, server, faults }) => {
  test.slow()
  await enter(page, `/world/${WORLD}/scenarioRequest`)
  const orderId = await place(page)

  await test.step('a friend is asked by name', async () => {
    await button(page, 'フレンドを名前で招く').click()
    const friends = sheet(page, 'フレンドを招く')
    await friends.getByRole('button', { name: /ガロ.*を招く/ }).click()
    await expect(friends.getByRole('button', { name: /ガロ.*を招きました/ })).toBeVisible()
    await friends.getByRole('button', { name: 'とじる' }).click()
    await expect(page.getByRole('region', { name: 'いまの番' })).toContainText(/ガロ.*の返事/)
  })

  await button(page, 'コピー').click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const hash = link.split('/').at(-1) ?? ''
  const guest = await stranger({ browser, server, faults })

  await test.step('a guest opens the link, signs in on the way, and declines', async () => {
    await guest.goto(link)
    await expect(guest.getByRole('heading', { level: 1, name: PURPOSE })).toBeVisible()
    await expect(guest).toHaveURL(new RegExp(`/scenarioInvite/${orderId}/link$`))
    await expect(guest.getByRole('region', { name: '招待' })).toContainText('434 コイン')
    await guest.getByRole('link', { name: 'ログインして参加する' }).click()
    expect(guest.url()).not.toContain(hash)
    await guest.getByLabel('メールアドレス').fill('demo-player2@example.com')
    await guest.getByLabel('パスワード', { exact: true }).fill(PASSWORD)
    await guest.getByRole('button', { name: 'ログイン' }).click()
    await expect(guest).toHaveURL(new RegExp(`/scenarioInvite/${orderId}/link$`))
    await button(guest, '見送る').click()
    await sheet(guest, '招待を見送りますか？').getByRole('button', { name: '見送る' }).click()
    await expect(guest.getByText('招待を見送りました。').first()).toBeVisible()
    await expect(page.getByRole('region', { name: /あずけているコイン/ })).toContainText('空いている席 2')
  })

  await test.step('who declined may still come by the link', async () => {
    await guest.goto(link)
    await button(guest, '参加する').click()
    await expect(guest.getByText('もう参加しています。')).toBeVisible()
    await expect(page.getByText('あと1名でそろいます')).toBeVisible()
  })

  await test.step('the owner comes with another character', async () => {
    await button(page, 'キャラクターを替える').click()
    const swap = sheet(page, 'キャラクターを替えますか？')
    await swap.getByRole('combobox').click()
    await swap.getByRole('option', { name: /ヨルグ/ }).click()
    await swap.getByRole('button', { name: '替える', exact: true }).click()
    await expect(page.getByRole('region', { name: /あずけているコイン/ })).toContainText('ヨルグ')
  })

  // The key of the callers is no key of the accounts: nobody signs in by the form from here on.
  const callers = await openCallers(server)
  const [third] = await callers.guests(WORLD, 'A02', ['アサギ'])
  if (!third) throw new Error('Nobody came.')

  await test.step('with the last place the owner confirms the whole sum', async () => {
    await third.call.scenarioOrder.participation({ orderId, characterId: third.characterId, hash, cost: 434 })
    await expect(page.getByText('確定できます', { exact: true })).toBeVisible()
    await button(page, '確定する').click()
    const asked = sheet(page, 'オーダーを確定しますか？')
    await expect(asked).toContainText('1,300 コイン')
    expect(await faultsOfAccess(page, 'confirming')).toEqual([])
    await asked.getByRole('button', { name: '確定する' }).click()
    await expect(page.getByRole('region', { name: 'いまの番' })).toContainText('運営の確認')
    await guest.goto(link)
    await expect(guest.getByText('もう参加しています。')).toBeVisible()
  })

  await test.step('office and master do their part, and the story begins', async () => {
    const office = await callers.asAccount('demo-admin')
    const master = await callers.asAccount('demo-master')
    await office.scenarioOrder.act({ orderId, act: 'passOn' })
    await expect(page.getByRole('region', { name: 'いまの番' })).toContainText('の返事')
    await master.scenarioOrder.act({ orderId, act: 'accept' })
    await expect(page.getByRole('region', { name: 'いまの番' })).toContainText('オープニング')
    const { scenarioId } = await master.scenarioOrder.submitRequestScenario({
      ...{ orderId, writingPeriod: 21, characterList: [] },
      scenarioInfo: story,
    })
    await office.scenarioOffice.check({ worldId: WORLD, scenarioId, status: 11 })
    await page.getByRole('link', { name: 'シナリオを開く' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '終電のあと' })).toBeVisible()
    await expect(page.getByText('リクエスト', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: /^相談/ })).toBeVisible()
    await expect(page.getByRole('button', { name: '予約する' })).toHaveCount(0)
  })
})
