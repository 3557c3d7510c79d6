// /world/{worldId}/scenario/{scenarioId}/{phase}/playing/teamTag: team tags of a phase with who is under each; one is made, joined
// or left, and one's own are renamed and removed.
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { NeedsCharacter } from '#app/shared/character/NeedsCharacter.tsx'
import { RestingChip } from '#app/shared/character/RestingChip.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { ActionMenu } from '#app/ui/ActionMenu.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card, CardTitle, SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDeadline } from '#app/ui/days.ts'
import { TextField } from '#app/ui/Field.tsx'
import { ConfirmActions, Sheet } from '#app/ui/Sheet.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { scenarioRefusals } from '#rules/refusals/scenario.ts'
import { TAG_NAME_MOST } from '#rules/scenario/playing.ts'
import { lengthCount } from '#rules/text/count.ts'
import { PhaseFrame, withoutSeat } from '../PhaseFrame.tsx'
import { phaseParams } from '../phase-params.ts'
import type { PhaseKey } from '../queries.ts'
import { type EntryKey, type PlayingDesk, playingQueries, type TeamTag } from './playing-queries.ts'
import { TaggedFaces } from './TaggedFaces.tsx'
import { changingTag, tagging } from './tagging.ts'

interface TeamTagScreenProps {
  of: PhaseKey
  characterId: string | undefined
}

export function TeamTagScreen({ of, characterId }: TeamTagScreenProps) {
  const { worldId } = of
  const frame = (content: React.ReactNode) => (
    <PhaseFrame
      of={of}
      title="チームタグ"
      back={
        <BackLink
          to="/world/$worldId/scenario/$scenarioId/$phase/playing"
          params={phaseParams(of)}
          search={{ character: characterId }}
          label="プレイングへ戻る"
        />
      }
    >
      {content}
    </PhaseFrame>
  )
  return (
    <NeedsCharacter worldId={worldId} loading={<TagsSkeleton />} frame={frame}>
      {speaking => frame(<Tags of={{ ...of, characterId: characterId ?? speaking.characterId }} />)}
    </NeedsCharacter>
  )
}

function Tags({ of }: { of: EntryKey }) {
  const desk = useRead(playingQueries.desk(of))
  const query = useRead(playingQueries.tags(of))
  return (
    <Read
      query={desk}
      title="チームタグを読み込めませんでした。"
      nowhere={withoutSeat(of)}
      className="mt-3"
      skeleton={<TagsSkeleton />}
    >
      {known => (
        <>
          <p className="mt-3 text-sub">同じタグの人と、いっしょに登場したいときに使います。</p>
          {known.tagUntil && known.canTag && (
            <p className="num text-cap text-ink-soft">
              チームタグだけは、締切のあとも変えられます。リプレイが書きはじめられるまで、遅くとも{' '}
              {formatDeadline(known.tagUntil)} までです。
            </p>
          )}
          <Read query={query} title="チームタグを読み込めませんでした。" className="mt-3" skeleton={<TagsSkeleton />}>
            {({ tagList }) => <TagList of={of} desk={known} tags={tagList} />}
          </Read>
        </>
      )}
    </Read>
  )
}

function TagList({ of, desk, tags }: { of: EntryKey; desk: PlayingDesk; tags: readonly TeamTag[] }) {
  const { scenarioId, phase, characterId } = of
  const { press, ...joining } = usePress(tagging, { scenarioId, phase, characterId })
  const [name, setName] = useState('')
  const [message, setMessage] = useState<string>()
  const mine = desk.teamTag?.tagId ?? null
  const make = async (): Promise<void> => {
    const fault = faultOf(name)
    setMessage(fault)
    if (!fault && (await press({ of, title: name.trim(), tagId: null, tagName: name.trim() }))) setName('')
  }
  return (
    <>
      {tags.length === 0 ? (
        <div className="mt-4">
          <EmptyState drawing={<EmptyDrawing />} title="タグはまだありません。" note="はじめのタグを作れます。" />
        </div>
      ) : (
        <ul className="mt-4">
          {tags.map(tag => (
            <TagCard
              key={tag.tagId}
              of={of}
              tag={tag}
              isIn={tag.tagId === mine}
              canTag={desk.canTag}
              pending={joining.pending}
              reason={joining.reason}
              onJoin={isIn => void press({ of, title: tag.tagName, tagId: isIn ? tag.tagId : null, tagName: null })}
            />
          ))}
        </ul>
      )}
      <PressNotice of={joining} />
      {desk.canTag && (
        <>
          <SectionHeading>新しいチームタグ</SectionHeading>
          <form
            className="flex flex-wrap items-start gap-2"
            onSubmit={event => {
              event.preventDefault()
              void make()
            }}
          >
            <TextField
              label="新しいチームタグの名前"
              hideLabel
              className="min-w-40 flex-1"
              value={name}
              placeholder={`${TAG_NAME_MOST}字まで`}
              error={message}
              onChange={event => setName(event.currentTarget.value)}
            />
            <Button
              type="submit"
              icon={Plus}
              pending={joining.pending}
              pendingLabel="作っています"
              reason={joining.reason}
            >
              作って入る
            </Button>
          </form>
        </>
      )}
    </>
  )
}

