// Reactions of a replay: a button for each kind with its number. Pressing gives the speaking character's, or takes it back; it is
// visible at once and stored without a network.
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { useSession } from '#app/platform/use-session.ts'
import { useSpeaking } from '#app/shared/character/speaking.ts'
import { MemberButton } from '#app/shared/session/MemberButton.tsx'
import { firstPressOnly } from '#app/ui/first-press.ts'
import { TextLink } from '#app/ui/TextLink.tsx'
import { REACTION_KINDS, type ReactionKind } from '#rules/replay-responses.ts'
import { reactionFaces } from './kinds.ts'
import type { PhaseKey, Responses } from './queries.ts'
import { reacting } from './writes.ts'

export function Reactions({ of, responses }: { of: PhaseKey; responses: Responses }) {
  const { user } = useSession()
  const speaking = useSpeaking(of.worldId)
  const { write, lastOf } = useWrite(reacting)
  const { reactionList, ownReactionList } = responses
  const { scenarioId, phase } = of

  const shownOf = (kind: ReactionKind) => {
    const count = reactionList.find(row => row.kind === kind)?.count ?? 0
    if (!speaking) return { isOn: false, count }
    const { characterId } = speaking
    const wasOn = ownReactionList.some(own => own.kind === kind && own.characterId === characterId)
    const last = lastOf({ scenarioId, phase, kind, characterId })
    const isOn = last ? last.facts.isOn === 1 : wasOn
    // The press is counted before the server has confirmed it.
    return { isOn, count: count + Number(isOn) - Number(wasOn) }
  }
  // Guests are led to the sign-in by a press.
  const canReact = user === null || speaking !== null
  return (
    <>
      <ul aria-label="リアクション" className="flex flex-wrap gap-2">
        {REACTION_KINDS.map(kind => {
          const { icon, name } = reactionFaces[kind]
          const { isOn, count } = shownOf(kind)
          return (
            <li key={kind}>
              {canReact ? (
                <MemberButton
                  variant={isOn ? 'tonal' : 'line'}
                  icon={icon}
                  aria-pressed={isOn}
                  onClickCapture={firstPressOnly}
                  onClick={() => {
                    if (speaking) void write({ of, characterId: speaking.characterId, kind, isOn: !isOn, name })
                  }}
                >
                  {name}
                  <span className="num">{count}</span>
                </MemberButton>
              ) : (
                <span className="num inline-flex min-h-11 items-center text-sub text-ink-soft">
                  {name} {count}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {!canReact && (
        <p className="mt-1 text-cap text-ink-soft">
          感想は、このワールドのキャラクターとして届けます。
          <TextLink to="/world/$worldId/characterRegistration" params={{ worldId: of.worldId }} search={{}} chevron>
            キャラクターを作る
          </TextLink>
        </p>
      )}
    </>
  )
}
