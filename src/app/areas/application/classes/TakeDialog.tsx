// Question before a character's second class changes.

import { useState } from 'react'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { ConfirmDialog } from '#app/ui/AlertDialog.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { commonMessages } from '#rules/messages/common.ts'
import { type OriginalClassDetail, originalClassCalls } from '../queries.ts'
import { useApplying } from '../use-applying.ts'

export function TakeDialog({
  detail,
  character,
  onClose,
}: {
  detail: OriginalClassDetail
  character: OwnCharacter
  onClose: () => void
}) {
  const { classId, className, ownClass } = detail
  const { characterId, characterFullName } = character
  const act = useApplying(`class:${characterId}`, { onLate: onClose })
  // Fixed at the start: the class is read again after a lost answer, and the question must not change.
  const [isOwn] = useState(ownClass?.classId === classId)
  const take = async (): Promise<void> => {
    const request = originalClassCalls.take.request({ characterId, classId: isOwn ? null : classId })
    if ((await act.run(className, request)) === null) return
    const title = isOwn ? `${className} を外しました` : `${className} に就きました`
    toasts.add({ type: 'success', title, overline: characterFullName })
    onClose()
  }
  const leads = isOwn
    ? 'サブクラスがなくなります。あとで、もう一度就けます。'
    : ownClass
      ? `いまのサブクラス「${ownClass.className}」と入れ替わります。${
          ownClass.isOriginal ? '' : '世界のサブクラスには、ここから戻れません。'
        }`
      : 'サブクラスになり、能力値が変わります。'
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={isOwn ? `${className} を外しますか？` : `${className} に就きますか？`}
      lead={`${characterFullName}の${leads}`}
      filled={isOwn ? 'ai' : 'shu'}
      answers={[
        { label: commonMessages.cancel, role: 'cancel', onPress: onClose },
        {
          label: isOwn ? '外す' : '就く',
          role: 'main',
          pending: act.pending || act.isChecking,
          onPress: () => void take(),
        },
      ]}
    >
      <PressNotice of={act} className="" />
    </ConfirmDialog>
  )
}
