// ⋯ menu of the user's own character: what is read of it, its break, and, once it is the speaking one, its other screens.
import {
  ArrowLeftRight,
  MailOpen,
  MessageCircle,
  Moon,
  NotebookText,
  Shapes,
  ShieldBan,
  Sparkles,
  Sun,
  Tag,
  UsersRound,
} from 'lucide-react'
import { useState } from 'react'
import type { Character } from '#app/shared/character/queries.ts'
import { useSpeaking } from '#app/shared/character/speaking.ts'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { ActionMenu, type MenuEntry } from '#app/ui/ActionMenu.tsx'
import { useResting } from './resting.ts'

export function OwnMenu({ character }: { character: Character }) {
  const { characterId, worldId, characterFullName } = character
  const speaking = useSpeaking(worldId)
  const { isResting, rest } = useResting(character)
  const [isAsked, ask] = useState(false)
  const params = { worldId }
  const screens: MenuEntry[] = [
    { label: 'スキルを選ぶ', icon: Sparkles, link: { to: '/world/$worldId/skillSettings', params } },
    { label: 'フレンドを見る', icon: UsersRound, link: { to: '/world/$worldId/friendPage', params } },
    { label: '手紙を読む', icon: MailOpen, link: { to: '/world/$worldId/message', params } },
    { label: 'アイテムを交換する', icon: ArrowLeftRight, link: { to: '/world/$worldId/itemSynth', params } },
    { label: '名前をつける', icon: Tag, link: { to: '/world/$worldId/originalize', params } },
    { label: 'オリジナルクラス', icon: Shapes, link: { to: '/world/$worldId/originalClass', params } },
    { label: 'ブロックした相手', icon: ShieldBan, link: { to: '/world/$worldId/blockPublicUserList', params } },
  ]
  const always: MenuEntry[] = [
    {
      ...{ label: 'つぶやきを見る', icon: MessageCircle },
      link: { to: '/world/$worldId/tweet', params, search: { character: characterId } },
    },
    {
      ...{ label: 'ノートを読む', icon: NotebookText },
      link: { to: '/world/$worldId/worldSearch/note', params, search: { by: characterId } },
    },
    isResting
      ? { label: '休止中を解除する', icon: Sun, onPress: () => rest(false) }
      : { label: '休止中にする', icon: Moon, onPress: () => ask(true) },
  ]
  return (
    <>
      <ActionMenu
        label={`ほかの操作：${characterFullName}`}
        entries={speaking?.characterId === characterId ? [...screens, ...always] : always}
      />
      {isAsked && (
        <AskFirst
          asked={{
            title: `${characterFullName}を休止中にしますか？`,
            lead: 'しばらく来られないことを、参加者の一覧や相談で知らせます。締切はのびません。いつでも解除できます。',
            yes: '休止中にする',
            icon: Moon,
          }}
          onClose={() => ask(false)}
          onYes={() => rest(true)}
        />
      )}
    </>
  )
}
