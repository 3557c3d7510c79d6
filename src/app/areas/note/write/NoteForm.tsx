// Form of a note, new or changed, with its preview.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Save } from 'lucide-react'
import { useState } from 'react'
import type { Writing } from '#app/platform/page-search.ts'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { FormBody, FormField, Place, story } from '#app/shared/form/FormField.tsx'
import { FaultSummary, FormNotices } from '#app/shared/form/FormNotices.tsx'
import { FormText } from '#app/shared/form/FormText.tsx'
import { KeptOffline } from '#app/shared/form/KeptOffline.tsx'
import { previewWays } from '#app/shared/form/preview-ways.tsx'
import { useForm } from '#app/shared/form/use-form.ts'
import { useWaitingSave } from '#app/shared/form/use-waiting-save.ts'
import { WritingPage } from '#app/shared/form/WritingPage.tsx'
import { Button } from '#app/ui/Button.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { NOTE_MOST } from '#rules/notes.ts'
import { firstOwnNotes } from '../address.ts'
import { NOTE_PLACE, noteTarget } from '../draft-places.ts'
import { NotePreview } from '../NotePreview.tsx'
import { noteQueries, type WrittenNote } from '../queries.ts'
import { savingNote } from '../writes.ts'
import { groundOf, noteKind } from './note-kind.ts'
import { TagsField } from './TagsField.tsx'

interface NoteFormProps {
  worldId: string
  /** null for a new one */
  note: WrittenNote | null
  writer: Pick<OwnCharacter, 'characterId' | 'characterFullName' | 'icon'>
  address: Writing
}

export function NoteForm({ worldId, note, writer, address }: NoteFormProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [first] = useState(() => groundOf(note))
  const form = useForm({ kind: noteKind, first, judged: 'saved' })
  const noteId = note?.noteId ?? null
  const of = { worldId, noteId }
  const target = noteTarget(of)
  const saving = useWaitingSave({
    ...{ form, write: savingNote, place: NOTE_PLACE, target, isNew: note === null },
    done: 'ノートを保存しました',
    // One that waits stands in the list of the own notes.
    onWaiting: () =>
      navigate({ to: '/world/$worldId/characterNote', params: { worldId }, search: firstOwnNotes, replace: true }),
  })
  const save = async (): Promise<void> => {
    const saved = await saving.save({ ...of, characterId: writer.characterId })
    if (saved === null) return
    await navigate({
      to: '/world/$worldId/note/$noteId',
      params: { worldId, noteId: String(saved.noteId) },
      replace: true,
    })
  }
  const newest = async () =>
    noteId === null ? null : groundOf(await client.fetchQuery({ ...noteQueries.written(noteId), staleTime: 0 }))
  const { preview: isPreview, ...editing } = address
  const link =
    noteId === null
      ? ({ to: '/world/$worldId/characterNote/new', params: { worldId } } as const)
      : ({ to: '/world/$worldId/characterNote/$noteId', params: { worldId, noteId: String(noteId) } } as const)
  const back =
    noteId === null ? (
      <BackLink to="/world/$worldId/characterNote" params={{ worldId }} search={firstOwnNotes} />
    ) : (
      <BackLink to="/world/$worldId/note/$noteId" params={{ worldId, noteId: String(noteId) }} />
    )
  return (
    <WritingPage
      title={note ? 'ノートを直す' : '新しいノート'}
      back={back}
      isPreview={isPreview === true}
      {...previewWays({ ...link, search: { ...address, preview: true } }, { ...link, search: editing })}
      preview={
        form.text !== null && <NotePreview worldId={worldId} writer={writer} fields={form.fields} text={form.text} />
      }
      onSubmit={() => void save()}
    >
      <p className="mt-3 text-sub">
        <bdi className="font-semibold">{writer.characterFullName}</bdi> のノート
      </p>
      <FormNotices
        form={form}
        of={saving}
        doing={saving.doing}
        isNew={note === null}
        staleCodes={['NOTE_CHANGED']}
        newest={newest}
      />
      <FormBody form={form} isBusy={saving.pending}>
        <FormField form={form} name="title" />
        <FormText
          form={form}
          place={NOTE_PLACE}
          target={target}
          draftId={address.draft}
          limit={NOTE_MOST.body}
          rows={10}
          preview={story}
          onSubmit={() => void save()}
        />
        <Place name="tags">
          <TagsField worldId={worldId} chosen={form.fields.tags} onChange={tags => form.change({ tags })} />
        </Place>
        <FormField form={form} name="scope" />
        <FormField form={form} name="isCommentable" />
      </FormBody>
      <FaultSummary form={form} />
      <Button
        type="submit"
        variant="shu"
        size="big"
        capped
        icon={Save}
        className="mt-4"
        pending={saving.pending}
        pendingLabel="保存しています"
        reason={form.obstacle}
      >
        {note ? '変更を保存する' : '保存する'}
      </Button>
      <KeptOffline />
    </WritingPage>
  )
}
