// Switch that says to everybody that the player of a character is away for a while.
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import { type Character, characterCalls } from '#app/shared/character/queries.ts'
import { Switch } from '#app/ui/Switch.tsx'

const resting = defineWrite({
  kind: 'character.rest',
  policy: 'mayWait',
  touches: ['character', 'world', 'friend', 'follow', 'scenario', 'scenarioBoard', 'scenarioPlaying'],
  toasts: 'problems',
  press: ({ characterId, characterFullName, isResting }: Named & { isResting: boolean }) => ({
    entity: `resting:${characterId}`,
    request: characterCalls.rest.request({ characterId, isResting }),
    note: characterFullName,
    facts: { characterId, isResting: isResting ? 1 : 0 },
  }),
})
type Named = Pick<Character, 'characterId' | 'characterFullName'>

export function RestSwitch({ character }: { character: Character }) {
  const { write, lastOf } = useWrite(resting)
  const { characterId } = character
  const pressed = lastOf({ characterId })?.facts.isResting
  return (
    <Switch
      className="mt-2"
      label="休止中"
      note="しばらく来られないことを、参加者の一覧や相談で知らせます。締切はのびません。"
      checked={pressed === undefined ? character.isResting : pressed === 1}
      onChange={isResting => void write({ ...character, isResting })}
    />
  )
}