const faultOf = (name: string): string | undefined =>
  name.trim() === '' || lengthCount(name.trim()) > TAG_NAME_MOST ? scenarioRefusals.TAG_TOO_LONG.message : undefined

interface TagCardProps {
  of: EntryKey
  tag: TeamTag
  isIn: boolean
  canTag: boolean
  pending: boolean
  reason: string | undefined
  onJoin: (isIn: boolean) => void
}

function TagCard({ of, tag, isIn, canTag, pending, reason, onJoin }: TagCardProps) {
  const { tagId, tagName, isMine, memberCount } = tag
  const { data } = useRead(playingQueries.tagged(of, tagId))
  const [asked, ask] = useState<'rename' | 'remove' | null>(null)
  return (
    <Card as="li">
      <div className="flex items-center gap-2">
        <CardTitle className="min-w-0 flex-1 wrap-anywhere">{tagName}</CardTitle>
        {isIn && <Chip tone="matsuba">自分のタグ</Chip>}
        <span className="num text-meta text-ink-soft">{memberCount}人</span>
        {isMine && canTag && (
          <ActionMenu
            label={`ほかの操作：${tagName}`}
            className="-my-2 -mr-2"
            entries={[
              { label: '名前を変える', icon: Pencil, onPress: () => ask('rename') },
              { label: '削除する', icon: Trash2, onPress: () => ask('remove') },
            ]}
          />
        )}
      </div>
      {data && <TaggedFaces characters={data.characterList} mark={({ isResting }) => isResting && <RestingChip />} />}
      {canTag && (
        <div className="mt-2 flex justify-end">
          <Button
            variant={isIn ? 'text' : 'tonal'}
            aria-label={isIn ? `${tagName}から外れる` : `${tagName}に入る`}
            pending={pending}
            reason={reason}
            onClick={() => onJoin(!isIn)}
          >
            {isIn ? '外れる' : 'このタグに入る'}
          </Button>
        </div>
      )}
      {asked && <ChangeSheet of={of} tag={tag} act={asked} onClose={() => ask(null)} />}
    </Card>
  )
}

interface ChangeSheetProps {
  of: EntryKey
  tag: TeamTag
  act: 'rename' | 'remove'
  onClose: () => void
}

function ChangeSheet({ of, tag: { tagId, tagName, memberCount }, act, onClose }: ChangeSheetProps) {
  const { press, ...changing } = usePress(changingTag, { scenarioId: of.scenarioId, tagId })
  const [name, setName] = useState(tagName)
  const [message, setMessage] = useState<string>()
  const change = async (): Promise<void> => {
    const fault = act === 'rename' ? faultOf(name) : undefined
    setMessage(fault)
    if (fault) return
    if (await press({ of, tagId, tagName: act === 'rename' ? name.trim() : null, title: tagName })) onClose()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={act === 'rename' ? '名前を変えますか？' : 'チームタグを削除しますか？'}
      lead={tagName}
    >
      {act === 'rename' ? (
        <TextField
          label="チームタグの名前"
          className="mt-3"
          value={name}
          error={message}
          data-autofocus=""
          onChange={event => setName(event.currentTarget.value)}
        />
      ) : (
        <p className="num mt-2 text-sub">入っている{memberCount}人から、このタグが外れます。</p>
      )}
      <PressNotice of={changing} />
      <ConfirmActions
        onCancel={onClose}
        pending={changing.pending}
        pendingLabel="送っています"
        reason={changing.reason}
        onClick={() => void change()}
      >
        {act === 'rename' ? '名前を変える' : '削除する'}
      </ConfirmActions>
    </Sheet>
  )
}

const TagsSkeleton = () => (
  <Loading>
    {[0, 1].map(row => (
      <SkeletonBlock key={row} className="mt-3 h-24 rounded-card" />
    ))}
  </Loading>
)
