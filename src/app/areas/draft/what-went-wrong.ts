// A failure in the user's words.
import { isOnline } from '#app/platform/connectivity.ts'
import { Refusal } from '#app/platform/exchange.ts'

export function whatWentWrong(error: unknown): string {
  if (error instanceof Refusal && error.message) return error.message
  return isOnline() ? 'もう一度お試しください' : 'つながってからお試しください'
}
