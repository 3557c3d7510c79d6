// Row of マイページ that leads to what waits for the user.
import { useQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { Chip } from '#app/ui/Chip.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { ListLink } from '#app/ui/List.tsx'
import { waitingQueries } from './queries.ts'

export function WaitingEntry() {
  const count = useQuery(waitingQueries.home()).data?.todoList.length ?? 0
  return (
    <ListLink
      to="/myPage/home"
      icon={<Icon of={ListChecks} className="text-ai" />}
      title="やること"
      note="締切・オーダー・申請・新しい通知"
      trailing={count > 0 ? <Chip tone="shu">{count}件</Chip> : undefined}
    />
  )
}
