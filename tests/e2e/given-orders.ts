// Orders for browser tests, written as rows: one that invites, in which demo-player2 has joined, one that was sent back, one that
// asks demo-player by name, and a master who takes requests.
import type { TestServer } from './fixtures.ts'

export const INVITING = 9001
export const RETURNED = 9002
export const ASKED = 9003
export const HASH = 'hash-of-an-invitation1'
export const PURPOSE = '三人で、終電を見送る'

const who = (account: string) => `(select user_id from app_user where mailaddress = '${account}@example.com')`

/** demo-master takes requests in the first world. */
export const givenMaster = ({ query }: Pick<TestServer, 'query'>) =>
  query(`insert into order_request_setting (master_id, world_id, is_accepting, most_at_once, writing_days, words, updated_at)
    values (${who('demo-master')}, 'world0', true, 3, 21, '静かな話が好きです。', now()) on conflict do nothing`)

type Member = [account: string, character: string, isOwner: boolean, state: 'asked' | 'joined', share: number]
type Row = { id: number; owner: string; state: string; members: readonly Member[]; more?: Record<string, string> }

async function givenOrder({ query }: Pick<TestServer, 'query'>, { id, owner, state, members, more = {} }: Row) {
  const columns: Record<string, string> = {
    ...{
      order_id: `${id}`,
      type: `'RequestScenario'`,
      world_id: `'world0'`,
      owner_id: who(owner),
      state: `'${state}'`,
    },
    ...{ master_id: who('demo-master'), is_open: 'false', state_since: 'now()', due_at: `now() + interval '2 days'` },
    ...{ purpose: `'${PURPOSE}'`, order_content: `'四両目の窓を、あけておいてください。'`, text_type: `'Long'` },
    ...{ order_coin: '3600', seats: '3', invite_days: '5', is_private: 'true', hash: `'hash-of-order-${id}-1'` },
    ...{ writing_days: '21', created_at: `now() - interval '3 days'` },
    ...more,
  }
  await query(`insert into scenario_order (${Object.keys(columns).join(', ')}) overriding system value
    values (${Object.values(columns).join(', ')}) on conflict do nothing`)
  for (const [account, character, isOwner, of, share] of members)
    await query(`insert into scenario_order_member
      (order_id, user_id, character_id, is_owner, state, share, created_at, joined_at)
      values (${id}, ${who(account)}, '${character}', ${isOwner}, '${of}', ${share}, now(),
        ${of === 'joined' ? 'now()' : 'null'}) on conflict do nothing`)
  await query(`insert into scenario_order_message (order_id, user_id, party, character_id, body, created_at)
    values (${id}, ${who(owner)}, 'player', '${members[0]?.[1]}', 'まどの席は、ゆずります。', now())`)
}

export async function givenOrders(server: Pick<TestServer, 'query'>): Promise<void> {
  await givenMaster(server)
  const linette: Member = ['demo-player', 'world0-linette', true, 'joined', 1200]
  const garo: Member = ['demo-player2', 'world0-garo', false, 'joined', 1200]
  await givenOrder(server, {
    ...{ id: INVITING, owner: 'demo-player', state: 'Inviting', members: [linette, garo] },
    more: { hash: `'${HASH}'` },
  })
  await givenOrder(server, {
    ...{
      id: RETURNED,
      owner: 'demo-player',
      state: 'PreOrder',
      members: [['demo-player', 'world0-jorg', true, 'joined', 3600]],
    },
    more: { last_decision: `'returnByMaster'`, reason: `'列車の出る理由を、もうひとつ教えてください。'`, seats: '1' },
  })
  await givenOrder(server, {
    ...{ id: ASKED, owner: 'demo-player2', state: 'Inviting' },
    members: [
      ['demo-player2', 'world0-sui', true, 'joined', 1200],
      ['demo-player', 'world0-mina', false, 'asked', 1200],
    ],
  })
}
