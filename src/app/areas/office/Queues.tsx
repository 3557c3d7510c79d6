// Queues of the office: those in which something waits, then the others.
import { Aged } from '#app/shared/screen/Read.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import type { WaitingQueue } from './queries.ts'
import { queueFaces, waitingIn } from './queue-faces.ts'

export function Queues({ queues, age }: { queues: readonly WaitingQueue[]; age: number | null }) {
  const waiting = queues.filter(({ count }) => count > 0)
  const sum = waitingIn(queues)
  const empty = queues.filter(({ count }) => count === 0)
  return (
    <>
      <section aria-label="待っているもの">
        <SectionHeading>待っているもの</SectionHeading>
        <p className="num mb-2 text-meta text-ink-soft">
          {sum === 0 ? 'いま待っているものはありません。' : `全部で${sum}件`}
          <Aged since={age} />
        </p>
        {waiting.length > 0 && (
          <List>
            {waiting.map(row => (
              <QueueRow key={row.queue} row={row} />
            ))}
          </List>
        )}
      </section>
      {empty.length > 0 && (
        <section aria-label="ほかの窓口">
          <SectionHeading>ほかの窓口</SectionHeading>
          <List>
            {empty.map(row => (
              <QueueRow key={row.queue} row={row} />
            ))}
          </List>
        </section>
      )}
    </>
  )
}

function QueueRow({ row: { queue, count, oldestAt } }: { row: WaitingQueue }) {
  const { title, icon, link } = queueFaces[queue]
  return (
    <ListLink
      {...link}
      icon={<Icon of={icon} className="text-ink-soft" />}
      title={title}
      note={oldestAt && `いちばん古いもの ${formatDayTime(oldestAt)}`}
      trailing={count > 0 && <Chip tone="kin">{count}件</Chip>}
    />
  )
}
