// Words of the steps that are taken with an article at the news desk (see acts.ts).
import type { Facts, Words } from './acts.ts'

const steps: Record<string, Words> = {
  save: { name: 'お知らせの保存', done: '保存しました', notDone: 'お知らせを保存できませんでした' },
  publish: { name: 'お知らせの公開', done: '公開しました', notDone: 'お知らせを公開できませんでした' },
  withdraw: { name: 'お知らせの取り下げ', done: '取り下げました', notDone: 'お知らせを取り下げられませんでした' },
  remove: { name: '下書きの削除', done: '下書きを削除しました', notDone: '下書きを削除できませんでした' },
}
const other: Words = {
  name: 'お知らせの変更',
  done: 'お知らせを変更しました',
  notDone: 'お知らせを変更できませんでした',
}

export const newsActs = {
  'news.step': ({ step }: Facts, answer: unknown): Words => {
    const words = steps[String(step)] ?? other
    const { state } = (answer ?? {}) as { state?: unknown }
    return step === 'publish' && state === 'scheduled' ? { ...words, done: '公開を予約しました' } : words
  },
}
