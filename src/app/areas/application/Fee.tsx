// Fee of an application, with the paying coin and the remaining balance.
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { coinQueries } from '#app/shared/coin/queries.ts'
import { List, ListRow } from '#app/ui/List.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { type FeeCoin, feeText } from '#rules/applications.ts'
import { chargedCoin } from '#rules/exchange.ts'
import { formatCount } from '#rules/rewards.ts'

const names = { llamaPoint: 'リャマポイント', alpacaCoin: 'アルパカコイン' } as const

/** Coin that will pay the fee: LP where it covers it, else AC. Undefined when not known yet, null when neither covers it. */
export function useFeeCoin(fee: number): FeeCoin | null | undefined {
  const { data } = useQuery(coinQueries.balance())
  return data && chargedCoin(fee, data)
}

export function Fee({ fee, coin }: { fee: number; coin: FeeCoin | null | undefined }) {
  const { data } = useQuery(coinQueries.balance())
  if (!data || coin === undefined) return <p className="mt-3 text-cap text-ink-soft">持っているコインを調べています…</p>
  if (coin === null) {
    return (
      <Notice tone="hi" icon={TriangleAlert} title="LPもACも足りません。" silent className="mt-3">
        手数料は {formatCount(fee)} です。LPはミッションの報酬で受け取れます。
      </Notice>
    )
  }
  return (
    <List className="mt-3">
      <ListRow
        title={`手数料（${names[coin]}を使います）`}
        note={`残り ${feeText(coin, data[coin])} から ${feeText(coin, data[coin] - fee)}`}
        trailing={<b className="num flex-none">{feeText(coin, fee)}</b>}
      />
    </List>
  )
}
