// Card of a friend or a requesting character: the character, the lines of both about each other, and buttons.
import { PenLine, UserRoundX } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { CharacterRow } from '#app/shared/character/CharacterRow.tsx'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { ActionMenu } from '#app/ui/ActionMenu.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { WaitingLine } from '#app/ui/WaitingLine.tsx'
import { formatDate } from '#rules/dates.ts'
import type { FriendState } from '#rules/friend-address.ts'
import { friendActs } from '#rules/messages/friend-acts.ts'
import { accept, part, saveRelation } from './acts.ts'
import type { Friend } from './queries.ts'
import { Said } from './Said.tsx'
import type { FriendActs } from './use-friend-acts.ts'

const RelationSheet = lazy(() => import('./RelationSheet.tsx').then(module => ({ default: module.RelationSheet })))

interface FriendCardProps {
  friend: Friend
  state: FriendState
  mine: OwnCharacter
  worldId: string
  acts: FriendActs
}

const sinceWords: Record<FriendState, string> = {
  friend: 'からフレンド',
  invited: 'に届きました',
  asked: 'に送りました',
}

export function FriendCard({ friend, state, mine, worldId, acts }: FriendCardProps) {
  const { character, relation, relationBack, changedAt } = friend
  const pair = { characterId: mine.characterId, otherId: character.characterId }
  const name = character.characterFullName
  const [open, setOpen] = useState<'relation' | 'end'>()
  const waiting = acts.waitingOn(pair)
  const close = () => setOpen(undefined)
  return (
    <Card as="li">
      <CharacterRow character={character} worldId={worldId} />
      <p className="num mt-1 text-meta text-ink-soft">
        <time dateTime={changedAt}>{formatDate(changedAt)}</time>
        {sinceWords[state]}
      </p>
      {state === 'friend' && (
        <dl>
          <Said by={mine.characterFullName} words={relation} instead="まだ何も書いていません。" />
          <Said by={name} words={relationBack} />
        </dl>
      )}
      {waiting ? (
        <WaitingLine
          state={waiting.state}
          onCancel={waiting.state === 'waiting' ? () => void acts.cancel(waiting.item) : undefined}
        >
          {friendActs['friend.act'](waiting.item.facts).name}
        </WaitingLine>
      ) : (
        <div className="mt-2.5 flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
          {state === 'friend' && (
            <>
              <Button icon={PenLine} aria-label={`ひとことを書く：${name}`} onClick={() => setOpen('relation')}>
                ひとことを書く
              </Button>
              <ActionMenu
                label={`ほかの操作：${name}`}
                entries={[{ label: 'フレンドを解除する', icon: UserRoundX, onPress: () => setOpen('end') }]}
              />
            </>
          )}
          {state === 'invited' && (
            <>
              <Button variant="ai" aria-label={`承認する：${name}`} onClick={() => void acts.press(accept(pair, name))}>
                承認する
              </Button>
              <ActionMenu
                label={`ほかの操作：${name}`}
                entries={[
                  {
                    label: '申請を断る',
                    icon: UserRoundX,
                    onPress: () => void acts.press(part(pair, name, 'invited')),
                  },
                ]}
              />
            </>
          )}
          {state === 'asked' && (
            <Button
              variant="line"
              aria-label={`申請を取り消す：${name}`}
              onClick={() => void acts.press(part(pair, name, 'asked'))}
            >
              申請を取り消す
            </Button>
          )}
        </div>
      )}
      <Suspense>
        {open === 'relation' && (
          <RelationSheet
            name={name}
            speaker={mine.characterFullName}
            relation={relation}
            onClose={close}
            onSave={words => {
              close()
              void acts.press(saveRelation(pair, name, words))
            }}
          />
        )}
      </Suspense>
      {open === 'end' && (
        <AskFirst
          asked={{
            title: `${name}とのフレンドを解除しますか？`,
            lead: 'おたがいのひとことも消えます。もう一度フレンドになるには、申請からやり直します。',
            yes: '解除する',
            icon: UserRoundX,
            destroys: true,
          }}
          onClose={close}
          onYes={() => void acts.press(part(pair, name, 'friend'))}
        />
      )}
    </Card>
  )
}
