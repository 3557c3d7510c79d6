// Leaving as a user does it: own data first, then the request, the way back from the sign-in page, and the end after seven days.
import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { tracesOf } from '../support/traces.ts'
import { unzip } from '../support/unzip.ts'
import { expect, PASSWORD, signIn, test } from './fixtures.ts'

test.use({ serviceWorkers: 'block' })

const MAIL = 'demo-player2@example.com'
const USER_INFO = '/myPage/account/userInfo'

async function askToLeave(page: Page, password: string): Promise<void> {
  await page.goto(USER_INFO)
  await page.getByText('つむぎを退会する').click()
  await expect(page.getByText(/送った手紙は、相手のもとに残ります/)).toBeVisible()
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: '退会を申し込む' }) })
  await form.getByLabel('パスワード', { exact: true }).fill(password)
  await form.getByRole('button', { name: '退会を申し込む' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('退会を申し込みますか？')
  await question.getByRole('button', { name: '退会を申し込む' }).click()
}

test('own data is written out, leaving is asked for, taken back, and done after seven days', async ({
  page,
  server,
}) => {
  // Who owes a story or waits for one hands it over first.
  await server.query(`update scenario_order set state = 'Released', due_at = null where state = 'Ordered'`)
  await signIn(page, 'demo-player2')

  await test.step('everything of one’s own comes as one file', async () => {
    await page.goto(USER_INFO)
    await page.getByRole('button', { name: 'データを書き出す' }).click()
    const save = page.getByRole('button', { name: 'ダウンロード' })
    await expect(save).toBeVisible()
    const coming = page.waitForEvent('download')
    await save.click()
    const download = await coming
    expect(download.suggestedFilename()).toMatch(/^tsumugi-\d{8}\.zip$/)
    const names = unzip(readFileSync(await download.path())).map(({ name }) => name)
    expect(names).toContain('data/characters.json')
    expect(names).toContain('README.txt')
  })

  await test.step('a wrong password is said, the right one signs out', async () => {
    await askToLeave(page, 'wrong-lantern')
    await expect(page.getByText('いまのパスワードが正しくありません。')).toBeVisible()
    await askToLeave(page, PASSWORD)
    const done = page.getByRole('alertdialog')
    await expect(done).toContainText('退会のお申し込みを受け付けました')
    await done.getByRole('button', { name: 'とじる' }).click()
    await expect(page).toHaveURL(/\/login/)
  })

  const enter = async (): Promise<void> => {
    await page.goto('/login')
    await page.getByLabel('メールアドレス').fill(MAIL)
    await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'ログイン', exact: true }).click()
  }

  await test.step('signing in offers to take it back', async () => {
    await enter()
    await expect(page.getByText('退会の手続き中です。')).toBeVisible()
    await page.getByRole('button', { name: '退会を取り消す' }).click()
    await expect(page).not.toHaveURL(/\/login/)
    const [row] = await server.query<{ status: number }>(
      `select account_status as status from app_user where mailaddress = '${MAIL}'`,
    )
    expect(row?.status).toBe(0)
  })

  await test.step('asked for again and left alone, the account is gone after seven days', async () => {
    const [person] = await server.query<{ id: string }>(
      `select user_id as id from app_user where mailaddress = '${MAIL}'`,
    )
    await askToLeave(page, PASSWORD)
    await page.getByRole('alertdialog').getByRole('button', { name: 'とじる' }).click()
    await expect(page).toHaveURL(/\/login/)
    await server.query(`update leaving set due_at = now() - interval '1 minute'`)
    await server.query(`select graphile_worker.add_job('forget-left-users')`)
    await expect.poll(() => server.query(`select 1 from app_user where user_id = '${person?.id}'`)).toEqual([])
    await expect.poll(() => server.query(`select 1 from mail_outbox`)).toEqual([])
    // The folder of files is that of all browser tests, whose databases have the same accounts.
    const hash = createHash('sha256')
      .update(person?.id ?? '')
      .digest('hex')
    rmSync(join(process.env.E2E_FILES ?? '', 'forgotten', `${hash}.json`))
    expect(await tracesOf(server.query, [person?.id ?? 'none', MAIL])).toEqual([])
    await enter()
    await expect(page.getByText(/メールアドレスとパスワードを正しく入力してください/)).toBeVisible()
  })
})
