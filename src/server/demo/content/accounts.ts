// Accounts of the demo from their file, which a demo reads while it runs, too.
import { accounts } from '../shapes/account.ts'
import type { Reader } from './reader.ts'

export const ACCOUNTS = 'accounts.json'

export const readAccounts = (reader: Reader) => reader.json(ACCOUNTS, accounts)
