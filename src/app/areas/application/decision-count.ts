// How many decisions about one's applications were not looked at yet. Part of every first visit: who counts them is not.
import { useQuery } from '@tanstack/react-query'

export const UNSEEN_DECISIONS = ['unseenDecisions']

export const useUnseenDecisions = (): number =>
  useQuery({ queryKey: UNSEEN_DECISIONS, enabled: false, initialData: 0 }).data
