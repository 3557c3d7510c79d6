// The end of a scenario, and its next chapter: eight have sent their texts before its deadline, the master writes its replay, the office
// approves it, the clock publishes it with rewards in eight purses, and the next chapter is written, approved and opened. A master, an
// admin and two players in browsers, six more players by the typed caller; in scenario-story.spec.ts browsers go the way to the deadline.
import type { Browser, Page } from 'playwright/test'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { enter, expect, type TestServer, test, watchContext } from './fixtures.ts'
import { openStory, RACE, type Story, WORLD } from './scenario-story.ts'
import type { Guest, TypedCaller } from './typed-callers.ts'

test.use({ serviceWorkers: 'block' })

const TITLE = '四つめの鐘のあと'
const DAY = 86_400_000
const [EXPERIENCE, MONEY] = [130, 40]

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

interface Opened {
  browser: Browser
  server: TestServer
  faults: string[]
}

async function arrive({ browser, server, faults }: Opened, account: string, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })
  await watchContext(context, faults)
  const page = await context.newPage()
  await enter(page, path, account)
  return page
}

/** Text that one of them sends: eight texts, each its own. */
const textOf = ({ name }: Guest) => `${name}は鐘楼にのぼり、鐘の数をかぞえる。`

/** Plays a scenario until its texts are in, by the calls of its people alone: its opening, eight seats, the deadline. */
async function playTexts(story: Story, desk: TypedCaller, players: readonly Guest[]): Promise<void> {
  const { settings, recruitmentPeriod } = await desk.scenarioInfo.getSettings()
  const { scenarioId } = await desk.scenarioInfo.create({
    ...{ worldId: WORLD, scenarioTitle: TITLE, openingComment: '鐘の数をかぞえた、そのあとの夜です。' },
    ...{ openingContent: '｜霧笛《むてき》が三度鳴った。四度めは、だれも知らない。'.repeat(12), masterMsg: '' },
    ...{ scenarioDescription: '目的は、四つめの鐘を鳴らすことです。', openDateTime: null, picture: null },
    ...{ scenarioKind: 1, difficultyNo: 1, rewardNo: 2, textType: 'Normal', privateReplayFlg: false },
    ...{ recruitmentPeriod, settings: { ...settings, seats: 8, minimum: 4, cost: 500, reservingCost: 100 } },
    ...{ scenarioChoiceList: [{ name: '鐘楼にのぼる', description: '' }], relatedCharacterList: [] },
    characterConditionList: [{ kind: 'race', value: RACE }],
  })
  await desk.scenarioInfo.act({ worldId: WORLD, scenarioId, phase: 1, act: 'submit', reason: null })
  const openDateTime = new Date(Date.now() + DAY).toISOString()
  await story.office.scenarioOffice.check({ worldId: WORLD, scenarioId, status: 11, openDateTime })
  await story.pass('reservation')
  for (const player of players) await story.reserve(player)
  await story.pass('consultation')
  for (const player of players) await story.send(player, textOf(player))
  await story.pass('resolving')
}

type Purse = { id: string; currency: string; balance: number }

/** Purses of the characters of a scenario: experience, money and pieces of the rewarded item. */
const pursesOf = ({ query }: TestServer, id: string, item: string): Promise<Purse[]> =>
  query(
    `select e.character_id as id, c.currency, coalesce(a.balance, 0)::int as balance
     from scenario_entry e cross join unnest($2::text[]) as c (currency)
     left join ledger_account a on a.holder_kind = 'character' and a.holder_id = e.character_id and a.currency = c.currency
     where e.scenario_id = $1 order by 1, 2`,
    [Number(id), [`exp:${WORLD}`, `token:${WORLD}:1`, `item:${WORLD}:${item}`]],
  )

