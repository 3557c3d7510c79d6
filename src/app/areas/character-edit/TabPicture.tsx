// 画像: the icon. It is changed by itself and at once, apart from the words.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { makeOld } from '#app/platform/query.ts'
import { sendAct } from '#app/platform/sent-act.ts'
import { problemOfAct } from '#app/platform/use-sent-act.ts'
import { Button } from '#app/ui/Button.tsx'
import { type Problem, ProblemNotice } from '#app/ui/ProblemNotice.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { imageSource } from '#rules/images.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import { IconPicker } from './IconPicker.tsx'
import type { TabProps } from './profile-tabs.ts'
import { namedOf } from './profile-values.ts'
import { type ChosenIcon, characterEditCalls, characterEditQueries, type OwnProfile } from './queries.ts'

export function TabPicture({ profile, online }: Pick<TabProps, 'profile' | 'online'>) {
  const client = useQueryClient()
  const { characterId } = profile
  const [chosen, setChosen] = useState<ChosenIcon | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)

  const save = async (): Promise<void> => {
    if (!chosen || busy) return
    setBusy(true)
    setProblem(null)
    try {
      const request = characterEditCalls.setIcon.request({ characterId, icon: chosen })
      const answer = (await sendAct(`icon:${characterId}`, request)) as Pick<OwnProfile, 'icon' | 'isIconDrawn'>
      client.setQueryData<OwnProfile>(characterEditQueries.profile(characterId).queryKey, before =>
        before ? { ...before, icon: answer.icon, isIconDrawn: answer.isIconDrawn } : before,
      )
      makeOld(client, ['character', 'characterEdit', 'world'])
      setChosen(null)
      toasts.add({ type: 'success', title: 'アイコンを変えました' })
    } catch (error) {
      setProblem(problemOfAct(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <p className="mt-4 text-cap text-ink-soft">
        {profile.isIconDrawn ? 'いまは、名前から描いた絵です。' : 'いまは、ご自分で選んだ絵です。'}
        選び直したものは、ほかの変更とは別に、すぐ変わります。
      </p>
      <IconPicker
        named={namedOf(profile)}
        value={chosen}
        current={profile.icon ? imageSource(profile.icon, 'character', 320) : undefined}
        online={online}
        onChange={setChosen}
      />
      {problem && <ProblemNotice problem={problem} className="mt-3" />}
      <Button
        variant="shu"
        size="big"
        capped
        className="mt-5"
        pending={busy}
        pendingLabel="変えています"
        reason={chosen === null ? '新しい絵を選ぶと押せます。' : offlineReason(online, '変えられます')}
        onClick={() => void save()}
      >
        このアイコンにする
      </Button>
    </>
  )
}
