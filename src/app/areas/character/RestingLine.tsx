// Line on the page of one's own character while the start or end of its break was not answered by the server yet.
import { WaitingLine } from '#app/ui/WaitingLine.tsx'
import { characterActs } from '#rules/messages/character-acts.ts'
import { type Resting, useResting } from './resting.ts'

export function RestingLine({ character }: { character: Resting }) {
  const { open } = useResting(character)
  return open && <WaitingLine state={open.state}>{characterActs['character.rest'](open.item.facts).name}</WaitingLine>
}
