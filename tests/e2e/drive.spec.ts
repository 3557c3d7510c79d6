// The drive in a browser: pictures of the device are sent into the open folder, one is shown to another user by its link until that ends.
import { enter, expect, test, watchContext } from './fixtures.ts'
import { button } from './shown.ts'

const DRIVE = '/myPage/account/drive'

test('a picture is sent, renamed, shown by a link, and no more when the link is ended', async ({
  page,
  browser,
  server,
  faults,
}) => {
  await enter(page, `${DRIVE}?folder=${encodeURIComponent('ごはんの資料')}`)
  await expect(page.getByText('コロッケ')).toBeVisible()
  const picture = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 500 })
    canvas.getContext('2d')?.fillRect(0, 0, 450, 500)
    const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))]
  })
  await page.getByLabel('加える画像').setInputFiles([
    { name: 'おにぎり.png', mimeType: 'image/png', buffer: Buffer.from(picture) },
    { name: '文.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
  ])
  await expect(page.getByText('加えました')).toBeVisible()
  await expect(page.getByText('この画像は読み取れませんでした。')).toBeVisible()
  const menu = (name: string) => button(`ほかの操作：${name}`)(page)
  await menu('おにぎり').click()
  await page.getByRole('menuitem', { name: '共有する' }).click()
  await page.getByRole('radio', { name: '7日' }).check({ force: true })
  await page.getByRole('button', { name: '7日間共有する' }).click()
  await expect(page.getByText(/まで共有$/)).toBeVisible()
  const [{ file_id: fileId, folder }] = (await server.query(
    "select file_id, folder from drive_file where name = 'おにぎり'",
  )) as [{ file_id: string; folder: string }]
  expect(folder).toBe('ごはんの資料')

  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })
  await watchContext(context, faults)
  const other = await context.newPage()
  await enter(other, `/drive/${fileId}`, 'demo-player2')
  await expect(other.getByRole('heading', { name: 'おにぎり' })).toBeVisible()
  await expect(other.getByRole('img', { name: 'おにぎり' })).toBeVisible()

  await menu('おにぎり').click()
  await page.getByRole('menuitem', { name: 'ごみ箱に入れる' }).click()
  await button('もとに戻す：おにぎり')(page).waitFor()
  await expect
    .poll(() => server.query("select 1 from drive_file where name = 'おにぎり' and removed_at is not null"))
    .toHaveLength(1)
  await other.reload()
  await expect(other.getByText('ファイルが見つからないか、公開が終了しました。')).toBeVisible()
  await context.close()
})
