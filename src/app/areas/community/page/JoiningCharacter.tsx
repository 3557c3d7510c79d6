// The character who joins a community: the choice among those of the user that may, and the word about how it went.
import { useState } from 'react'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { useSpeaking } from '#app/shared/character/speaking.ts'
import { SelectField } from '#app/ui/Field.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import type { Community } from '../queries.ts'

export interface JoinSheetProps {
  community: Community
  /** the user's characters who may join; at least one */
  candidates: readonly OwnCharacter[]
  draftId: string | undefined
  onClose: () => void
}

/** The chosen character: the one that speaks in the world first, if it may join. */
export function useChosen({ community: { worldId }, candidates }: JoinSheetProps) {
  const speaking = useSpeaking(worldId)
  const [chosenId, choose] = useState<string>()
  const of = (id: string | undefined) => candidates.find(({ characterId }) => characterId === id)
  return { chosen: of(chosenId) ?? of(speaking?.characterId) ?? candidates[0], choose }
}

interface JoiningCharacterProps {
  candidates: readonly OwnCharacter[]
  chosen: OwnCharacter | undefined
  onChoose: (characterId: string) => void
}

export const JoiningCharacter = ({ candidates, chosen, onChoose }: JoiningCharacterProps) =>
  candidates.length > 1 ? (
    <SelectField
      label="入会するキャラクター"
      className="mt-3"
      value={chosen?.characterId}
      onChange={event => onChoose(event.currentTarget.value)}
    >
      {candidates.map(({ characterId, characterFullName }) => (
        <option key={characterId} value={characterId}>
          {characterFullName}
        </option>
      ))}
    </SelectField>
  ) : (
    <p className="mt-3 text-sub">
      <bdi className="font-semibold">{chosen?.characterFullName}</bdi>として入会します。
    </p>
  )

/** Says how it went, by the answer: the way to join may have changed meanwhile. */
export const tellJoined = (isMember: boolean, name: string): void => {
  const title = isMember ? '入会しました' : '入会を申し込みました'
  toasts.add({ type: 'success', title, overline: name })
}
