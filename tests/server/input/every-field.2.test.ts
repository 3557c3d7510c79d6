// B22: hostile values in every field, for share 2 of the calls.
import { testEveryField } from './every-field.ts'

await testEveryField(2)
