// Link of my page to the office's orders, with the number of those that wait for it.
import { useQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { Chip } from '#app/ui/Chip.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { ListLink } from '#app/ui/List.tsx'
import { orderDeskQueries } from '../queries.ts'

export function OrderQueueLink() {
  const { data } = useQuery(orderDeskQueries.waiting('director'))
  const waiting = data?.count ?? 0
  return (
    <ListLink
      to="/myPage/admin/orderRequest"
      search={{ group: 'turn', page: 1 }}
      icon={<Icon of={ScrollText} className="text-ink-soft" />}
      title="オーダーの確認"
      trailing={waiting > 0 ? <Chip tone="kin">{waiting}件</Chip> : undefined}
    />
  )
}
