// The rule of passwords, where the server is given a new one (doc1 §5).

import { passwordCharacters, passwordLength } from '#rules/validation/sign-up.ts'
import { required } from '#rules/validation/standard.ts'
import { refuse } from '../../platform/refuse.ts'

/** @throws PASSWORD_WRONG */
export function checkPassword(password: string): void {
  if (!required(password) || !passwordCharacters(password) || !passwordLength(password)) throw refuse('PASSWORD_WRONG')
}
