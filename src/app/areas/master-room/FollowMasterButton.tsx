// Button to follow a master, or to stop following; nothing for the master.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#app/platform/use-session.ts'
import { FollowFace } from '#app/shared/follow/FollowFace.tsx'
import { useFollowing } from '#app/shared/follow/use-following.ts'
import { type MasterCard, masterRoomQueries } from './queries.ts'
import { followingMaster } from './writes.ts'

type Who = Pick<MasterCard, 'masterId' | 'masterName' | 'isMine'>

export const FollowMasterButton = ({ master, big }: { master: Who; big?: boolean }) =>
  master.isMine ? null : <Button master={master} big={big} />

function Button({ master: { masterId, masterName }, big }: { master: Who; big?: boolean | undefined }) {
  const { user } = useSession()
  const client = useQueryClient()
  const ids = masterRoomQueries.followedIds()
  const { data } = useQuery({ ...ids, enabled: user !== null })
  const following = useFollowing(
    followingMaster,
    { id: masterId, name: masterName },
    {
      ids: data?.masterIdList,
      change: next => {
        client.setQueryData(ids.queryKey, old => old && { masterIdList: next(old.masterIdList) })
      },
      readAgain: () => void client.invalidateQueries({ queryKey: ids.queryKey }).catch(() => {}),
    },
  )
  return <FollowFace of={following} name={masterName} big={big} />
}
