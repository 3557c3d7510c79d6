// Name, icon and class that the user acts under, for the places of the account in the frame. Part of every first visit, unlike
// the code that chooses them (keep-acting.ts); until that has run, the hint of the session tells.
import { skipToken, useQuery } from '@tanstack/react-query'

export type Acting = { userName: string; icon: string | null; classLabel: string }

export const ACTING = ['acting']
/** Fault of restoring the role: the server refused, or nothing of it is known on this device. */
export const ROLE_FAULT = ['role fault']
export type RoleFault = { again: () => Promise<void> }

export const useRoleFault = (): RoleFault | null =>
  useQuery<RoleFault | null>({ queryKey: ROLE_FAULT, queryFn: skipToken, initialData: null }).data ?? null

export const useActing = (): Acting | null =>
  useQuery<Acting | null>({ queryKey: ACTING, queryFn: skipToken, initialData: null }).data ?? null
