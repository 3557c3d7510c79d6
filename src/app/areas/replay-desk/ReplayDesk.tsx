// The desk of a replay: its text with the cast beside it, results and rewards, private parts, and handing it in.
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import type { PhaseKey } from '#app/areas/scenario-replay/queries.ts'
import { FormBody, Place, story } from '#app/shared/form/FormField.tsx'
import { FormNotices } from '#app/shared/form/FormNotices.tsx'
import { FormText } from '#app/shared/form/FormText.tsx'
import { useForm } from '#app/shared/form/use-form.ts'
import { useFormSave } from '#app/shared/form/use-form-save.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { SectionStrip } from '#app/shared/sections/SectionStrip.tsx'
import { useBook, useSections } from '#app/shared/sections/use-sections.tsx'
import { Button } from '#app/ui/Button.tsx'
import { LineMarks } from '#app/ui/editor/sections/line-marks.ts'
import { Sheet } from '#app/ui/Sheet.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { ROOM_FOR_ASIDE, useMedia } from '#app/ui/use-media.ts'
import { useNow } from '#app/ui/use-now.ts'
import { REPLAY_MOST } from '#rules/scenario/replay.ts'
import { WRITABLE } from '#rules/scenario/replay-steps.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import type { ReplayDeskAddress, ReplayDeskTab } from './address.ts'
import { CheckPart } from './CheckPart.tsx'
import { CastPanel } from './cast/CastPanel.tsx'
import { DeskBar } from './DeskBar.tsx'
import { DeskHead } from './DeskHead.tsx'
import { DeskNow, DeskSide } from './DeskSide.tsx'
import { REPLAY_PLACE, replayTarget } from './draft-place.ts'
import { nearestLine } from './nearest-line.ts'
import { type ReplayDesk as Desk, replayDeskQueries } from './queries.ts'
import { groundOf, replayKind, replayOf } from './replay-kind.ts'
import { PartsForm } from './results/PartsForm.tsx'
import { ResultsForm } from './results/ResultsForm.tsx'
import { facesOf } from './SpeakerFaces.tsx'
import { useCastReading } from './use-cast-reading.ts'
import { STALE_CODES, savingReplay, useReplayAct } from './writes.ts'

const ReadersView = lazy(() => import('./ReadersView.tsx').then(module => ({ default: module.ReadersView })))

interface ReplayDeskProps {
  of: PhaseKey
  desk: Desk
  answeredAt: number
  address: ReplayDeskAddress
}

