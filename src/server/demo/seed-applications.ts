// Applications of the demo: some that wait for demo-admin, some that were judged, all made by the calls of users.
import { sql } from 'drizzle-orm'
import { type ApplicationKind, applicationFees } from '#rules/applications.ts'
import { chargedCoin } from '#rules/exchange.ts'
import { applyOriginal } from '../areas/application/apply-original.ts'
import { applySetting } from '../areas/application/apply-setting.ts'
import { listParameters } from '../areas/application/classes.ts'
import { decideApplication } from '../areas/application/end-application.ts'
import { proposeClass } from '../areas/application/propose-class.ts'
import { character, characterSetting } from '../areas/character/tables.ts'
import { characterSkill } from '../areas/skill/tables.ts'
import { worldItem } from '../areas/world/tables.ts'
import type { Tx } from '../db/client.ts'
import { columnsOf, type RowOf } from '../db/select.ts'
import { balancesOf, currencies } from '../platform/ledger/balances.ts'
import { type Holder, post, systemAccounts } from '../platform/ledger/post.ts'
import { ownCharacter } from '../platform/own-character.ts'
import { type AdminId, adminOf } from '../platform/rights.ts'
import { demoApplications, demoCharacters } from './content.ts'
import type { DemoAccount, DemoApplication } from './shapes.ts'

const DAY = 86_400_000

const told = columnsOf(characterSetting, null, ['slotNo', 'heading', 'body'])
const ofCharacter = columnsOf(character, 'c', ['worldId'])
const ofItem = columnsOf(worldItem, 'i', { code: 'itemCode' })
const ofSkill = columnsOf(characterSkill, 'cs', { code: 'skillCode', level: 'level' })

type Seeding = { tx: Tx; userId: string; adminId: AdminId; at: Date; wanted: DemoApplication }

export async function seedApplications(tx: Tx, userIds: Map<DemoAccount, string>, now: Date): Promise<void> {
  const adminId = await adminOf(tx, userIds.get('demo-admin') ?? '')
  if (!adminId) throw new Error('The demo has no admin.')
  for (const wanted of demoApplications) {
    const owner = demoCharacters.find(({ key }) => key === wanted.character)?.owner
    const userId = owner && userIds.get(owner)
    if (!userId) throw new Error(`Nobody plays ${wanted.character}.`)
    const at = new Date(now.getTime() - wanted.daysAgo * DAY)
    const seeding = { tx, userId, adminId, at, wanted }
    const applicationId = await apply(seeding)
    if (applicationId !== null && wanted.decision) await decide(seeding, applicationId)
  }
}

async function decide({ tx, adminId, at, wanted }: Seeding, applicationId: number): Promise<void> {
  const reason = wanted.decision === 'approved' ? '' : (wanted.decision?.reason ?? '')
  const isApproved = wanted.decision === 'approved'
  await decideApplication(tx, { applicationId, isApproved, reason, adminId, now: new Date(at.getTime() + DAY) })
}

/** Makes an application; null when the demo has no text to apply for. */
function apply(seeding: Seeding): Promise<number | null> {
  switch (seeding.wanted.kind) {
    case 'setting':
      return applyForSetting(seeding)
    case 'class':
      return propose(seeding)
    default:
      return applyForName(seeding)
  }
}

async function applyForSetting(seeding: Seeding): Promise<number | null> {
  const { tx, userId, at, wanted } = seeding
  const { rows } = await tx.execute<RowOf<typeof told>>(sql`
    select ${told} from character_setting
    where character_id = ${wanted.character} and heading = ${wanted.name} and status = 0 order by slot_no limit 1`)
  if (!rows[0]) return null
  const coin = await fill(seeding, 'setting')
  const of = { userId, own: await ownCharacter(tx, userId, wanted.character), now: at }
  return (await applySetting(tx, { ...of, ...rows[0], coin })).applicationId
}

async function applyForName(seeding: Seeding): Promise<number | null> {
  const { tx, userId, at, wanted } = seeding
  const code = await codeOf(seeding)
  if (code === null) return null
  if (wanted.kind === 'item') await give(seeding, { kind: 'character', id: wanted.character }, code.currency, 1)
  const kind = wanted.kind === 'item' ? 'item' : 'skill'
  const coin = await fill(seeding, kind)
  const of = { userId, own: await ownCharacter(tx, userId, wanted.character), now: at }
  const words = { name: wanted.name, description: wanted.description }
  return (await applyOriginal(tx, { ...of, ...words, kind, ...code, coin, draftId: null })).applicationId
}

/** Code of an item or skill by its name. */
async function codeOf({ tx, wanted }: Seeding): Promise<{ code: string; level: number; currency: string } | null> {
  const { rows } = await tx.execute<RowOf<typeof ofCharacter> & RowOf<typeof ofItem> & RowOf<typeof ofSkill>>(
    wanted.kind === 'item'
      ? sql`select ${ofCharacter}, ${ofItem}, 1 as level from character c
          join world_item i on i.world_id = c.world_id and i.item_name = ${wanted.of ?? ''}
          where c.character_id = ${wanted.character} order by i.item_code limit 1`
      : sql`select ${ofCharacter}, ${ofSkill} from character c
          join world_skill k on k.world_id = c.world_id and k.skill_name = ${wanted.of ?? ''}
          join character_skill cs on cs.character_id = c.character_id and cs.skill_code = k.skill_code
          where c.character_id = ${wanted.character} order by k.skill_code limit 1`,
  )
  const [found] = rows
  return found ? { ...found, currency: currencies.item(found.worldId, found.code) } : null
}

/** Proposes a class. The numbers go to the first parameters on which points may be put. */
async function propose({ tx, userId, at, wanted }: Seeding): Promise<number | null> {
  const own = await ownCharacter(tx, userId, wanted.character)
  const { parameterList } = await listParameters(tx, own)
  const numberList = (wanted.numbers ?? []).flatMap(([nth, kijun, hosei]) => {
    const id = parameterList[nth]?.id
    return id === undefined ? [] : [{ id, kijun, hosei }]
  })
  const words = { name: wanted.name, description: wanted.description, numberList, draftId: null }
  return (await proposeClass(tx, { userId, own, ...words, now: at })).applicationId
}

/** Gives a user the part of the fee that is not returned, so that the demo's purses stay as they are. */
async function fill(seeding: Seeding, kind: ApplicationKind): Promise<'llamaPoint' | 'alpacaCoin'> {
  const { tx, userId, wanted } = seeding
  const holder = { kind: 'user', id: userId } as const
  const comesBack = wanted.decision !== undefined && wanted.decision !== 'approved'
  if (!comesBack) await give(seeding, holder, currencies.llamaPoint, applicationFees[kind])
  const balances = await balancesOf(tx, holder, [currencies.llamaPoint, currencies.alpacaCoin])
  const [llamaPoint = 0, alpacaCoin = 0] = [balances[currencies.llamaPoint], balances[currencies.alpacaCoin]]
  return chargedCoin(applicationFees[kind], { llamaPoint, alpacaCoin }) ?? 'llamaPoint'
}

async function give({ tx, at, wanted }: Seeding, to: Holder, currency: string, amount: number): Promise<void> {
  const cause = { kind: 'demo', id: `application:${wanted.character}:${wanted.name}:${currency}` }
  await post(tx, at, [{ cause, currency, amount, from: systemAccounts.issue, to }])
}
