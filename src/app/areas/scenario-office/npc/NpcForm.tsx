// Form of an NPC's sheet: its public facts, its master, and notes that only masters and the office read. It is a draft
// until it is saved.
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Save } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { DraftEditor, type DraftEditorHandle } from '#app/shared/draft/DraftEditor.tsx'
import { useHandIn } from '#app/shared/draft/use-hand-in.ts'
import { worldQueries } from '#app/shared/world/queries.ts'
import { Button } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { SelectField, TextAreaField, TextField } from '#app/ui/Field.tsx'
import { KatakanaField } from '#app/ui/KatakanaField.tsx'
import { ProblemNotice } from '#app/ui/ProblemNotice.tsx'
import { Switch } from '#app/ui/Switch.tsx'
import { CHECKING, offlineReason } from '#rules/messages/offline.ts'
import { NPC_MOST, type NpcErrors, npcErrors } from '#rules/scenario/npc.ts'
import { lengthCount } from '#rules/text/count.ts'
import { NPC_PLACE, npcTarget } from '../draft-places.ts'
import type { NpcList, NpcSheet } from '../queries.ts'
import { savingNpc } from './saving-npc.ts'
import { fieldsOf, keepFields, readFields, type SheetFields } from './sheet-fields.ts'

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
  const editor = useRef<DraftEditorHandle>(null)
  const form = useRef<HTMLFormElement>(null)
  const [base] = useState(() => fieldsOf(sheet))
  const [fields, setFields] = useState(base)
  const [errors, setErrors] = useState<NpcErrors>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [hasTwo, setHasTwo] = useState(false)
  const { handIn, pending } = useHandIn(savingNpc)
  const characterId = sheet?.characterId ?? null
  const change = (patch: Partial<SheetFields>): void => {
    const next = { ...fields, ...patch }
    setFields(next)
    setErrors({})
    editor.current?.fill(keepFields(next))
  }
  const save = async (): Promise<void> => {
    if (!editor.current || pending || hasTwo || !online) return
    const found = npcErrors({ ...fields, profile: editor.current.text() })
    setErrors(found)
    setProblem(null)
    if (Object.keys(found).length > 0) {
      // The faults are shown by then.
      return void requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
    }
    const result = await handIn(editor.current, { worldId, characterId, fields })
    if (result.state === 'done') return navigate({ to: '/myPage/admin/npc', search: { worldId } })
    setProblem('message' in result ? result.message : CHECKING)
  }
  return (
    <form
      ref={form}
      noValidate
      className="mt-3 grid grid-cols-1 gap-3"
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <NameFields worldId={worldId} fields={fields} errors={errors} onChange={change} />
      <DraftEditor
        ref={editor}
        label="プロフィール（だれでも読めます）"
        place={NPC_PLACE}
        target={npcTarget(worldId, characterId)}
        draftId={draftId}
        base={sheet?.profile ?? ''}
        count={lengthCount}
        limit={NPC_MOST.profile}
        error={errors.profile}
        rows={6}
        fields={keepFields(fields)}
        onText={() => setErrors({})}
        onFields={kept => setFields(kept === '' ? base : readFields(kept, base))}
        fieldWords={kept => `名前：${readFields(kept, base).characterFullName}`}
        onConflict={setHasTwo}
        onSubmit={() => void save()}
      />
      <LeaderFields fields={fields} masters={masters} errors={errors} onChange={change} />
      {problem && <ProblemNotice problem={{ code: null, message: problem, isUnknown: true }} />}
      <Button
        type="submit"
        variant="shu"
        size="big"
        capped
        icon={Save}
        pending={pending}
        pendingLabel="保存しています"
        reason={hasTwo ? '2つの版のどちらを使うか、先に選んでください。' : offlineReason(online, '保存できます')}
      >
        保存する
      </Button>
    </form>
  )
}

interface PartProps {
  fields: SheetFields
  errors: NpcErrors
  onChange: (patch: Partial<SheetFields>) => void
}

function NameFields({ worldId, fields, errors, onChange }: PartProps & { worldId: string }) {
  const { data } = useQuery(worldQueries.classes(worldId))
  const listId = useId()
  return (
    <>
      <TextField
        label="名前"
        required
        autoComplete="off"
        value={fields.characterFullName}
        error={errors.characterFullName}
        onChange={event => onChange({ characterFullName: event.currentTarget.value })}
      />
      <KatakanaField
        label="読み（全角カタカナ）"
        required
        autoComplete="off"
        value={fields.kana}
        error={errors.kana}
        hint="ひらがなはカタカナになります。並び順と、探すときに使います。"
        onText={kana => onChange({ kana })}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
        <TextField
          label="クラス"
          required
          autoComplete="off"
          list={listId}
          value={fields.className}
          error={errors.className}
          onChange={event => onChange({ className: event.currentTarget.value })}
        />
        <TextField
          label="レベル"
          required
          inputMode="numeric"
          autoComplete="off"
          value={fields.level}
          error={errors.level}
          onChange={event => onChange({ level: event.currentTarget.value })}
        />
      </div>
      <datalist id={listId}>
        {data?.classList.map(({ classId, className }) => (
          <option key={classId} value={className} />
        ))}
      </datalist>
    </>
  )
}

function LeaderFields({ fields, masters, errors, onChange }: PartProps & { masters: NpcList['masterList'] }) {
  const { masterId } = fields
  // A leader who is no longer a master stays selected, so that the form shows the saved value.
  const isListed = masterId === null || masters.some(master => master.masterId === masterId)
  return (
    <>
      <SectionHeading>マスターと運営だけが読むもの</SectionHeading>
      <SelectField
        label="動かす人"
        value={masterId ?? ''}
        onChange={event => onChange({ masterId: event.currentTarget.value || null })}
      >
        <option value="">運営</option>
        {!isListed && <option value={masterId}>いまの担当</option>}
        {masters.map(master => (
          <option key={master.masterId} value={master.masterId}>
            {master.masterName}
          </option>
        ))}
      </SelectField>
      <Switch
        label="マスターに貸し出す"
        note="どのマスターも、オープニングに登場させられます。"
        checked={fields.isLent}
        onChange={isLent => onChange({ isLent })}
      />
      <TextAreaField
        label="マスターへの覚え書き"
        rows={4}
        value={fields.note}
        error={errors.note}
        hint="話し方、してはいけないこと、ほかの人との間柄。"
        onChange={event => onChange({ note: event.currentTarget.value })}
      />
    </>
  )
}
