// The form in which a work is handed in: its title and picture beside the story, or beside words to the client.
import { emptyOf, type FormKind, type Ground, textOf } from '#app/shared/form/table.ts'
import { type OwnPicture, readOwnPicture } from '#app/shared/picture/own-picture.ts'
import { actFaults, TAILOR_MOST } from '#rules/tailor.ts'
import { lengthCount } from '#rules/text/count.ts'

export type DeliverFields = { workTitle: string; own: OwnPicture | null }

/** @param storyMost most characters of a story; null for pictures, beside which the text is words to the client */
export const deliverKind = (storyMost: number | null): FormKind<DeliverFields, 'saved'> => ({
  what: '納品',
  text: storyMost === null ? 'ひとこと（なくてもよい）' : '本文',
  title: ({ workTitle }) => workTitle || '（題なし）',
  faults: ({ workTitle, own }, text) => {
    const words = storyMost === null && text.trim() !== '' ? actFaults({ words: text }).words : undefined
    const story =
      storyMost === null
        ? undefined
        : text.trim() === ''
          ? '本文を入力してください。'
          : lengthCount(text) > storyMost
            ? `本文は${storyMost.toLocaleString('ja-JP')}文字以内で入力してください。`
            : undefined
    return {
      ...actFaults({ workTitle }),
      ...(storyMost === null && own === null ? { own: '納品する画像を選んでください。' } : {}),
      ...(words ? { text: words } : {}),
      ...(story ? { text: story } : {}),
    }
  },
  table: {
    workTitle: {
      ...{ label: '作品の題名', empty: '', read: textOf, required: true },
      control: { as: 'line', count: text => `${lengthCount(text)} / ${TAILOR_MOST.workTitle}字` },
    },
    own: {
      ...{ label: '作品の画像', empty: null, read: readOwnPicture },
      counts: ({ own }) => own?.pictureId ?? null,
    },
  },
})

export const deliverGround = (kind: FormKind<DeliverFields, 'saved'>): Ground<DeliverFields> => ({
  ...{ fields: emptyOf(kind), text: '', version: 0 },
})
