// /myPage/tailor/creatorRoom?kbn&draft: a creator's own page: the window for commissions, its words, its samples.
import { useQueryClient } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FormBody, FormField, story } from '#app/shared/form/FormField.tsx'
import { FormText } from '#app/shared/form/FormText.tsx'
import { SavedForm } from '#app/shared/form/SavedForm.tsx'
import { useForm } from '#app/shared/form/use-form.ts'
import { useFormSave } from '#app/shared/form/use-form-save.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { TAILOR_MOST } from '#rules/tailor.ts'
import { savingRoom } from '../desk-writes.ts'
import { CREATOR_ROOM_PLACE, roomTarget } from '../place-names.ts'
import { type OwnRoom, tailorQueries } from '../queries.ts'
import { CreatorDesk } from './CreatorDesk.tsx'
import { roomGround, roomKind } from './room-kind.ts'
import { SampleDesk } from './SampleDesk.tsx'
import { WindowCard } from './WindowCard.tsx'

interface RoomDeskProps {
  kbn: 1 | 2 | 3 | undefined
  draftId: string | undefined
}

export function RoomDeskScreen({ kbn, draftId }: RoomDeskProps) {
  return (
    <CreatorDesk title="クリエイターの紹介" at="/myPage/tailor/creatorRoom" kbn={kbn}>
      {room => (
        <>
          <p className="flex justify-end">
            <TextLink to="/creator/$creatorId" params={{ creatorId: room.creatorId }} icon={ExternalLink}>
              公開されているページ
            </TextLink>
          </p>
          <WindowCard room={room} />
          <SectionHeading>紹介</SectionHeading>
          <RoomForm room={room} draftId={draftId} />
          <SampleDesk room={room} />
        </>
      )}
    </CreatorDesk>
  )
}

function RoomForm({ room, draftId }: { room: OwnRoom; draftId: string | undefined }) {
  const { creatorKbn } = room
  const client = useQueryClient()
  const [first] = useState(() => roomGround(room))
  const form = useForm({ kind: roomKind, first, judged: 'saved' as const })
  const target = roomTarget(creatorKbn)
  const keep = (saved: OwnRoom): void => void client.setQueryData(tailorQueries.room(creatorKbn).queryKey, saved)
  const saving = useFormSave({
    form,
    write: savingRoom,
    target,
    groundOf: roomGround,
    onLate: keep,
    acts: '保存できます',
  })
  // Another device has saved it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version.
  useEffect(() => {
    if (room.version > form.groundNow().version) void form.meet(roomGround(room))
  }, [room.version])
  const save = async (): Promise<void> => {
    if (saving.reason || saving.pending || form.conflict || !form.check('saved')) return
    const saved = await saving.save({ creatorKbn })
    if (saved) keep(saved)
  }
  const newest = async () => roomGround(await client.fetchQuery({ ...tailorQueries.room(creatorKbn), staleTime: 0 }))
  return (
    <SavedForm
      {...{ form, saving, newest }}
      isNew={room.version === 0}
      staleCodes={['CREATOR_CHANGED']}
      onSave={() => void save()}
    >
      <FormBody form={form} isBusy={saving.pending}>
        <FormText
          {...{ form, draftId, target }}
          place={CREATOR_ROOM_PLACE}
          required
          limit={TAILOR_MOST.introduction}
          rows={7}
          preview={story}
          onSubmit={() => void save()}
        />
        <FormField form={form} name="tags" />
        <FormField form={form} name="wishes" />
      </FormBody>
    </SavedForm>
  )
}
