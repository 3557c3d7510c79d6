// The draw of a phase repeated from the published values: seed, list of entries and result must fit the hashes published
// before.
import { hashOfSeed } from '#rules/draws.ts'
import { type DrawnEntry, draw, hashOfEntries } from '#rules/scenario/lottery.ts'

interface PublishedDraw {
  seed: string
  seedHash: string
  entriesHash: string
  seats: number
  entryList: readonly { publicNumber: number; tickets: number; rank: number; hasWon: boolean }[]
}

/** Values that this device received before: both hashes, and the caller's own entries that took part in the draw. */
interface Known {
  seedHash: string
  entriesHash: string | null
  mine: readonly { publicNumber: number; tickets: number }[]
}

export interface CheckedDraw {
  isRight: boolean
  /** Whether all of it fits, or which part does not. */
  words: string
  /** Entries by rank, as this device has drawn them; none where it could not. */
  drawn: readonly DrawnEntry[]
}

export async function checkLottery(
  of: { scenarioId: number; phase: number },
  published: PublishedDraw,
  known: Known,
): Promise<CheckedDraw> {
  const wrong = (words: string): CheckedDraw => ({ isRight: false, words, drawn: [] })
  const entries = published.entryList.map(({ publicNumber, tickets }) => ({ number: publicNumber, tickets }))
  if ((await hashOfSeed(published.seed)) !== known.seedHash)
    return wrong('公開されたたねが、はじめに約束した指紋と合いません。')
  const entriesHash = await hashOfEntries(entries)
  if (entriesHash !== published.entriesHash || (known.entriesHash !== null && entriesHash !== known.entriesHash))
    return wrong('応募の一覧が、締切のときの指紋と合いません。')
  const listed = new Map(entries.map(({ number, tickets }) => [number, tickets]))
  if (known.mine.some(({ publicNumber, tickets }) => listed.get(publicNumber) !== tickets))
    return wrong('あなたの応募が、応募の一覧と合いません。')
  const drawn = await draw({ ...of, seed: published.seed }, entries, published.seats)
  const ranks = new Map(drawn.map(({ number, rank, hasWon }) => [number, { rank, hasWon }]))
  const isSame = published.entryList.every(({ publicNumber, rank, hasWon }) => {
    const mine = ranks.get(publicNumber)
    return mine?.rank === rank && mine.hasWon === hasWon
  })
  if (!isSame) return wrong('計算した結果が、公開された結果と合いません。')
  const own = known.mine.flatMap(({ publicNumber }) => {
    const found = ranks.get(publicNumber)
    return found ? [`あなたの番号 ${publicNumber} は ${found.rank}番目でした。`] : []
  })
  return {
    isRight: true,
    words: `${entries.length}件の応募を計算しなおして、同じ結果になりました。${own.join('')}`,
    drawn,
  }
}
