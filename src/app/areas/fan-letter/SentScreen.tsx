// /fanletter?page: the letters that the user has sent, with what became of each.
import { Link } from '@tanstack/react-router'
import { PenLine, TriangleAlert } from 'lucide-react'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Card, CardTitle } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { fanLetterStateLabels } from '#rules/fan-letter-words.ts'
import { FAN_LETTER_PAGE_SIZE } from '#rules/fan-letters.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { AboutLine, LetterWords, WriterLine } from './LetterParts.tsx'
import { letterTones } from './letter-tones.ts'
import { fanLetterQueries, type SentLetter } from './queries.ts'

export function SentScreen({ page }: { page: number }) {
  const query = useRead(fanLetterQueries.sent(page))
  return (
    <Page top={<TopBar title="送ったファンレター" back={<BackLink to="/myPage" />} />}>
      <Read
        query={query}
        title="ファンレターを読み込めませんでした。"
        className="mt-3"
        skeleton={<NewsRowSkeleton count={3} />}
      >
        {({ letterList, count }, age) => (
          <PagedList
            shown={letterList.length}
            count={count}
            page={page}
            size={FAN_LETTER_PAGE_SIZE}
            age={age}
            link={(number, face) => <Link to="/fanletter" search={{ page: number }} {...face} />}
            past="このページにファンレターはありません。"
            empty={
              <EmptyState
                drawing={<EmptyDrawing />}
                title="送ったファンレターはありません。"
                note="リプレイの終わりから、マスターに書けます。"
                action={
                  <ButtonLink variant="ai" to="/worldSelect">
                    ワールドを選ぶ
                  </ButtonLink>
                }
              />
            }
          >
            <ul>
              {letterList.map(letter => (
                <Letter key={letter.letterId} letter={letter} />
              ))}
            </ul>
          </PagedList>
        )}
      </Read>
    </Page>
  )
}

function Letter({ letter }: { letter: SentLetter }) {
  const { masterId, masterName, about, state, stateSince, createdAt, reason, writer, body } = letter
  const search = about ? { scenario: padScenarioId(about.scenarioId), phase: about.phase } : {}
  return (
    <Card as="li">
      <p className="flex flex-wrap items-center gap-2">
        <Chip tone={letterTones[state]}>{fanLetterStateLabels[state]}</Chip>
        <time dateTime={createdAt} className="num ml-auto text-meta text-ink-soft">
          {formatDayTime(createdAt)} 送信
        </time>
      </p>
      <CardTitle as="h2" className="mt-1 wrap-anywhere">
        {masterName} さんへ
      </CardTitle>
      <AboutLine about={about} />
      {state === 'returned' && (
        <Notice tone="hi" icon={TriangleAlert} silent className="mt-2">
          <p>
            <b>差し戻しの理由</b>
            <span className="num">（{formatDayTime(stateSince)}）</span>
          </p>
          <p className="whitespace-pre-wrap wrap-anywhere">{reason}</p>
          <ButtonLink
            variant="line"
            icon={PenLine}
            className="mt-2"
            to="/fanletter/$masterId"
            params={{ masterId }}
            search={search}
          >
            新しく書く
          </ButtonLink>
        </Notice>
      )}
      <details className="group mt-1">
        <summary className="min-h-11 cursor-pointer list-none content-center text-cap font-semibold text-ai">
          <span className="group-open:hidden">本文を読む</span>
          <span className="hidden group-open:inline">本文をとじる</span>
        </summary>
        <WriterLine writer={writer}>差出人</WriterLine>
        <LetterWords text={body} />
      </details>
    </Card>
  )
}
