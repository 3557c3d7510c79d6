// Hook: 定型文 for an editor, read from the server and changed there. Without a network a device shows the last ones it has
// read.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { randomUuid } from '#app/platform/uuid.ts'
import type { SnippetsProps } from '#app/ui/editor/types.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { SNIPPET_TEXT_MAX, SNIPPET_TITLE_MAX } from '#rules/drafts.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import { draftCalls, draftQueries } from './queries.ts'
import { tellFailure } from './what-went-wrong.ts'

export function useSnippets(): SnippetsProps {
  const client = useQueryClient()
  const { data } = useQuery(draftQueries.snippets())
  const { queryKey } = draftQueries.snippets()
  const list = data?.snippetList ?? []

  const change = async (call: () => Promise<unknown>, failed: string): Promise<boolean> => {
    try {
      await call()
      return true
    } catch (error) {
      tellFailure(failed, error)
      return false
    } finally {
      client.invalidateQueries({ queryKey }).catch(() => {})
    }
  }
  const save = (snippetId: string, text: string) =>
    change(
      () => draftCalls.saveSnippet.send({ snippetId, title: oneLine(text, SNIPPET_TITLE_MAX) || '定型文', text }),
      '定型文を追加できませんでした',
    )
  const add = async (text: string): Promise<void> => {
    if (text.length > SNIPPET_TEXT_MAX)
      toasts.add({ type: 'error', title: `定型文は${SNIPPET_TEXT_MAX.toLocaleString('ja-JP')}文字までです` })
    else if (await save(randomUuid(), text)) toasts.add({ type: 'success', title: '定型文に追加しました' })
  }
  const remove = async (snippetId: string): Promise<void> => {
    const text = list.find(snippet => snippet.snippetId === snippetId)?.text
    const removed = await change(() => draftCalls.removeSnippet.send({ snippetId }), '定型文を削除できませんでした')
    if (!removed || text === undefined) return
    toasts.add({
      type: 'info',
      title: '定型文を削除しました',
      action: { label: 'もとに戻す', onPress: () => void save(snippetId, text) },
    })
  }
  return {
    list: list.map(({ snippetId, text }) => ({ id: snippetId, text })),
    onAdd: text => void add(text),
    onDelete: id => void remove(id),
  }
}
