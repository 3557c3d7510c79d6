// /world/{worldId}/characterNoteBook/new and …/edit?noteBookId: making a book of notes, changing one.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useOneAtATime } from '#app/platform/use-one-at-a-time.ts'
import { NeedsCharacter } from '#app/shared/character/NeedsCharacter.tsx'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { FormBody, FormField, Place } from '#app/shared/form/FormField.tsx'
import { FormText } from '#app/shared/form/FormText.tsx'
import { KeptOffline } from '#app/shared/form/KeptOffline.tsx'
import { SavedForm } from '#app/shared/form/SavedForm.tsx'
import { useForm } from '#app/shared/form/use-form.ts'
import { useWaitingSave } from '#app/shared/form/use-waiting-save.ts'
import { useWaitingChange, WaitingChange } from '#app/shared/form/WaitingChange.tsx'
import { WrittenOn } from '#app/shared/form/WrittenOn.tsx'
import { useFormPicture } from '#app/shared/picture/use-form-picture.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useFresh } from '#app/shared/screen/use-fresh.ts'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { bookDrawnOf, NOTE_BOOK_MOST } from '#rules/note-books.ts'
import { noteRefusals } from '#rules/refusals/note.ts'
import { firstOwnNotes } from '../address.ts'
import { NOTE_BOOK_PLACE, noteBookTarget } from '../draft-places.ts'
import { type EditedBook, noteBookQueries } from '../queries.ts'
import { savingBook } from '../writes.ts'
import { BookFace } from './BookFace.tsx'
import { BookNotes } from './BookNotes.tsx'
import { bookKind, groundOf } from './book-kind.ts'

const FormPicture = lazy(() =>
  import('#app/shared/picture/FormPicture.tsx').then(module => ({ default: module.FormPicture })),
)

interface BookFormProps {
  worldId: string
  /** null for a new one */
  noteBookId: number | null
  /** whether the address names none that could be */
  isNowhere?: boolean
  draftId: string | undefined
}

export function BookFormScreen(props: BookFormProps) {
  const { worldId, noteBookId } = props
  const title = noteBookId === null ? '新しいノートブック' : 'ノートブックを直す'
  const back = <BackLink to="/world/$worldId/characterNote" params={{ worldId }} search={firstOwnNotes} />
  return (
    <NeedsCharacter
      worldId={worldId}
      frame={content => <Page top={<TopBar title={title} back={back} />}>{content}</Page>}
      loading={
        <Loading>
          <SkeletonBlock className="mt-4 h-12 rounded-card" />
          <SkeletonBlock className="mt-4 h-72 rounded-card" />
        </Loading>
      }
    >
      {character => (
        <Written key={`${character.characterId} ${noteBookId}`} {...props} title={title} back={back} mine={character} />
      )}
    </NeedsCharacter>
  )
}

type WrittenProps = BookFormProps & { title: string; back: ReactNode; mine: OwnCharacter }

function Written({ title, back, mine, ...props }: WrittenProps) {
  const { worldId, noteBookId, isNowhere = false } = props
  const query = useFresh({ ...noteBookQueries.written(mine.characterId, noteBookId), enabled: !isNowhere })
  const waiting = useWaitingChange(savingBook.kind, { about: String(noteBookId) })
  if (waiting) return <WaitingChange title={title} back={back} item={waiting} />
  return (
    <WrittenOn
      query={query}
      title={title}
      back={back}
      failed="ノートブックを読み込めませんでした。"
      isNowhere={isNowhere}
      nowhere={nowhereBut(
        noteRefusals.NOTE_BOOK_NOT_FOUND.message,
        { to: '/world/$worldId/characterNote', params: { worldId }, search: firstOwnNotes },
        '自分のノートへ',
      )}
    >
      {edited =>
        edited && (
          <Page top={<TopBar title={title} back={back} />}>
            <BookForm {...props} edited={edited} mine={mine} />
          </Page>
        )
      }
    </WrittenOn>
  )
}

function BookForm({
  worldId,
  noteBookId,
  draftId,
  edited,
  mine,
}: BookFormProps & { edited: EditedBook; mine: OwnCharacter }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [first] = useState(() => groundOf(edited.noteBook))
  const form = useForm({ kind: bookKind, first, judged: 'saved' })
  const target = noteBookTarget({ worldId, noteBookId })
  const saving = useWaitingSave({
    ...{ form, write: savingBook, place: NOTE_BOOK_PLACE, target, isNew: noteBookId === null },
    done: 'ノートブックを保存しました',
    // One that waits stands in the list of the own notes.
    onWaiting: () =>
      navigate({ to: '/world/$worldId/characterNote', params: { worldId }, search: firstOwnNotes, replace: true }),
  })
  const file = useFormPicture({
    ...{ form, kind: 'noteBook' },
    ...{ pictureOf: ({ own }) => own, isShown: ({ picture }) => picture === 'own' },
    // Without it the face stands on the cover again.
    put: own => (own ? { own } : { own, picture: 'face' }),
  })
  const save = useOneAtATime(async () => {
    if (file.isReading) return
    const sent = file.sent()
    if (sent === undefined) {
      file.say('選んだ画像が、この端末にありません。選びなおしてください。')
      return form.goTo('own')
    }
    const full = sent && (await file.lackOfRoom(sent))
    if (full) return file.say(full)
    const saved = await saving.save({ worldId, noteBookId, characterId: mine.characterId, file: sent })
    if (saved === null) return
    file.letGo()
    await navigate({
      to: '/world/$worldId/noteBook/$noteBookId',
      params: { worldId, noteBookId: String(saved.noteBookId) },
      replace: true,
    })
  })
  const newest = async () =>
    groundOf(
      (await client.fetchQuery({ ...noteBookQueries.written(mine.characterId, noteBookId), staleTime: 0 })).noteBook,
    )
  const { fields } = form
  return (
    <SavedForm
      form={form}
      saving={{ ...saving, reason: file.isReading ? '画像を読み取っています。' : undefined }}
      isNew={noteBookId === null}
      staleCodes={['NOTE_BOOK_CHANGED', 'NOTE_BOOK_NOTES']}
      newest={newest}
      onSave={() => void save()}
      foot={<KeptOffline />}
    >
      <FormBody form={form} isBusy={saving.pending}>
        <FormField form={form} name="title" />
        <FormText
          form={form}
          place={NOTE_BOOK_PLACE}
          target={target}
          draftId={draftId}
          limit={NOTE_BOOK_MOST.summary}
          rows={3}
          onSubmit={() => void save()}
        />
        <Place name="notes">
          <BookNotes
            known={[...(edited.noteBook?.noteList ?? []), ...edited.freeNoteList]}
            chosen={fields.notes}
            onChange={notes => form.change({ notes })}
          />
        </Place>
        <div className="flex flex-wrap items-start gap-4">
          <BookFace
            {...bookDrawnOf(fields.picture)}
            picture={fields.picture === 'own' ? file.address : null}
            tint={fields.tint}
            title={fields.title || '題名'}
            icon={mine.icon}
            className="w-28 flex-none"
          />
          <div className="grid min-w-0 flex-[1_1_12rem] gap-3">
            <FormField form={form} name="tint" />
            <FormField form={form} name="picture" />
          </div>
        </div>
        {fields.picture === 'own' && (
          <Place name="own">
            <Suspense>
              <FormPicture file={file} name="表紙の画像" field="表紙に使う画像" fault={form.faults.own} />
            </Suspense>
          </Place>
        )}
        <FormField form={form} name="scope" />
      </FormBody>
    </SavedForm>
  )
}
