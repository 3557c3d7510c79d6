// Row of the master's home that leads to the letters, with the number of unread ones.
import { useQuery } from '@tanstack/react-query'
import { MailOpen } from 'lucide-react'
import { Chip } from '#app/ui/Chip.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { ListLink } from '#app/ui/List.tsx'
import { fanLetterQueries } from './queries.ts'

export function InboxEntry() {
  const { data } = useQuery(fanLetterQueries.inbox(1))
  const unread = data?.unreadCount ?? 0
  return (
    <ListLink
      to="/myPage/scenario/fanletter"
      search={{ page: 1 }}
      icon={<Icon of={MailOpen} className="text-ai" />}
      title="届いたファンレター"
      trailing={unread > 0 ? <Chip tone="hi">未読 {unread}件</Chip> : undefined}
    />
  )
}
