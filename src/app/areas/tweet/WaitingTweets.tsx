// Tweets of this device that were not sent yet, with their pictures; each can be taken back as long as it was not sent.
import { useEffect, useState } from 'react'
import type { OutboxItem } from '#app/platform/outbox/item.ts'
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
        head={<Pictures item={item} />}
        onCancelled={draftId => onTakenBack({ ...aboutOf(item), draftId, pictures: picturesOf(item) })}
      />
    </div>
  ))
}

function Pictures({ item }: { item: OutboxItem }) {
  const [addresses, setAddresses] = useState<readonly string[]>([])
  const { id, request } = item
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pictures of an act stay the same, though its record is read anew.
  useEffect(() => {
    const made = (request.uploads ?? []).map(({ picture }) => URL.createObjectURL(picture))
    setAddresses(made)
    return () => {
      for (const address of made) URL.revokeObjectURL(address)
    }
  }, [id])
  if (addresses.length === 0) return null
  return (
    <div className="mb-2 flex flex-wrap gap-2">
      {addresses.map((address, place) => (
        <img
          key={address}
          src={address}
          alt={`送信待ちの画像${place + 1}`}
          className="art size-14 rounded-card bg-sunken object-cover"
        />
      ))}
    </div>
  )
}
