// Element behind the last line of a note: when it becomes visible, the note is marked as read. Marks are safe to repeat; a lost one is
// made at the next visit.
import { useQueryClient } from '@tanstack/react-query'
import { EndMark } from '#app/shared/reader/EndMark.tsx'
import { noteCalls } from './queries.ts'

export function ReadToEnd({ noteId }: { noteId: number }) {
  const client = useQueryClient()
  return (
    <EndMark
      key={noteId}
      onSeen={async userId => {
        await noteCalls.readToEnd.send({ noteId }, { userId })
        client.invalidateQueries({ queryKey: noteCalls.getList.key() }).catch(() => {})
      }}
    />
  )
}
