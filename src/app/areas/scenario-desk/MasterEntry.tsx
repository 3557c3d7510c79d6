// シナリオの仕事: what of my page is for masters alone.
import { useQuery } from '@tanstack/react-query'
import { Feather } from 'lucide-react'
import { orderDeskQueries } from '#app/areas/order-desk/queries.ts'
import { useSession } from '#app/platform/use-session.ts'
import { isMaster } from '#app/shared/session/is-admin.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { deskQueries } from './queries.ts'

export function MasterEntry() {
  const { user } = useSession()
  const isOne = isMaster(user)
  const { data } = useQuery({ ...deskQueries.home(), enabled: isOne })
  const { data: orders } = useQuery({ ...orderDeskQueries.waiting('master'), enabled: isOne })
  if (!isOne) return null
  const late = data?.runningList.filter(({ daysLate }) => daysLate > 0).length ?? 0
  const waiting = orders?.count ?? 0
  const returned = data?.rejectedList.length ?? 0
  return (
    <>
      <SectionHeading>マスター</SectionHeading>
      <List>
        <ListLink
          to="/myPage/scenario"
          icon={<Icon of={Feather} className="text-ink-soft" />}
          title="シナリオの仕事"
          note="オープニングを書く・進行を見る・プレイングを読む"
          trailing={
            late > 0 ? (
              <Chip tone="hi">おくれ {late}件</Chip>
            ) : returned > 0 ? (
              <Chip tone="kin">差し戻し {returned}件</Chip>
            ) : waiting > 0 ? (
              <Chip tone="kin">オーダー {waiting}件</Chip>
            ) : undefined
          }
        />
      </List>
    </>
  )
}
