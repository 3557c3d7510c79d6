// Number of unseen decisions. Part of every first visit, unlike the code that counts.
import { skipToken, useQuery } from '@tanstack/react-query'

export const UNSEEN_DECISIONS = ['unseenDecisions']

export const useUnseenDecisions = (): number =>
  useQuery({ queryKey: UNSEEN_DECISIONS, queryFn: skipToken, initialData: 0 }).data ?? 0
