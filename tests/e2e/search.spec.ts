// A search from the first page to what it finds: two presses to the field, kana for kanji, a filter, the way back to the list as it
// was left, a search that is kept, and what the device finds without a network.
import { enter, expect, test, untilInstalled } from './fixtures.ts'
import { FULL } from './full-size.ts'

test('a search finds, comes back as it was left, is kept, and goes on in the device', { tag: FULL }, async ({
  page,
  server,
  context,
}) => {
  test.setTimeout(180_000)
  await enter(page, '/mission')
  await untilInstalled(page)
  // From any page: the menu, then the glass.
  await page.getByRole('link', { name: 'ワールド' }).first().click()
  await page.getByRole('link', { name: '検索' }).click()
  const field = page.getByRole('searchbox', { name: '検索する言葉' })
  await field.fill('がろ')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/search\/all\//)
  const people = page.getByRole('region', { name: 'キャラクター' })
  await expect(people.getByRole('link', { name: /ガロ・ミストル/ })).toBeVisible()
  await page
    .getByRole('link', { name: /^リプレイ/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/search\/replay\//)
  await page.getByRole('link', { name: '終わったワールドも' }).click()
  await expect(page).toHaveURL(/endedWorldFlg=1/)
  await page
    .getByRole('link', { name: /^キャラクター/ })
    .first()
    .click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /ガロ・ミストル/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'ガロ・ミストル' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/search\/character\/.*endedWorldFlg=1/)
  await expect(field).toHaveValue('がろ')

  await page.getByRole('button', { name: 'この検索を保存' }).click()
  await page.getByRole('dialog', { name: '検索を保存' }).getByRole('button', { name: '保存する' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: '保存した検索' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: /がろ/ })).toBeVisible()

  server.gate.shut()
  await context.setOffline(true)
  await page.goto(`/search/all/${encodeURIComponent('ミストル')}`)
  const kept = page.getByRole('region', { name: 'この端末から探した結果' })
  await expect(kept.getByRole('link', { name: /ガロ・ミストル/ })).toBeVisible()
})
