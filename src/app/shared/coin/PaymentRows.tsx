// Rows of a payment, each with the balance before and after, inside sheets that ask for confirmation.
import { Coins } from 'lucide-react'
import { Icon } from '#app/ui/Icon.tsx'
import { ListRow } from '#app/ui/List.tsx'
import type { Payment } from './payment.ts'

export const PaymentRows = ({ payments }: { payments: readonly Payment[] }) =>
  payments.map(({ key, text, before, after }) => (
    <ListRow
      key={key}
      icon={
        <span className="grid size-11 place-items-center rounded-card bg-kin-soft text-kin">
          <Icon of={Coins} />
        </span>
      }
      title={<b className="num">{text}</b>}
      note={`${before} から ${after} になります`}
    />
  ))
