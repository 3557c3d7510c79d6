// Fees that are held for applications until they are judged, each leading to its application.
import { BadgeCheck, type LucideIcon, Shapes, Tag } from 'lucide-react'
import type { ReactNode } from 'react'
import type { HeldCoins } from '#app/shared/coin/queries.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { formatDay } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { type ApplicationKind, applicationKindLabels, feeText } from '#rules/applications.ts'

type HeldFee = HeldCoins['feeList'][number]

const icons: Record<ApplicationKind, LucideIcon> = { setting: BadgeCheck, item: Tag, skill: Tag, class: Shapes }

export function HeldFees({ fees, sum }: { fees: readonly HeldFee[]; sum: string }) {
  if (fees.length === 0) return null
  return (
    <>
      <SectionHeading
        more={
          <span className="num text-meta text-ink-soft">
            {fees.length}件・{sum}
          </span>
        }
      >
        申請
      </SectionHeading>
      <List>
        {fees.map(fee => (
          <FeeRow key={fee.applicationId} fee={fee} />
        ))}
      </List>
      <p className="mt-1.5 text-meta text-ink-soft">認められたときにお支払い。却下のときは全額が戻ります。</p>
    </>
  )
}

function FeeRow({
  fee: { kind, name, worldId, characterId, characterName, coin, amount, heldSince },
}: {
  fee: HeldFee
}) {
  const face: { icon: ReactNode; title: string; note: string; trailing: ReactNode } = {
    icon: <Icon of={icons[kind]} className="text-ai" />,
    title: `${applicationKindLabels[kind]}「${name}」`,
    note: `${formatDay(heldSince)}から・${characterName}`,
    trailing: <b className="num flex-none text-cap">{feeText(coin, amount)}</b>,
  }
  if (kind === 'setting')
    return <ListLink to="/world/$worldId/character/$characterId" params={{ worldId, characterId }} {...face} />
  if (kind === 'class')
    return (
      <ListLink to="/world/$worldId/originalClass" params={{ worldId }} search={{ mine: true, page: 1 }} {...face} />
    )
  const search = { tab: 'applications', page: 1 } as const
  return <ListLink to="/world/$worldId/originalize" params={{ worldId }} search={search} {...face} />
}
