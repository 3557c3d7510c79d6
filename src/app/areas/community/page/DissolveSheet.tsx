// Sheet in which a leader ends a community for good, by typing its name.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/Field.tsx'
import { Actions, Sheet } from '#app/ui/Sheet.tsx'
import { type Community, communityQueries } from '../queries.ts'
import { dissolving } from '../writes.ts'

interface DissolveSheetProps {
  community: Community
  onClose: () => void
}

export function DissolveSheet({ community: { worldId, communityId, communityName }, onClose }: DissolveSheetProps) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const [typed, type] = useState('')
  const [fault, setFault] = useState<string>()
  const leave = async (): Promise<void> => {
    onClose()
    await navigate({ to: '/world/$worldId/community', params: { worldId }, search: {}, replace: true })
    client.removeQueries({ queryKey: communityQueries.community(communityId).queryKey })
  }
  const acts = usePress(dissolving, { communityId }, { can: '解散できます', onLate: () => void leave() })
  const dissolve = async (): Promise<void> => {
    if (typed.trim() !== communityName) {
      setFault('コミュニティの名前と違います。')
      field.current?.focus()
    } else if (await acts.press({ communityId, communityName: typed.trim() })) await leave()
  }
  return (
    <Sheet open onClose={onClose} title="コミュニティを解散しますか？" lead={<bdi>{communityName}</bdi>}>
      <form
        className="mt-2"
        onSubmit={event => {
          event.preventDefault()
          void dissolve()
        }}
      >
        <p className="text-sub">スレッドと発言は、だれにも見えなくなります。元には戻せません。</p>
        <TextField
          ref={field}
          className="mt-3"
          label="確かめるため、コミュニティの名前を入力してください"
          autoComplete="off"
          value={typed}
          error={fault}
          onChange={event => {
            type(event.currentTarget.value)
            setFault(undefined)
          }}
        />
        <PressNotice of={acts} />
        <Actions>
          <Button variant="ai" size="big" onClick={onClose}>
            キャンセル
          </Button>
          <Button
            type="submit"
            variant="text-danger"
            size="big"
            pending={acts.pending}
            pendingLabel="解散しています"
            reason={acts.reason}
          >
            解散する
          </Button>
        </Actions>
      </form>
    </Sheet>
  )
}
