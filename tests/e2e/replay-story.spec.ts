// The end of a scenario, and its next chapter: the master writes its replay, the office approves it, the clock publishes it with rewards in eight
// purses, and the next chapter is written, approved and opened. A master, an admin and two players in browsers, six more
// players by the typed caller; the way here is scenario-story.spec.ts.
import type { Browser, Page } from 'playwright/test'
import { enter, expect, type TestServer, test, watchContext } from './fixtures.ts'
import { givenOpening } from './given-openings.ts'
import { type Guest, openCallers } from './typed-callers.ts'

test.use({ serviceWorkers: 'block' })

const WORLD = 'world0'
const TITLE = '四つめの鐘のあと'
const NAMES = ['アサギ', 'イブキ', 'ウルシ', 'エニシ', 'オボロ', 'カスミ'] as const
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

/** A scenario whose texts are in: the characters of two demo players and of six guests. */
async function givenTexts(server: TestServer, guests: readonly Guest[]): Promise<string> {
  const id = await givenOpening(server, { title: TITLE, state: 'draft' })
  await server.query(
    `update scenario set master_id = (select user_id from app_user where mailaddress = 'demo-master@example.com') where scenario_id = $1`,
    [Number(id)],
  )
  await server.query(
    `update scenario_phase set state = 'resolving', state_since = now(), published_at = now() - interval '6 days',
       playing_until = now() - interval '1 hour', replay_due_at = now() + interval '10 days', seated = 8, texts = 8 where scenario_id = $1`,
    [Number(id)],
  )
  const cast = ['world0-mina', 'world0-garo', ...guests.map(({ characterId }) => characterId)]
  await server.query(
    `with seats as (
       insert into scenario_entry (scenario_id, phase, world_id, character_id, user_id, state, is_alone, public_number, cost, created_at, seated_at)
       select $1, 1, $2, c.character_id, c.user_id, 'seated', true, 1000 + place, 0, now(), now()
       from unnest($3::text[]) with ordinality as given (character_id, place) join character c using (character_id)
       returning entry_id)
     insert into scenario_playing (entry_id, choose_id, playing, sent_by, received_at)
     select entry_id, 1, '鐘の数をかぞえる。', 'player', now() from seats`,
    [Number(id), WORLD, cast],
  )
  return id
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
  const callers = await openCallers(server)
  const guests = await callers.guests(WORLD, 'A02', NAMES)
  const [desk, office] = [await callers.asAccount('demo-master'), await callers.asAccount('demo-admin')]
  const id = await givenTexts(server, guests)
  const key = { worldId: WORLD, scenarioId: Number(id), phase: 1 }
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
    const opensAt = new Date(Date.now() + 86_400_000).toISOString()
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
