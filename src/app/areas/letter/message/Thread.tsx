// The letters of two characters, the newest first, under the form for the next one.
import { Link } from '@tanstack/react-router'
import { NotebookPen } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { CharacterRow } from '#app/shared/character/CharacterRow.tsx'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useOpened } from '#app/shared/screen/use-opened.ts'
import { useRead } from '#app/shared/screen/use-read.ts'
import { VoicePlayer } from '#app/shared/voice/VoicePlayer.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button } from '#app/ui/Button.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { LETTER_PAGE_SIZE } from '#rules/letters.ts'
import { characterRefusals } from '#rules/refusals/character.ts'
import { letterRefusals } from '#rules/refusals/letter.ts'
import { type MessagePlace, onPage } from '../address.ts'
import type { Pair } from '../draft-places.ts'
import { letterCalls, letterQueries, type Thread as ThreadOf } from '../queries.ts'
import { LetterCard } from './LetterCard.tsx'
import { LetterForm } from './LetterForm.tsx'

const MemoSheet = lazy(() => import('./MemoSheet.tsx').then(module => ({ default: module.MemoSheet })))

interface ThreadProps {
  mine: OwnCharacter
  otherId: string
  place: MessagePlace
}

export function Thread({ mine, otherId, place }: ThreadProps) {
  const { worldId, characterId } = mine
  const pair: Pair = { worldId, characterId, otherId }
  const query = useRead(letterQueries.thread(pair, place.page))
  const { error } = query
  const isOwn = error !== null && 'code' in error && error.code === 'MESSAGE_OWN'
  return (
    <Read
      query={query}
      title="手紙を読み込めませんでした。"
      className="mt-3"
      isNowhere={isOwn}
      nowhere={nowhereBut(
        (isOwn ? letterRefusals.MESSAGE_OWN : characterRefusals.CHARACTER_NOT_FOUND).message,
        { to: '/world/$worldId/message', params: { worldId } },
        '手紙の一覧へ',
      )}
      skeleton={<NewsRowSkeleton count={3} />}
    >
      {(thread, age) => (
        <>
          <Head pair={pair} thread={thread} />
          {place.page === 1 && <LetterForm pair={pair} name={thread.other.characterFullName} draftId={place.draft} />}
          <PagedList
            shown={thread.letterList.length}
            count={thread.count}
            page={place.page}
            size={LETTER_PAGE_SIZE}
            age={age}
            link={(page, face) => (
              <Link
                to="/world/$worldId/message"
                params={{ worldId }}
                search={{ with: otherId, ...onPage(page) }}
                activeOptions={{ exact: true }}
                {...face}
              />
            )}
            past="このページに手紙はありません。"
            empty={<EmptyState drawing={<EmptyDrawing />} title="メッセージはまだありません。" />}
          >
            <Letters pair={pair} mine={mine} thread={thread} />
          </PagedList>
          <VoicePlayer />
        </>
      )}
    </Read>
  )
}

function Head({ pair, thread: { other, memo } }: { pair: Pair; thread: ThreadOf }) {
  const [isOpen, open] = useState(false)
  return (
    <div className="mt-2">
      <CharacterRow
        character={other}
        worldId={pair.worldId}
        trailing={
          <Button variant="text" icon={NotebookPen} onClick={() => open(true)}>
            自分だけのメモ
          </Button>
        }
      />
      {memo !== '' && (
        <p className="mt-1 rounded-card bg-sunken px-4 py-2 text-cap whitespace-pre-wrap wrap-anywhere">{memo}</p>
      )}
      <Suspense>
        {isOpen && <MemoSheet pair={pair} name={other.characterFullName} memo={memo} onClose={() => open(false)} />}
      </Suspense>
    </div>
  )
}

interface LettersProps {
  pair: Pair
  mine: OwnCharacter
  thread: ThreadOf
}

function Letters({ pair, mine, thread: { letterList, other } }: LettersProps) {
  const { characterId, otherId } = pair
  const wasUnread = useOpened({
    unread: letterList.flatMap(({ letterId, isUnread }) => (isUnread ? [letterId] : [])),
    mark: ids => letterCalls.markRead.send({ characterId, otherId, letterId: Math.max(...ids) }),
    old: ['letter'],
  })
  return (
    <ul aria-label="やりとりした手紙">
      {letterList.map(letter => (
        <LetterCard
          key={letter.letterId}
          pair={pair}
          letter={letter}
          writer={letter.isMine ? mine : other}
          isNew={wasUnread(letter.letterId)}
        />
      ))}
    </ul>
  )
}
