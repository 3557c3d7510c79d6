// The link to one's calendar: made, opened by a program that knows the address alone, renewed and ended.
import { enter, expect, test } from './fixtures.ts'
import { FULL } from './full-size.ts'
import { dialog } from './shown.ts'

test('a calendar reads the deadlines by its link until that is renewed or ended', async ({
  page,
  playwright,
  server,
}) => {
  const program = await playwright.request.newContext()
  const read = async (url: string) => {
    const answer = await program.get(url)
    return { status: answer.status(), text: answer.status() === 200 ? await answer.text() : '' }
  }
  const shown = async (): Promise<string> => (await page.getByText(/\/calendar\/[\w-]{22}\.ics$/).textContent()) ?? ''
  await enter(page, '/myPage/coin/held')
  await page.getByRole('button', { name: 'リンクを作る' }).click()
  const first = await shown()
  expect(first.startsWith(server.url)).toBe(true)
  expect((await read(first)).text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/)
  await expect(page.getByRole('link', { name: 'カレンダーで開く' })).toHaveAttribute(
    'href',
    first.replace('http:', 'webcal:'),
  )

  // It is shown once: a later visit knows its time alone.
  await page.reload()
  await expect(page.getByText(/に作ったリンクがあります/)).toBeVisible()
  await expect(page.getByText('.ics')).toHaveCount(0)

  await page.getByRole('button', { name: '作り直す' }).click()
  await dialog(page, 'リンクを作り直しますか？').getByRole('button', { name: '作り直す' }).click()
  const second = await shown()
  expect(second).not.toBe(first)
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])

  await page.getByRole('button', { name: 'リンクを止める' }).click()
  await dialog(page, 'リンクを止めますか？').getByRole('button', { name: '止める' }).click()
  await expect(page.getByRole('button', { name: 'リンクを作る' })).toBeVisible()
  expect((await read(second)).status).toBe(404)
  await program.dispose()
})

test('the secret stays in no storage of the device', { tag: FULL }, async ({ page }) => {
  await enter(page, '/myPage/coin/held')
  await page.getByRole('button', { name: 'リンクを作る' }).click()
  const url = (await page.getByText(/\/calendar\/[\w-]{22}\.ics$/).textContent()) ?? ''
  const secret = /([\w-]{22})\.ics$/.exec(url)?.[1] ?? ''
  expect(secret).toHaveLength(22)
  // A page that is left stores what it has.
  await page.reload()
  await expect(page.getByText(/に作ったリンクがあります/)).toBeVisible()
  const kept = await page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name ?? '')
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const request = database.transaction(store).objectStore(store).getAll()
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
        texts.push(JSON.stringify(rows))
      }
      database.close()
    }
    return texts
  })
  expect(kept.length).toBeGreaterThan(3)
  expect(kept.filter(text => text.includes(secret))).toEqual([])
})
