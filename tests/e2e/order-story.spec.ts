// The whole life of an order, with the clock moved: a request of three friends from its form by a link to the replay that came of
// it. Owner, guest, master and admin sit at browsers; a third player, and what is only routine, comes by the typed caller.
import type { Page } from 'playwright/test'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { enter, expect, test } from './fixtures.ts'
import { FULL } from './full-size.ts'
import {
  button,
  coins,
  comeByLink,
  copyLink,
  decline,
  type Opened,
  PURPOSE,
  placeRequest,
  sheet,
  stranger,
  swap,
  turn,
  WORLD,
} from './ordering.ts'
import { openCallers } from './typed-callers.ts'

test.use({ serviceWorkers: 'block', permissions: ['clipboard-read', 'clipboard-write'] })

const TITLE = '終電のあと'
const MORE = '四両目の窓を、あけておいてください。列車は、忘れものを届けに出ます。'
const [EXPERIENCE, MONEY] = [120, 30]

async function arrive(opened: Opened, account: string, path: string): Promise<Page> {
  const page = await stranger(opened)
  await enter(page, path, account)
  return page
}

/** Writes the opening of an accepted order and hands it in. */
async function writeOpening(master: Page): Promise<void> {
  await master.getByRole('link', { name: 'オープニングを書く' }).click()
  await expect(master.getByRole('textbox', { name: 'オープニング' })).toBeEditable()
  await master.getByLabel('題名').fill(TITLE)
  await master.getByLabel('ひとこと').fill('三人だけの、乗りおくれた夜です。')
  await master
    .getByRole('textbox', { name: 'オープニング' })
    .fill('最後の列車が、四両目の窓をあけて出ていく。'.repeat(16))
  await master.getByRole('textbox', { name: '説明' }).first().fill('目的は、列車を最後まで見送ることです。')
  await button(master, '選択肢を加える').click()
  await master.getByRole('region', { name: '選択肢' }).getByLabel('名前').fill('窓へ手をふる')
  await button(master, '提出する').click()
  await sheet(master, '運営に提出しますか？').getByRole('button', { name: '提出する' }).click()
}

