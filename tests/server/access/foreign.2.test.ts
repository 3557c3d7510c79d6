// B22: nothing of the owner changes through other users, for share 2 of the calls.
import { testForeignIds } from './foreign.ts'

await testForeignIds(2)
