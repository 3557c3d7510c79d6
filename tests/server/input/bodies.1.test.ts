// Broken bodies and queries, for share 1 of the calls.
import { testBodies } from './bodies.ts'

await testBodies(1)
