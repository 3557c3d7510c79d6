// Asked before a character's second class changes.

import { useState } from 'react'
import type { OwnCharacter } from '#app/areas/character/queries.ts'
import { ConfirmDialog } from '#app/ui/AlertDialog.tsx'
import { ProblemNotice } from '#app/ui/ProblemNotice.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { type OriginalClassDetail, originalClassCalls } from './queries.ts'
import { useAct } from './use-act.ts'

export function TakeDialog({
  detail,
  character,
  onClose,
}: {
  detail: OriginalClassDetail
  character: OwnCharacter
  onClose: () => void
}) {
  const act = useAct()
  const { classId, className, ownClass } = detail
  const { characterId, characterFullName } = character
  // As it was asked: the class is read again when an answer was lost, and the question stays the same.
  const [isOwn] = useState(ownClass?.classId === classId)
  const take = async (): Promise<void> => {
    const request = originalClassCalls.take.request({ characterId, classId: isOwn ? null : classId })
    if ((await act.run(`class:${characterId}`, request)) === null) return
    const title = isOwn ? `${className} をはずしました` : `${className} に就きました`
    toasts.add({ type: 'success', title, overline: characterFullName })
    onClose()
  }
  const leads = isOwn
    ? 'セカンドクラスがなくなります。あとで、もう一度就けます。'
    : ownClass
      ? `いまのセカンドクラス「${ownClass.className}」と入れ替わります。${
          ownClass.isOriginal ? '' : '世界のセカンドクラスには、ここから戻れません。'
        }`
      : 'セカンドクラスになり、能力値が変わります。'
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={isOwn ? `${className} をはずしますか？` : `${className} に就きますか？`}
      lead={`${characterFullName}の${leads}`}
      filled={isOwn ? 'ai' : 'shu'}
      answers={[
        { label: 'やめる', role: 'cancel', onPress: onClose },
        { label: isOwn ? 'はずす' : '就く', role: 'main', pending: act.pending, onPress: () => void take() },
      ]}
    >
      {act.problem && <ProblemNotice problem={act.problem} />}
    </ConfirmDialog>
  )
}
