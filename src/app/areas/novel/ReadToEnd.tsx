// Mark behind the last line of a novel: when it becomes visible, the novel is marked as read, which fulfils missions.
// Marks are safe to repeat; a lost one is made at the next visit.
import { useQueryClient } from '@tanstack/react-query'
import { EndMark } from '#app/shared/reader/EndMark.tsx'
import { novelCalls } from './queries.ts'

export function ReadToEnd({ novelId }: { novelId: number }) {
  const client = useQueryClient()
  return (
    <EndMark
      key={novelId}
      onSeen={async userId => {
        const { reached } = await novelCalls.readToEnd.send({ novelId }, { userId })
        client.invalidateQueries({ queryKey: novelCalls.getList.key() }).catch(() => {})
        if (reached > 0) client.invalidateQueries({ queryKey: ['mission'] }).catch(() => {})
      }}
    />
  )
}
