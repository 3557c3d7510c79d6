// Note above goods that cannot be bought because the buyer or its balances are unknown, with a button for reading them
// again.
import { useOnline } from '#app/platform/connectivity.ts'
import type { Asked } from '#app/ui/Missing.tsx'
import { TextButton } from '#app/ui/TextLink.tsx'
import { offlineNote } from '#rules/messages/offline.ts'

export function StandingMissing({ query: { error, refetch } }: { query: Asked }) {
  const online = useOnline()
  if (!error) return null
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 text-cap">
      {online ? '持ち物と残高を読み込めませんでした。' : `${offlineNote('購入できます')}。`}
      {online && <TextButton onClick={() => void refetch()}>もう一度試す</TextButton>}
    </p>
  )
}
