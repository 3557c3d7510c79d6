// Tweets of this device that were not sent yet, with their pictures; each can be taken back as long as it was not sent.
import { useOutboxView } from '#app/platform/outbox/outbox-context.ts'
import { HandedInCard } from '#app/shared/draft/HandedInCard.tsx'
import type { Writing } from './Composer.tsx'
import { aboutOf, picturesOf, waitingTweets } from './waiting.ts'

interface WaitingTweetsProps {
  worldId: string
  onTakenBack: (writing: Writing) => void
}

export function WaitingTweets({ worldId, onTakenBack }: WaitingTweetsProps) {
  const { items } = useOutboxView()
  return waitingTweets(items, worldId).map(item => (
    <div key={item.id} className="mt-3">
      <HandedInCard
        item={item}
        onCancelled={draftId => onTakenBack({ ...aboutOf(item), draftId, pictures: picturesOf(item) })}
      />
    </div>
  ))
}
