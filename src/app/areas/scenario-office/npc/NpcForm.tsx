// Form of an NPC's sheet: its public facts, its master, and notes that only masters and the office read. It is a draft
// until it is saved.
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Save } from 'lucide-react'
import { useId, useState } from 'react'
import { FormField, Place } from '#app/shared/form/FormField.tsx'
import { FormText } from '#app/shared/form/FormText.tsx'
import { SentForm } from '#app/shared/form/SentForm.tsx'
import { isSame } from '#app/shared/form/table.ts'
import { useForm } from '#app/shared/form/use-form.ts'
import { useFormSend } from '#app/shared/form/use-form-send.ts'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { worldQueries } from '#app/shared/world/queries.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { TextField } from '#app/ui/Field.tsx'
import { KatakanaField } from '#app/ui/KatakanaField.tsx'
import { NPC_MOST } from '#rules/scenario/npc.ts'
import { NPC_PLACE, npcTarget } from '../draft-places.ts'
import type { NpcList, NpcSheet } from '../queries.ts'
import { savingNpc } from './saving-npc.ts'
import { groundOf, npcKind } from './sheet-fields.ts'

interface NpcFormProps {
  worldId: string
  /** sheet on the server; null for a new NPC */
  sheet: NpcSheet | null
  masters: NpcList['masterList']
  draftId: string | undefined
}

export function NpcForm({ worldId, sheet, masters, draftId }: NpcFormProps) {
  const navigate = useNavigate()
  const { data } = useQuery(worldQueries.classes(worldId))
  const listId = useId()
  const [first] = useState(() => groundOf(sheet))
  const form = useForm({ kind: npcKind, first, judged: 'saved' })
  const characterId = sheet?.characterId ?? null
  const target = npcTarget(worldId, characterId)
  const sending = useFormSend({ form, write: savingNpc, target, can: '保存できます' })
  const { fields, faults, change } = form
  const [isAsked, ask] = useState(false)
  // A leader who is no longer a master stays selected, so that the form shows the saved value.
  const isListed = fields.masterId === null || masters.some(({ masterId }) => masterId === fields.masterId)
  const leaders: [string | null, string][] = [
    [null, '運営'],
    ...(isListed ? [] : ([[fields.masterId, 'いまの担当']] as [string | null, string][])),
    ...masters.map(({ masterId, masterName }): [string | null, string] => [masterId, masterName]),
  ]
  const save = async (): Promise<void> => {
    if (await sending.send({ worldId, characterId })) await navigate({ to: '/myPage/admin/npc', search: { worldId } })
  }
  /** Saving; what everybody reads is saved only after a question. */
  const press = (): void => {
    if (!sending.check('saved')) return
    const { masterId, isLent, note } = first.fields
    const { fields: now, text } = form.written()
    const isSeen = sheet === null || !isSame(npcKind, first, { fields: { ...now, masterId, isLent, note }, text })
    if (isSeen) ask(true)
    else void save()
  }
  return (
    <SentForm {...{ form, sending }} icon={Save} button="保存する" pendingLabel="保存しています" onSend={press}>
      <FormField form={form} name="characterFullName" />
      <Place name="kana">
        <KatakanaField
          label={npcKind.table.kana.label}
          required
          autoComplete="off"
          value={fields.kana}
          error={faults.kana}
          hint="ひらがなはカタカナになります。並び順と、探すときに使います。"
          onText={kana => change({ kana })}
        />
      </Place>
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
        <Place name="className">
          <TextField
            label={npcKind.table.className.label}
            required
            autoComplete="off"
            list={listId}
            value={fields.className}
            error={faults.className}
            onChange={event => change({ className: event.currentTarget.value })}
          />
        </Place>
        <FormField form={form} name="level" />
      </div>
      <datalist id={listId}>
        {data?.classList.map(({ classId, className }) => (
          <option key={classId} value={className} />
        ))}
      </datalist>
      <FormText
        {...{ form, draftId }}
        place={NPC_PLACE}
        target={target}
        limit={NPC_MOST.profile}
        rows={6}
        onSubmit={press}
      />
      <SectionHeading>マスターと運営だけが読むもの</SectionHeading>
      <FormField form={form} name="masterId" options={leaders} />
      <FormField form={form} name="isLent" />
      <FormField form={form} name="note" />
      {isAsked && (
        <AskFirst
          asked={{
            title: sheet ? '直した内容を公開しますか？' : `「${fields.characterFullName}」を公開しますか？`,
            lead: '名前・クラス・レベル・プロフィールは、すぐにだれでも読めるようになります。',
            yes: '公開する',
          }}
          onClose={() => ask(false)}
          onYes={() => void save()}
        />
      )}
    </SentForm>
  )
}
