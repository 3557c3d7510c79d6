// Rows of what a payment takes of each kind of coin, points first, with the balance before and after.
import { Chip } from '#app/ui/Chip.tsx'
import { ListRow } from '#app/ui/List.tsx'
import { formatCount } from '#rules/rewards.ts'

type Coins = { llamaPoint: number; alpacaCoin: number }

interface TakenRowsProps {
  taken: Coins | null | undefined
  purse: Partial<Coins> | undefined
}

export function TakenRows({ taken, purse }: TakenRowsProps) {
  if (!taken) return null
  const { llamaPoint, alpacaCoin } = taken
  return (
    <>
      {llamaPoint > 0 && (
        <Taken name="リャマポイント" unit="LP" order="先に" of={purse?.llamaPoint ?? 0} amount={llamaPoint} />
      )}
      {alpacaCoin > 0 && (
        <Taken
          name="アルパカコイン"
          unit="AC"
          order={llamaPoint > 0 ? '残り' : null}
          of={purse?.alpacaCoin ?? 0}
          amount={alpacaCoin}
        />
      )}
    </>
  )
}

interface TakenProps {
  name: string
  unit: 'LP' | 'AC'
  /** 先に, 残り; null where one kind covers all */
  order: string | null
  of: number
  amount: number
}

const Taken = ({ name, unit, order, of, amount }: TakenProps) => (
  <ListRow
    title={
      <span className="flex flex-wrap items-center gap-x-2">
        {order && <Chip tone={unit === 'LP' ? 'kin' : 'line'}>{order}</Chip>}
        {name}
      </span>
    }
    trailing={
      <span className="num flex flex-wrap items-baseline justify-end gap-x-3">
        <span className="text-cap text-ink-soft">
          {formatCount(of)} → {formatCount(of - amount)}
        </span>
        <b>
          {unit} {formatCount(amount)}
        </b>
      </span>
    }
  />
)
