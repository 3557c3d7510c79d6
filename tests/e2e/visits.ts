// What is visited where screens are looked at closely: one function for each kind of visitor, each calls `look` on every screen.
import type { Locator, Page } from 'playwright/test'
import { expect } from './fixtures.ts'
import type { Look } from './look.ts'
import { pressSignOut } from './tabs.ts'

const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name })

/** Opens an address and waits for what it shows. */
async function open(page: Page, path: string, shown: Locator): Promise<void> {
  await page.goto(path)
  await expect(shown).toBeVisible()
}

/** Opens what visitors see, one after the other; `look` is called on each. */
export async function visitGuestScreens(page: Page, look: Look): Promise<void> {
  await open(page, '/login', heading(page, 'ログイン'))
  await look('/login')
  await page.getByRole('button', { name: 'ログイン' }).click()
  await expect(page.getByText('パスワードを入力してください')).toBeVisible()
  await page.getByLabel('メールアドレス').fill('demo-player@example.com')
  await page.getByLabel('パスワード', { exact: true }).fill('wrong-password')
  await page.getByRole('button', { name: 'ログイン' }).click()
  await expect(page.getByText('ログインできませんでした。')).toBeVisible()
  await page.getByLabel('パスワード', { exact: true }).fill('')
  await page.getByRole('button', { name: 'ログイン' }).click()
  await expect(page.getByText('パスワードを入力してください')).toBeVisible()
  await look('/login with what is wrong')
  await open(page, '/unknown', heading(page, 'ページが見つかりません'))
  await look('an unknown address')
}

/** The same for members: the four screens of the menu, what opens over them, an article, the tray. */
export async function visitMemberScreens(page: Page, look: Look): Promise<void> {
  await open(page, '/', page.getByRole('heading', { name: 'きょうのミッション' }))
  await expect(page.getByRole('heading', { name: '受け取れる報酬' })).toBeVisible()
  await look('/')
  for (const tabNo of [0, 2]) {
    await open(page, `/mission?tabNo=${tabNo}`, page.getByText(/全\d+件のうち|該当するミッションはありません/))
    await look(`/mission, tab ${tabNo}`)
  }
  await open(page, '/mission?tabNo=1', page.getByText(/全\d+件のうち/))
  await look('/mission, tab 1')
  await openCharacterSheet(page)
  await look('the sheet of characters')
  await page.getByRole('option').first().click()
  await page.getByRole('dialog').getByRole('button', { name: '受け取る' }).click()
  await expect(page.getByRole('dialog', { name: '報酬を受け取りました' })).toBeVisible()
  await look('the result')
  await open(page, '/news', page.getByText(/全\d+件のうち/))
  await look('/news')
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await expect(page.getByRole('article')).toBeVisible()
  await look('an article')
  await open(page, '/novel/', page.getByText(/全\d+件のうち/))
  await look('/novel/')
  await open(page, '/world/world1/novel/1', page.getByRole('article'))
  await look('a novel')
  await keepUnsent(page)
  await open(page, '/myPage', page.getByText('使用中'))
  await look('/myPage')
  await pressSignOut(page)
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await look('the question at sign-out')
  await open(page, '/myPage/tray', page.getByText('この報酬はすでに受け取っています。'))
  await look('/myPage/tray')
}

/** Where people write, and what is kept of it. */
export async function visitWriting(page: Page, look: Look): Promise<void> {
  const field = page.getByRole('textbox', { name: '自己紹介' })
  await page.goto('/myPage/profile')
  await expect(field).toBeEditable()
  await field.fill('霧の港で、灯りを守っています。')
  await expect(page.getByText(/サーバーに保存 \d/).first()).toBeVisible()
  await look('/myPage/profile')
  await page.getByRole('button', { name: '前の版' }).click()
  await expect(page.getByRole('dialog', { name: '前の版' })).toBeVisible()
  await look('the earlier texts')
  await open(page, '/myPage/drafts', page.getByRole('link', { name: /続きを書く/ }))
  await look('/myPage/drafts')
  await page.getByRole('button', { name: /を削除$/ }).click()
  await page.getByRole('link', { name: '送ったもの・削除したもの' }).click()
  await expect(page.getByRole('button', { name: /^取りもどす/ })).toBeVisible()
  await look('the drafts that have ended')
  await page.goto('/inquiry')
  await page.getByRole('textbox', { name: 'お問い合わせ内容' }).fill('夜のあいだは、通知を止めたいです。')
  await page.getByRole('button', { name: '送る' }).click()
  await expect(page.getByText('受付済').first()).toBeVisible()
  await look('/inquiry')
}

async function openCharacterSheet(page: Page): Promise<void> {
  await page.goto('/mission?tabNo=1&worldId=world0')
  const card = page.getByRole('listitem').filter({ hasText: / G/ }).first()
  await card.getByRole('button', { name: /報酬を受け取る/ }).click()
  await expect(page.getByRole('option', { name: /ミナ・ソルベ/ })).toBeVisible()
}

