// Commissions as their parties see them: cards for lists, and one with its log and what was handed in.
import { type SQL, sql } from 'drizzle-orm'
import { COMMISSION_STATES, commissionChanges, OVER, turnOfCommission } from '#rules/commission/transitions.ts'
import { creatorEarns } from '#rules/tailor.ts'
import type { CommissionGroup, CommissionParty } from '#rules/tailor-address.ts'
import type { Db } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { type ListedRow, listedColumns, toListed } from '../character/listed.ts'
import { appUser } from '../identity/tables.ts'
import { creatorIconOf, creatorIdOf, creatorNameOf } from '../tailor/creator-row.ts'
import { world } from '../world/tables.ts'
import type { OwnCommission } from './own-commission.ts'
import { commission, commissionLog, commissionOption, type commissionPicture } from './tables.ts'

const own = columnsOf(commission, 'o', [
  ...(['commissionId', 'title', 'shouhinmei', 'creatorKbn', 'stateSince', 'dueAt', 'price', 'worldId'] as const),
  'createdAt',
])
const ofState = columnsOf(commission, 'o', { status: 'state' })

type Row = RowOf<typeof own> &
  RowOf<typeof ofState> &
  ListedRow & { creatorId: string; creatorName: string; isLate: boolean }

/** The creator is the user `u` in the class `k`, also where the class was given up since. */
const from = sql`commission o join character c on c.character_id = o.character_id
  join app_user u on u.user_id = o.creator_user_id
  left join user_class k on k.user_id = o.creator_user_id and k.class_code = o.class_code`

const columns = (now: Date): SQL => sql`
  ${own}, ${ofState}, ${listedColumns}, ${creatorIdOf} as "creatorId", ${creatorNameOf} as "creatorName",
  coalesce(o.state in ('working', 'fixing') and o.due_at < ${now.toISOString()}, false) as "isLate"`

function toCard(row: Row) {
  const { commissionId, title, shouhinmei, creatorKbn, status, stateSince, dueAt, isLate, price, worldId } = row
  return {
    ...{ commissionId, title, shouhinmei, creatorKbn, status, stateSince, dueAt, isLate, price, worldId },
    ...{ creatorId: row.creatorId, creatorName: row.creatorName, createdAt: row.createdAt },
    turn: turnOfCommission[status],
    character: toListed(row),
  }
}

/** States in which it is a party's turn. */
const turnsOf = (party: CommissionParty) => COMMISSION_STATES.filter(state => turnOfCommission[state] === party)

const inGroup = (group: CommissionGroup, party: CommissionParty): SQL =>
  group === 'over'
    ? sql`o.state in ${[...OVER]}`
    : group === 'turn'
      ? sql`o.state in ${turnsOf(party)}`
      : sql`o.state not in ${[...OVER]}`

type Asked = { userId: string; group: CommissionGroup; pageStart: number; perPage: number; now: Date }

async function list(db: Db, { group, pageStart, perPage, now }: Asked, of: SQL, party: CommissionParty) {
  const where = sql`${of} and ${inGroup(group, party)}`
  const order =
    group === 'over' ? sql`o.state_since desc, o.commission_id desc` : sql`o.due_at nulls last, o.commission_id`
  const [{ rows }, count, turnCount] = await Promise.all([
    db.execute<Row>(sql`
      select ${columns(now)} from ${from} where ${where} order by ${order}
      limit ${perPage} offset ${(pageStart - 1) * perPage}`),
    countOf(db, sql`commission o where ${where}`),
    countOf(db, sql`commission o where ${of} and ${inGroup('turn', party)}`),
  ])
  return { commissionList: rows.map(toCard), count, turnCount, serverTime: now }
}

export const getOwnList = (db: Db, asked: Asked) => list(db, asked, sql`o.client_id = ${asked.userId}`, 'client')
export const getReceivedList = (db: Db, asked: Asked) =>
  list(db, asked, sql`o.creator_user_id = ${asked.userId}`, 'creator')
export const getQueue = (db: Db, asked: Asked) => list(db, asked, sql`true`, 'office')

const whole = columnsOf(commission, 'o', [
  ...(['itemKbn', 'people', 'wish', 'charactersMost', 'days', 'corrections', 'hyouka', 'workTitle', 'body'] as const),
])
const ofWorld = columnsOf(world, 'w', ['worldName'])
const ofClient = columnsOf(appUser, 'cu', { clientName: 'userName' })
const option = columnsOf(commissionOption, null, ['optionNo', 'optionName', 'price'])
const logged = columnsOf(commissionLog, null, ['logId', 'act', 'party', 'words', 'createdAt'])
type Picture = Pick<typeof commissionPicture.$inferSelect, 'picture' | 'width' | 'height'>
type Whole = Row &
  RowOf<typeof whole> &
  RowOf<typeof ofWorld> &
  RowOf<typeof ofClient> & { creatorIcon: string | null; picture: Picture | null; itemId: number | null }

type One = { own: OwnCommission; commissionId: number; now: Date }

/** @throws COMMISSION_NOT_FOUND */
export async function getCommission(db: Db, { own: { party }, commissionId, now }: One) {
  const { rows } = await db.execute<Whole>(sql`
    select ${columns(now)}, ${whole}, ${ofWorld}, ${ofClient}, ${creatorIconOf} as "creatorIcon",
      (select json_build_object('picture', p.picture, 'width', p.width, 'height', p.height)
        from commission_picture p where p.commission_id = o.commission_id) as picture,
      (select g.item_id from gallery_item g where g.commission_id = o.commission_id and g.removed_at is null) as "itemId"
    from ${from} join world w on w.world_id = o.world_id join app_user cu on cu.user_id = o.client_id
    where o.commission_id = ${commissionId}`)
  const row = rows[0]
  if (!row) throw refuse('COMMISSION_NOT_FOUND')
  const { workTitle, body, picture, status, corrections, price } = row
  const [options, log] = await Promise.all([
    db.execute<RowOf<typeof option>>(sql`
      select ${option} from commission_option where commission_id = ${commissionId} order by option_no`),
    db.execute<RowOf<typeof logged>>(sql`
      select ${logged} from commission_log where commission_id = ${commissionId} order by log_id`),
  ])
  const isSeen = workTitle !== '' && (party !== 'client' || status === 'shown' || status === 'done')
  return {
    ...toCard(row),
    ...{ itemKbn: row.itemKbn, creatorIcon: row.creatorIcon, worldName: row.worldName, clientName: row.clientName },
    ...{
      people: row.people,
      wish: row.wish,
      days: row.days,
      charactersMost: row.charactersMost,
      corrections,
      hyouka: row.hyouka,
      itemId: row.itemId,
    },
    ...{ party, optionList: options.rows, serverTime: now },
    actList: commissionChanges(status, party, corrections).map(({ name }) => name),
    canSay: !OVER.includes(status),
    delivery: isSeen ? { workTitle, body, picture } : null,
    earns: party === 'client' ? null : creatorEarns(price),
    // The reasons of the office are for the creator alone.
    logList: log.rows.map(line =>
      party === 'client' && line.act === 'returnByOffice' ? { ...line, words: '' } : line,
    ),
  }
}
