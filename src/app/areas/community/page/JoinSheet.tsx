// Sheet in which a character joins a community, or asks to: its rules, the character, and the words for the leader with their draft.
import { useState } from 'react'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { problemOf } from '#app/platform/outbox/write.ts'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { type Problem, ProblemNotice } from '#app/ui/ProblemNotice.tsx'
import { ConfirmActions, Sheet } from '#app/ui/Sheet.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { joining } from '../writes.ts'
import { AskForm } from './AskForm.tsx'
import { JoiningCharacter, type JoinSheetProps, tellJoined, useChosen } from './JoiningCharacter.tsx'

export function JoinSheet(props: JoinSheetProps) {
  const { community, onClose } = props
  const asks = community.joining === 'request'
  return (
    <Sheet
      open
      onClose={onClose}
      width={500}
      title={asks ? '入会を申し込む' : '入会する'}
      lead={<bdi>{community.communityName}</bdi>}
    >
      {community.rules.trim() !== '' && (
        <section aria-label="約束ごと" className="mt-3 rounded-card bg-sunken px-4 py-3">
          <h3 className="text-cap font-semibold">約束ごと</h3>
          <div className="mt-1 text-sub leading-[1.8] wrap-anywhere">
            <StoryText text={community.rules} />
          </div>
        </section>
      )}
      {asks ? <AskForm {...props} /> : <AtOnce {...props} />}
    </Sheet>
  )
}

/** Joining at once, where nobody decides. */
function AtOnce(props: JoinSheetProps) {
  const { community, candidates, onClose } = props
  const { worldId, communityId, communityName } = community
  const { chosen, choose } = useChosen(props)
  const { write, pending } = useWrite(joining)
  const [problem, setProblem] = useState<Problem | null>(null)
  const join = async (): Promise<void> => {
    if (!chosen) return
    setProblem(null)
    const { characterId } = chosen
    const of = { worldId, communityId }
    const result = await write({ of, characterId, communityName, text: '', draftId: null })
    if (!result) return
    const found = problemOf(result)
    if (found) return setProblem(found)
    if (result.state === 'done') tellJoined(result.answer.isMember, communityName)
    else toasts.add({ type: 'info', title: 'つながったら送ります', overline: communityName })
    onClose()
  }
  return (
    <>
      <JoiningCharacter candidates={candidates} chosen={chosen} onChoose={choose} />
      {problem && <ProblemNotice problem={problem} className="mt-3" />}
      <ConfirmActions onCancel={onClose} pending={pending} pendingLabel="送っています" onClick={() => void join()}>
        入会する
      </ConfirmActions>
    </>
  )
}
