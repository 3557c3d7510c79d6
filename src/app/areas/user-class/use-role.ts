// The role that the user acts as, chosen from the classes and the last one (rules §14). It gives no rights.
import { useQuery } from '@tanstack/react-query'
import { useSession } from '#app/platform/use-session.ts'
import { type SelectedRole, selectRole } from '#rules/role-selection.ts'
import { classQueries } from './queries.ts'

/** Role of the user; null before it was read, and for guests. */
export function useRole(): SelectedRole | null {
  const { user } = useSession()
  const userId = user?.userId ?? ''
  const enabled = user !== null
  const { data: classes } = useQuery({ ...classQueries.classes(userId), enabled })
  const { data: last } = useQuery({ ...classQueries.lastClass(userId), enabled })
  return classes && last ? selectRole(classes, last.lastClass) : null
}
