// Words for a failure.
import { isOnline } from '#app/platform/connectivity.ts'
import { Refusal } from '#app/platform/requests.ts'

export function whatWentWrong(error: unknown): string {
  if (error instanceof Refusal && error.message) return error.message
  return isOnline() ? 'もう一度お試しください' : 'つながってからお試しください'
}
