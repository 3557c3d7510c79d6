// How many notices were not looked at yet. Part of every first visit: who counts them is not.
import { useQuery } from '@tanstack/react-query'

export const UNSEEN_NOTICES = ['unseenNotices']

export const useUnseenNotices = (): number =>
  useQuery({ queryKey: UNSEEN_NOTICES, enabled: false, initialData: 0 }).data
