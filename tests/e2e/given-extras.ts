// Extras (幕間) beside the published replay of the demo's scenario 4, which demo-master leads, in several states.
import type { TestServer } from './fixtures.ts'
import { givenPublishedReplay } from './given-responses.ts'

/** Ids of extras; they are above those of the demo's own. */
export const EXTRA = { paid: 901, bought: 902, returned: 903, checking: 904, awaiting: 905 } as const

const BODY = '灯台守は、客の帰ったあとの湯呑みを、ひとつずつ伏せていった。\n'.repeat(20)
const TEASER = '客がみんな帰ったあとの、灯室の朝。'

export async function givenExtras(server: TestServer): Promise<void> {
  await givenPublishedReplay(server)
  const { query } = server
  const rows: readonly [id: number, title: string, state: string, price: number][] = [
    [EXTRA.paid, '伏せた湯呑み', 'published', 80],
    [EXTRA.bought, '灯室の朝', 'published', 0],
    [EXTRA.returned, '油の匂い', 'returned', 120],
    [EXTRA.checking, '返事のない手紙を一通だけ、霧の底からひろった日のこと', 'checking', 1_000],
    [EXTRA.awaiting, '塩飴の数', 'awaiting', 60],
  ]
  for (const [id, title, state, price] of rows)
    await query(
      `insert into scenario_extra (extra_id, scenario_id, phase, world_id, master_id, title, teaser, body, length, price, state,
         state_since, comment, approved_by, publish_at, published_at, created_at)
       overriding system value
       select $1, 4, 1, world_id, master_id, $2, $3, $4, $5, $6, $7, now() - interval '3 days',
         case when $7 = 'returned' then '題名と本文のつながりが読みとれません。一行めに、いつの話かを書いてください。' end,
         case when $7 in ('awaiting', 'published') then master_id end,
         case when $7 = 'awaiting' then now() + interval '2 days' when $7 = 'published' then now() end,
         case when $7 = 'published' then now() end, now() - interval '9 days'
       from scenario where scenario_id = 4 on conflict do nothing`,
      [id, title, TEASER, BODY, BODY.length, price, state],
    )
  await query(
    `insert into extra_purchase (extra_id, user_id, price, bought_at)
     select $1, user_id, 0, now() from app_user where mailaddress = 'demo-player@example.com' on conflict do nothing`,
    [EXTRA.bought],
  )
}
