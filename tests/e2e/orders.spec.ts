// A request of three friends: from its form over a link, which a guest opens and signs in on the way, a refusal, a swap and a
// confirmation, to the page of the story that came of it.
import { opening } from '../calls/scenario-desk.ts'
import { faultsOfAccess } from './axe.ts'
import { enter, expect, test } from './fixtures.ts'
import {
  button,
  coins,
  comeByLink,
  copyLink,
  decline,
  placeRequest,
  sheet,
  stranger,
  swap,
  turn,
  WORLD,
} from './ordering.ts'
import { openCallers, type TypedCaller } from './typed-callers.ts'

test.use({ serviceWorkers: 'block', permissions: ['clipboard-read', 'clipboard-write'] })

/** Opening that the master hands in. */
const story = {
  ...opening,
  ...{ scenarioTitle: '終電のあと', characterConditionList: [], relatedCharacterList: [] },
} as unknown as Parameters<TypedCaller['scenarioOrder']['submitRequestScenario']>[0]['scenarioInfo']

test('a request of three friends, from its form to its story', async ({ page, browser, server, faults }) => {
  test.slow()
  await enter(page, `/world/${WORLD}/scenarioRequest`)
  const look = async () => expect(await faultsOfAccess(page, 'prices')).toEqual([])
  const orderId = await placeRequest(page, { look })

  await test.step('a friend is asked by name', async () => {
    await button(page, 'フレンドを名前で招く').click()
    const friends = sheet(page, 'フレンドを招く')
    await friends.getByRole('button', { name: /ガロ.*を招く/ }).click()
    await expect(friends.getByRole('button', { name: /ガロ.*を招きました/ })).toBeVisible()
    await friends.getByRole('button', { name: 'とじる' }).click()
    await expect(turn(page)).toContainText(/ガロ.*の返事/)
  })

  const invitation = await copyLink(page)
  const { link, hash } = invitation
  const guest = await stranger({ browser, server, faults })

  await test.step('a guest opens the link, signs in on the way, and declines', async () => {
    await comeByLink(guest, invitation, orderId)
    await decline(guest, { isAsked: true })
    await expect(coins(page)).toContainText('空いている席 2')
  })

  await test.step('who declined may still come by the link', async () => {
    await guest.goto(link)
    await button(guest, '参加する').click()
    await expect(guest.getByText('もう参加しています。')).toBeVisible()
    await expect(page.getByText('あと1名でそろいます')).toBeVisible()
  })

  await test.step('the owner comes with another character', () => swap(page))

  // The key of the callers is no key of the accounts: nobody signs in by the form from here on.
  const callers = await openCallers(server)
  const [third] = await callers.guests(WORLD, 'A02', ['アサギ'])
  if (!third) throw new Error('Nobody came.')

  await test.step('with the last place the owner confirms the whole sum', async () => {
    await third.call.scenarioOrder.participation({ orderId, characterId: third.characterId, hash, cost: 434 })
    await expect(page.getByText('確定できます', { exact: true })).toBeVisible()
    await button(page, '確定する').click()
    const asked = sheet(page, 'オーダーを確定しますか？')
    await expect(asked).toContainText('1,300 コイン')
    expect(await faultsOfAccess(page, 'confirming')).toEqual([])
    await asked.getByRole('button', { name: '確定する' }).click()
    await expect(turn(page)).toContainText('運営の確認')
    await guest.goto(link)
    await expect(guest.getByText('もう参加しています。')).toBeVisible()
  })

  await test.step('office and master do their part, and the story begins', async () => {
    const office = await callers.asAccount('demo-admin')
    const master = await callers.asAccount('demo-master')
    await office.scenarioOrder.act({ orderId, act: 'passOn' })
    await expect(turn(page)).toContainText('の返事')
    await master.scenarioOrder.act({ orderId, act: 'accept' })
    await expect(turn(page)).toContainText('オープニング')
    const { scenarioId } = await master.scenarioOrder.submitRequestScenario({
      ...{ orderId, writingPeriod: 21, characterList: [] },
      scenarioInfo: story,
    })
    await office.scenarioOffice.check({ worldId: WORLD, scenarioId, status: 11 })
    await page.getByRole('link', { name: 'シナリオを開く' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '終電のあと' })).toBeVisible()
    await expect(page.getByText('リクエスト', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: /^相談/ })).toBeVisible()
    await expect(page.getByRole('button', { name: '予約する' })).toHaveCount(0)
  })
})
