// Pictures that wait on this device with an act which was not sent yet.
import { useEffect, useState } from 'react'
import type { OutboxItem } from '#app/platform/outbox/item.ts'

export function WaitingPictures({ item: { id, request } }: { item: OutboxItem }) {
  const [addresses, setAddresses] = useState<readonly string[]>([])
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
