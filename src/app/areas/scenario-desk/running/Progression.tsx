// 進行: where a scenario stands, its seats and its lottery, and what its master can do: a later date, a withdrawal, the consultation.
import { BookOpenText, BookPlus, CalendarPlus, ExternalLink, Info, MessagesSquare, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { PhaseThread } from '#app/areas/scenario/PhaseThread.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Aged } from '#app/shared/screen/Read.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink, ListRow } from '#app/ui/List.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { scenarioKind, scenarioType } from '#rules/codes/scenario.ts'
import { APPENDABLE } from '#rules/scenario/append.ts'
import { masterActs, statesOfGroup } from '#rules/scenario/desk.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { DeskFacts } from '../DeskCardItem.tsx'
import type { DeskCard, DeskInfo } from '../queries.ts'
import { useOpeningAct } from '../writes.ts'
import { laterDates, laterWords } from './later-dates.ts'

const ActQuestion = lazy(() => import('../opening/ActQuestion.tsx').then(module => ({ default: module.ActQuestion })))
const ExtendSheet = lazy(() => import('./ExtendSheet.tsx').then(module => ({ default: module.ExtendSheet })))

interface ProgressionProps {
  data: DeskInfo
  age: number | null
  answeredAt: number
}

export function Progression({ data: { card, info, serverTime }, age, answeredAt }: ProgressionProps) {
  const { worldId, scenarioId, phase, state, scenarioTitle, dates } = card
  const now = useNow(serverTime, answeredAt)
  const acts = useOpeningAct(card)
  const [isOpen, setOpen] = useState<'extend' | 'withdraw' | null>(null)
  const later = laterDates(card, now)
  const params = { worldId, scenarioId: padScenarioId(scenarioId), phase: String(phase) }
  const close = () => setOpen(null)
  const withdraw = async (reason: string | null): Promise<boolean> => {
    const done = await acts.press({ worldId, scenarioId, phase, act: 'withdraw', reason, title: scenarioTitle })
    if (done) close()
    return done !== null
  }
  const lottery = lotteryWords(card)
  const told = dateRows(dates)
  return (
    <>
      <Card as="section" className="mt-4 overflow-hidden" aria-label="進行">
        <DeskFacts
          card={card}
          now={now}
          title={<h2 className="font-mincho text-card leading-[1.4] font-semibold wrap-anywhere">{scenarioTitle}</h2>}
        />
        <p className="num mt-2 text-meta text-ink-soft">
          シナリオ {padScenarioId(scenarioId)}
          <Aged since={age} />
        </p>
        {later && (
          <Button icon={CalendarPlus} className="mt-3" reason={acts.reason} onClick={() => setOpen('extend')}>
            {laterWords[later.date].open}
          </Button>
        )}
      </Card>
      <PhaseThread state={state} isEvent={card.scenarioKind === scenarioKind.event} />
      {info.reason && (state === 'withdrawn' || state === 'notEstablished') && (
        <Notice icon={Info} silent className="mt-3" title="理由">
          <p className="whitespace-pre-wrap wrap-anywhere">{info.reason}</p>
        </Notice>
      )}
      {lottery && (
        <Notice icon={Info} silent className="mt-3" title="抽選">
          {lottery}
        </Notice>
      )}
      {told.length > 0 && (
        <>
          <SectionHeading>日程</SectionHeading>
          <List>
            {told.map(([name, at]) => (
              <ListRow key={name} title={name} trailing={<b className="num text-cap">{formatDayTime(at)}</b>} />
            ))}
          </List>
        </>
      )}
      <SectionHeading>ページと相談</SectionHeading>
      <List>
        <ListLink
          to="/world/$worldId/scenario/$scenarioId/$phase"
          params={params}
          search={{ tab: 'board' }}
          icon={<Icon of={MessagesSquare} className="text-ai" />}
          title="相談を見る"
        />
        <ListLink
          to="/world/$worldId/scenario/$scenarioId/$phase"
          params={params}
          search={{ tab: 'opening' }}
          icon={<Icon of={ExternalLink} className="text-ai" />}
          title="シナリオのページ"
        />
      </List>
      {statesOfGroup.writing.includes(state) && (
        <>
          <SectionHeading>リプレイ</SectionHeading>
          <List>
            <ListLink
              to="/myPage/scenario/replay/$worldId/$scenarioId/$phase"
              params={params}
              search={{}}
              icon={<Icon of={BookOpenText} className="text-ai" />}
              title="リプレイを書く"
            />
          </List>
        </>
      )}
      {APPENDABLE.includes(state) && card.scenarioType === scenarioType.normal && (
        <>
          <SectionHeading>物語のつづき</SectionHeading>
          <List>
            <ListLink
              to="/myPage/scenario/info/append/$worldId/$scenarioId/$phase"
              params={params}
              icon={<Icon of={BookPlus} className="text-ai" />}
              title="次の章を書く"
              note="第1章の形式と題名のまま、新しい章を募集します。"
            />
          </List>
        </>
      )}
      {masterActs(state, card.scenarioType).includes('withdraw') && (
        <Button
          variant="text-danger"
          icon={Trash2}
          className="mt-6"
          reason={acts.reason}
          onClick={() => setOpen('withdraw')}
        >
          シナリオを取り下げる
        </Button>
      )}
      {isOpen !== 'withdraw' && <PressNotice of={acts} />}
      <Suspense>
        {isOpen === 'extend' && later && <ExtendSheet card={card} later={later} onClose={close} />}
        {isOpen === 'withdraw' && (
          <ActQuestion
            act="withdraw"
            about={scenarioId}
            title={scenarioTitle}
            acts={acts}
            onClose={close}
            onYes={withdraw}
          />
        )}
      </Suspense>
    </>
  )
}

/** Words on the date of the lottery; null where none is drawn. */
function lotteryWords({ state, seats, applicants, seated, scenarioKind: kind }: DeskCard): string | null {
  if (kind === scenarioKind.event || seats === null) return null
  if (state === 'reservation') {
    return applicants > seats
      ? `応募が定員を${applicants - seats}件こえています。締切のあと、抽選します。`
      : '応募が定員をこえると、締切のあとに抽選します。'
  }
  if (state === 'lottery') return `${applicants}件の応募から、${seats}席を抽選します。`
  if (state === 'priority') return `抽選が終わり、当選した人の確定を待っています。確定 ${seated} / ${seats}席。`
  return null
}

const dateNames = [
  ['openAt', '公開'],
  ['reservationUntil', '予約の締切'],
  ['drawAt', '抽選'],
  ['confirmUntil', '確定の締切'],
  ['recruitUntil', '募集の締切'],
  ['playingUntil', 'プレイングの締切'],
  ['replayDueAt', 'リプレイの約束'],
] as const

const dateRows = (dates: DeskCard['dates']): [name: string, at: string][] =>
  dateNames.flatMap(([key, name]) => {
    const at = dates[key]
    return at === null ? [] : [[name, at] as [string, string]]
  })
