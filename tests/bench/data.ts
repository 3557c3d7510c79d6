// Rows for the sections on the server, written by the database itself: users with the password of the demo, and missions
// that they reached in past periods, in the order of time, so that rows of one user are spread.
import { inDatabase } from '../support/cluster.ts'

/** The user with many rows, and their number. */
export const HEAVY_USER = 0
export const HEAVY_ROWS = 5_000

export const userIdOf = (user: number): string => `bench-${String(user).padStart(5, '0')}`
export const mailOf = (user: number): string => `${userIdOf(user)}@example.com`

const ID = `'bench-' || lpad(u::text, 5, '0')`

const ACCOUNTS = [
  `insert into auth_user (id, name, email, email_verified, created_at, updated_at)
   select ${ID}, 'bench', ${ID} || '@example.com', false, now(), now() from generate_series(0, $1::int) u`,
  `insert into auth_account (id, user_id, account_id, provider_id, password, created_at, updated_at)
   select ${ID}, ${ID}, ${ID}, known.provider_id, known.password, now(), now()
   from generate_series(0, $1::int) u,
     (select provider_id, password from auth_account where password is not null limit 1) known`,
  `insert into app_user (user_id, public_user_id, user_name, mailaddress, created_at)
   select ${ID}, 'P-' || ${ID}, 'bench', ${ID} || '@example.com', now() from generate_series(0, $1::int) u`,
]

/** Two in five rows wait to be claimed; the rest were claimed a day later. */
const REACHED = `
  with mission as (
    select id, coalesce(world_id, 'user') as world_id, lp_only, row_number() over (order by id) - 1 as place,
      count(*) over () as total
    from mission_master),
  reached as (
    select u, n, $2::int as total from generate_series(1, $1::int) u, generate_series(0, $2::int - 1) n
    union all select 0, n, ${HEAVY_ROWS} from generate_series(0, ${HEAVY_ROWS} - 1) n)
  insert into user_mission (user_id, mission_id, period, world_id, lp_only, status, created_at, received_at)
  select ${ID}, mission.id, 'd' || to_char(date '2026-01-01' - (n / mission.total)::int, 'YYYY-MM-DD'), mission.world_id,
    mission.lp_only, case when waits then 1 else 2 end, at, case when waits then null else at + interval '1 day' end
  from reached
    cross join lateral (select now() - interval '400 days' * ((n + 1 - (u * 7919 + n * 104729) % 1000 / 1000.0) / reached.total) as at) moment
    join mission on mission.place = n % mission.total
    cross join lateral (select (n + n / mission.total) % 5 < 2 as waits) state
  order by at`

/** @returns the number of rows of user_mission */
export function fillMissions(url: string, size: { users: number; each: number }): Promise<number> {
  return inDatabase(url, async client => {
    for (const statement of ACCOUNTS) await client.query(statement, [size.users])
    await client.query(REACHED, [size.users, size.each])
    await settle(url)
    const { rows } = await client.query<{ count: string }>('select count(*) from user_mission')
    return Number(rows[0]?.count)
  })
}

/** Adds rewards that can be claimed without a character, for users from 1 on. @returns id and user of each row */
export async function addClaims(url: string, users: number, each: number): Promise<{ id: number; user: number }[]> {
  const { rows } = await inDatabase(url, client =>
    client.query<{ id: number; user_id: string }>(
      `with mission as (
         select id, coalesce(world_id, 'user') as world_id, lp_only, row_number() over (order by id) - 1 as place,
           count(*) over () as total
         from mission_master where not_lp_only = 0)
       insert into user_mission (user_id, mission_id, period, world_id, lp_only, status, created_at)
       select ${ID}, mission.id, 'c' || n / mission.total, mission.world_id, mission.lp_only, 1, now()
       from generate_series(0, $2::int - 1) n, generate_series(1, $1::int) u, mission where mission.place = n % mission.total
       order by n, u returning id, user_id`,
      [users, each],
    ),
  )
  await settle(url)
  return rows.map(({ id, user_id }) => ({ id, user: Number(user_id.slice('bench-'.length)) }))
}

/** Runs the maintenance of autovacuum and writes everything to disk, so that neither happens during a measurement. */
export const settle = (url: string): Promise<unknown> =>
  inDatabase(url, async client => {
    await client.query('vacuum (analyze)')
    await client.query('checkpoint')
  })
