// Copying to the clipboard, with a toast about the result (doc1 §5, §8).
import { commonMessages } from '#rules/messages/common.ts'
import { fill } from '#rules/messages/fill.ts'
import { toasts } from './toast-store.ts'

/** @param label name of the copied thing: 「アドレスをクリップボードにコピーしました」 */
export async function copyText(text: string, label: string): Promise<void> {
  const copied = await write(text)
  toasts.add({
    type: copied ? 'success' : 'error',
    title: fill(copied ? commonMessages.copied : commonMessages.copyFailed, { label }),
  })
}

async function write(text: string): Promise<boolean> {
  try {
    // Addresses without https have no clipboard.
    if (!navigator.clipboard) return writeBySelection(text)
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Copies in the older way, which browsers still have for such addresses. */
function writeBySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'vh'
  const before = document.activeElement
  document.body.append(field)
  try {
    field.select()
    return document.execCommand('copy')
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
