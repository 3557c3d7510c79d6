// Sheet that merges a tag into another one of its world.
import { useState } from 'react'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { SelectField } from '#app/ui/Field.tsx'
import { ConfirmActions, Sheet } from '#app/ui/Sheet.tsx'
import type { DeskTag } from '../queries.ts'
import type { TagActs } from './tag-writes.ts'

interface MergeSheetProps {
  tag: DeskTag
  others: readonly DeskTag[]
  acts: TagActs
  onClose: () => void
  onMerge: (intoId: number) => Promise<void>
}

export function MergeSheet({ tag: { name, useCount }, others, acts, onClose, onMerge }: MergeSheetProps) {
  const [intoId, choose] = useState(others[0]?.noteTagId)
  const into = others.find(({ noteTagId }) => noteTagId === intoId)
  return (
    <Sheet open onClose={onClose} title={`「${name}」を統合する`} lead={`いま${useCount}件のノートについています`}>
      <div className="mt-3 grid grid-cols-1 gap-3">
        <SelectField
          label="統合する先"
          value={String(intoId ?? '')}
          onChange={event => choose(Number(event.currentTarget.value))}
        >
          {others.map(tag => (
            <option key={tag.noteTagId} value={tag.noteTagId}>
              {tag.name}
            </option>
          ))}
        </SelectField>
        {into && (
          <p className="text-cap text-ink-soft">
            「{name}」のついたノートには「{into.name}」がつきます。「{name}
            」という言葉でも、これまでどおり探せます。もとには戻せません。
          </p>
        )}
        <PressNotice of={acts} className="" />
        <ConfirmActions
          onCancel={onClose}
          pending={acts.pending}
          pendingLabel="統合しています"
          reason={acts.reason}
          onClick={() => intoId !== undefined && void onMerge(intoId)}
        >
          統合する
        </ConfirmActions>
      </div>
    </Sheet>
  )
}
