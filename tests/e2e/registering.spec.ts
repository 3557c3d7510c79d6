// Sending a registration or a profile over a bad network: the screen meanwhile, the result, the target of back.
import type { Page } from 'playwright/test'
import { goOffline, goOnline } from './claims.ts'
import { enter, expect, type TestServer, test } from './fixtures.ts'
import { FULL } from './full-size.ts'

test.use({ serviceWorkers: 'block' })

const REGISTER = /CharacterMypage\/register$/
const WORLD = '/world/world0'
const made = (server: TestServer) =>
  server.query<{ count: number }>(`select count(*) from character where given_name = '茜'`)
const send = (page: Page) => page.getByRole('button', { name: 'この内容で登録する' })

/** Goes from the world's top to the last step, with the fewest inputs. */
async function fillIn(page: Page, server: TestServer): Promise<void> {
  await server.query(`update character set user_id = (select user_id from app_user where mailaddress = 'demo-player2@example.com')
     where world_id = 'world0'`)
  await server.query(`update world_parameter set is_assignable = false where world_id = 'world0'`)
  await server.query(
    `insert into world_class (world_id, class_id, class_kind, class_name, description, display_order)
     values ('world0', 'T1', 'A', '試しの民', '', 99), ('world0', 'T2', 'B', '試しの役', '', 99)`,
  )
  await enter(page, WORLD)
  await page.goto(`${WORLD}/characterRegistration`)
  const next = page.getByRole('button', { name: 'つぎへ' })
  await page.getByRole('button', { name: 'はじめる' }).click()
  await page.getByRole('group', { name: /^種族/ }).getByText('試しの民').click()
  await page
    .getByRole('group', { name: /^クラス/ })
    .getByText('試しの役')
    .click()
  await next.click()
  await next.click()
  await page.getByLabel('名', { exact: true }).fill('茜')
  await page.getByLabel('読み（全角カタカナ）').fill('アカネ')
  await next.click()
  await page.getByText('女性').click()
  for (let step = 5; step < 9; step++) await next.click()
  await expect(send(page)).toBeVisible()
  await expect(page.getByText(/サーバーに保存 \d/).first()).toBeVisible()
}

test('on a slow line the confirmation stays as it was sent, its buttons say so, and back leads to before the steps', {
  tag: FULL,
}, async ({ page, server }) => {
  await fillIn(page, server)
  // The answer, and the end of the draft after it.
  server.gate.delay(/CharacterMypage\/register$|\/Draft/, 2_000)
  const names: string[] = []
  await page.exposeFunction('noteName', (name: string) => names.push(name))
  await page.evaluate(() => {
    const note = () => {
      const card = document.querySelector('main [aria-label=作っているキャラクター]')
      if (card) (window as unknown as { noteName: (name: string) => void }).noteName(card.textContent ?? '')
    }
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true })
    note()
  })
  await send(page).click()
  const before = page.getByRole('button', { name: '前へ' })
  await expect(before).toHaveAttribute('aria-disabled', 'true')
  await expect(before).toHaveAccessibleDescription(/登録を送っています/)
  await expect(page.getByText('登録しました', { exact: true })).toBeVisible()
  expect(names.filter(name => !name.includes('茜'))).toEqual([])
  await expect(page).toHaveURL(/made=/)
  await page.goBack()
  await expect(page).toHaveURL(WORLD)
})

test('without a network a moment after the press, and back again: it is registered once, and told', {
  tag: FULL,
}, async ({ page, server }) => {
  await fillIn(page, server)
  // The character is made and its answer read; the reads after it are lost.
  server.gate.judge(({ path }) => (/CharacterMypage\/getList/.test(path) ? 'reset' : null))
  await send(page).click()
  await expect.poll(() => made(server)).toEqual([{ count: 1 }])
  await goOffline(page, server)
  await expect(page.getByText(/登録しました。|届いたか確かめています/).first()).toBeVisible()
  server.gate.judge(null)
  await goOnline(page, server)
  await expect(page.getByText('登録しました', { exact: true })).toBeVisible()
  await expect(page.getByText('茜').first()).toBeVisible()
  expect(await made(server)).toEqual([{ count: 1 }])
})

test('an answer that is lost is asked for when the network is back', async ({ page, server }) => {
  await fillIn(page, server)
  server.gate.loseAnswers(REGISTER)
  await send(page).click()
  await expect(page.getByRole('button', { name: 'もう一度確かめる' })).toBeVisible()
  await expect(send(page)).toHaveAccessibleDescription('届いたか確かめています。')
  await goOffline(page, server)
  server.gate.loseAnswers(null)
  await goOnline(page, server)
  await expect(page.getByText('登録しました', { exact: true })).toBeVisible()
  expect(await made(server)).toEqual([{ count: 1 }])
})

test('a profile whose answer is late rests on what was saved; what was written meanwhile is still to be saved', {
  tag: FULL,
}, async ({ page, server }) => {
  await enter(page, `${WORLD}/characterProfileEdit?characterId=world0-linette`)
  await page.getByLabel('髪').fill('亜麻色')
  await page.getByLabel('瞳').fill('灰')
  const save = page.getByRole('button', { name: '変更を保存' })
  server.gate.loseAnswers(/CharacterMypage\/saveProfile$/)
  await save.click()
  await expect(page.getByRole('button', { name: 'もう一度確かめる' })).toBeVisible()
  await expect(save).toHaveAccessibleDescription('届いたか確かめています。')
  await page.getByLabel('瞳').fill('緑')
  await expect(page.getByText(/^未反映の変更：髪・瞳（下書きは保存済み/)).toBeVisible()
  server.gate.loseAnswers(null)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByText(/^未反映の変更：瞳（/)).toBeVisible()
  await expect(page.getByLabel('髪')).toHaveValue('亜麻色')
  await expect(page.getByLabel('瞳')).toHaveValue('緑')
  const told = `select hair, eyes from character where character_id = 'world0-linette'`
  expect(await server.query(told)).toEqual([{ hair: '亜麻色', eyes: '灰' }])
  await save.click()
  await expect(page.getByText('プロフィールを保存しました').first()).toBeVisible()
  await expect(page.getByText('保存済み', { exact: true })).toBeVisible()
  expect(await server.query(told)).toEqual([{ hair: '亜麻色', eyes: '緑' }])
  await expect
    .poll(() => server.query('select 1 from draft where submitted_at is null and removed_at is null'))
    .toEqual([])
})

test('a profile whose answer was lost with its page: the form rests on what was saved, and nothing is left to write on', {
  tag: FULL,
}, async ({ page, server }) => {
  const EDIT = `${WORLD}/characterProfileEdit?characterId=world0-linette`
  await enter(page, EDIT)
  await page.getByLabel('髪').fill('亜麻色')
  await expect(page.getByText(/^未反映の変更：髪（下書きは保存済み/)).toBeVisible()
  server.gate.loseAnswers(/CharacterMypage\/saveProfile$/)
  await page.getByRole('button', { name: '変更を保存' }).click()
  await expect
    .poll(() => server.query(`select hair from character where character_id = 'world0-linette'`))
    .toEqual([{ hair: '亜麻色' }])
  await page.goto('/myPage/drafts')
  server.gate.loseAnswers(null)
  await page.goto(EDIT)
  await expect(page.getByText('保存済み', { exact: true })).toBeVisible()
  await expect(page.getByLabel('髪')).toHaveValue('亜麻色')
  await page.goto('/myPage/drafts')
  await expect(page.getByText('書きかけの文章はありません。')).toBeVisible()
})
