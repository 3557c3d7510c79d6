// Form in which a community is founded. It needs a network, because the name may be taken; until then it is a draft.
import { useNavigate } from '@tanstack/react-router'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { useOneAtATime } from '#app/platform/use-one-at-a-time.ts'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { SpeakingChip } from '#app/shared/character/SpeakingChip.tsx'
import { SentForm } from '#app/shared/form/SentForm.tsx'
import { useForm } from '#app/shared/form/use-form.ts'
import { useFormSend } from '#app/shared/form/use-form-send.ts'
import { useFormPicture } from '#app/shared/picture/use-form-picture.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { communityTarget } from '../draft-places.ts'
import { founding } from '../writes.ts'
import { CommunityFields } from './CommunityFields.tsx'
import { communityGround, communityKind } from './community-kind.ts'
import { useTakenName } from './use-taken-name.ts'

interface FoundFormProps {
  worldId: string
  /** character who will lead it: the one that speaks in the world */
  leader: OwnCharacter
  draftId: string | undefined
}

export function FoundForm({ worldId, leader, draftId }: FoundFormProps) {
  const navigate = useNavigate()
  const online = useOnline()
  const [first] = useState(() => communityGround(null))
  const form = useForm({ kind: communityKind, first, judged: 'saved' })
  const target = communityTarget({ worldId, communityId: null })
  const file = useFormPicture({ form, kind: 'community' })
  const goOn = async ({ communityId }: { communityId: number }): Promise<void> => {
    file.letGo()
    await navigate({
      to: '/world/$worldId/community/$communityId',
      params: { worldId, communityId: String(communityId) },
      search: {},
      replace: true,
    })
  }
  const sending = useFormSend({ form, write: founding, target, can: 'つくれます', onLate: made => void goOn(made) })
  const { named, problem } = useTakenName(form, sending)
  const found = useOneAtATime(async () => {
    if (!sending.check('saved')) return
    const sent = await file.ready()
    if (sent === undefined) return
    const title = communityKind.title(form.written().fields)
    const made = await sending.send({ worldId, characterId: leader.characterId, version: 0, file: sent })
    if (!made) return
    toasts.add({ type: 'success', overline: title, title: 'コミュニティをつくりました' })
    await goOn(made)
  })
  return (
    <SentForm
      form={form}
      sending={{ ...sending, problem }}
      icon={UsersRound}
      button="つくる"
      pendingLabel="送っています"
      closed={file.isReading ? '画像を読み取っています。' : undefined}
      onSend={() => void found()}
      head={
        <div>
          <p className="text-cap font-semibold">代表になるキャラクター</p>
          <SpeakingChip worldId={worldId} full />
        </div>
      }
      foot={!online && <p className="text-cap text-ink-soft">書いたものは、この端末に残ります。</p>}
    >
      <CommunityFields {...{ form, named, file, target, draftId }} onSubmit={() => void found()} />
    </SentForm>
  )
}
