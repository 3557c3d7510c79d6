// Sheet for a new tag, or for name, reading and colour of one that there is.
import { useState } from 'react'
import { SheetAnswers } from '#app/shared/form/SheetAnswers.tsx'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { TextField } from '#app/ui/Field.tsx'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { Sheet } from '#app/ui/Sheet.tsx'
import { NOTE_TAG_TINTS, noteTagErrors, noteTagTintLabels } from '#rules/note-tags.ts'
import { TagChip } from '../NoteTags.tsx'
import type { DeskTag } from '../queries.ts'
import type { TagActs, TagFields } from './tag-writes.ts'

interface TagSheetProps {
  /** null for a new one */
  tag: DeskTag | null
  acts: TagActs
  onClose: () => void
  onSave: (fields: TagFields) => Promise<void>
}

export function TagSheet({ tag, acts, onClose, onSave }: TagSheetProps) {
  const [fields, setFields] = useState<TagFields>({
    ...{ name: tag?.name ?? '', reading: tag?.reading ?? '', tint: tag?.tint ?? 'line' },
  })
  const [isTried, setTried] = useState(false)
  const [isAsked, ask] = useState(false)
  const faults = isTried ? noteTagErrors(fields) : {}
  const change = (patch: Partial<TagFields>) => setFields(old => ({ ...old, ...patch }))
  const save = (): void => {
    setTried(true)
    if (Object.keys(noteTagErrors(fields)).length === 0 && !acts.pending) ask(true)
  }
  return (
    <Sheet open onClose={onClose} title={tag ? 'タグを変える' : '新しいタグ'} lead={tag?.name}>
      <form
        noValidate
        className="mt-3 grid grid-cols-1 gap-3"
        onSubmit={event => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          label="名前"
          required
          data-autofocus=""
          autoComplete="off"
          value={fields.name}
          error={faults.name}
          onChange={event => change({ name: event.currentTarget.value })}
        />
        <TextField
          label="よみがな（なくてもよい）"
          autoComplete="off"
          value={fields.reading}
          error={faults.reading}
          hint="ひらがなでもカタカナでも探せます。"
          onChange={event => change({ reading: event.currentTarget.value })}
        />
        <div>
          <p className="text-cap leading-[1.6] font-semibold">色</p>
          <FilterChips
            label="色"
            filters={NOTE_TAG_TINTS.map(tint => ({ key: tint, label: noteTagTintLabels[tint] }))}
            current={fields.tint}
            onSelect={key => change({ tint: NOTE_TAG_TINTS.find(tint => tint === key) ?? 'line' })}
          />
          <p className="mt-2">
            <TagChip tag={{ name: fields.name.trim() || 'タグ', tint: fields.tint }} />
          </p>
        </div>
        <SheetAnswers of={acts} yes={tag ? '保存する' : '加える'} pendingLabel="保存しています" onClose={onClose} />
      </form>
      {isAsked && (
        <AskFirst
          asked={
            tag
              ? {
                  title: 'タグの変更を公開しますか？',
                  lead: `このタグのついたノート${tag.useCount}件でも、すぐに変わります。`,
                  yes: '変更する',
                }
              : {
                  title: '新しいタグを公開しますか？',
                  lead: 'すぐに、ノートを書く人と読む人に見えます。',
                  yes: '加える',
                }
          }
          onClose={() => ask(false)}
          onYes={() => void onSave(fields)}
        />
      )}
    </Sheet>
  )
}
