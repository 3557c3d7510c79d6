// Number of unseen notices. Part of every first visit, unlike the code that counts.
import { skipToken, useQuery } from '@tanstack/react-query'

export const UNSEEN_NOTICES = ['unseenNotices']

export const useUnseenNotices = (): number =>
  useQuery({ queryKey: UNSEEN_NOTICES, queryFn: skipToken, initialData: 0 }).data ?? 0
