// Form of a new name, with the current name beside it and a preview below.

import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { CHOOSE_VERSION } from '#app/shared/draft/choose-version.ts'
import { DraftEditor, type DraftEditorHandle } from '#app/shared/draft/DraftEditor.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card, CardTitle } from '#app/ui/Card.tsx'
import { TextField } from '#app/ui/Field.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import {
  applicationFees,
  type FeeCoin,
  feeNote,
  ORIGINAL_NAME_MAX,
  ORIGINAL_TEXT_MAX,
  originalNameFault,
  originalTextFault,
} from '#rules/applications.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import { applicationRefusals } from '#rules/refusals/application.ts'
import { lengthCount } from '#rules/text/count.ts'
import { ORIGINAL_NAME } from '../addresses.ts'
import { applicationCalls } from '../queries.ts'
import { ThingTile } from '../ThingTile.tsx'
import { Told } from '../Told.tsx'
import { useApplying } from '../use-applying.ts'
import { keepWords, readWords } from '../written-words.ts'

const NameSheet = lazy(() => import('./NameSheet.tsx').then(module => ({ default: module.NameSheet })))

export type Thing = {
  kind: 'item' | 'skill'
  code: string
  level: number
  name: string
  description: string
  picture: string | null
}

export interface NameFormProps {
  worldId: string
  characterId: string
  thing: Thing
  draftId: string | undefined
}

export function NameForm({ worldId, characterId, thing, draftId }: NameFormProps) {
  const online = useOnline()
  const navigate = useNavigate()
  const editor = useRef<DraftEditorHandle>(null)
  const nameField = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [text, setText] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [hasTwo, setHasTwo] = useState(false)
  const [asks, setAsks] = useState(false)
  const { kind, code, level } = thing
  const leave = () =>
    navigate({ to: '/world/$worldId/originalize', params: { worldId }, search: { tab: 'applications', page: 1 } })
  const target = [worldId, kind, code, level].join('/')
  const act = useApplying(`original:${characterId}:${kind}:${code}`, { onLate: () => void leave() })
  const nameFault = originalNameFault(name)
  const textFault = originalTextFault(text)

  const ask = (): void => {
    setIsTried(true)
    if (nameFault) nameField.current?.focus()
    else if (textFault) editor.current?.focus()
    else setAsks(true)
  }
  const apply = async (coin: FeeCoin): Promise<void> => {
    const description = editor.current?.text() ?? ''
    const wanted = { characterId, kind, code, level, name, description }
    const applied = await editor.current
      ?.submit(async ({ draftId }) => {
        const request = applicationCalls.applyOriginal.request({ ...wanted, coin, draftId })
        const answer = await act.run(thing.name, request, {
          ...{ draftId, place: ORIGINAL_NAME, target, fields: keepWords({ name }) },
        })
        // The error keeps the draft, because the application was not accepted.
        if (answer === null) throw new Error('not applied')
        return true
      })
      .catch(() => false)
    if (!applied) return
    toasts.add({ type: 'success', title: '新しい名前を申請しました', overline: thing.name })
    await leave()
  }
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        ask()
      }}
    >
      <Card as="section" aria-label="いまの名前">
        <p className="text-cap text-ink-soft">いまの名前</p>
        <div className="mt-1.5 flex items-start gap-3">
          <ThingTile kind={kind} picture={thing.picture} />
          <div className="min-w-0 flex-1">
            <CardTitle as="h2">
              {thing.name}
              {level > 1 && <span className="num ml-1.5 text-meta font-normal text-ink-soft">Lv.{level}</span>}
            </CardTitle>
            <Told text={thing.description} className="text-ink-soft" />
          </div>
        </div>
      </Card>
      <TextField
        ref={nameField}
        label="新しい名前"
        className="mt-4 mb-3"
        required
        autoComplete="off"
        value={name}
        error={isTried && nameFault ? applicationRefusals[nameFault].message : undefined}
        hint={<span className="num">{`${lengthCount(name)} / ${ORIGINAL_NAME_MAX}字`}</span>}
        onChange={event => {
          setName(event.target.value)
          editor.current?.fill(keepWords({ name: event.target.value }))
        }}
      />
      <DraftEditor
        ref={editor}
        label="新しい説明"
        place={ORIGINAL_NAME}
        target={target}
        draftId={draftId}
        limit={ORIGINAL_TEXT_MAX}
        error={isTried && textFault ? applicationRefusals[textFault].message : undefined}
        rows={4}
        placeholder={thing.description}
        hint="空欄のままなら、もとの説明を引き継ぎます。"
        onText={setText}
        onFields={fields => setName(readWords(fields).name)}
        fieldWords={fields => `新しい名前：${readWords(fields).name}`}
        onConflict={setHasTwo}
        onSubmit={ask}
      />
      <Button
        type="submit"
        variant="shu"
        size="big"
        capped
        className="mt-3"
        reason={hasTwo ? CHOOSE_VERSION : offlineReason(online, '送れます')}
      >
        内容を確かめて申請する
      </Button>
      <p className="mt-2 text-cap text-ink-soft">
        <span className="num">{feeNote(applicationFees[kind])}</span>
        {kind === 'item' ? '。申請のあいだ、アイテムを1個おあずかりします。' : '。'}
        却下や取り下げのときは、すべて戻ります。
      </p>
      <Suspense>
        {asks && (
          <NameSheet
            thing={thing}
            name={name.trim()}
            description={text.trim() || thing.description}
            act={act}
            onClose={() => setAsks(false)}
            onApply={coin => void apply(coin)}
          />
        )}
      </Suspense>
    </form>
  )
}
