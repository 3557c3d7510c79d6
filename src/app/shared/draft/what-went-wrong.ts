// Words for a failure, and its toast: red only for what the server refused or the device could not do.
import { isOnline } from '#app/platform/connectivity.ts'
import { NoAnswer, Refusal } from '#app/platform/requests.ts'
import { toasts } from '#app/ui/toast-store.ts'

export function whatWentWrong(error: unknown): string {
  if (error instanceof Refusal && error.message) return error.message
  return isOnline() ? 'もう一度お試しください' : 'つながってからお試しください'
}

/** @param notDone sentence without a full stop: 書き出せませんでした */
export function tellFailure(notDone: string, error: unknown): void {
  const type = error instanceof NoAnswer ? 'info' : 'error'
  toasts.add({ type, overline: notDone, title: whatWentWrong(error) })
}
