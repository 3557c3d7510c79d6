// /myPage/scenario/info/release: what waits for its publication, the next first: handed in, or approved with its day.
import { CalendarClock, Eye, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Page } from '#app/shared/screen/Page.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Aged, Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { formatDayWithWeekday } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { formatTime } from '#rules/dates.ts'
import { masterActs } from '#rules/scenario/desk.ts'
import { firstDeskList } from '../address.ts'
import { DeskList, DeskSkeleton } from '../DeskList.tsx'
import { type DeskCard, deskQueries } from '../queries.ts'
import { useOpeningAct } from '../writes.ts'
import { ActQuestion } from './ActQuestion.tsx'

export function ReleaseScreen() {
  const query = useRead(deskQueries.forRelease())
  const now = useNow(query.data?.serverTime, query.dataUpdatedAt)
  return (
    <Page top={<TopBar title="公開の予定" back={<BackLink to="/myPage/scenario" />} />}>
      <Read
        query={query}
        title="公開の予定を読み込めませんでした。"
        className="mt-3"
        skeleton={<DeskSkeleton count={2} />}
      >
        {({ scenarioList }, age) => {
          const approved = scenarioList.filter(({ state }) => state === 'awaitingPublication')
          const submitted = scenarioList.filter(({ state }) => state === 'submitted')
          return (
            <>
              {age !== null && (
                <p className="num mt-2 text-meta text-ink-soft">
                  {scenarioList.length}件<Aged since={age} />
                </p>
              )}
              {scenarioList.length === 0 && <NothingWaits />}
              {approved.length > 0 && <Waiting title="公開が決まったもの" cards={approved} now={now} />}
              {submitted.length > 0 && <Waiting title="運営が確かめているもの" cards={submitted} now={now} />}
            </>
          )
        }}
      </Read>
    </Page>
  )
}

const NothingWaits = () => (
  <div className="mt-4">
    <EmptyState
      drawing={<EmptyDrawing />}
      title="公開を待つオープニングはありません。"
      note="提出すると、公開までここに並びます。"
      action={
        <ButtonLink variant="ai" to="/myPage/scenario/op" search={firstDeskList}>
          下書きを見る
        </ButtonLink>
      }
    />
  </div>
)

function Waiting({ title, cards, now }: { title: string; cards: readonly DeskCard[]; now: number }) {
  return (
    <section aria-label={title}>
      <SectionHeading more={<span className="num text-meta text-ink-soft">{cards.length}件</span>}>
        {title}
      </SectionHeading>
      <DeskList cards={cards} now={now}>
        {card => <CardActs card={card} />}
      </DeskList>
    </section>
  )
}

function CardActs({ card }: { card: DeskCard }) {
  const { worldId, scenarioId, phase, state, scenarioTitle, dates, scenarioType } = card
  const acts = useOpeningAct(card)
  const [isAsking, setAsking] = useState(false)
  const canTakeBack = masterActs(state, scenarioType).includes('takeBack')
  const done = async (): Promise<void> => {
    const answer = await acts.press({ worldId, scenarioId, phase, act: 'takeBack', reason: null, title: scenarioTitle })
    if (answer) setAsking(false)
  }
  return (
    <div className="relative mt-2.5">
      <p className="num flex items-center gap-1.5 text-cap">
        <Icon of={CalendarClock} size="s" className="text-ai" />
        {scenarioType === 'Normal'
          ? wishWords(dates.openAt, state === 'submitted')
          : '承認されると、すぐに相談が始まります'}
      </p>
      <div className="mt-2 flex flex-wrap justify-end gap-2">
        <ButtonLink
          variant="line"
          icon={Eye}
          to="/myPage/scenario/info"
          search={{ worldId, scenarioId, phase, preview: 'opening' }}
        >
          プレビュー<span className="vh">：{scenarioTitle}</span>
        </ButtonLink>
        {canTakeBack && (
          <Button icon={Undo2} className="max-w-full" reason={acts.reason} onClick={() => setAsking(true)}>
            取り消して書き直す<span className="vh">：{scenarioTitle}</span>
          </Button>
        )}
      </div>
      {!isAsking && <PressNotice of={acts} />}
      {isAsking && (
        <ActQuestion act="takeBack" title={scenarioTitle} acts={acts} onClose={() => setAsking(false)} onYes={done} />
      )}
    </div>
  )
}

const wishWords = (openAt: string | null, isWish: boolean): string =>
  openAt === null
    ? isWish
      ? '承認されたら、すぐに公開します'
      : 'まもなく公開します'
    : `${isWish ? '希望 ' : ''}${formatDayWithWeekday(openAt)} ${formatTime(openAt)}${isWish ? '' : 'に公開します'}`
