// The log of a situation: acts of the office, the newest first.
import { SectionHeading } from '#app/ui/Card.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { List, ListRow } from '#app/ui/List.tsx'
import type { ReactLogLine } from '../queries.ts'

const words: Record<string, string> = { create: '作成', update: '変更', close: '受付の終了', delete: '削除' }

export const ReactLog = ({ log }: { log: readonly ReactLogLine[] }) => (
  <>
    <SectionHeading>記録</SectionHeading>
    <List>
      {log.map(({ act, userName, createdAt }) => (
        <ListRow
          key={`${act}:${createdAt}`}
          title={words[act] ?? '変更'}
          note={`${formatDayTime(createdAt)}・${userName}`}
        />
      ))}
    </List>
  </>
)
