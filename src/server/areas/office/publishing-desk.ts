// Life of the things that the office writes and publishes: journals, campaigns, forms and news. Every change names the version it
// was made from, a step is possible in certain states only (reliability rule 15), and each act stands in the office's record,
// except those on news.
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { OfficeAct, OfficeThing } from '#rules/office.ts'
import type { RefusalCode } from '#rules/refusals/index.ts'
import type { Db, Tx } from '../../db/client.ts'
import { countsOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import type { AdminId } from '../../platform/rights.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { record } from './log.ts'

type By = { baseVersion: number; adminId: AdminId; now: Date }
/** A change by the office: of which thing, and of which version of it. */
export type DeskNamed<Key extends string> = { [Each in Key]: number } & By
/** A save; the id of a new thing is null, and its version 0. */
export type DeskSaved<Key extends string> = { [Each in Key]: number | null } & By
/** The same with what every kind has. */
export type DeskWritten<Key extends string> = DeskSaved<Key> & { title: string; draftId: string | null }

type Found = { version: number; title: string; state: string }

/** Numbers of a list by state: of each, and of the chosen one or all together. @param of see countsOf */
export async function countList<State extends string>(
  db: Db,
  states: readonly State[],
  of: SQL,
  chosen: State | undefined,
): Promise<{ count: number; stateCounts: Record<State, number> }> {
  const stateCounts = await countsOf(db, states, of)
  const count = chosen ? stateCounts[chosen] : states.reduce((sum, state) => sum + stateCounts[state], 0)
  return { count, stateCounts }
}

interface Kind<Table extends PgTable, Key extends string, Step extends OfficeAct, Thing extends Found> {
  /** its name in the office's record; null for news, whose acts do not stand there */
  thing: OfficeThing | null
  table: Table
  /** name of its id, in calls and in its table */
  key: Key
  /** states in which each step is possible */
  steps: Readonly<Record<Step, readonly Thing['state'][]>>
  refusals: { changed: RefusalCode; state: RefusalCode }
  /** the thing as its desk shows it; refuses where there is none */
  read: (tx: Tx, named: { [Each in Key]: number } & { now: Date }) => Promise<Thing>
}

export function publishingDesk<Table extends PgTable, Key extends string, Step extends OfficeAct, Thing extends Found>(
  kind: Kind<Table, Key, Step, Thing>,
) {
  const { thing, table, key, steps, refusals, read } = kind
  const column = getTableColumns<PgTable>(table)[key]
  if (!column) throw new Error(`The table has no column ${key}.`)
  const isOne = (id: number): SQL => sql`${column} = ${id}`

  type Act = { act: OfficeAct; thingId: number; title: string }
  const note = async (tx: Tx, { adminId, now }: { adminId: AdminId; now: Date }, act: Act): Promise<void> => {
    if (thing !== null) await record(tx, { thing, ...act, adminId, now })
  }

  /** The thing, with its row locked until the transaction ends. */
  async function lock(tx: Tx, named: DeskNamed<Key>): Promise<Thing> {
    await tx.execute(sql`select 1 from ${table} where ${isOne(named[key])} for update`)
    const found = await read(tx, named)
    if (found.version !== named.baseVersion) throw refuse(refusals.changed)
    return found
  }

  async function lockFor(tx: Tx, step: Step, named: DeskNamed<Key>): Promise<Thing> {
    const found = await lock(tx, named)
    if (!steps[step].includes(found.state)) throw refuse(refusals.state)
    return found
  }

  /** Writes what was judged of a thing that exists, and records the act. @param title its name in the record */
  async function change(
    tx: Tx,
    named: DeskNamed<Key> & { title: string },
    changed: PgUpdateSetSource<Table>,
  ): Promise<void> {
    const { [key]: thingId, baseVersion, title } = named
    await tx
      .update(table)
      .set({ ...changed, version: baseVersion + 1 })
      .where(isOne(thingId))
    await note(tx, named, { act: 'save', thingId, title })
  }

  /** Looks at what else stands in the way of a step, and refuses it. */
  type Judge = (found: Thing) => void | Promise<void>

  return {
    lock,
    change,

    /** The thing that a save changes, locked; null for a new one. @throws not found, changed */
    async before(tx: Tx, written: DeskSaved<Key>): Promise<Thing | null> {
      if (written[key] !== null) return lock(tx, written as DeskNamed<Key>)
      if (written.baseVersion !== 0) throw refuse(refusals.changed)
      return null
    },

    /** Writes what was judged, ends its draft and records the act. @param made values of a new one @returns its id */
    async keep(
      tx: Tx,
      written: DeskWritten<Key>,
      changed: PgUpdateSetSource<Table>,
      made: PgInsertValue<Table>,
    ): Promise<number> {
      const { [key]: id, title, draftId, adminId, now } = written
      await submitDraft(tx, adminId, draftId, now)
      if (id !== null) {
        await change(tx, written as typeof written & DeskNamed<Key>, changed)
        return id
      }
      const [saved] = await tx
        .insert(table)
        .values(made)
        .returning({ id: sql<number>`${column}` })
      if (!saved) throw new Error('What the office saved was not written.')
      await note(tx, written, { act: 'make', thingId: saved.id, title })
      return saved.id
    },

    /** Takes a step of a thing whose state allows it. @param set columns that it changes @throws not found, changed, state */
    async step(tx: Tx, step: Step, named: DeskNamed<Key>, set: SQL, judge?: Judge): Promise<Thing> {
      const found = await lockFor(tx, step, named)
      await judge?.(found)
      const { [key]: id, now } = named
      await tx.execute(sql`
        update ${table} set ${set}, version = version + 1, updated_at = ${now.toISOString()} where ${isOne(id)}`)
      await note(tx, named, { act: step, thingId: id, title: found.title })
      return read(tx, named)
    },

    /** Removes a thing whose state allows it. @param judge also removes the rows that belong to it @throws not found, changed, state */
    async remove(tx: Tx, named: DeskNamed<Key>, judge?: Judge): Promise<{ [Each in Key]: number }> {
      const found = await lockFor(tx, 'remove' as Step, named)
      await judge?.(found)
      await tx.execute(sql`delete from ${table} where ${isOne(named[key])}`)
      await note(tx, named, { act: 'remove', thingId: named[key], title: found.title })
      return { [key]: named[key] } as unknown as { [Each in Key]: number }
    },
  }
}
