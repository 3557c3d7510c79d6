// Leaving the service: the time to think, the names that stay, the life of an archive of own data.

/** Days after the request in which it can be taken back; the account is deleted afterwards. */
export const LEAVING_DAYS = 7

/** Name of a deleted user in what stays. */
export const LEFT_USER = '退会したプレイヤー'
/** Name of a deleted user's character that appears in no published work. */
export const LEFT_CHARACTER = '退会したキャラクター'

/** Days for which an archive of own data can be downloaded. */
export const OWN_DATA_DAYS = 7

export const ownDataStates = ['making', 'ready'] as const
export type OwnDataState = (typeof ownDataStates)[number]

/** Type of the file. */
export const OWN_DATA_TYPE = 'application/zip'

/** File name of an archive made on a day: 20261126. */
export const ownDataFile = (day: string): string => `tsumugi-${day}.zip`
