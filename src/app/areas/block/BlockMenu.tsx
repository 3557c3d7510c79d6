// ⋯ menu of somebody else's character, on its page and on its letters: muting and reporting, and keeping its player out after a question
// that says what follows.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ShieldBan } from 'lucide-react'
import { useState } from 'react'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { characterQueries } from '#app/shared/character/queries.ts'
import { useSpeaking } from '#app/shared/character/speaking.ts'
import { KeepOutMenu, type KeepOutMenuProps } from '#app/shared/keep-out/KeepOutMenu.tsx'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { blockCharacter, blocking } from './acts.ts'

export function BlockMenu({ worldId, ...menu }: Omit<KeepOutMenuProps, 'entries'> & { worldId: string }) {
  const { characterId, characterFullName: name, isNpc } = menu.character
  // A user without a character in this world blocks nobody here, and may mute and report all the same.
  const speaking = useSpeaking(worldId)
  const navigate = useNavigate()
  const client = useQueryClient()
  const { write } = useWrite(blocking)
  const [isAsked, setAsked] = useState(false)
  const block = async () => {
    if (!speaking) return
    const result = await write(blockCharacter(speaking.characterId, { characterId, name }))
    if (result?.state !== 'done') return
    // The page of somebody blocked is not there any more, nor what the device keeps of it.
    await navigate({ to: '/world/$worldId/blockPublicUserList', params: { worldId }, replace: true })
    client.removeQueries({ queryKey: characterQueries.detail(characterId).queryKey })
  }
  return (
    <>
      <KeepOutMenu
        {...menu}
        entries={isNpc || !speaking ? [] : [{ label: 'ブロックする', icon: ShieldBan, onPress: () => setAsked(true) }]}
      />
      {isAsked && (
        <AskFirst
          asked={{
            title: `${name}をブロックしますか？`,
            lead: '同じ方のほかのキャラクターもふくめて、おたがいのページ・一覧・コメントが見えなくなり、フレンドとフォローは解除されます。相手には知らされません。シナリオの参加者や相談、オーダーからは消えません。',
            yes: 'ブロックする',
            icon: ShieldBan,
            destroys: true,
          }}
          onClose={() => setAsked(false)}
          onYes={() => void block()}
        />
      )}
    </>
  )
}
