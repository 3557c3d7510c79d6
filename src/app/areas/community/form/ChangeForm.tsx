// Form in which a leader changes a community. What is saved without a network waits on the device.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useOneAtATime } from '#app/platform/use-one-at-a-time.ts'
import { FormBody } from '#app/shared/form/FormField.tsx'
import { KeptOffline } from '#app/shared/form/KeptOffline.tsx'
import { SavedForm } from '#app/shared/form/SavedForm.tsx'
import { useForm } from '#app/shared/form/use-form.ts'
import { useWaitingSave } from '#app/shared/form/use-waiting-save.ts'
import { useFormPicture } from '#app/shared/picture/use-form-picture.ts'
import { COMMUNITY_PLACE, communityTarget } from '../draft-places.ts'
import { communityQueries, type EditedCommunity } from '../queries.ts'
import { updatingCommunity } from '../writes.ts'
import { CommunityFields } from './CommunityFields.tsx'
import { communityGround, communityKind } from './community-kind.ts'
import { useTakenName } from './use-taken-name.ts'

interface ChangeFormProps {
  worldId: string
  edited: EditedCommunity
  draftId: string | undefined
}

export function ChangeForm({ worldId, edited, draftId }: ChangeFormProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { communityId } = edited
  const [first] = useState(() => communityGround(edited))
  const form = useForm({ kind: communityKind, first, judged: 'saved' })
  const target = communityTarget({ worldId, communityId })
  const file = useFormPicture({ form, kind: 'community' })
  const toPage = () =>
    navigate({
      to: '/world/$worldId/community/$communityId',
      params: { worldId, communityId: String(communityId) },
      search: {},
      replace: true,
    })
  const saving = useWaitingSave({
    ...{ form, write: updatingCommunity, place: COMMUNITY_PLACE, target, isNew: false },
    ...{ done: 'コミュニティを保存しました', onWaiting: toPage },
  })
  const { named, problem } = useTakenName(form, saving)
  const save = useOneAtATime(async () => {
    const sent = await file.ready()
    if (sent === undefined) return
    if ((await saving.save({ worldId, communityId, file: sent })) === null) return
    file.letGo()
    await toPage()
  })
  const newest = async () =>
    communityGround(await client.fetchQuery({ ...communityQueries.edited(communityId), staleTime: 0 }))
  return (
    <SavedForm
      form={form}
      saving={{ ...saving, problem, reason: file.isReading ? '画像を読み取っています。' : undefined }}
      isNew={false}
      staleCodes={['COMMUNITY_CHANGED']}
      newest={newest}
      onSave={() => void save()}
      foot={<KeptOffline />}
    >
      <FormBody form={form} isBusy={saving.pending}>
        <CommunityFields {...{ form, named, file, target, draftId }} onSubmit={() => void save()} />
      </FormBody>
    </SavedForm>
  )
}