test('a request of three friends, from its form to the replay that they read', { tag: FULL }, async ({
  page,
  browser,
  server,
  faults,
}) => {
  test.setTimeout(300_000)
  const opened = { browser, server, faults }
  await enter(page, `/world/${WORLD}/scenarioRequest`)
  const orderId = await placeRequest(page, { isPrivate: true })
  const invitation = await copyLink(page)
  const guest = await stranger(opened)

  await test.step('a guest comes by the link, declines, and comes after all; the owner swaps', async () => {
    await comeByLink(guest, invitation, orderId)
    await decline(guest, { isAsked: false })
    await expect(coins(page)).toContainText('空いている席 2')
    await guest.goto(invitation.link)
    await button(guest, '参加する').click()
    await expect(guest.getByText('もう参加しています。')).toBeVisible()
    await swap(page)
  })

  const callers = await openCallers(server)
  const office = await callers.asAccount('demo-admin')
  const desk = await callers.asAccount('demo-master')
  const [third, outsider] = await callers.guests(WORLD, 'A02', ['アサギ', 'イブキ'])
  if (!third || !outsider) throw new Error('Nobody came.')
  const confirm = async (): Promise<void> => {
    await button(page, '確定する').click()
    await sheet(page, 'オーダーを確定しますか？').getByRole('button', { name: '確定する' }).click()
    await expect(turn(page)).toContainText('運営の確認')
    await office.scenarioOrder.act({ orderId, act: 'passOn' })
    await expect(turn(page)).toContainText('の返事')
  }

  await test.step('the third takes the last place, and it comes to its master', async () => {
    const { hash } = invitation
    await third.call.scenarioOrder.participation({ orderId, characterId: third.characterId, hash, cost: 434 })
    await expect(page.getByText('確定できます', { exact: true })).toBeVisible()
    await confirm()
  })

  const master = await arrive(opened, 'demo-master', '/myPage/scenario/order')
  await test.step('the master returns it with a reason', async () => {
    await master.getByRole('link', { name: new RegExp(PURPOSE) }).click()
    await expect(master.getByRole('region', { name: '参加する人' })).toContainText('ヨルグ')
    await button(master, '差し戻す').click()
    await master.getByRole('textbox', { name: '差し戻しの理由' }).fill('列車の出る理由を、教えてください。')
    await button(master, 'この理由で差し戻す').click()
    await expect(page.getByText('マスターから差し戻されました。')).toBeVisible()
    await expect(page.getByText('列車の出る理由を、教えてください。')).toBeVisible()
  })

  await test.step('the owner repairs it and sends it again', async () => {
    await page.getByRole('region', { name: 'つぎにすること' }).getByRole('link', { name: '直す' }).click()
    await page.getByRole('textbox', { name: '依頼の内容' }).fill(MORE)
    await button(page, '保存する').click()
    await expect(page).toHaveURL(/\/scenarioOrder\/\d+$/)
    await expect(page.getByText(MORE)).toBeVisible()
    await confirm()
  })

  await test.step('its master sees the repair without a reload, takes it, and hands the opening in', async () => {
    await expect(master.getByText(MORE)).toBeVisible()
    await button(master, '引き受ける').click()
    await sheet(master, '引き受けますか？').getByRole('button', { name: '引き受ける' }).click()
    await expect(turn(page)).toContainText('オープニング')
    await writeOpening(master)
    await expect(turn(page)).toContainText('運営の確認')
  })

  const [{ id } = { id: 0 }] = await server.query<{ id: number }>(
    'select scenario_id::int as id from scenario_order where order_id = $1',
    [orderId],
  )
  const key = { worldId: WORLD, scenarioId: id, phase: 1 }
  const path = `/world/${WORLD}/scenario/${padScenarioId(id)}/1`
  const state = async () =>
    (await server.query<{ state: string }>('select state from scenario_phase where scenario_id = $1', [id]))[0]?.state

  await test.step('the office approves it, and the consultation begins', async () => {
    const admin = await arrive(opened, 'demo-admin', `/myPage/admin/info/${WORLD}/${padScenarioId(id)}`)
    await expect(admin.getByRole('link', { name: new RegExp(PURPOSE) })).toBeVisible()
    await admin.getByRole('button', { name: /^承認する/ }).click()
    await expect.poll(state, { timeout: 60_000 }).toBe('consultation')
    await admin.context().close()
    await page.getByRole('link', { name: 'シナリオを開く' }).click()
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
    await expect(page.getByRole('button', { name: '予約する' })).toHaveCount(0)
    await expect(outsider.call.scenario.getScenarioDetail(key)).rejects.toMatchObject({ code: 'SCENARIO_NOT_FOUND' })
  })

  await test.step('they talk: in two browsers, and by the typed caller', async () => {
    await page.goto(`${path}?tab=board`)
    await page.getByRole('textbox', { name: /相談の発言/ }).fill('窓がわの席は、ゆずります。')
    await button(page, '発言する').click()
    const post = { ...key, characterId: third.characterId, body: '手をふる役は、もらいます。' }
    await third.call.scenarioBoard.post({ ...post, asCharacter: false, replyTo: null, draftId: null })
    await guest.goto(`${path}?tab=board`)
    for (const words of ['窓がわの席は、ゆずります。', '手をふる役は、もらいます。'])
      await expect(guest.getByRole('article').filter({ hasText: words })).toBeVisible()
  })

  await test.step('texts come in, and the deadline passes by the clock', async () => {
    await page.goto(`${path}/playing?character=world0-jorg`)
    await page.getByRole('radio').first().check()
    await page.getByRole('textbox', { name: /プレイング/ }).fill('四両目の窓を、外から拭く。')
    await page.getByRole('button', { name: '送る', exact: true }).click()
    await expect(page.getByRole('region', { name: '送ったプレイング' })).toContainText('第1版')
    const [garo] = await server.query<{ id: string }>(
      `select character_id as id from scenario_entry where scenario_id = $1
       and user_id = (select user_id from app_user where mailaddress = 'demo-player2@example.com')`,
      [id],
    )
    const text = { ...key, chooseId: 1, consumeItem: [], tagId: null, onlyPlayingFlg: false, onlyTeamTagFlg: false }
    const friend = await callers.asAccount('demo-player2')
    await friend.scenarioPlaying.save({
      ...text,
      characterId: garo?.id ?? '',
      playing: '忘れものを、ホームへならべる。',
    })
    const { characterId } = third
    await third.call.scenarioPlaying.save({ ...text, characterId, playing: '見えなくなるまで、手をふる。' })
    const [{ until } = { until: new Date() }] = await server.query<{ until: Date }>(
      'select playing_until as until from scenario_phase where scenario_id = $1',
      [id],
    )
    await office.demo.moveClock({ until: until.toISOString() })
    await expect.poll(state).toBe('resolving')
    await expect(page.getByText('プレイングの受付は終わりました。')).toBeVisible()
  })

  const said = '列車は、三人の忘れものをのせて、見えなくなった。'
  await test.step('the replay is written, approved and published', async () => {
    const { castList, version } = await desk.scenarioReplay.getDetail(key)
    expect(castList).toHaveLength(3)
    const names = castList.map(({ nameList }) => nameList[0] ?? '')
    const body = [...names.map(name => `${name}は、ホームの端に立っていた。`), said.repeat(12)].join('\n')
    const saved = await desk.scenarioReplay.updateScenario({
      ...{ ...key, baseVersion: version, body, result: 'Success', partList: [] },
      castList: castList.map(({ entryId }) => ({
        ...{ entryId, result: 'Success', experience: EXPERIENCE, money: MONEY },
        ...{ items: [], title: '', mvpReason: null, deletedItems: [] },
      })),
    })
    await desk.scenarioReplay.act({ ...key, baseVersion: saved.version, act: 'submit', comment: null })
    const handedIn = await desk.scenarioReplay.getDetail(key)
    const approval = { ...key, baseVersion: handedIn.version, comment: null, publishDateTime: null }
    await office.scenarioReplay.updateScenarioByAdmin({ ...approval, status: 6 })
    await expect.poll(state, { timeout: 60_000 }).toBe('completed')
  })

  await test.step('the owner reads it from the page of the order, whose steps are all done; others do not', async () => {
    await page.goto(`/world/${WORLD}/scenarioOrder/${orderId}`)
    const progress = page.getByRole('region', { name: '進みぐあい' })
    await expect(progress.getByRole('listitem').last()).toContainText(/リプレイ.*（済み）/)
    await page.getByRole('link', { name: 'シナリオを開く' }).click()
    await page
      .getByRole('link', { name: /^リプレイ/ })
      .first()
      .click()
    await expect(page.getByText(said).first()).toBeVisible()
    const own = page.getByRole('region', { name: /ヨルグ.*の結果/ })
    await expect(own).toContainText(`+${EXPERIENCE}`)
    await expect(own).toContainText(`+${MONEY}`)
    await guest.goto(`${path}?tab=replay`)
    await expect(guest.getByText(said).first()).toBeVisible()
    const { castList } = await third.call.scenarioReplay.getReplay(key)
    expect(castList.filter(({ isMine }) => isMine).map(({ gains }) => gains?.experience)).toEqual([EXPERIENCE])
    await expect(outsider.call.scenarioReplay.getReplay(key)).rejects.toMatchObject({ status: 404 })
  })
})
