// A form from the office's desk to the answer of a guest and back: built, published, answered after the bot check, counted.
import { enter, expect, test } from './fixtures.ts'
import { FULL } from './full-size.ts'

test.use({ serviceWorkers: 'block' })

test('a form is built, published, answered by a guest and counted', async ({ page, browser }) => {
  await enter(page, '/admin/form/new', 'demo-admin')
  await page.getByRole('textbox', { name: 'タイトル' }).fill('春の灯について')
  await page.getByRole('button', { name: '質問を加える' }).click()
  await page.getByRole('textbox', { name: '質問の文' }).fill('好きな灯')
  await page.getByRole('combobox', { name: '答えかた' }).selectOption('one')
  await page.getByRole('textbox', { name: '質問 1の選択肢 1' }).fill('灯台')
  await page.getByRole('textbox', { name: '質問 1の選択肢 2' }).fill('街灯')
  await page.getByRole('combobox', { name: '答える人' }).selectOption('everyone')
  await page.getByRole('button', { name: '下書きを保存する' }).click()
  await page.waitForURL(/\/admin\/form\/\d+$/)
  const formId = page.url().split('/').at(-1)
  await page.getByRole('button', { name: '公開する' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '公開する' }).click()
  await expect(page.getByRole('button', { name: '受付を終える' })).toBeVisible()

  const guest = await browser.newPage({ serviceWorkers: 'block' })
  await guest.goto(new URL(`/form/${formId}`, page.url()).href)
  await guest.getByRole('radio', { name: '灯台' }).check()
  await guest.getByRole('button', { name: '回答を送る' }).click()
  await expect(guest.getByText('回答を受け付けました。')).toBeVisible()
  await guest.close()

  await page.goto(`/admin/form/${formId}?view=summary`)
  await expect(page.getByText('1件（100%）')).toBeVisible()
})

test('pictures are sent at once, and a file that is none says so', { tag: FULL }, async ({ page }) => {
  await enter(page, '/admin/uploader', 'demo-admin')
  const picture = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 400 })
    canvas.getContext('2d')?.fillRect(0, 0, 400, 400)
    const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))]
  })
  await page.getByLabel('加える画像').setInputFiles([
    { name: '灯.png', mimeType: 'image/png', buffer: Buffer.from(picture) },
    { name: '文.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
  ])
  await expect(page.getByText('加えました')).toBeVisible()
  await expect(page.getByText('この画像は読み取れませんでした。')).toBeVisible()
  await page.getByRole('button', { name: '灯.pngを削除' }).click()
  await expect(page.getByText(/どのページにも使われていません。/)).toBeVisible()
  await page.getByRole('button', { name: '削除する' }).click()
  await expect(page.getByText('加えた画像はありません。')).toBeVisible()
})
