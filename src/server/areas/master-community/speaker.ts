// Name and face of somebody in a talk: a master under the name and icon of the room, the office under its own name.
import { type SQL, sql } from 'drizzle-orm'
import { isAdmin } from '../../platform/rights.ts'
import { masterName } from '../identity/master-name.ts'

export const OFFICE_NAME = '運営'

/**
 * @param row alias of a row with the user
 * @param voice column that says how the user spoke; null where the user's class decides
 */
export function speakerName(row: string, voice: string | null): SQL<string> {
  const userId = sql.raw(`${row}.user_id`)
  const isOffice = voice ? sql.raw(`${voice} = 'office'`) : isAdmin(userId)
  return sql<string>`case when ${isOffice} then ${OFFICE_NAME}
    else (select ${masterName('named_user')} from app_user named_user where named_user.user_id = ${userId}) end`
}
