// Enclosures that a character has for a letter: items that it does not wear, tokens, and its voices.
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { balancesOf, currencies } from '../../platform/ledger/balances.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'
import { tokensOfWorld } from '../coin/wallet.ts'
import { bagOf } from '../equipment/bag.ts'
import { voiceClip } from '../voice/tables.ts'

const CLIPS_MOST = 100

export async function getEnclosures(db: Db, { own: { characterId, worldId } }: { own: OwnCharacter }) {
  const tokens = await tokensOfWorld(db, worldId)
  const held = tokens.map(({ tokenNo }) => currencies.token(worldId, tokenNo))
  const [bag, purse, clipList] = await Promise.all([
    bagOf(db, { characterId, worldId }),
    held.length === 0 ? ({} as Record<string, number>) : balancesOf(db, { kind: 'character', id: characterId }, held),
    db
      .select({ clipId: voiceClip.clipId, shouhinmei: voiceClip.shouhinmei, voiceText: voiceClip.voiceText })
      .from(voiceClip)
      .where(eq(voiceClip.characterId, characterId))
      .orderBy(desc(voiceClip.clipId))
      .limit(CLIPS_MOST),
  ])
  return {
    itemList: bag.flatMap(({ itemCode, level, originalizeId, itemName, picture, shojiSu, wornCount }) =>
      shojiSu > wornCount ? [{ itemCode, level, originalizeId, itemName, picture, amount: shojiSu - wornCount }] : [],
    ),
    tokenList: tokens.flatMap(token => {
      const amount = purse[currencies.token(worldId, token.tokenNo)] ?? 0
      return amount > 0 ? [{ ...token, amount }] : []
    }),
    clipList,
  }
}
