// Name, icon and class that the user acts under, for the places of the account in the frame. Part of every first visit, unlike
// the code that chooses them (keep-acting.ts); until that has run, the hint of the session tells.
import { skipToken, useQuery } from '@tanstack/react-query'

export type Acting = { userName: string; icon: string | null; classLabel: string }

export const ACTING = ['acting']
/** Whether the role could not be restored: the server refused, or nothing of it is known on this device. */
export const ROLE_FAULT = ['role fault']

export const useRoleFault = (): boolean =>
  useQuery<boolean>({ queryKey: ROLE_FAULT, queryFn: skipToken, initialData: false }).data ?? false

export const useActing = (): Acting | null =>
  useQuery<Acting | null>({ queryKey: ACTING, queryFn: skipToken, initialData: null }).data ?? null
