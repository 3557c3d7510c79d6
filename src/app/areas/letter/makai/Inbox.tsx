// Letters that came to the speaking character by the makai post. One without a name shows nothing of its sender, who can be blocked all
// the same, and about which the office can be asked, or to which it can be reported.
import { Link } from '@tanstack/react-router'
import { Flag, MessageCircleQuestion, ShieldBan, UserRoundX } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { blocking, blockLetter } from '#app/areas/block/acts.ts'
import { BlockMenu } from '#app/areas/block/BlockMenu.tsx'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { CharacterRow } from '#app/shared/character/CharacterRow.tsx'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useOpened } from '#app/shared/screen/use-opened.ts'
import { useRead } from '#app/shared/screen/use-read.ts'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { ActionMenu } from '#app/ui/ActionMenu.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { Fold } from '#app/ui/Fold.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { HIDDEN_WRITER } from '#rules/hidden-writer.ts'
import { REMOVED_LETTER } from '#rules/letters.ts'
import { MAKAI_PAGE_SIZE, makaiCaseLabels } from '#rules/makai-post.ts'
import { onPage } from '../address.ts'
import { type MakaiLetter, makaiCalls, makaiQueries } from '../queries.ts'
import { consulting } from '../writes.ts'
import { Rule } from './Rule.tsx'

const ReasonSheet = lazy(() =>
  import('#app/shared/decision/ReasonSheet.tsx').then(module => ({ default: module.ReasonSheet })),
)

const ReportSheet = lazy(() =>
  import('#app/shared/keep-out/ReportSheet.tsx').then(module => ({ default: module.ReportSheet })),
)

export function Inbox({ mine, page }: { mine: OwnCharacter; page: number }) {
  const { worldId } = mine
  const query = useRead(makaiQueries.inbox(mine, page))
  return (
    <>
      <Fold label="差出人と便の約束" className="mt-1">
        <Rule />
      </Fold>
      <Read
        query={query}
        title="手紙を読み込めませんでした。"
        className="mt-3"
        skeleton={<NewsRowSkeleton count={3} />}
      >
        {({ letterList, count, unread }, age) => (
          <PagedList
            shown={letterList.length}
            count={count}
            page={page}
            size={MAKAI_PAGE_SIZE}
            age={age}
            link={(number, face) => (
              <Link
                to="/world/$worldId/makaiPost"
                params={{ worldId }}
                search={onPage(number)}
                activeOptions={{ exact: true }}
                {...face}
              />
            )}
            note={unread > 0 ? `・未読 ${unread}通` : undefined}
            past="このページに手紙はありません。"
            empty={<EmptyState drawing={<EmptyDrawing />} title="手紙は届いていません。" />}
          >
            <Letters mine={mine} letters={letterList} />
          </PagedList>
        )}
      </Read>
    </>
  )
}

function Letters({ mine, letters }: { mine: OwnCharacter; letters: readonly MakaiLetter[] }) {
  const { characterId } = mine
  const wasUnread = useOpened({
    unread: letters.flatMap(({ letterId, isUnread }) => (isUnread ? [letterId] : [])),
    mark: ids => makaiCalls.markRead.send({ characterId, letterIdList: [...ids] }),
    old: ['makaiPost'],
  })
  return (
    <ul aria-label="届いた手紙">
      {letters.map(letter => (
        <Letter key={letter.letterId} mine={mine} letter={letter} isNew={wasUnread(letter.letterId)} />
      ))}
    </ul>
  )
}

interface LetterProps {
  mine: OwnCharacter
  letter: MakaiLetter
  isNew: boolean
}

function Letter({ mine, letter, isNew }: LetterProps) {
  const { letterId, sender, isRemoved, body, arrivedAt, caseState } = letter
  return (
    <Card as="li">
      {sender ? (
        <CharacterRow
          character={sender}
          worldId={mine.worldId}
          trailing={
            !isRemoved && <BlockMenu worldId={mine.worldId} character={sender} kind="makaiLetter" targetId={letterId} />
          }
        />
      ) : (
        <div className="flex items-center gap-3">
          <span className="grid size-12 flex-none place-items-center rounded-full bg-sunken text-ink-soft">
            <Icon of={UserRoundX} />
          </span>
          <p className="min-w-0 flex-1 font-mincho text-body font-semibold">{HIDDEN_WRITER}</p>
          <Acts mine={mine} letter={letter} />
        </div>
      )}
      <p className="num mt-1 flex flex-wrap items-center gap-2 text-meta text-ink-soft">
        <span>
          <time dateTime={arrivedAt}>{formatDayTime(arrivedAt)}</time>の便
        </span>
        {isNew && <Chip tone="shu">新着</Chip>}
        {caseState && <Chip tone="kin">{makaiCaseLabels[caseState === 'waiting' ? 'waiting' : 'closed']}</Chip>}
      </p>
      {isRemoved ? (
        <p className="mt-1 text-sub text-ink-soft">{REMOVED_LETTER}</p>
      ) : (
        <div className="mt-1 font-mincho text-body leading-[1.9] wrap-anywhere">
          <StoryText text={body} />
        </div>
      )}
    </Card>
  )
}

function Acts({ mine: { characterId }, letter }: Omit<LetterProps, 'isNew'>) {
  const { letterId, isRemoved, caseState } = letter
  const [asked, ask] = useState<'block' | 'office' | 'report' | null>(null)
  const { write } = useWrite(blocking)
  const acts = usePress(consulting, { letterId }, { can: '相談できます' })
  const close = () => ask(null)
  const consult = async (reason: string): Promise<boolean> => {
    const done = await acts.press({ characterId, letter, reason })
    if (done) close()
    return done !== null
  }
  return (
    <>
      <ActionMenu
        label="ほかの操作：匿名の手紙"
        entries={[
          { label: 'この差出人をブロックする', icon: ShieldBan, onPress: () => ask('block') },
          ...(caseState === null && !isRemoved
            ? [{ label: '運営に相談する', icon: MessageCircleQuestion, onPress: () => ask('office') }]
            : []),
          ...(isRemoved ? [] : [{ label: '通報する', icon: Flag, onPress: () => ask('report') }]),
        ]}
      />
      {asked === 'block' && (
        <AskFirst
          asked={{
            title: 'この手紙の差出人をブロックしますか？',
            lead: 'この差出人からの匿名の手紙は、もう届きません。だれなのかは分からないままで、相手にも知らされません。「ブロックした相手」から解除できます。',
            yes: 'ブロックする',
            icon: ShieldBan,
            destroys: true,
          }}
          onClose={close}
          onYes={() => void write(blockLetter(characterId, letterId))}
        />
      )}
      <Suspense>
        {asked === 'report' && (
          <ReportSheet
            reported={{ kind: 'makaiLetter', targetId: String(letterId), name: HIDDEN_WRITER }}
            onClose={close}
          />
        )}
        {asked === 'office' && (
          <ReasonSheet
            title="運営に相談する"
            about={`makaiLetter:${letterId}`}
            lead="匿名の手紙について"
            effect="運営がこの手紙を読み、必要なときは差出人を確かめて対応します。差出人があなたに知らされることはありません。"
            hint="運営だけが読みます。"
            button="相談する"
            pendingLabel="送っています"
            acts={acts}
            onPress={consult}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
