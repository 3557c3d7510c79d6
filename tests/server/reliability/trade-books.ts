// Invariants of all trades, as a whole-table read at any moment must show them: sums that stay, limits that hold, and states
// that never go back (B4). Each read is one statement, so it sees one moment.
import { sql } from 'drizzle-orm'
import { CLASS_PROPOSALS_MOST } from '#rules/applications.ts'
import type { Db } from '#server/db/client.ts'
import { auditLedger } from '#server/platform/ledger/balances.ts'
import { BOUGHT, GLASS, GOLD, MADE, recipe } from './buyers.ts'
import { LAMP, LAMPS, PIECE } from './citizens.ts'
import { type Watching, watch } from './watching.ts'

type Totals = Record<string, number>
type Link = { name: string; hash: string; taken: number; isStopped: boolean }
type Page = { totals: Totals; applications: [id: number, status: number][]; links: Link[] }

const held = (currency: string) => sql`(select coalesce(sum(balance), 0) from ledger_account
  where balance is not null and currency like ${currency})`
const count = (what: ReturnType<typeof sql>) => sql`(select count(*) from ${what})`

async function readPage(db: Db): Promise<Page> {
  const made = count(sql`item_synth_history`)
  const bought = sql`(select coalesce(sum(count), 0) from shop_purchase)`
  const { rows } = await db.execute<Page>(sql`
    select json_build_object(
      'coins', ${held('LP')} + ${held('AC')} + ${recipe.coin} * ${made}
        + (select coalesce(sum(fee), 0) from application where status in (1, 2))
        + (select coalesce(sum(total), 0) from shop_purchase),
      'glass', ${held(GLASS)} + ${recipe.materials.GLASS} * ${made},
      'gold', ${held(GOLD)} + ${recipe.worldToken1} * ${made},
      'made without a history', ${held(MADE)} - ${made},
      'bought without a purchase', ${held(BOUGHT)} - ${bought},
      'goods', ${bought} + (select sum(stock) from shop_goods),
      'pieces', ${held(`${PIECE}%`)} + ${count(sql`application where kind = 'item' and status = 1`)},
      'received without a receipt', ${held(`${LAMP}%`)} - ${LAMPS} * ${count(sql`distribution_taken`)},
      'receipts not counted', (select sum(taken_count) from distribution) - ${count(sql`distribution_taken`)},
      'names without an approval', ${count(sql`originalized`)}
        - ${count(sql`application where kind in ('item', 'skill') and status = 2`)},
      'skills without a name', ${count(sql`character_skill where originalize_id is not null`)}
        - ${count(sql`application where kind = 'skill' and status = 2`)},
      'classes without an approval', ${count(sql`world_class where proposed_by is not null`)}
        - ${count(sql`application where kind = 'class' and status = 2`)},
      'texts that wait alone', ${count(sql`character_setting where status = 1`)}
        - ${count(sql`application where kind = 'setting' and status = 1`)},
      'texts confirmed alone', ${count(sql`character_setting where status = 2`)}
        - ${count(sql`application where kind = 'setting' and status = 2`)},
      'too many proposals', ${count(sql`(select 1 from application where kind = 'class' and status = 1
        group by user_id, world_id having count(*) > ${CLASS_PROPOSALS_MOST}) crowd`)},
      'taken beyond a limit', ${count(sql`distribution where taken_count > take_limit`)},
      'nothing in stock, and less', ${count(sql`shop_goods where stock < 0`)}) as totals,
    (select coalesce(json_agg(json_build_array(application_id, status)), '[]') from application) as applications,
    (select json_agg(json_build_object('name', shouhin_id || official_option_id, 'hash', hash, 'taken', taken_count,
      'isStopped', stopped_at is not null)) from distribution) as links`)
  if (!rows[0]) throw new Error('Nothing was read.')
  return rows[0]
}

/** States that went back between two reads: an end is an end, a link stays stopped, a count does not fall. */
function stepsBack(before: Page, after: Page): string[] {
  const now = new Map(after.applications)
  const faults = before.applications.flatMap(([id, status]) => {
    const next = now.get(id)
    const isForward = next === status || (status === 1 && next !== undefined)
    return isForward ? [] : [`application ${id} went from ${status} to ${next}`]
  })
  const links = new Map(after.links.map(link => [link.name, link]))
  for (const { name, hash, taken, isStopped } of before.links) {
    const next = links.get(name)
    if (!next || next.taken < taken) faults.push(`link ${name}: ${taken}, then ${next?.taken}`)
    else if (next.hash === hash && isStopped && !next.isStopped) faults.push(`link ${name} takes again`)
  }
  return faults
}

/** Watches sums, states and links; every fifth read audits the ledger. */
export async function watchTrades(db: Db, pauseMs: number): Promise<Watching> {
  const first = await readPage(db)
  let before = first
  return watch(pauseMs, async nth => {
    const page = await readPage(db)
    const changed = Object.entries(page.totals).flatMap(([name, total]) =>
      total === first.totals[name] ? [] : [`read ${nth}: ${name} ${total}, was ${first.totals[name]}`],
    )
    const faults = [...changed, ...stepsBack(before, page), ...(nth % 5 === 1 ? await auditLedger(db) : [])]
    before = page
    return faults
  })
}
