// Screens of kept scenes, of the archive and of searched replays, rows of the table of screens (screens.ts). Scenario 4 of the demo,
// which demo-writer is in, gets a published replay.
import type { TestServer } from './fixtures.ts'
import { givenPublishedReplay, REPLAY_PAGE } from './given-responses.ts'
import type { Screen } from './screens.ts'
import { anyTotal, button, dialog, link, press, text } from './shown.ts'

const WORDS = '灯台守は、四つ数えてから灯りをともした。'
const SCENE = 'scene-of-the-lamp-4444'
const CLOSED_SCENE = 'scene-that-was-closed-'
const ARCHIVE = '/myPage/archive'
const SCENES = '/myPage/quotations'

/** Two scenes of demo-writer's, of an open replay and of one that only others may read now. */
async function keptScenes(server: TestServer): Promise<void> {
  await givenPublishedReplay(server)
  const { query } = server
  for (const [id, scenario] of [
    [SCENE, 4],
    [CLOSED_SCENE, 5],
  ] as const) {
    await query(
      `insert into scenario_replay (scenario_id, phase, world_id, state, state_since, replay, length, publish_at, published_at)
       select scenario_id, 1, world_id, 'published', now(), '{"body":"","result":"Success","castList":[],"partList":[]}', 0, now(), now()
       from scenario where scenario_id = $1 on conflict do nothing`,
      [scenario],
    )
    await query(
      `insert into quotation (quotation_id, scenario_id, phase, user_id, row_from, row_to, words, created_at)
       select $1, $2, 1, user_id, 1, 1, $3, now() from app_user where mailaddress = 'demo-writer@example.com' on conflict do nothing`,
      [id, scenario, WORDS],
    )
  }
  await query('update scenario set is_private = true where scenario_id = 5')
  await query("update scenario_entry set state = 'ended' where scenario_id = 5")
}

export const keptWriter: readonly Screen[] = [
  { address: SCENES, state: 'empty', shown: text('残した場面はありません。') },
  {
    address: REPLAY_PAGE,
    state: 'choosing a scene',
    shown: button('この場面を残す'),
    prepare: givenPublishedReplay,
    act: async page => {
      await press(page, 'この場面を残す')
      await dialog(page, 'この場面を残す').getByRole('button', { name: WORDS }).first().click()
      await dialog(page, 'この場面を残す').getByText('20 / 200字').waitFor()
    },
  },
  { address: SCENES, state: 'full', shown: text(WORDS), prepare: keptScenes },
  { address: SCENES, state: 'offline', shown: text(WORDS) },
  {
    address: `/quotation/${CLOSED_SCENE}`,
    state: 'no more to be read',
    shown: text('いまは読めないリプレイの場面です。'),
  },
  {
    address: SCENES,
    state: 'with one deleted',
    shown: text(WORDS),
    act: async page => {
      await press(page, /の場面を削除$/)
      await page.getByRole('button', { name: 'もとに戻す' }).waitFor()
    },
  },
  { address: ARCHIVE, state: 'full', shown: text(/^EPUBは1冊の本です。/) },
  { address: ARCHIVE, state: 'offline', shown: anyTotal },
]

export const keptGuest: readonly Screen[] = [
  { address: '/quotation/0123456789012345678901', state: 'missing', shown: text('この場面は見つかりませんでした。') },
  { address: `/quotation/${SCENE}`, state: 'full', shown: text(WORDS), prepare: keptScenes },
  {
    address: `/world/world0/worldSearch/scenarioV2?q=${encodeURIComponent('四つ数えて')}`,
    state: 'with words of a replay',
    shown: link(/四つ数えて/),
  },
]
