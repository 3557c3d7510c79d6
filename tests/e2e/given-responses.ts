// A published replay of the demo's scenario 4, which demo-master leads and demo-writer is in; with comments and fan letters.
import type { TestServer } from './fixtures.ts'

export const REPLAY_PAGE = '/world/world0/scenario/0000000004/1?tab=replay'
const BODY = '灯台守は、四つ数えてから灯りをともした。霧の向こうで、だれかが手を振っている。\n'.repeat(12)

export async function givenPublishedReplay({ query }: TestServer): Promise<void> {
  await query("update scenario_phase set state = 'completed', state_since = now() where scenario_id = 4")
  await query(
    `insert into scenario_replay (scenario_id, phase, world_id, state, state_since, replay, length, publish_at, published_at)
     values (4, 1, 'world0', 'published', now(), $1, $2, now(), now()) on conflict do nothing`,
    [{ body: BODY, result: 'Success', castList: [], partList: [] }, BODY.length],
  )
}

const userOf = (account: string) => `(select user_id from app_user where mailaddress = '${account}@example.com')`

/** Comments of a player's character, the newest last. */
export async function givenComments({ query }: TestServer, bodies: readonly string[]): Promise<void> {
  for (const body of bodies)
    await query(
      `insert into replay_comment (scenario_id, phase, user_id, character_id, body, created_at)
       select 4, 1, user_id, character_id, $1, now() from character where character_id = 'world0-garo'`,
      [body],
    )
}

/** A fan letter of demo-writer's to demo-master, in a state. */
export async function givenLetter(
  { query }: TestServer,
  {
    state,
    body,
    reason = null,
  }: { state: 'waiting' | 'held' | 'passed' | 'returned'; body: string; reason?: string | null },
): Promise<void> {
  await query(
    `insert into fan_letter (user_id, character_id, master_id, scenario_id, phase, body, state, state_since, decided_by, reason,
       created_at)
     select ${userOf('demo-writer')}, 'world0-emil', master_id, 4, 1, $1, $2, now(),
       case when $2 = 'waiting' then null else ${userOf('demo-admin')} end, $3, now() from scenario where scenario_id = 4`,
    [body, state, reason],
  )
}

/** Address of the form of a letter to demo-master. */
export async function letterAddress({ query }: TestServer): Promise<string> {
  const [master] = await query<{ id: string }>(
    "select public_user_id as id from app_user where mailaddress = 'demo-master@example.com'",
  )
  return `/fanletter/${master?.id}?scenario=0000000004&phase=1`
}
