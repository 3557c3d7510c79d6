// The form of a playing text: choice, text, items, おまかせ, what happens when nothing is sent, and beside it what was sent. It
// closes when the server says so.

import { Clock } from 'lucide-react'
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { useKeptChoice } from '#app/platform/kept-choice.ts'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { CHOOSE_VERSION } from '#app/shared/draft/choose-version.ts'
import { DraftEditor, type DraftEditorHandle } from '#app/shared/draft/DraftEditor.tsx'
import { useHandIn } from '#app/shared/draft/use-hand-in.ts'
import { useRead } from '#app/shared/screen/use-read.ts'
import { equipmentQueries } from '#app/shared/settings/queries.ts'
import { Card } from '#app/ui/Card.tsx'
import { cx } from '#app/ui/cx.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { Switch } from '#app/ui/Switch.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { Whole } from '#app/ui/Whole.tsx'
import { omakaseDisplay } from '#rules/constants/display.ts'
import { formatDeadline, isUrgent, timeLeft } from '#rules/dates.ts'
import { scenarioRefusals } from '#rules/refusals/scenario.ts'
import { playingFault } from '#rules/scenario/playing.ts'
import {
  type PlayingFields,
  playingTarget,
  readPlayingFields,
  writePlayingFields,
} from '#rules/scenario/playing-draft.ts'
import { defaultSettings } from '#rules/scenario/settings.ts'
import { TimeRibbon } from '../TimeRibbon.tsx'
import { differences } from './differences.ts'
import { PlayingBar } from './PlayingBar.tsx'
import { PlayingBoxes } from './PlayingBoxes.tsx'
import { PlayingChoices } from './PlayingChoices.tsx'
import { PlayingItems } from './PlayingItems.tsx'
import { PlayingSent } from './PlayingSent.tsx'
import { fieldChanges, fieldWords, sentFields } from './playing-changes.ts'
import { usableItems } from './playing-items.ts'
import type { EntryKey, PlayingDesk } from './playing-queries.ts'
import { PLAYING_PLACE, savingBlank, sendingPlaying } from './sending-playing.ts'
import { TeamTags } from './TeamTags.tsx'
import { useGivenNames } from './use-given-names.ts'

interface PlayingFormProps {
  of: EntryKey
  desk: PlayingDesk
  title: string
  characterName: string
  draftId: string | undefined
  now: number
}

export function PlayingForm({ of, desk, title, characterName, draftId, now }: PlayingFormProps) {
  const { playing: sent, canSend, playingUntil } = desk
  return (
    <>
      <p className="mt-3 flex flex-wrap justify-between gap-x-3 text-sub">
        <span>
          <b className="font-mincho">{title}</b>
          {characterName && <span className="text-ink-soft">・{characterName}</span>}
        </span>
        {canSend && sent && playingUntil && (
          <span className="num text-cap">
            <Whole>締切 {formatDeadline(playingUntil, now)}</Whole> —{' '}
            <b className={cx('inline-block', isUrgent(playingUntil, now) && 'text-shu')}>
              {timeLeft(playingUntil, now)}
            </b>
          </span>
        )}
      </p>
      {canSend ? (
        <OpenForm of={of} desk={desk} title={title} draftId={draftId} now={now} />
      ) : (
        <>
          {sent && <PlayingSent desk={desk} sent={sent} changes={null} onBack={() => {}} />}
          <Notice icon={Clock} className="mt-3" silent title="プレイングの受付は終わりました。">
            {sent ? '送ったものが、マスターに届いています。' : 'このシナリオでは、プレイングが送られませんでした。'}
          </Notice>
        </>
      )}
      {!canSend && desk.canTag && <TeamTags of={of} desk={desk} />}
    </>
  )
}

function NotSentYet({ playingUntil, now }: { playingUntil: string; now: number }) {
  const left = timeLeft(playingUntil, now)
  return (
    <Card as="section" aria-label="締切" className="mt-3 flex gap-3.5 pt-0!">
      {left && (
        <TimeRibbon left={left} isUrgent={isUrgent(playingUntil, now)} onCard className="flex-none self-start" />
      )}
      <div className="min-w-0 flex-1 pt-3.5">
        <p className="text-body font-semibold">まだ送っていません</p>
        <p className="num text-sub">締切 {formatDeadline(playingUntil, now)}</p>
      </div>
    </Card>
  )
}

interface OpenFormProps {
  of: EntryKey
  desk: PlayingDesk
  title: string
  draftId: string | undefined
  now: number
}

