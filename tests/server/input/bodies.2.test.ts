// Broken bodies and queries, for share 2 of the calls.
import { testBodies } from './bodies.ts'

await testBodies(2)
