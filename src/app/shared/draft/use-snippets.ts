// Hook: 定型文 for an editor, read from the server and changed there. Without a network a device shows the last ones it has
// read.
import { useQuery } from '@tanstack/react-query'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { randomUuid } from '#app/platform/uuid.ts'
import type { SnippetsProps } from '#app/ui/editor/types.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { SNIPPET_TEXT_MAX } from '#rules/drafts.ts'
import { draftQueries } from './queries.ts'
import { removingSnippet, savingSnippet } from './snippet-writes.ts'

export function useSnippets(): SnippetsProps {
  const { data } = useQuery(draftQueries.snippets())
  const { write: save } = useWrite(savingSnippet)
  const { write: take } = useWrite(removingSnippet)
  const list = data?.snippetList ?? []

  const add = async (text: string): Promise<void> => {
    if (text.length > SNIPPET_TEXT_MAX)
      toasts.add({ type: 'error', title: `定型文は${SNIPPET_TEXT_MAX.toLocaleString('ja-JP')}文字までです` })
    else if ((await save({ snippetId: randomUuid(), text }))?.state === 'done')
      toasts.add({ type: 'success', title: '定型文に追加しました' })
  }
  const remove = async (snippetId: string): Promise<void> => {
    const text = list.find(snippet => snippet.snippetId === snippetId)?.text ?? ''
    const result = await take({ snippetId, text })
    if (result?.state !== 'done' || text === '') return
    toasts.add({
      type: 'info',
      title: '定型文を削除しました',
      action: { label: 'もとに戻す', onPress: () => void save({ snippetId, text }) },
    })
  }
  return {
    list: list.map(({ snippetId, text }) => ({ id: snippetId, text })),
    onAdd: text => void add(text),
    onDelete: id => void remove(id),
  }
}
