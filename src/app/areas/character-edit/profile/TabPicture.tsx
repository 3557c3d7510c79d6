// 画像: the icon. It is saved at once, apart from the texts.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { imageSource } from '#rules/images.ts'
import { IconPicker } from '../IconPicker.tsx'
import { type ChosenIcon, characterEditCalls, characterEditQueries, type OwnProfile } from '../queries.ts'
import type { TabProps } from './profile-tabs.ts'
import { namedOf } from './profile-values.ts'

const settingIcon = defineWrite({
  kind: 'character.setIcon',
  policy: 'online',
  thing: ['characterId'],
  touches: ['character', 'characterEdit', 'world'],
  toasts: 'none',
  press: ({ characterId, name, icon }: { characterId: string; name: string; icon: ChosenIcon }) => ({
    entity: `icon:${characterId}`,
    request: characterEditCalls.setIcon.request({ characterId, icon }),
    note: name,
    facts: { characterId },
  }),
})

export function TabPicture({ profile, online }: Pick<TabProps, 'profile' | 'online'>) {
  const client = useQueryClient()
  const { characterId } = profile
  const [chosen, setChosen] = useState<ChosenIcon | null>(null)
  const desk = usePress(settingIcon, { characterId }, { can: '変えられます' })

  const save = async (): Promise<void> => {
    if (!chosen || desk.pending || desk.isChecking) return
    const answer = await desk.press({ characterId, name: profile.characterFullName, icon: chosen })
    if (!answer) return
    client.setQueryData<OwnProfile>(characterEditQueries.profile(characterId).queryKey, before =>
      before ? { ...before, icon: answer.icon, isIconDrawn: answer.isIconDrawn } : before,
    )
    setChosen(null)
    toasts.add({ type: 'success', title: 'アイコンを変えました' })
  }
  return (
    <>
      <p className="mt-4 text-cap text-ink-soft">
        {profile.isIconDrawn ? 'いまは、名前から描いた絵です。' : 'いまは、ご自分で選んだ絵です。'}
        選びなおしたものは、ほかの変更とは別に、すぐ変わります。
      </p>
      <IconPicker
        named={namedOf(profile)}
        value={chosen}
        current={profile.icon ? imageSource(profile.icon, 'character', 320) : undefined}
        online={online}
        onChange={setChosen}
      />
      <PressNotice of={desk} />
      <Button
        variant="shu"
        size="big"
        capped
        className="mt-5"
        pending={desk.pending}
        pendingLabel="変えています"
        reason={chosen === null ? '新しい絵を選ぶと押せます。' : desk.reason}
        onClick={() => void save()}
      >
        このアイコンにする
      </Button>
    </>
  )
}
