// Way from a master's desk to the orders, with the numbers of those that wait for an answer or an opening, and of those offered to all.
import { useQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { Chip } from '#app/ui/Chip.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { ListLink } from '#app/ui/List.tsx'
import { orderDeskQueries } from '../queries.ts'

export function MasterOrdersEntry() {
  const { data } = useQuery(orderDeskQueries.waiting('master'))
  const { data: offered } = useQuery(orderDeskQueries.offered())
  const [waiting, open] = [data?.count ?? 0, offered?.count ?? 0]
  return (
    <ListLink
      to="/myPage/scenario/order"
      search={{ group: 'turn', page: 1 }}
      icon={<Icon of={ScrollText} className="text-ai" />}
      title="オーダー"
      note={open > 0 ? `マスターを募集しているもの ${open}件` : 'リクエスト・リアクト・オムニバス'}
      trailing={waiting > 0 ? <Chip tone="kin">{waiting}件</Chip> : undefined}
    />
  )
}
