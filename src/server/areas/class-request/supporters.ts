// Names that the sign-in page thanks, kept by the office as a list of lines.
import { supporterNamesFault } from '#rules/supporters.ts'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { listSupporters } from '../identity/supporters.ts'
import { supporter } from '../identity/tables.ts'

/** @throws SUPPORTER_NAMES, SUPPORTERS_CHANGED */
export async function saveSupporters(tx: Tx, { before, nameList }: { before: string[]; nameList: string[] }) {
  const names = nameList.map(name => name.trim()).filter(name => name !== '')
  if (supporterNamesFault(names)) throw refuse('SUPPORTER_NAMES')
  // Changed by one after the other, so that nobody's names are lost.
  await tx.execute('lock table supporter in share row exclusive mode')
  const { nameList: stored } = await listSupporters(tx)
  if (JSON.stringify(stored) !== JSON.stringify(before)) throw refuse('SUPPORTERS_CHANGED')
  await tx.delete(supporter)
  if (names.length > 0) await tx.insert(supporter).values(names.map((name, position) => ({ name, position })))
  return { nameList: names }
}
