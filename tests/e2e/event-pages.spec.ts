// A page of an event from the office's desk to its readers: its picture uploaded, its parts written, published, shown on the top of its
// world, renamed and taken back.
import { enter, expect, test } from './fixtures.ts'

test.use({ serviceWorkers: 'block' })

const DESK = '/myPage/admin/worldEventPage/world2'

test('a page is written, published, told on the top of its world and taken back', async ({ page, browser }) => {
  await enter(page, `${DESK}/blob?type=banner`, 'demo-admin')
  const picture = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1000, height: 500 })
    canvas.getContext('2d')?.fillRect(0, 0, 400, 400)
    const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))]
  })
  const chosen = { name: '苗木市.png', mimeType: 'image/png', buffer: Buffer.from(picture) }
  await page.getByLabel('加える画像').setInputFiles([chosen])
  await expect(page.getByRole('button', { name: '苗木市の名前を変える・削除する' })).toBeVisible()

  await page.goto(`${DESK}/new`)
  await page.getByRole('textbox', { name: 'タイトル' }).fill('苗木市')
  await page.getByRole('textbox', { name: 'アドレスの言葉' }).fill('saplings')
  await page.getByRole('textbox', { name: '紹介' }).fill('階ごとの苗を持ちよる市です。')
  await page.getByLabel('始まる日時').fill('2026-11-01T10:00')
  await page.getByLabel('終わる日時').fill('2099-01-01T00:00')
  await page.getByRole('button', { name: '絵を選ぶ' }).click()
  await page.getByRole('button', { name: '苗木市', exact: true }).click()
  await page.getByRole('button', { name: '文章を加える' }).click()
  await page.getByRole('textbox', { name: '中身 1の見出し（なくてもよい）' }).fill('市のならび')
  await page.getByRole('textbox', { name: '中身 1の文章' }).fill('いちばん下の階から、順に並びます。')
  await page.getByRole('button', { name: '進みぐあいを加える' }).click()
  await page.getByRole('textbox', { name: '中身 2のいまの数' }).fill('12')
  await page.getByRole('button', { name: '公開する' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: '下書きを保存する' }).click()
  await page.waitForURL(/\/saplings$/)
  // What is not finished is not published, and says why.
  await page.getByRole('button', { name: '公開する' }).click()
  await expect(page.getByText('中身 2：目標の数を入力してください').first()).toBeVisible()
  await page.getByRole('textbox', { name: '中身 2の目標の数' }).fill('40')
  await page.getByRole('button', { name: '下書きを保存する' }).click()
  await page.getByRole('button', { name: '公開する' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '公開する' }).click()
  await expect(page.getByRole('link', { name: '公開ページを見る' })).toBeVisible()

  await page.getByRole('link', { name: 'トップで告知する' }).click()
  await page.getByRole('button', { name: '告知を加える' }).click()
  const sheet = page.getByRole('dialog', { name: '告知を加える' })
  await sheet.getByLabel('ページ').selectOption('saplings')
  await sheet.getByLabel('出す日時').fill('2026-11-02T12:00')
  await sheet.getByRole('button', { name: '決める' }).click()
  await expect(page.getByText('いま表示中')).toBeVisible()

  const guest = await browser.newPage({ serviceWorkers: 'block' })
  await guest.goto(new URL('/world/world2', page.url()).href)
  await guest
    .getByRole('region', { name: 'イベント' })
    .getByRole('link', { name: /苗木市/ })
    .click()
  await expect(guest.getByRole('heading', { level: 1, name: '苗木市' })).toBeVisible()
  await expect(guest.getByText('いちばん下の階から、順に並びます。')).toBeVisible()
  await expect(guest.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '12 / 40')

  await page.goto(`${DESK}/saplings`)
  await page.getByRole('button', { name: 'アドレスを変える' }).click()
  await page.getByRole('dialog', { name: 'アドレスを変える' }).getByRole('textbox').fill('sapling-market')
  await page.getByRole('button', { name: '変える', exact: true }).click()
  await page.waitForURL(/\/sapling-market$/)
  await guest.reload()
  await expect(guest.getByText('このイベントのページは見つかりませんでした。')).toBeVisible()
  await page.getByRole('button', { name: '下書きに戻す' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '下書きに戻す' }).click()
  await expect(page.getByRole('button', { name: '下書きを削除する' })).toBeVisible()
  await guest.goto(new URL('/world/world2/event/sapling-market', page.url()).href)
  await expect(guest.getByText('このイベントのページは見つかりませんでした。')).toBeVisible()
  await guest.close()
})
