// 届いた物語 on a member's portal: replays of the last weeks in which one's characters were.
import { BookOpenCheck, BookOpenText } from 'lucide-react'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDay } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import type { MemberPortal } from './queries.ts'
import { workAddress, workKey } from './work-address.ts'

export function Deliveries({ deliveries }: { deliveries: MemberPortal['deliveryList'] }) {
  if (deliveries.length === 0) return null
  return (
    <section>
      <SectionHeading>届いた物語</SectionHeading>
      <List>
        {deliveries.map(work => (
          <ListLink
            key={workKey(work)}
            {...workAddress(work)}
            icon={
              <Icon
                of={work.isRead ? BookOpenCheck : BookOpenText}
                className={work.isRead ? 'text-ink-soft' : 'text-kin'}
              />
            }
            title={<span className="font-mincho text-body font-semibold">{work.title}</span>}
            note={`${work.worldName}・${work.writerName}・${formatDay(work.publishedAt)}`}
            trailing={work.isRead ? undefined : <Chip tone="kin">未読</Chip>}
          />
        ))}
      </List>
    </section>
  )
}
