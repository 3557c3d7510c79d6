// Form of a master's own room: introduction, manner of writing, rules, usual days beside the counted ones, icon, NPCs, open or not.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { FormBody, FormField, Place, story } from '#app/shared/form/FormField.tsx'
import { FormText } from '#app/shared/form/FormText.tsx'
import { SavedForm } from '#app/shared/form/SavedForm.tsx'
import { useForm } from '#app/shared/form/use-form.ts'
import { useFormSave } from '#app/shared/form/use-form-save.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { KatakanaField } from '#app/ui/KatakanaField.tsx'
import { ROOM_MOST } from '#rules/master-rooms.ts'
import { ROOM_PLACE } from '../draft-places.ts'
import { usualDaysText } from '../facts.ts'
import { masterRoomQueries, type OwnRoom } from '../queries.ts'
import { IconField } from './IconField.tsx'
import { NpcField } from './NpcField.tsx'
import { groundOf, roomKind } from './room-kind.ts'
import { savingRoom } from './saving-room.ts'

interface RoomFormProps {
  room: OwnRoom
  draftId: string | undefined
}

export function RoomForm({ room, draftId }: RoomFormProps) {
  const client = useQueryClient()
  const [first] = useState(() => groundOf(room))
  const form = useForm({ kind: roomKind, first, judged: 'saved' })
  const keep = (saved: OwnRoom): void => void client.setQueryData(masterRoomQueries.own().queryKey, saved)
  const saving = useFormSave({ form, write: savingRoom, target: '', groundOf, onLate: keep, acts: '保存できます' })
  const { fields, faults, change } = form
  // Another device has saved it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version.
  useEffect(() => {
    if (room.version > form.groundNow().version) void form.meet(groundOf(room))
  }, [room.version])
  const save = async (): Promise<void> => {
    if (saving.reason || saving.pending || form.conflict || !form.check('saved')) return
    const saved = await saving.save({})
    if (saved) keep(saved)
  }
  const counted = usualDaysText(room.countedDays)
  const newest = async () => groundOf(await client.fetchQuery({ ...masterRoomQueries.own(), staleTime: 0 }))
  return (
    <SavedForm
      {...{ form, saving, newest }}
      lead={room.isOpen ? <Chip tone="matsuba">公開中</Chip> : <Chip>非公開</Chip>}
      isNew={room.version === 0}
      staleCodes={['ROOM_STALE']}
      onSave={() => void save()}
    >
      <FormBody form={form} isBusy={saving.pending}>
        <FormField form={form} name="isOpen" />
        <IconField icons={room.iconList} value={fields.icon} onChange={icon => change({ icon })} />
        <Place name="kana">
          <KatakanaField
            label={roomKind.table.kana.label}
            autoComplete="off"
            value={fields.kana}
            error={faults.kana}
            hint={roomKind.table.kana.hint}
            onText={kana => change({ kana })}
          />
        </Place>
        <FormText
          {...{ form, draftId }}
          place={ROOM_PLACE}
          target=""
          limit={ROOM_MOST.intro}
          rows={6}
          preview={story}
          onSubmit={() => void save()}
        />
        <FormField form={form} name="howIWrite" />
        <FormField form={form} name="rules" />
        <div>
          <FormField form={form} name="usualDays" />
          <p className="num mt-1 text-meta text-ink-soft">
            {counted ? `サービスが数えた日数：${counted}` : 'リプレイがまだないため、実際の日数は数えられません。'}
          </p>
        </div>
        <NpcField npcs={room.npcList} value={fields.npcIdList} onChange={npcIdList => change({ npcIdList })} />
      </FormBody>
    </SavedForm>
  )
}
