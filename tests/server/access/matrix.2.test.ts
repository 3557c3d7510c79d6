// B21: every call by every kind of viewer, for share 2 of the calls.
import { testViewers } from './matrix.ts'

await testViewers(2)
