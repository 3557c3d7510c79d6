// Ways to an order that are longer than one tab or one network: an invitation that waits for a sign-up whose mail opens another tab,
// and an order that is read without a network.
import { goOffline } from './claims.ts'
import { enter, expect, test, untilInstalled, withoutWorker } from './fixtures.ts'
import { FULL } from './full-size.ts'
import { givenOrders, HASH, INVITING, PURPOSE } from './given-orders.ts'
import { askForMail, givePassword, linkFor } from './joining.ts'
import { untilKept } from './kept-reads.ts'

const LINK = `/world/world0/scenarioInvite/${INVITING}/${HASH}`
const ORDER = `/world/world0/scenarioOrder/${INVITING}`

withoutWorker(
  'who joins by mail comes back to the invitation, in the tab of the mail, without its secret in an address',
  {
    tag: FULL,
  },
  async ({ page, server, context }) => {
    await givenOrders(server)
    const address = 'invited@mail.example'
    await page.goto(LINK)
    await expect(page.getByRole('heading', { level: 1, name: PURPOSE })).toBeVisible()
    await page.getByRole('link', { name: /会員登録/ }).click()
    await expect(page).toHaveURL(/mode=signup/)
    await askForMail(page, address)

    const tab = await context.newPage()
    await tab.goto(await linkFor(tab, address, '/authOver?id='))
    await page.close()
    await givePassword(tab, 'newcomer-1')
    await tab.getByRole('button', { name: 'つぎへ' }).click()
    await tab.getByLabel(/プレイヤー名/).fill('さそわれて')
    await tab.getByLabel('年', { exact: true }).selectOption('1998')
    await tab.getByLabel('月', { exact: true }).selectOption('3')
    await tab.getByLabel('日', { exact: true }).selectOption('1')
    await tab.getByText('その他').click()
    await tab.getByRole('checkbox').check()
    await tab.getByRole('button', { name: 'この内容で登録する' }).click()
    await tab.getByRole('button', { name: 'ログイン' }).click()

    await expect(tab).toHaveURL(new RegExp(`/scenarioInvite/${INVITING}/link$`))
    await expect(tab.getByRole('heading', { level: 1, name: PURPOSE })).toBeVisible()
    const make = tab.getByRole('link', { name: 'キャラクターを作る' })
    await expect(make).toBeVisible()
    expect(await make.getAttribute('href')).not.toContain(HASH)
    // It waits for one sign-up: whoever joins next on this device is led nowhere.
    const waiting = await tab.evaluate(
      () =>
        new Promise<unknown>(resolve => {
          const opening = indexedDB.open('tsumugi')
          opening.onsuccess = () => {
            const reading = opening.result.transaction('keyval').objectStore('keyval').get('sign-up-invitation')
            reading.onsuccess = () => resolve(reading.result ?? null)
          }
        }),
    )
    expect(waiting).toBeNull()
  },
)

test('a list of orders and an order that were opened once are read without a network', { tag: FULL }, async ({
  page,
  server,
}) => {
  await givenOrders(server)
  await enter(page, '/world/world0/scenarioOrder')
  await untilInstalled(page)
  await page.getByRole('link', { name: PURPOSE }).first().click()
  await page.goto(ORDER)
  await expect(page.getByRole('region', { name: '進みぐあい' })).toBeVisible()
  await expect(page.getByText('まどの席は、ゆずります。')).toBeVisible()
  const steps = await page.getByRole('region', { name: '進みぐあい' }).getByRole('listitem').allTextContents()
  for (const call of ['getOrderList', 'getOrderDetail', 'getMessages']) await untilKept(page, 'scenarioOrder', call)

  await goOffline(page, server)
  await page.goto('/world/world0/scenarioOrder')
  await expect(page.getByText('オフライン — 保存済みの内容を表示しています')).toBeVisible()
  await page.locator(`a[href="${ORDER}"]`).click()
  const progress = page.getByRole('region', { name: '進みぐあい' })
  await expect(progress).toBeVisible()
  expect(await progress.getByRole('listitem').allTextContents()).toEqual(steps)
  await expect(page.getByRole('region', { name: /あずけているコイン/ })).toContainText('1,200')
  await expect(page.getByText('まどの席は、ゆずります。')).toBeVisible()
  await page.reload()
  await expect(progress).toBeVisible()
  // What decides says why it cannot now.
  await expect(page.getByRole('button', { name: '確定する' })).toHaveAccessibleDescription(/オフライン/)
})