export function ReplayDesk({ of, desk, answeredAt, address }: ReplayDeskProps) {
  const { card, state, castList, itemList, moneyName } = desk
  const { tab = 'body' } = address
  const client = useQueryClient()
  const cast = useMemo(() => new Set(castList.map(({ entryId }) => entryId)), [castList])
  const judged = (isWhole: boolean) => ({ cast, isWhole })
  const form = useForm({ kind: replayKind, first: groundOf(desk), judged: judged(false) })
  const saving = useFormSave({ form, write: savingReplay, target: replayTarget(of) })
  const acts = useReplayAct(of)
  const now = useNow(desk.serverTime, answeredAt)
  const hasAside = useMedia(ROOM_FOR_ASIDE)
  const [isWhole, setWhole] = useState(false)
  const [showsCast, showCast] = useState(false)
  const [looked, look] = useState<ReturnType<typeof form.written> | null>(null)
  const [wanted, want] = useState<{ row: number; quoted: string } | null>(null)
  const { book, field } = useSections(`replay:${replayTarget(of)}`)
  const { contents } = useBook(book)
  const reading = useCastReading(contents, castList)
  const faces = useMemo(() => facesOf(castList, reading), [castList, reading])
  const navigate = useNavigate()
  const isOpen = desk.isOwn && WRITABLE.includes(state)
  const params = { worldId: of.worldId, scenarioId: padScenarioId(of.scenarioId), phase: String(of.phase) }

  const toLine = (row: number, quoted: string): void => {
    want({ row, quoted })
    void navigate({
      to: '/myPage/scenario/replay/$worldId/$scenarioId/$phase',
      params,
      search: { ...address, tab: undefined },
      replace: true,
      resetScroll: false,
    })
  }
  // The caret cannot be put into a hidden field, so the part with the text is shown before its line is opened.
  useEffect(() => {
    if (tab !== 'body' || !wanted) return
    book.openRow(wanted.row, shown => nearestLine(shown, wanted.row, wanted.quoted))
    want(null)
  }, [tab, wanted, book])

  const newest = async () => groundOf(await client.fetchQuery({ ...replayDeskQueries.detail(of), staleTime: 0 }))
  const save = async (): Promise<void> => {
    await saving.saveChanges({ judged: judged(false), isNew: false, done: 'リプレイを保存しました' }, { of })
  }
  const submit = async (): Promise<void> => {
    const version = form.isDirty ? (await saving.save({ of }))?.version : form.version()
    if (version !== undefined)
      await acts.press({ ...of, act: 'submit', baseVersion: version, title: card.scenarioTitle })
  }
  const takeBack = () => acts.press({ ...of, act: 'takeBack', baseVersion: desk.version, title: card.scenarioTitle })

  const tabs: readonly { key: ReplayDeskTab; label: string; count?: number | undefined }[] = [
    { key: 'body', label: '本文' },
    { key: 'results', label: '結果と報酬' },
    { key: 'parts', label: '限定公開', count: form.fields.partList.length || undefined },
    { key: 'check', label: '提出', count: desk.commentList.filter(({ isDone }) => !isDone).length || undefined },
  ]
  // Column and cast are kept between renderings, so that a key in the text renders neither.
  const side = useMemo(() => {
    const now = { book, reading, cast: castList }
    return (
      <>
        {hasAside && <DeskNow {...now} textType={card.textType} />}
        <DeskSide {...now} />
      </>
    )
  }, [book, reading, castList, card, hasAside])
  const panel = useMemo(() => <CastPanel of={of} desk={desk} isOpen={isOpen} now={now} />, [of, desk, isOpen, now])
  return (
    <Page
      top={
        <DeskBar
          {...{ of, address }}
          title={card.scenarioTitle}
          canSubmit={isOpen && tab !== 'check'}
          onLook={() => look(form.written())}
        />
      }
      start={hasAside ? side : undefined}
      startLabel="登場と節"
      aside={hasAside ? panel : undefined}
    >
      <DeskHead desk={desk} isOpen={isOpen} now={now} />
      <Tabs
        label="リプレイ"
        tabs={tabs}
        current={tab}
        renderLink={(one, face) => (
          <Link
            to="/myPage/scenario/replay/$worldId/$scenarioId/$phase"
            params={params}
            search={{ ...address, tab: one.key === 'body' ? undefined : one.key }}
            replace
            resetScroll={false}
            {...face}
          />
        )}
      />
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void save()
        }}
      >
        <FormNotices
          form={form}
          of={saving}
          doing={saving.doing}
          isNew={desk.version === 0}
          staleCodes={STALE_CODES}
          newest={newest}
        />
        {/* The text stays, with its draft, while another part is looked at. */}
        <div hidden={tab !== 'body'}>
          {!hasAside && (
            <>
              <DeskNow book={book} reading={reading} textType={card.textType} cast={castList} />
              <Button variant="line" icon={Users} className="mt-3" onClick={() => showCast(true)}>
                プレイングと設定を見る
              </Button>
              <SectionStrip book={book} />
            </>
          )}
          <FormBody form={form} isBusy={saving.pending || acts.pending || !isOpen}>
            <LineMarks value={faces}>
              <FormText
                form={form}
                place={REPLAY_PLACE}
                target={replayTarget(of)}
                draftId={address.draft}
                limit={REPLAY_MOST.body}
                hint="見出しだけの行（■ 灯台の上で、など）で節に分かれます。"
                field={field}
                preview={story}
                previewBeside={!hasAside}
                onSubmit={() => void save()}
              />
            </LineMarks>
          </FormBody>
          {/* The cast stands far below the text and is left out of painting there, so that typing stays quick. */}
          {!hasAside && (
            <div className="-mx-4 px-4 [contain-intrinsic-size:auto_200rem] [content-visibility:auto] md:-mx-6 md:px-6">
              {side}
            </div>
          )}
        </div>
        {tab === 'results' && (
          <ResultsForm
            replay={replayOf(form.fields, form.text ?? '')}
            cast={castList}
            itemList={itemList}
            moneyName={moneyName}
            onChange={({ result, castList: results }) => form.change({ result, castList: results })}
            disabled={!isOpen || saving.pending}
            isWhole={isWhole}
          />
        )}
        {tab === 'parts' && (
          <Place name="partList">
            <PartsForm
              partList={form.fields.partList}
              cast={castList}
              onChange={partList => form.change({ partList })}
              disabled={!isOpen || saving.pending}
              isWhole={isWhole}
            />
          </Place>
        )}
        {tab === 'check' && (
          <CheckPart
            of={of}
            desk={desk}
            form={form}
            acts={acts}
            obstacle={form.obstacle ?? saving.reason}
            canSubmit={() => {
              setWhole(true)
              return form.check(judged(true))
            }}
            onSubmit={submit}
            onTakeBack={takeBack}
            onLine={toLine}
          />
        )}
        {isOpen && tab !== 'check' && (
          <div className="mt-5">
            <Button
              type="submit"
              size="big"
              capped
              variant="shu"
              pending={saving.pending}
              pendingLabel="保存しています"
              reason={saving.reason}
            >
              保存
            </Button>
          </div>
        )}
      </form>
      {showsCast && (
        <Sheet open onClose={() => showCast(false)} title="参加者とプレイング" width={500}>
          {panel}
          <Button variant="line" size="big" className="mt-4 w-full" onClick={() => showCast(false)}>
            本文に戻る
          </Button>
        </Sheet>
      )}
      <Suspense>
        {looked && <ReadersView replay={replayOf(looked.fields, looked.text)} desk={desk} onClose={() => look(null)} />}
      </Suspense>
    </Page>
  )
}
