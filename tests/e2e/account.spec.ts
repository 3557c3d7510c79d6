// The own account as its user changes it: address and its way back, password, devices, mails that were sent, what waits; a sign-up whose
// answer is lost; proof by a service where there is no password. Mails are followed from the outbox of the server.
import type { BrowserContext, Page } from 'playwright/test'
import { CLIENT, openMockOAuth } from '../support/mock-oauth.ts'
import { enter, expect, PASSWORD, test } from './fixtures.ts'
import { FULL } from './full-size.ts'
import { askForMail, givePassword, linkFor } from './joining.ts'

test.use({ serviceWorkers: 'block' })

const USER_INFO = '/myPage/account/userInfo'
const OLD = 'demo-player@example.com'
const NEW = 'moved@mail.example'
/** Making of the record; the task of the bot check before it names the same action. */
const RECORD = /\/user\/addUserInfo/
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

async function otherDevice(page: Page, path: string): Promise<[BrowserContext, Page]> {
  const { baseURL = '' } = test.info().project.use
  const context = await page
    .context()
    .browser()
    ?.newContext({
      ...{ baseURL: new URL(page.url()).origin || baseURL, serviceWorkers: 'block', locale: 'ja-JP' },
    })
  if (!context) throw new Error('There is no second browser.')
  const other = await context.newPage()
  await enter(other, path)
  return [context, other]
}

/** The form behind a line of the page, unfolded. */
async function unfold(page: Page, line: string, submit: string) {
  await page.getByText(line, { exact: true }).click()
  return page.locator('form').filter({ has: button(page, submit) })
}

/** Signs in where the session has ended: by the strip that says so. */
async function signInAs(page: Page, mailaddress: string, password = PASSWORD): Promise<void> {
  await page.getByRole('status').getByRole('link', { name: 'ログイン' }).click()
  await page.getByLabel('メールアドレス').fill(mailaddress)
  await page.getByLabel('パスワード', { exact: true }).fill(password)
  await button(page, 'ログイン').click()
}

test('the address changes by a link to the new one, goes back by the old one’s, and both mails are in the history', {
  tag: FULL,
}, async ({ page }) => {
  await enter(page, USER_INFO)
  const [context, other] = await otherDevice(page, USER_INFO)
  await expect(other.getByText('この端末')).toBeVisible()

  const form = await unfold(page, 'メールアドレスを変更', '確認のメールを送る')
  await form.getByLabel('新しいメールアドレス').fill(NEW)
  await form.getByLabel('パスワード', { exact: true }).fill('wrong-lantern')
  await form.getByRole('button', { name: '確認のメールを送る' }).click()
  await expect(page.getByText('いまのパスワードが正しくありません。')).toBeVisible()
  await form.getByLabel('パスワード', { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: '確認のメールを送る' }).click()
  await expect(page.getByText(`${NEW} に届いたメールのリンクから`, { exact: false })).toBeVisible()

  await page.goto(await linkFor(page, NEW, '/mailChange?id='))
  await expect(page).toHaveURL(/\/mailChange$/)
  await button(page, '変更する').click()
  await expect(page.getByText('メールアドレスを変更しました。')).toBeVisible()
  await page.goto(USER_INFO)
  await expect(page.getByText(NEW)).toBeVisible()
  await other.reload()
  await expect(other.getByRole('status').getByRole('link', { name: 'ログイン' })).toBeVisible()

  await page.goto('/myPage/account/mailHistory')
  await page.getByText('メールアドレスの変更の確認').click()
  await expect(page.getByText('押すまでは、メールアドレスは変わりません。', { exact: false })).toBeVisible()
  expect(await page.getByRole('main').innerText()).not.toContain('mailChange?id=')
  await expect(page.getByText('新着').first()).toBeVisible()

  const back = await linkFor(page, OLD, '/mailUndo?id=')
  await other.goto(back)
  await expect(other).toHaveURL(/\/mailUndo$/)
  await button(other, '元に戻す').click()
  await expect(other.getByText('メールアドレスを元に戻しました。')).toBeVisible()
  await signInAs(other, OLD)
  await expect(other).not.toHaveURL(/\/login/)
  await context.close()
})

