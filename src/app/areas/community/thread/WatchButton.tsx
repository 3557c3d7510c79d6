// The bell of a thread: after a press its reader is told of new posts, after another one no more. Visible at once, also without a network.
import { Bell, BellRing } from 'lucide-react'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { firstPressOnly } from '#app/ui/first-press.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import type { ListedThread } from '../queries.ts'
import { watchingThread } from './thread-writes.ts'

export function WatchButton({ thread: { threadId, title, ...thread } }: { thread: ListedThread }) {
  const { write, lastOf } = useWrite(watchingThread)
  const last = lastOf({ threadId })
  const isWatched = last ? last.facts.isWatched === 1 : thread.isWatched
  return (
    <IconButton
      icon={isWatched ? BellRing : Bell}
      label={isWatched ? '通知を止める' : 'このスレッドの発言を知らせる'}
      aria-pressed={isWatched}
      className="aria-pressed:bg-ai-soft aria-pressed:text-ai"
      // A double press would begin and end it.
      onClickCapture={firstPressOnly}
      onClick={() => void write({ threadId, title, isWatched: !isWatched })}
    />
  )
}
