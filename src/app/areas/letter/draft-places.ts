// Letters in lists of drafts.
import { MailOpen, Stamp } from 'lucide-react'
import type { DraftPlace } from '#app/shared/draft/place.ts'
import { letterAddress } from '#rules/letter-address.ts'

declare module '#app/shared/draft/place.ts' {
  interface DraftPlaces {
    letter: DraftPlace
    makaiPost: DraftPlace
  }
}

export const LETTER_PLACE = 'letter'
export const MAKAI_PLACE = 'makaiPost'

/** The user's own character, and the other one. */
export type Pair = { worldId: string; characterId: string; otherId: string }

export const letterTarget = ({ worldId, characterId, otherId }: Pair): string => `${worldId}:${characterId}:${otherId}`

const pairOf = (target: string): Pair => {
  const [worldId = '', characterId = '', otherId = ''] = target.split(':')
  return { worldId, characterId, otherId }
}

export const letterPlace: DraftPlace = {
  label: '手紙',
  icon: MailOpen,
  path: target => {
    const { worldId, characterId, otherId } = pairOf(target)
    return letterAddress(encodeURIComponent(worldId), {
      asId: encodeURIComponent(characterId),
      withId: encodeURIComponent(otherId),
    })
  },
}

export const makaiPlace: DraftPlace = {
  label: '魔界ポストの手紙',
  icon: Stamp,
  path: target => {
    const { worldId, characterId, otherId } = pairOf(target)
    const search = `box=write&as=${encodeURIComponent(characterId)}&to=${encodeURIComponent(otherId)}`
    return `/world/${encodeURIComponent(worldId)}/makaiPost?${search}`
  },
}