test('a new password and the list of devices end the others', { tag: FULL }, async ({ page }) => {
  await enter(page, USER_INFO)
  const [context, other] = await otherDevice(page, USER_INFO)
  await expect(other.getByText('この端末')).toBeVisible()
  await page.reload()
  const devices = page.getByRole('listitem').filter({ hasText: '最後に使った日' })
  await expect(devices.filter({ hasText: 'この端末' })).toHaveCount(1)
  const before = await devices.count()
  await devices
    .filter({ hasNotText: 'この端末' })
    .first()
    .getByRole('button', { name: /^ログアウト/ })
    .click()
  await expect(devices).toHaveCount(before - 1)
  await button(page, 'ほかの端末をすべてログアウト').click()
  await expect(devices).toHaveCount(1)
  await other.reload()
  await signInAs(other, OLD)
  await expect(other).toHaveURL(/userInfo/)

  const form = await unfold(page, 'パスワードを変更', 'パスワードを変更する')
  await form.getByLabel('いまのパスワード').fill(PASSWORD)
  await form.getByLabel('新しいパスワード', { exact: true }).fill('short')
  await form.getByRole('button', { name: 'パスワードを変更する' }).click()
  await expect(page.getByText('パスワードを変更できませんでした。')).toBeVisible()
  await form.getByLabel('新しいパスワード', { exact: true }).fill('quiet-lantern-3')
  await form.getByRole('button', { name: 'パスワードを変更する' }).click()
  await expect(page.getByText('パスワードを変更しました').first()).toBeVisible()
  await expect(devices).toHaveCount(1)
  await other.reload()
  await expect(other.getByRole('status').getByRole('link', { name: 'ログイン' })).toBeVisible()
  await signInAs(other, OLD, 'quiet-lantern-3')
  await expect(other).not.toHaveURL(/\/login/)
  await context.close()
})

test('what waits is one page, and each row leads to its place', { tag: FULL }, async ({ page }) => {
  await enter(page, '/myPage')
  await page.getByRole('link', { name: /やること/ }).click()
  await expect(page.getByRole('heading', { name: 'あなたの番' })).toBeVisible()
  const row = page.getByRole('main').getByRole('listitem').getByRole('link').first()
  const href = (await row.getAttribute('href')) ?? ''
  await row.click()
  await expect(page).toHaveURL(url => `${url.pathname}${url.search}` === href)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'あなたの番' })).toBeVisible()
  await page.getByRole('link', { name: /未読\d+件/ }).click()
  await expect(page).toHaveURL(/\/notice\?filter=unread/)
})

/** Goes through the sign-up by mail up to its last press. */
async function fillSignUp(page: Page, address: string, name: string): Promise<void> {
  await askForMail(page, address)
  await page.goto(await linkFor(page, address, '/authOver?id='))
  await givePassword(page, 'newcomer-1')
  await button(page, 'つぎへ').click()
  await page.getByLabel(/プレイヤー名/).fill(name)
  await page.getByLabel('年', { exact: true }).selectOption('1998')
  await page.getByText('その他').click()
  await page.getByRole('checkbox').check()
}

test('a sign-up whose answer does not come is asked for; deleting is offered only where there is no record', {
  tag: FULL,
}, async ({ page, server }) => {
  const address = 'slow@mail.example'
  await page.goto('/newMaster')
  await expect(page).toHaveURL(/\/login\?mode=signup/)
  await fillSignUp(page, address, 'おくれ')

  // The request is lost on its way: no record, so the account may go.
  server.gate.loseRequests(RECORD)
  await button(page, 'この内容で登録する').click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('登録に失敗しました')
  await expect(question.getByRole('button', { name: 'アカウントを消して登録をやめる' })).toBeVisible()
  server.gate.loseRequests(null)

  // Its answer is lost: the record is found, and nothing is said to have failed.
  server.gate.loseAnswers(RECORD)
  await question.getByRole('button', { name: 'もう一度試す' }).click()
  await expect(page.getByText('登録が完了しました。')).toBeVisible({ timeout: 40_000 })
  server.gate.loseAnswers(null)
  expect(await server.query(`select user_name from app_user where mailaddress = '${address}'`)).toEqual([
    { user_name: 'おくれ' },
  ])
  // Who began as a master is led to that form.
  await button(page, 'ログイン').click()
  await expect(page).toHaveURL(/\/myPage\/account\/userClass\?apply=master/)
  await expect(page.getByRole('textbox', { name: 'マスター経歴' })).toBeVisible()
})