/** Puts one refused act and one that waits into the outbox of this device, as an earlier day left them. */
export async function keepUnsent(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tsumugi')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['keyval', 'outbox'], 'readwrite')
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
          const reading = transaction.objectStore('keyval').get('session')
          reading.onsuccess = () => {
            const { userId } = reading.result.user
            const now = Date.now()
            const item = {
              userId,
              kind: 'mission.reward',
              request: { method: 'POST', url: '/api/Achievement/receiveReward', body: '{}' },
              note: '便りに目をとおす',
              facts: {},
              touches: [],
              createdAt: now,
              version: 1,
              attempts: 1,
              nextAt: now + 600_000,
              held: true,
              triedAt: now,
            }
            const refusal = { code: 'RECEIVED', message: 'この報酬はすでに受け取っています。', at: now }
            const keep = (sequence: number, rest: object) =>
              transaction
                .objectStore('outbox')
                .put(
                  { ...item, id: crypto.randomUUID(), entity: `mission:${sequence}`, sequence, ...rest },
                  `${userId}/${String(sequence).padStart(16, '0')}`,
                )
            keep(1, { state: 'refused', refusal })
            keep(2, { state: 'waiting', refusal: null })
          }
        }
      }),
  )
}

/** What is read at once after a goto: the place is there, and nothing on the screen is still on its way. */
async function openReady(page: Page, path: string, shown: Locator): Promise<void> {
  await open(page, path, shown)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

const LINETTE = 'characterId=world0-linette'

/** The screens of worlds that a player walks through, from choosing a world to what its character is called and wears. */
export async function visitWorlds(page: Page, look: Look): Promise<void> {
  const main = page.getByRole('main')
  const world = (path: string) => `/world/world0${path}`
  const screens: readonly (readonly [path: string, shown: Locator])[] = [
    ['/worldSelect', page.getByRole('heading', { name: '参加中のワールド' })],
    [world(''), page.getByRole('region', { name: '自分のキャラクター' })],
    [world('/worldSearch/character'), main.getByRole('button', { name: /^フォロー/ }).first()],
    [world('/character/world0-garo'), heading(page, 'ガロ・ミストル')],
    [world('/characterRegistration'), page.getByRole('button', { name: 'はじめる' })],
    [world(`/characterProfileEdit?${LINETTE}`), page.getByLabel('髪')],
    [world(`/characterProfileEdit?${LINETTE}&tab=settings`), page.getByRole('button', { name: /^公認申請/ }).first()],
    [world('/sobiItemSettings'), page.getByRole('region', { name: '重さ' })],
    [world('/skillSettings'), main.getByText(/\d SP$/).first()],
    [world('/friendPage'), page.getByRole('navigation', { name: 'フレンドと申請' })],
    [world('/itemSynth'), main.getByText(/^全\d+件/).first()],
    [world('/shop'), page.getByRole('link', { name: /アイテム交換/ })],
    [world('/originalClass'), page.getByRole('link', { name: 'クラスを提案する' }).first()],
    [world('/originalize'), page.getByRole('link', { name: /霧晶のかけら/ })],
    ['/myPage/coin/ac', page.getByText('いまの残高')],
    ['/myPage/coin/lp', page.getByText('いまの残高')],
    ['/myPage/distribution', page.getByText('配れる商品はありません。')],
    ['/myPage/character', main.getByText('使用中', { exact: true }).first()],
    ['/myPage/account/follow', page.getByText(/^\d+人$/)],
  ]
  for (const [path, shown] of screens) {
    await openReady(page, path, shown)
    await look(path)
  }
  await page.goto(world(''))
  await main.locator('a[href*="/guide/"]').first().click()
  await expect(page.getByRole('article')).toBeVisible()
  await look('a page of the guide')
  await page.goto(world('/shop'))
  await main.locator('a[href*="/shop/"]').first().click()
  await expect(page.getByText(/^店番/)).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await look('a shop')
  await page.getByRole('button', { name: /として発言しています/ }).click()
  await expect(page.getByRole('dialog', { name: '発言するキャラクター' })).toBeVisible()
  await look('who speaks')
}

/** What admins see on my page, and the queues of applications. */
export async function visitDesk(page: Page, look: Look): Promise<void> {
  await openReady(page, '/myPage', page.getByRole('link', { name: /公認の審査/ }))
  await look('/myPage of an admin')
  for (const queue of ['characterSetting', 'itemOriginalize', 'skillOriginalize', 'originalClass']) {
    await openReady(page, `/myPage/admin/${queue}`, page.getByText(/申請はありません。|全\d+件のうち/).first())
    await look(`the queue ${queue}`)
  }
}
