// Digest of a consultation: changes since the last visit, decisions, roles, participants who have not spoken yet.
import { Pin } from 'lucide-react'
import { useState } from 'react'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { RestingChip } from '#app/shared/character/RestingChip.tsx'
import { Folded } from '#app/shared/fold/Folded.tsx'
import { FOLDED_PERSON, FOLDED_POST, MUTED_POST, personFold, postFold } from '#app/shared/fold/use-fold.ts'
import { Muted } from '#app/shared/mute/Muted.tsx'
import { useMutes } from '#app/shared/mute/use-muted.ts'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { Chip, type ChipTone } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { TextField } from '#app/ui/Field.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List } from '#app/ui/List.tsx'
import { imageSource } from '#rules/images.ts'
import { scenarioRefusals } from '#rules/refusals/scenario.ts'
import { ROLE_MOST } from '#rules/scenario/board.ts'
import { lengthCount } from '#rules/text/count.ts'
import type { PhaseKey } from '../queries.ts'
import { boardQueries, type Digest } from './board-queries.ts'
import { settingRole } from './board-writes.ts'

/** Digest beside the posts: when it cannot be read, the board is shown without it. */
export function BoardDigest({ of }: { of: PhaseKey }) {
  const { data } = useRead(boardQueries.digest(of))
  if (!data) return null
  const { pinnedList, roleList } = data
  return (
    <section aria-label="相談のまとめ">
      <SinceLastVisit digest={data} />
      {pinnedList.length > 0 && (
        <>
          <SectionHeading>決まったこと</SectionHeading>
          <List>
            {pinnedList.map(post => (
              <li key={post.postId} className="px-4 py-2.5">
                <Folded isFolded={post.isFolded} id={postFold(post.postId)} words={FOLDED_POST}>
                  <Muted id={postFold(post.postId)} isMine={isOwnOrMaster(post)} {...mutableOf(post)} className="py-1">
                    <div className="flex items-start gap-2.5">
                      <Icon of={Pin} size="s" className="mt-0.5 text-kin" />
                      <p className="min-w-0 flex-1">
                        <span className="line-clamp-2 text-sub">{post.body}</span>
                        <span className="text-meta text-ink-soft">{post.name}</span>
                      </p>
                      {isNew(post, data) && <Chip tone="matsuba">新しい</Chip>}
                    </div>
                  </Muted>
                </Folded>
              </li>
            ))}
          </List>
        </>
      )}
      <SectionHeading>だれが何を</SectionHeading>
      <List>
        {roleList.map(one => (
          <li key={one.characterId} className="px-4 py-2">
            <Folded isFolded={one.isFolded} id={personFold(one.characterId)}>
              <Muted
                id={`role:${one.characterId}`}
                isMine={one.isMine}
                characters={[one.characterId]}
                texts={[one.role]}
                className="py-1"
              >
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <Avatar size={32} src={one.icon === null ? undefined : imageSource(one.icon, 'character', 96)} />
                  <p className="min-w-0 flex-1 text-sub">
                    <b className="block">{one.characterFullName}</b>
                    {!one.isMine && (one.role || <span className="text-ink-soft">まだ書いていません</span>)}
                  </p>
                  {one.isChanged && <Chip tone="ai">変わった</Chip>}
                  {one.isResting && <RestingChip />}
                  {one.isMine && <OwnRole of={of} one={one} />}
                </div>
              </Muted>
            </Folded>
          </li>
        ))}
      </List>
    </section>
  )
}

const isNew = ({ pinnedAt }: Digest['pinnedList'][number], { since }: Digest): boolean =>
  since !== null && pinnedAt !== null && pinnedAt > since

/** Condition of words that are folded for nobody: one's own, and those of the master, which are for all. */
const isOwnOrMaster = ({ isMine, voice }: Digest['pinnedList'][number]): boolean => isMine || voice === 'MS'
const mutableOf = ({ characterId, body }: Digest['pinnedList'][number]) => ({
  characters: [characterId],
  texts: [body],
})

/** Decisions and changes since the last visit, and participants who have not spoken; nothing when there is none of it. */
function SinceLastVisit({ digest }: { digest: Digest }) {
  const { pinnedList, roleList, silentList, unread, since } = digest
  const isMuted = useMutes()
  const folded = new Set(roleList.filter(({ isFolded }) => isFolded).map(one => one.characterFullName))
  const rows: readonly { chip: string; tone: ChipTone; words: readonly string[] }[] = [
    {
      chip: '決まった',
      tone: 'matsuba',
      words: pinnedList
        .filter(post => isNew(post, digest))
        .map(post =>
          post.isFolded ? FOLDED_POST : isMuted(mutableOf(post), isOwnOrMaster(post)) ? MUTED_POST : post.body,
        ),
    },
    {
      chip: '変わった',
      tone: 'ai',
      words: roleList
        .filter(({ isChanged }) => isChanged)
        .map(({ characterId, characterFullName, role, isFolded, isMine }) =>
          isFolded
            ? FOLDED_PERSON
            : isMuted({ characters: [characterId], texts: [role] }, isMine)
              ? MUTED_POST
              : `${characterFullName}：${role || '役割を消しました'}`,
        ),
    },
    {
      chip: '発言まだ',
      tone: 'line',
      words:
        silentList.length > 0 ? [silentList.map(name => (folded.has(name) ? FOLDED_PERSON : name)).join('、')] : [],
    },
  ]
  const told = rows.filter(({ words }) => words.length > 0)
  if (told.length === 0 && unread === 0) return null
  return (
    <Card>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <b className="font-mincho text-body font-semibold">前回から</b>
        <span className="num text-meta text-ink-soft">
          {since ? `${formatDayTime(since)} から` : 'はじめての訪問'}・新しい発言 {unread}件
        </span>
      </p>
      {told.length > 0 && (
        <dl className="mt-2 grid gap-y-1.5 text-sub">
          {told.map(({ chip, tone, words }) => (
            <div key={chip} className="flex items-start gap-2.5">
              <dt className="flex-none">
                <Chip tone={tone}>{chip}</Chip>
              </dt>
              <dd className="min-w-0">
                {[...new Set(words)].map(line => (
                  <p key={line} className="line-clamp-2">
                    {line}
                  </p>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}

function OwnRole({ of, one }: { of: PhaseKey; one: Digest['roleList'][number] }) {
  const { write, pending } = useWrite(settingRole)
  const [message, setMessage] = useState<string>()
  const { characterId, characterFullName, role } = one
  return (
    <form
      className="flex w-full flex-wrap items-start gap-2"
      onSubmit={event => {
        event.preventDefault()
        const typed = String(new FormData(event.currentTarget).get('role') ?? '').trim()
        const isLong = lengthCount(typed) > ROLE_MOST
        setMessage(isLong ? scenarioRefusals.POST_TOO_LONG.message : undefined)
        if (!isLong) void write({ of, characterId, role: typed })
      }}
    >
      <TextField
        key={role}
        label={`${characterFullName}の役割`}
        hideLabel
        name="role"
        defaultValue={role}
        placeholder={`役割（${ROLE_MOST}字まで）`}
        error={message}
        className="min-w-40 flex-1"
      />
      <Button type="submit" variant="tonal" pending={pending} pendingLabel="保存しています">
        役割を決める
      </Button>
    </form>
  )
}