test('a sign-up that loses the answer of every step is sent again, and is one account with one record and one mail', {
  tag: FULL,
}, async ({ page, server }) => {
  const address = 'again@mail.example'
  await page.goto('/login?mode=signup')
  await fillSignUp(page, address, 'ふたたび')
  const question = page.getByRole('alertdialog')
  const again = question.getByRole('button', { name: 'もう一度試す' })
  const asked = (path: RegExp) => server.gate.seen.filter(call => path.test(call)).length

  // Whether there is an account is not known here: nothing is offered to be deleted.
  server.gate.loseAnswers(/createAccount/)
  await button(page, 'この内容で登録する').click()
  await expect(question).toContainText('登録に失敗しました')
  await expect(question.getByRole('button', { name: /アカウントを消して/ })).toHaveCount(0)

  // The answer about the record is lost, and so are those of the look for it.
  server.gate.loseAnswers(/\/user\/(addUserInfo|selectId)/)
  await again.click()
  // A browser asks again by itself where a connection ends without a word.
  await expect.poll(() => asked(/selectId/)).toBeGreaterThan(1)
  await expect(again).toBeEnabled()
  await expect(question.getByRole('button', { name: /アカウントを消して/ })).toHaveCount(0)
  server.gate.loseAnswers(null)
  await again.click()
  await expect(page.getByText('登録が完了しました。')).toBeVisible()
  expect(asked(RECORD)).toBeGreaterThan(1)
  const [there] = await server.query<Record<string, number>>(
    `select (select count(*)::int from auth_user where email = $1) as accounts,
      (select count(*)::int from app_user where mailaddress = $1) as users,
      (select count(*)::int from sent_mail m join app_user u on u.user_id = m.user_id
        where u.mailaddress = $1 and m.kind = 'signedUp') as mails`,
    [address],
  )
  expect(there).toEqual({ accounts: 1, users: 1, mails: 1 })
  await button(page, 'ログイン').click()
  await expect(page.getByRole('heading', { name: /ふたたびさん/ })).toBeVisible()
})

test('a sign-up that is given up leaves no account behind', { tag: FULL }, async ({ page, server }) => {
  const address = 'gone@mail.example'
  await page.goto('/login?mode=signup')
  await fillSignUp(page, address, 'やめる')
  server.gate.loseRequests(RECORD)
  await button(page, 'この内容で登録する').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'アカウントを消して登録をやめる' }).click()
  await expect(page).toHaveURL(url => url.pathname === '/')
  expect(await server.query(`select 1 from auth_user where email = '${address}'`)).toEqual([])
})

test('an account without a password proves itself by its service, at once and before leaving', { tag: FULL }, async ({
  page,
  server,
}) => {
  const oauth = await openMockOAuth()
  try {
    await server.restart({
      ...{ GOOGLE_CLIENT_ID: CLIENT.clientId, GOOGLE_CLIENT_SECRET: CLIENT.clientSecret },
      OAUTH_STAND_IN: oauth.origin,
    })
    oauth.is({ subject: 'alone', email: 'alone@mail.example' })
    await page.goto('/login')
    await button(page, 'Google').click()
    await button(page, 'つぎへ').click()
    await page.getByLabel('プレイヤー名').fill('ひとり')
    await page.getByLabel('年', { exact: true }).selectOption('1998')
    await page.getByText('その他').click()
    await page.getByLabel('利用規約に同意します').check()
    await button(page, 'この内容で登録する').click()
    await expect(page.getByText(/ひとりさん、つむぎへようこそ/)).toBeVisible()
    await button(page, 'ログイン').click()
    await expect(page.getByRole('heading', { name: /ひとりさん/ })).toBeVisible()

    await server.query(`update auth_session set created_at = now() - interval '6 minutes'`)
    await page.goto(USER_INFO)
    const form = await unfold(page, 'つむぎを退会する', '退会を申し込む')
    const ask = async () => {
      await form.getByRole('button', { name: '退会を申し込む' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: '退会を申し込む' }).click()
    }
    await ask()
    await expect(page.getByText('もう一度ログインしてから、5分以内にお試しください。')).toBeVisible()
    await button(page, 'Googleで本人確認').click()
    await expect(page.getByText('ご本人の確認が済みました').first()).toBeVisible()
    await expect(page).toHaveURL(/userInfo\?open=leave/)
    await expect(form.getByRole('button', { name: '退会を申し込む' })).toBeVisible()
    await ask()
    const done = page.getByRole('alertdialog')
    await expect(done).toContainText('退会のお申し込みを受け付けました')
    await done.getByRole('button', { name: 'とじる' }).click()
    await expect(page).toHaveURL(/\/login/)
    await button(page, 'Google').click()
    await expect(page.getByText('退会の手続き中です。')).toBeVisible()
    await button(page, '退会を取り消す').click()
    // Back where the leaving began.
    await expect(page).toHaveURL(/userInfo/)
    await expect(page.getByRole('textbox', { name: '名前' })).toHaveValue('ひとり')
  } finally {
    await oauth.close()
  }
})
