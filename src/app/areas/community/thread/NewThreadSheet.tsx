// Sheet in which a thread is opened with its first post. Title, readers, speaker and text are one draft, which stays when it is closed.
import { useNavigate } from '@tanstack/react-router'
import { characterQueries, type OwnCharacter } from '#app/shared/character/queries.ts'
import { FormBody, FormField, Place } from '#app/shared/form/FormField.tsx'
import { FaultSummary } from '#app/shared/form/FormNotices.tsx'
import { FormText } from '#app/shared/form/FormText.tsx'
import { SheetAnswers } from '#app/shared/form/SheetAnswers.tsx'
import { useForm } from '#app/shared/form/use-form.ts'
import { useWaitingSave } from '#app/shared/form/use-waiting-save.ts'
import { TalkHead } from '#app/shared/post/TalkHead.tsx'
import type { TalkVoice } from '#app/shared/post/use-talk-voice.ts'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { CloseActions, Sheet } from '#app/ui/Sheet.tsx'
import { SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { COMMUNITY_MOST } from '#rules/communities.ts'
import { type CommunityOf, newThreadTarget, THREAD_PLACE } from '../draft-places.ts'
import { ScopeField } from './ScopeField.tsx'
import { newThread, threadKind } from './thread-kind.ts'
import { makingThread } from './thread-writes.ts'

interface NewThreadSheetProps {
  of: CommunityOf
  /** characters of the user that are members */
  memberIds: readonly string[]
  /** draft to open; by default the one that was opened last */
  draftId?: string | undefined
  onClose: () => void
}

export function NewThreadSheet({ of, memberIds, draftId, onClose }: NewThreadSheetProps) {
  const query = useRead(characterQueries.mine())
  return (
    <Sheet open onClose={onClose} width={500} title="スレッドを立てる">
      <Read
        query={query}
        title="キャラクターを読み込めませんでした。"
        className="mt-3"
        skeleton={<SkeletonBlock className="mt-3 h-92 rounded-card" />}
      >
        {({ characterList }) => {
          const speakers = characterList.filter(({ characterId }) => memberIds.includes(characterId))
          return speakers.length > 0 ? (
            <Form {...{ of, speakers, draftId, onClose }} />
          ) : (
            <>
              <p className="mt-3 text-sub">スレッドを立てられるのは、メンバーだけです。</p>
              <CloseActions onClose={onClose} />
            </>
          )
        }}
      </Read>
    </Sheet>
  )
}

interface FormProps extends Omit<NewThreadSheetProps, 'memberIds'> {
  speakers: readonly OwnCharacter[]
}

function Form({ of, speakers, draftId, onClose }: FormProps) {
  const { worldId, communityId } = of
  const navigate = useNavigate()
  const form = useForm({ kind: threadKind, first: newThread, judged: 'saved' })
  const target = newThreadTarget(of)
  const saving = useWaitingSave({
    ...{ form, write: makingThread, place: THREAD_PLACE, target, isNew: true, done: 'スレッドを立てました' },
    onWaiting: async () => onClose(),
  })
  const { scope, characterId, asCharacter } = form.fields
  const speaker =
    speakers.find(one => one.characterId === characterId) ?? speakers.find(one => one.isSpeaking) ?? speakers[0]
  if (!speaker) return null
  const talk: TalkVoice = {
    ...{ speakers, speaker, voice: asCharacter ? 'PC' : 'PL' },
    choose: chosen => form.change({ characterId: chosen }),
    setVoice: voice => form.change({ asCharacter: voice === 'PC' }),
  }
  const make = async (): Promise<void> => {
    const made = await saving.save({ of, characterId: speaker.characterId })
    if (!made) return
    onClose()
    await navigate({
      to: '/world/$worldId/community/$communityId/$threadId',
      params: { worldId, communityId: String(communityId), threadId: String(made.threadId) },
    })
  }
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-3"
      onSubmit={event => {
        event.preventDefault()
        void make()
      }}
    >
      <FormBody form={form} isBusy={saving.pending}>
        <FormField form={form} name="title" />
        <Place name="scope">
          <ScopeField value={scope} onChange={next => form.change({ scope: next })} />
        </Place>
        <div>
          <TalkHead talk={talk} />
        </div>
        <FormText
          form={form}
          place={THREAD_PLACE}
          target={target}
          draftId={draftId}
          limit={COMMUNITY_MOST.post}
          rows={4}
          required
          onSubmit={() => void make()}
        />
      </FormBody>
      <FaultSummary form={form} className="" />
      <SheetAnswers
        of={{ ...saving, reason: form.obstacle }}
        yes="スレッドを立てる"
        pendingLabel="立てています"
        onClose={onClose}
      />
    </form>
  )
}
