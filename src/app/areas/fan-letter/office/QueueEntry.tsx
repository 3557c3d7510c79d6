// Row of my page for the office: fan letters to be checked, with their number.
import { useQuery } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { Chip } from '#app/ui/Chip.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { ListLink } from '#app/ui/List.tsx'
import { fanLetterQueries } from '../queries.ts'

export function QueueEntry() {
  const { data } = useQuery(fanLetterQueries.queue('waiting', 1))
  const waiting = data?.waitingCount ?? 0
  return (
    <ListLink
      to="/admin/fanletter"
      search={{ queue: 'waiting', page: 1 }}
      icon={<Icon of={MailCheck} className="text-ink-soft" />}
      title="ファンレターの確認"
      trailing={waiting > 0 ? <Chip tone="kin">{waiting}件</Chip> : undefined}
    />
  )
}
