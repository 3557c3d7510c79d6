// Watched threads with new posts (C019), of this world first: the short way back into a talk. Nothing is shown where there is nothing new, or
// where it cannot be read.
import routes from 'virtual:contract/communityNotification'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import { useRead } from '#app/shared/screen/use-read.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { TextButton } from '#app/ui/TextLink.tsx'
import type { CommunityNotificationContract } from '#contract/community-notification.ts'

const calls = connect<CommunityNotificationContract>('communityNotification', routes)
const worldNotice = () => readQuery(calls.getWorldNotice, {}, { kept: true })

/** Threads that are shown before a press shows all. */
const SHOWN_FIRST = 3

export function WatchedThreads({ worldId }: { worldId: string }) {
  const { data } = useRead(worldNotice())
  const [showsAll, showAll] = useState(false)
  if (!data || data.notificationList.length === 0) return null
  const isHere = (one: { worldId: string }) => one.worldId === worldId
  const { notificationList } = data
  const sorted = [...notificationList.filter(isHere), ...notificationList.filter(one => !isHere(one))]
  const shown = showsAll ? sorted : sorted.slice(0, SHOWN_FIRST)
  return (
    <section aria-label="通知を受け取るスレッド">
      <SectionHeading
        more={
          shown.length < sorted.length && (
            <TextButton chevron onClick={() => showAll(true)}>
              <span className="num">すべて（{sorted.length}件）</span>
            </TextButton>
          )
        }
      >
        新しい発言
      </SectionHeading>
      <List>
        {shown.map(({ communityId, threadId, title, communityName, unread, lastPostAt, worldId: of }) => (
          <ListLink
            key={threadId}
            to="/world/$worldId/community/$communityId/$threadId"
            params={{ worldId: of, communityId: String(communityId), threadId: String(threadId) }}
            icon={<Icon of={Bell} className="text-ai" />}
            title={title}
            note={`${communityName}・${formatDayTime(lastPostAt)}`}
            trailing={<Chip tone="shu">新着 {unread}</Chip>}
          />
        ))}
      </List>
    </section>
  )
}
