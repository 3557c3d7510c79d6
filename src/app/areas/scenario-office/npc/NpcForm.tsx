// Form of an NPC's sheet: its public facts, its master, and notes that only masters and the office read. It is a draft
// until it is saved.
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Save } from 'lucide-react'
import { useId, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { useHandIn } from '#app/shared/draft/use-hand-in.ts'
import { FormBody, FormField, Place } from '#app/shared/form/FormField.tsx'
import { FaultSummary } from '#app/shared/form/FormNotices.tsx'
import { FormText } from '#app/shared/form/FormText.tsx'
import { useForm } from '#app/shared/form/use-form.ts'
import { worldQueries } from '#app/shared/world/queries.ts'
import { Button } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { TextField } from '#app/ui/Field.tsx'
import { KatakanaField } from '#app/ui/KatakanaField.tsx'
import { ProblemNotice } from '#app/ui/ProblemNotice.tsx'
import { CHECKING, offlineReason } from '#rules/messages/offline.ts'
import { NPC_MOST } from '#rules/scenario/npc.ts'
import { lengthCount } from '#rules/text/count.ts'
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
  const online = useOnline()
  const { data } = useQuery(worldQueries.classes(worldId))
  const listId = useId()
  const [first] = useState(() => groundOf(sheet))
  const form = useForm({ kind: npcKind, first, judged: 'saved' })
  const [problem, setProblem] = useState<string | null>(null)
  const { handIn, pending } = useHandIn(savingNpc)
  const characterId = sheet?.characterId ?? null
  const { fields, faults, change } = form
  // A leader who is no longer a master stays selected, so that the form shows the saved value.
  const isListed = fields.masterId === null || masters.some(({ masterId }) => masterId === fields.masterId)
  const leaders: [string | null, string][] = [
    [null, '運営'],
    ...(isListed ? [] : ([[fields.masterId, 'いまの担当']] as [string | null, string][])),
    ...masters.map(({ masterId, masterName }): [string | null, string] => [masterId, masterName]),
  ]
  const save = async (): Promise<void> => {
    const { current } = form.editor
    if (!current || pending || form.conflict || !online) return
    setProblem(null)
    if (!form.check('saved')) return
    const result = await handIn(current, { worldId, characterId, fields: form.written().fields })
    if (result.state === 'done') return navigate({ to: '/myPage/admin/npc', search: { worldId } })
    setProblem('message' in result ? result.message : CHECKING)
  }
  return (
    <form
      noValidate
      className="mt-3 grid grid-cols-1 gap-3"
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <FormBody form={form} isBusy={pending}>
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
          target={npcTarget(worldId, characterId)}
          count={lengthCount}
          limit={NPC_MOST.profile}
          rows={6}
          onSubmit={() => void save()}
        />
        <SectionHeading>マスターと運営だけが読むもの</SectionHeading>
        <FormField form={form} name="masterId" options={leaders} />
        <FormField form={form} name="isLent" />
        <FormField form={form} name="note" />
      </FormBody>
      <FaultSummary form={form} className="" />
      {problem && <ProblemNotice problem={{ code: null, message: problem, isUnknown: true }} />}
      <Button
        type="submit"
        variant="shu"
        size="big"
        capped
        icon={Save}
        pending={pending}
        pendingLabel="保存しています"
        reason={form.conflict ?? offlineReason(online, '保存できます')}
      >
        保存する
      </Button>
    </form>
  )
}
