// Supporters of the demo, whom its sign-in page thanks.
import { supporter } from '../areas/identity/tables.ts'
import type { Tx } from '../db/client.ts'
import { demoWords } from './content.ts'

export async function seedSupporters(tx: Tx): Promise<void> {
  await tx.insert(supporter).values(demoWords.supporters.map((name, index) => ({ name, position: index + 1 })))
}