test('from its texts to the replay with rewards in eight purses, and to the next chapter', async ({
  page: master,
  browser,
  server,
  faults,
}) => {
  test.setTimeout(300_000)
  const opened = { browser, server, faults }
  await enter(master, '/myPage/scenario', 'demo-master')
  const story = await openStory(server, TITLE)
  const { guests, office } = story
  const desk = await story.asAccount('demo-master')
  const asPlayer = async (account: string, characterId: string, name: string): Promise<Guest> => ({
    ...{ userId: account, characterId, name, call: await story.asAccount(account) },
  })
  const two = [
    await asPlayer('demo-player', 'world0-mina', 'ミナ'),
    await asPlayer('demo-player2', 'world0-garo', 'ガロ'),
  ]
  const eight = [...two, ...guests]
  await playTexts(story, desk, eight)
  const key = story.key()
  const id = padScenarioId(key.scenarioId)
  const path = `/world/${WORLD}/scenario/${id}`
  const address = `/myPage/scenario/replay/${WORLD}/${id}/1`
  const [{ code: item } = { code: '' }] = await server.query<{ code: string }>(
    'select item_code as code from world_item where world_id = $1 order by 1 limit 1',
    [WORLD],
  )
  const before = await pursesOf(server, id, item)
  const [{ title: place } = { title: '' }] = await server.query<{ title: string }>(
    'select character_full_name as title from character where character_id = $1',
    ['world0-mina'],
  )

  await test.step('the master writes it in the editor, with everyone in it', async () => {
    await master.goto(address)
    const { castList } = await desk.scenarioReplay.getDetail(key)
    expect(castList.map(({ playing }) => playing).toSorted()).toEqual(eight.map(textOf).toSorted())
    const names = castList.map(({ nameList }) => nameList[0] ?? '')
    const body = [
      '■ 鐘楼',
      ...names.map(name => `${name}は霧のなかで鐘をかぞえた。四つめは、まだ鳴らない。`),
      '',
      '■ 朝',
      '四つめの鐘は、かぞえた人の数だけ鳴った。'.repeat(8),
    ].join('\n')
    await master.getByRole('textbox', { name: '本文' }).fill(body)
    await expect(master.getByText('全員が登場しています')).toBeVisible()
    await button(master, '保存').click()
    await expect(master.getByText('リプレイを保存しました').first()).toBeVisible()
    const saved = await desk.scenarioReplay.getDetail(key)
    await desk.scenarioReplay.updateScenario({
      ...{ ...key, baseVersion: saved.version, body, result: 'Success', partList: [] },
      castList: castList.map(({ entryId }, nth) => ({
        ...{ entryId, result: nth === 0 ? 'GreatSuccess' : 'Success', experience: EXPERIENCE, money: MONEY },
        ...{ items: [{ itemCode: item, count: 1 }], title: nth === 0 ? '四つめの鐘を聞いた者' : '' },
        ...{ mvpReason: nth === 0 ? 'かぞえるのをやめなかった。' : null, deletedItems: [] },
      })),
    })
    await master.goto(`${address}?tab=check`)
    await button(master, '運営に提出する').click()
    await button(master, '提出する').click()
    await expect(master.getByText('確認待ち').first()).toBeVisible()
  })

  const mina = await arrive(opened, 'demo-player', `${path}/1`)
  await test.step('nobody reads it before the office has approved it', async () => {
    await mina.goto(`${path}/1?tab=replay`)
    await expect(mina.getByText('鐘をかぞえた')).toHaveCount(0)
    const [guest] = guests
    await expect(guest?.call.scenarioReplay.getReplay(key)).rejects.toMatchObject({ code: 'REPLAY_NOT_FOUND' })
  })

  const admin = await arrive(opened, 'demo-admin', `/myPage/admin/replay/${WORLD}/${id}/1`)
  await test.step('the office approves it, and it is published', async () => {
    await admin.getByRole('button', { name: /^日時を決めて承認する/ }).click()
    await button(admin, 'この日時で承認する').click()
    await expect(admin.getByText(/^承認しました/).first()).toBeVisible()
    const state = async () =>
      (
        await server.query<{ state: string }>('select state from scenario_phase where scenario_id = $1', [
          key.scenarioId,
        ])
      )[0]
    await expect.poll(state, { timeout: 60_000 }).toEqual({ state: 'completed' })
  })

  const garo = await arrive(opened, 'demo-player2', `${path}/1?tab=replay`)
  await test.step('two read in their browsers what they got; the six have it too, once', async () => {
    await mina.goto(`${path}/1?tab=replay`)
    const own = mina.getByRole('region', { name: `${place}の結果` })
    await expect(own).toContainText(`+${EXPERIENCE}`)
    await expect(own).toContainText(`+${MONEY}`)
    await expect(own).toContainText('×1')
    await expect(mina.getByRole('region', { name: '結果', exact: true })).toContainText('成功')
    await expect(mina.getByText('四つめの鐘は、かぞえた人の数だけ鳴った。').first()).toBeVisible()
    await expect(garo.getByRole('region', { name: /の結果$/ })).toContainText(`+${EXPERIENCE}`)
    for (const { call, characterId } of guests) {
      const { castList } = await call.scenarioReplay.getReplay(key)
      const mine = castList.filter(({ isMine }) => isMine)
      expect(mine.map(({ character, gains }) => [character.characterId, gains?.experience, gains?.money])).toEqual([
        [characterId, EXPERIENCE, MONEY],
      ])
    }
    const gained = { [`exp:${WORLD}`]: EXPERIENCE, [`token:${WORLD}:1`]: MONEY, [`item:${WORLD}:${item}`]: 1 }
    const after = await pursesOf(server, id, item)
    expect(after).toHaveLength(3 * 8)
    expect(after).toEqual(
      before.map(purse => ({ ...purse, balance: purse.balance + (gained[purse.currency] ?? Number.NaN) })),
    )
  })

  await test.step('the master writes the next chapter, for those of the first one first', async () => {
    await master.goto(`/myPage/scenario/info/append/${WORLD}/${id}/1`)
    await master.getByLabel('これまでの物語').fill('四つめの鐘は鳴り、港は静かになった。')
    await master.getByLabel('前の章の参加者を先に受け付ける').selectOption({ label: '24時間' })
    await master.getByLabel('ひとこと').fill('鐘の、その先へ。')
    await master.getByRole('textbox', { name: 'オープニング' }).fill('夜が明けると、港に知らない船がいた。'.repeat(20))
    await master.getByLabel('説明').fill('船に乗りこんで、持ち主を探します。')
    await button(master, '提出する').click()
    await master.getByRole('dialog').getByRole('button', { name: '提出する' }).click()
    const next = () =>
      server.query('select state from scenario_phase where scenario_id = $1 and phase = 2', [Number(id)])
    await expect.poll(next).toEqual([{ state: 'submitted' }])
  })

  await test.step('the office approves it, the clock opens it beside the first, and it is reserved', async () => {
    await admin.goto(`/myPage/admin/info/${WORLD}/${id}`)
    await expect(admin.getByText('第2章').first()).toBeVisible()
    const { serverTime } = await office.demo.getClock()
    const opensAt = new Date(Date.parse(serverTime) + DAY).toISOString()
    await office.scenarioAppend.check({ ...key, phase: 2, status: 11, openDateTime: opensAt })
    const state = async () => {
      const query = 'select state from scenario_phase where scenario_id = $1 and phase = 2'
      return (await server.query<{ state: string }>(query, [Number(id)]))[0]?.state
    }
    expect(await state()).toBe('awaitingPublication')
    await office.demo.moveClock({ until: opensAt })
    await expect.poll(state).toBe('reservation')
    await garo.goto(`${path}/2`)
    const chapters = garo.getByRole('navigation', { name: '章' })
    await expect(chapters.getByRole('link', { name: /第1章/ })).toBeVisible()
    await expect(chapters.getByRole('link', { name: /第2章/ })).toHaveAttribute('aria-current', 'page')
    await expect(garo.getByText('四つめの鐘は鳴り、港は静かになった。')).toBeVisible()
    await expect(garo.getByText('夜が明けると、港に知らない船がいた。').first()).toBeVisible()
    await expect(garo.getByText(/前の章の参加者を先に受け付けます。/)).toBeVisible()
    await garo.goto(`${path}/2/participation`)
    await button(garo, '予約する').click()
    await expect(garo.getByText('予約中').first()).toBeVisible()
  })
})
