// /world/{worldId}/originalClass/{classId}: description and numbers of a class, and the button that takes it.

import { lazy, Suspense, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { NeedsCharacter } from '#app/shared/character/NeedsCharacter.tsx'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { NotRead } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { MissionCardSkeleton } from '#app/ui/Skeleton.tsx'
import { BackLink, PageHeading } from '#app/ui/TopBar.tsx'
import { formatDate } from '#rules/dates.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import { NumberTable } from '../NumberTable.tsx'
import { applicationQueries, type OriginalClassDetail } from '../queries.ts'
import { Told } from '../Told.tsx'

const TakeDialog = lazy(() => import('./TakeDialog.tsx').then(module => ({ default: module.TakeDialog })))
const ofAll = { mine: false, page: 1 }

export function ClassScreen({ worldId, classId }: { worldId: string; classId: string }) {
  const back = <BackLink to="/world/$worldId/originalClass" params={{ worldId }} search={ofAll} />
  return (
    <WorldFrame worldId={worldId} title="オリジナルクラス" plain back={back}>
      <div className="mt-3">
        <NeedsCharacter worldId={worldId} loading={<MissionCardSkeleton count={2} />}>
          {character => <Content worldId={worldId} classId={classId} character={character} />}
        </NeedsCharacter>
      </div>
    </WorldFrame>
  )
}

type ContentProps = { worldId: string; classId: string; character: OwnCharacter }

function Content({ worldId, classId, character }: ContentProps) {
  const { characterId } = character
  const query = useRead(applicationQueries.classDetail({ worldId, classId, characterId }))
  if (query.data) return <Detail detail={query.data} character={character} />
  return (
    <NotRead
      query={query}
      title="クラスを読み込めませんでした。"
      nowhere={nowhereBut(
        'このクラスはありません。',
        { to: '/world/$worldId/originalClass', params: { worldId }, search: ofAll },
        'クラスの一覧へ',
      )}
    >
      <MissionCardSkeleton count={2} />
    </NotRead>
  )
}

function Detail({ detail, character }: { detail: OriginalClassDetail; character: OwnCharacter }) {
  const online = useOnline()
  const [asks, setAsks] = useState(false)
  const { classId, className, description, proposerName, approvedAt, numberList, ownClass } = detail
  const isOwn = ownClass?.classId === classId
  return (
    <>
      <Card as="article">
        <PageHeading className="leading-[1.35]">{className}</PageHeading>
        <p className="num mt-1 text-meta text-ink-soft">
          考えた人 {proposerName}
          {approvedAt && `・${formatDate(approvedAt)} から`}
        </p>
        <Told text={description} className="mt-2 font-mincho" />
      </Card>
      <Card as="section" aria-label="能力値">
        <NumberTable numbers={numberList} />
      </Card>
      <p className="mt-4 text-cap text-ink-soft">
        <b className="text-ink">{character.characterFullName}</b>（{character.className} Lv.{character.level}）
        {ownClass ? `のサブクラスは「${ownClass.className}」です。` : 'に、サブクラスはありません。'}
      </p>
      <Button
        variant={isOwn ? 'line' : 'shu'}
        size="big"
        capped
        className="mt-2"
        reason={offlineReason(online, '送れます')}
        onClick={() => setAsks(true)}
      >
        {isOwn ? 'このクラスを外す' : 'このクラスに就く'}
      </Button>
      <Suspense>{asks && <TakeDialog detail={detail} character={character} onClose={() => setAsks(false)} />}</Suspense>
    </>
  )
}