function OpenForm({ of, desk, title, draftId, now }: OpenFormProps) {
  const formId = useId()
  const editor = useRef<DraftEditorHandle>(null)
  const { handIn, pending, problem } = useHandIn(sendingPlaying)
  const blank = useWrite(savingBlank)
  const { data: held } = useRead(equipmentQueries.bag(of))
  const bag = held?.allHoyuItemList ?? null
  const given = useGivenNames(of.characterId, bag)
  const { choice: inBoxes, choose: setInBoxes } = useKeptChoice<boolean>('playingBoxes')
  const [fields, setFields] = useState<PlayingFields>(() => sentFields(desk))
  const [message, setMessage] = useState<string>()
  const [hasTwo, setHasTwo] = useState(false)
  const [text, setText] = useState<string | null>(null)
  const { playing: sent } = desk
  const usable = useMemo(() => bag && usableItems(bag, sent?.consumeItem ?? []), [bag, sent])
  const seen = useDeferredValue(text)
  const texts = useMemo(() => (sent && seen !== null ? differences(sent.playing, seen) : []), [sent, seen])
  const changes = { texts, fields: fieldChanges(desk, usable ?? [], fields) }
  const savesBlank =
    (blank.lastOf({ scenarioId: of.scenarioId, phase: of.phase, characterId: of.characterId })?.facts.savesBlank ??
      (desk.savesBlank ? 1 : 0)) === 1
  const choose = (change: Partial<PlayingFields>): void => {
    const next = { ...fields, ...change }
    setFields(next)
    setMessage(undefined)
    editor.current?.fill(writePlayingFields(next))
  }
  const send = async (): Promise<void> => {
    if (!editor.current || pending || hasTwo) return
    const fault = playingFault(
      { playing: editor.current.text(), chooseId: fields.chooseId, isOmakase: fields.isOmakase },
      {
        settings: { ...defaultSettings(1), playingMax: desk.playingMax },
        choices: desk.scenarioChoiceList.map(({ chooseId }) => chooseId),
      },
    )
    setMessage(fault ? scenarioRefusals[fault].message : undefined)
    if (fault) return editor.current.focus()
    const result = await handIn(editor.current, {
      of,
      title,
      fields: { ...fields, tagId: desk.teamTag?.tagId ?? null },
    })
    if (result.state === 'done') toasts.add({ type: 'success', overline: title, title: 'プレイングを送りました' })
    else if (result.state === 'refused') setMessage(result.message)
    else if (!('message' in result))
      toasts.add({
        type: 'info',
        overline: title,
        title: 'つながったら送ります',
        line: '締切までに届いたものが有効です',
      })
  }
  return (
    <>
      <form
        id={formId}
        onSubmit={event => {
          event.preventDefault()
          void send()
        }}
      >
        {sent ? (
          <PlayingSent
            desk={desk}
            sent={sent}
            changes={changes}
            onBack={() =>
              editor.current?.bringBack(
                { text: sent.playing, fields: writePlayingFields(sentFields(desk)) },
                '送った版に戻しました',
              )
            }
          />
        ) : (
          desk.playingUntil && <NotSentYet playingUntil={desk.playingUntil} now={now} />
        )}
        <Switch
          className="mt-3 rounded-card border border-line bg-surface px-4 py-2.5"
          label={<b className="text-sub">白紙防止</b>}
          note="何も送らないまま締切が来たら、サーバーにある最後の下書きを送ります。"
          checked={savesBlank}
          onChange={next => void blank.write({ of, title, savesBlank: next })}
        />
        <PlayingChoices desk={desk} value={fields.chooseId} onChange={chooseId => choose({ chooseId })} />
        <DraftEditor
          ref={editor}
          label="プレイング"
          required={!fields.isOmakase}
          place={PLAYING_PLACE}
          target={playingTarget(of)}
          draftId={draftId}
          base={sent?.playing ?? ''}
          limit={desk.playingMax}
          error={message}
          problem={problem}
          rows={10}
          field={inBoxes ? PlayingBoxes : undefined}
          given={given}
          fields={writePlayingFields(fields)}
          fieldWords={kept => fieldWords(desk, usable ?? [], readPlayingFields(kept))}
          onFields={kept => kept && setFields(readPlayingFields(kept))}
          onText={next => {
            setText(next)
            setMessage(undefined)
          }}
          onConflict={setHasTwo}
          onSubmit={() => void send()}
        />
        <Switch
          label="目的・動機・行動に分けて書く"
          note="3つの欄が、1つの文章になって届きます。字数もまとめて数えます。"
          checked={inBoxes === true}
          onChange={setInBoxes}
        />
        <PlayingItems
          usable={usable}
          chosen={fields.consumeItem}
          aside={sentFields(desk).consumeItem}
          onChange={consumeItem => choose({ consumeItem })}
        />
        <Switch
          className="mt-3"
          label={omakaseDisplay}
          note="書かなかったことは、マスターが決めます。"
          checked={fields.isOmakase}
          onChange={isOmakase => choose({ isOmakase })}
        />
      </form>
      <TeamTags of={of} desk={desk} />
      <PlayingBar
        formId={formId}
        desk={desk}
        places={seen === null ? null : changes.texts.length + changes.fields.length}
        pending={pending}
        reason={hasTwo ? CHOOSE_VERSION : undefined}
        now={now}
      />
    </>
  )
}
