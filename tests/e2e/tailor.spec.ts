// A commission in browsers: ordered with a double press, accepted, spoken about without a network, handed in with a picture, passed by the
// office, received, and seen in the gallery by a guest.
import { enter, expect, test, watchContext } from './fixtures.ts'
import { dialog } from './shown.ts'

const TITLE = '硝子の呼び鈴'

test('an order becomes a work in the gallery', async ({ page, browser, server, faults }) => {
  test.setTimeout(180_000)
  const opened = async (account: string, path: string) => {
    const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })
    await watchContext(context, faults)
    const other = await context.newPage()
    await enter(other, path, account)
    return other
  }
  const placed = () => server.query(`select 1 from commission where title = '${TITLE}'`)

  await enter(page, '/creator/C2dea428ee1/order?item=5')
  await page.getByLabel('ひとことで').fill(TITLE)
  await page.getByRole('textbox', { name: /発注文/ }).fill('呼び鈴を鳴らすまえの、息をとめた顔。')
  await page.getByRole('button', { name: '金額を確かめる' }).click()
  const asking = dialog(page, 'この内容で発注しますか？')
  await asking.getByRole('button', { name: '発注する' }).dblclick()
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible()
  expect(await placed()).toHaveLength(1)
  const address = new URL(page.url())
  const order = address.searchParams.get('order') ?? ''

  const creator = await opened('demo-illustrator', `/myPage/tailor/order?order=${order}`)
  await creator.getByRole('button', { name: '引き受ける', exact: true }).click()
  await dialog(creator, 'この発注を引き受けますか？').getByRole('button', { name: '引き受ける', exact: true }).click()
  await expect(creator.getByText('制作中').first()).toBeVisible()
  // The client's page hears of it by itself.
  await expect(page.getByText('クリエイターがつくっています。')).toBeVisible()

  await creator.getByRole('textbox', { name: /^言葉/ }).fill('呼び鈴は、真鍮でよろしいですか？')
  await creator.context().setOffline(true)
  await creator.getByRole('button', { name: '送る', exact: true }).click()
  await expect(creator.getByText('つながったら送ります').first()).toBeVisible()
  await creator.context().setOffline(false)
  await expect(page.getByText('呼び鈴は、真鍮でよろしいですか？')).toBeVisible()

  await creator.getByLabel('作品の題名').fill('息をとめて')
  const side = 64
  const made = await creator.evaluate(async size => {
    const canvas = new OffscreenCanvas(size, size)
    const drawn = canvas.getContext('2d')
    drawn?.fillRect(8, 8, size / 2, size / 2)
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())]
  }, side)
  await creator
    .getByLabel('納品する画像')
    .setInputFiles({ name: '絵.png', mimeType: 'image/png', buffer: Buffer.from(made) })
  await expect(creator.getByRole('button', { name: '画像を選びなおす' })).toBeVisible()
  await creator.getByRole('button', { name: '納品する', exact: true }).click()
  await expect(creator.getByText('運営の確認中').first()).toBeVisible()
  await expect(page.getByText('運営が作品を確認しています。')).toBeVisible()

  const office = await opened('demo-admin', `/admin/tailorManagement?order=${order}`)
  await office.getByRole('button', { name: 'お客さまに渡す', exact: true }).click()
  // Back closes the sheet first, and stays.
  await expect(dialog(office, 'この作品をお客さまに渡しますか？')).toBeVisible()
  await office.goBack()
  await expect(dialog(office, 'この作品をお客さまに渡しますか？')).toBeHidden()
  await expect(office.getByRole('heading', { name: TITLE })).toBeVisible()
  await office.getByRole('button', { name: 'お客さまに渡す', exact: true }).click()
  await dialog(office, 'この作品をお客さまに渡しますか？')
    .getByRole('button', { name: 'お客さまに渡す', exact: true })
    .click()

  await expect(page.getByRole('button', { name: '受け取る', exact: true })).toBeVisible()
  await page.getByRole('button', { name: '受け取る', exact: true }).click()
  await dialog(page, 'この作品を受け取りますか？').getByRole('button', { name: '受け取る', exact: true }).dblclick()
  await expect(page.getByText('納品済み').first()).toBeVisible()
  expect(
    await server.query(`select 1 from ledger_transfer where cause_kind = 'commissionPay' and cause_id = '${order}'`),
  ).toHaveLength(1)
  await page.getByRole('link', { name: 'ギャラリーの作品を見る' }).click()
  await expect(page.getByRole('heading', { name: '息をとめて' })).toBeVisible()
  const guest = await browser.newPage({ baseURL: server.url, serviceWorkers: 'block' })
  await guest.goto(new URL(page.url()).pathname)
  await expect(guest.getByRole('heading', { name: '息をとめて' })).toBeVisible()
})
