// Panel for a visitor of a link: all its states for guests and users.

import { useLocation } from '@tanstack/react-router'
import { Gift, LogIn, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { useSession } from '#app/platform/use-session.ts'
import { characterQueries, type OwnCharacter } from '#app/shared/character/queries.ts'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { BowDrawing, FailureDrawing } from '#app/ui/art/Drawings.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Choice } from '#app/ui/Choice.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { ProblemNotice } from '#app/ui/ProblemNotice.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { imageSource } from '#rules/images.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import { distributionRefusals } from '#rules/refusals/distribution.ts'
import { formatCount } from '#rules/rewards.ts'
import type { DistributionKey, Receipt, ShareDetail } from './queries.ts'
import { useReceive } from './use-receive.ts'

type Props = { place: DistributionKey; hash: string; detail: ShareDetail }

export function TakePanel(props: Props) {
  const { user } = useSession()
  const { href } = useLocation()
  const { state } = props.detail
  if (state === 'none') {
    return (
      <Closed
        title="受け取るには、配る人から届いたリンクが要ります。"
        note="リンクを最後まで（? のうしろも）開いてください。"
      />
    )
  }
  if (!user && state === 'open') {
    return (
      <div className="mt-4 grid gap-2">
        <p className="text-sub">ログインすると、キャラクターを選んで受け取れます。</p>
        <ButtonLink variant="shu" size="big" capped icon={LogIn} to="/login" search={{ redirect: href }}>
          ログインして受け取る
        </ButtonLink>
      </div>
    )
  }
  return user ? <Takers {...props} /> : <ClosedBy state={state} />
}

const ClosedBy = ({ state }: { state: 'ended' | 'full' | 'open' }) => (
  <Closed
    title={
      state === 'full'
        ? distributionRefusals.DISTRIBUTION_FULL.message
        : distributionRefusals.DISTRIBUTION_ENDED.message
    }
    note={null}
  />
)

const Closed = ({ title, note }: { title: string; note: string | null }) => (
  <div className="mt-4">
    <EmptyState
      drawing={<FailureDrawing />}
      title={title}
      note={note}
      action={
        <ButtonLink variant="ai" to="/">
          ホームへ
        </ButtonLink>
      }
    />
  </div>
)

function Takers({ place, hash, detail }: Props) {
  const query = useRead(characterQueries.mine())
  const { href } = useLocation()
  const desk = useReceive(place, hash)
  const { worldId, worldName } = detail.shouhin
  // Checked first, because after the last piece was received, the link counts as full a moment later.
  if (desk.result?.state === 'done') return <Received receipt={desk.result.receipt} worldId={worldId} />
  return (
    <Read
      query={query}
      title="キャラクターを読み込めませんでした。"
      className="mt-4"
      skeleton={
        <Loading>
          <SkeletonBlock className="mt-4 h-12" />
        </Loading>
      }
    >
      {data => {
        const here = data.characterList.filter(character => character.worldId === worldId)
        const received = here.filter(({ characterId }) => detail.receivedCharacterIdList.includes(characterId))
        const free = here.filter(character => !received.includes(character))
        if (detail.state === 'ended' || detail.state === 'full') {
          return (
            <>
              <ClosedBy state={detail.state} />
              <ReceivedBy characters={received} />
            </>
          )
        }
        if (here.length === 0) {
          return (
            <div className="mt-4">
              <EmptyState
                drawing={<FailureDrawing />}
                title={`${worldName}にキャラクターがいません。`}
                note="キャラクターを作ると受け取れます。"
                action={
                  <ButtonLink
                    variant="ai"
                    icon={UserPlus}
                    to="/world/$worldId/characterRegistration"
                    params={{ worldId }}
                    search={{ redirect: href }}
                  >
                    キャラクターを作る
                  </ButtonLink>
                }
              />
            </div>
          )
        }
        return <TakeForm desk={desk} shouhinmei={detail.shouhin.shouhinmei} free={free} received={received} />
      }}
    </Read>
  )
}

type FormProps = {
  desk: ReturnType<typeof useReceive>
  shouhinmei: string
  free: readonly OwnCharacter[]
  received: readonly OwnCharacter[]
}

function TakeForm({ desk: { receive, pending, result, isChecking }, shouhinmei, free, received }: FormProps) {
  const online = useOnline()
  const [chosenId, setChosenId] = useState(free.find(character => character.isSpeaking)?.characterId)
  const chosen = free.find(({ characterId }) => characterId === chosenId)
  if (free.length === 0) {
    return (
      <div className="mt-4">
        <EmptyState
          drawing={<BowDrawing />}
          title={distributionRefusals.DISTRIBUTION_TAKEN.message}
          note={namesOf(received)}
        />
      </div>
    )
  }
  const checking = chosen !== undefined && isChecking(chosen.characterId)
  return (
    <section className="mt-2" aria-labelledby="take">
      <SectionHeading id="take">受け取るキャラクター</SectionHeading>
      <Choice
        label="キャラクター"
        options={free.map(({ characterId, characterFullName, className, level, icon }) => ({
          value: characterId,
          name: characterFullName,
          note: `${className} Lv.${level}`,
          ...(icon ? { src: imageSource(icon, 'character', 96) } : {}),
        }))}
        value={chosen?.characterId}
        onChange={setChosenId}
        placeholder="選んでください"
        emptyText="選択できるキャラクターがいません"
      />
      {result?.state === 'notDone' && <ProblemNotice problem={result.problem} className="mt-3" />}
      {checking && (
        <Notice icon={Gift} className="mt-3" title="受け取れたかを確かめています">
          つながりしだい、自動で確かめます。二重に受け取ることはありません。
        </Notice>
      )}
      <div className="mt-4">
        <Button
          variant="shu"
          size="big"
          capped
          icon={Gift}
          pending={pending}
          pendingLabel="受け取っています"
          reason={
            offlineReason(online, '受け取れます') ??
            (chosen ? (checking ? '前の受け取りを確かめています。' : undefined) : 'キャラクターを選ぶと受け取れます。')
          }
          onClick={() => chosen && void receive(chosen.characterId, shouhinmei)}
        >
          受け取る
        </Button>
      </div>
      <ReceivedBy characters={received} />
    </section>
  )
}

const namesOf = (characters: readonly OwnCharacter[]): string =>
  characters.map(({ characterFullName }) => characterFullName).join('、')

function ReceivedBy({ characters }: { characters: readonly OwnCharacter[] }) {
  if (characters.length === 0) return null
  return <p className="mt-3 text-meta text-ink-soft">受け取り済み：{namesOf(characters)}</p>
}

const Received = ({ receipt, worldId }: { receipt: Receipt; worldId: string }) => (
  <div className="mt-4" role="status">
    <EmptyState
      drawing={<BowDrawing />}
      title={`${receipt.itemName} ×${formatCount(receipt.amount)} を受け取りました。`}
      note={`${receipt.characterFullName}の持ち物：${formatCount(receipt.before)}個 → ${formatCount(receipt.after)}個`}
      action={
        <ButtonLink variant="ai" to="/world/$worldId/sobiItemSettings" params={{ worldId }}>
          持ち物を見る
        </ButtonLink>
      }
    />
  </div>
)
