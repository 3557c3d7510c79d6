// A situation from its catalogue to the story: ordered at the price that was shown, confirmed, taken by its master, and begun.
import { opening } from '../calls/scenario-desk.ts'
import { enter, expect, test } from './fixtures.ts'
import { button, sheet, turn } from './ordering.ts'
import { openCallers, type TypedCaller } from './typed-callers.ts'

test.use({ serviceWorkers: 'block' })

const TITLE = '灯をともすまで'
/** Opening that the master hands in. */
const story = {
  ...opening,
  ...{ scenarioTitle: TITLE, characterConditionList: [], relatedCharacterList: [] },
} as unknown as Parameters<TypedCaller['scenarioOrder']['submitRequestScenario']>[0]['scenarioInfo']

test('a player orders a situation, it comes straight to its master, and its consultation begins', async ({
  page,
  server,
}) => {
  await enter(page, '/world/world0/scenarioReact')
  await page.getByRole('link', { name: /灯のともらない夜/ }).click()
  await page
    .getByRole('link', { name: /^オーダーする/ })
    .last()
    .click()
  await button(page, '金額を確かめる').click()
  await sheet(page, 'この内容でオーダーしますか？').getByRole('button', { name: 'オーダーする' }).click()
  await expect(page).toHaveURL(/\/world\/world0\/scenarioOrder\/\d+$/)
  await expect(page.getByRole('heading', { name: '灯のともらない夜' }).first()).toBeVisible()
  const [row] = await server.query<{
    id: number
    type: string
    state: string
    coin: number
    asked: number
    mail: string
  }>(
    `select o.order_id::int as id, o.type, o.state, o.order_coin as coin, s.order_coin as asked, u.mailaddress as mail
      from scenario_order o join scenario_react_setting s on s.template_id = o.template_id and s.master_id = o.master_id
      join app_user u on u.user_id = o.master_id order by o.order_id desc limit 1`,
  )
  expect(row).toMatchObject({ type: 'React', state: 'PreOrder' })
  expect(row?.coin).toBe(row?.asked)

  // No office looks at it: the situation was made there.
  await button(page, '確定する').click()
  await sheet(page, 'オーダーを確定しますか？').getByRole('button', { name: '確定する' }).click()
  await expect(turn(page)).toContainText('の返事')
  const orderId = row?.id ?? 0
  const callers = await openCallers(server)
  const master = await callers.asAccount((row?.mail ?? '').split('@')[0] ?? '')
  await master.scenarioOrder.act({ orderId, act: 'accept' })
  await expect(turn(page)).toContainText('オープニング')
  const handing = { orderId, writingPeriod: 21, characterList: [], scenarioInfo: story }
  const { scenarioId } = await master.scenarioOrder.submitRequestScenario(handing)
  const office = await callers.asAccount('demo-admin')
  await office.scenarioOffice.check({ worldId: 'world0', scenarioId, status: 11 })
  await page.getByRole('link', { name: 'シナリオを開く' }).click()
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  await expect(page.getByText('リアクト', { exact: true }).first()).toBeVisible()
  await page.getByRole('link', { name: /^相談/ }).first().click()
  await expect(page.getByRole('textbox', { name: /相談の発言/ })).toBeEditable()
  // It stands among the stories that came of the situation.
  await page.goto('/world/world0/scenarioReact')
  await page.getByRole('link', { name: /灯のともらない夜/ }).click()
  await expect(page.getByRole('region', { name: '生まれた物語' })).toContainText(TITLE)
})
